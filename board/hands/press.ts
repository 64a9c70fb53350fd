import { distance } from '../base/place.ts'
import type { Point } from '../base/place.ts'

/** The pointer over the board with nothing pressed. */
export interface Hover {
  /** At most one hover a frame, since a ghost may cost the ruleset some thought. */
  soon(at: Point): void
  /** What waits for its frame is no longer told. */
  forget(): void
  leave(): void
  stop(): void
}

/** Milliseconds of thought that one feels. */
const LONG = 50

/** `hovered` is told where the pointer is, null when it leaves. */
export function createHover(hovered: (at: Point | null) => void): Hover {
  let hoverAt: Point | null = null
  let told: Point | null = null
  let waiting = 0
  let resting: ReturnType<typeof setTimeout> | undefined
  let wasMoved = false
  const tell = (): void => {
    waiting = 0
    if (!hoverAt) return
    told = hoverAt
    const began = performance.now()
    hovered(hoverAt)
    rest(performance.now() - began)
  }
  /** What took the ruleset long leaves the page as long to itself: the hand must not drag behind. */
  const rest = (took: number): void => {
    if (took < LONG) return
    resting = setTimeout(() => {
      resting = undefined
      if (wasMoved) waiting = requestAnimationFrame(tell)
      wasMoved = false
    }, took)
  }
  return {
    soon(at) {
      // A browser tells of a pointer at rest whenever something has changed beneath it.
      const isIdle = waiting === 0 && resting === undefined
      if (isIdle && told !== null && distance(told, at) === 0) return
      hoverAt = at
      if (resting !== undefined) wasMoved = true
      else if (waiting === 0) waiting = requestAnimationFrame(tell)
    },
    forget() {
      hoverAt = null
      told = null
    },
    leave() {
      hoverAt = null
      told = null
      hovered(null)
    },
    stop() {
      clearTimeout(resting)
      cancelAnimationFrame(waiting)
    },
  }
}

/** Fingers, pen or mouse while they are pressed; places in pixels. */
export interface Press {
  down(finger: number, at: Point, keys?: HeldKeys): void
  /** False where that finger is not pressed. */
  move(finger: number, at: Point): boolean
  up(finger: number, at: Point, by: Pointing): void
  cancel(finger: number): void
  stop(): void
}

type Fingers = Map<number, Point>

/** Pixels within which a press stays in one place. */
const STILL = 6
/** Milliseconds. */
const LONG_PRESS = 550
/** Milliseconds within which a second tap belongs to the first, and pixels. */
const TWICE = 350
const NEAR = { mouse: 6, pen: 10, touch: 24 } as const

/** What presses come to: a tap, a hold, a way drawn, the chart pushed or pinched. */
export function createPress(gestures: Gestures): Press {
  const fingers: Fingers = new Map()
  let pressed: Point | null = null
  let isMoving = false
  let isDrawing = false
  let isPinch = false
  let keys: HeldKeys = noKeys
  let lastTap: { at: Point; time: number } | null = null
  let holding: ReturnType<typeof setTimeout> | undefined

  const holdSoon = (at: Point): void => {
    clearTimeout(holding)
    holding = setTimeout(() => {
      if (isMoving || pressed !== at) return
      pressed = null
      gestures.held(at)
    }, LONG_PRESS)
  }

  const drag = (finger: number, before: Point, at: Point): void => {
    if (pressed && !isMoving && distance(pressed, at) < STILL) return
    if (pressed && !isMoving) {
      isMoving = true
      isDrawing = gestures.takesDrag(pressed, keys)
    }
    fingers.set(finger, at)
    if (isDrawing) gestures.drawn(at)
    else if (isMoving) gestures.panned(at.x - before.x, at.y - before.y)
  }

  /** Two in one place are a tap and another gesture. */
  const tap = (at: Point, by: Pointing): void => {
    const time = performance.now()
    const isSecond = lastTap && time - lastTap.time < TWICE && distance(lastTap.at, at) < NEAR[by]
    lastTap = isSecond ? null : { at, time }
    if (isSecond && !keys.shift && !keys.ctrl) gestures.tappedTwice(at)
    else gestures.tapped(at, by, keys)
  }

  const release = (): void => {
    pressed = null
    isDrawing = false
  }

  return {
    down(finger, at, held = noKeys) {
      keys = held
      fingers.set(finger, at)
      isPinch = fingers.size > 1
      isMoving = false
      isDrawing = false
      pressed = isPinch ? null : at
      if (pressed) holdSoon(pressed)
    },
    move(finger, at) {
      const before = fingers.get(finger)
      if (!before) return false
      if (isPinch) pinch(gestures, fingers, finger, at)
      else drag(finger, before, at)
      return true
    },
    up(finger, at, by) {
      if (!fingers.delete(finger)) return
      if (isDrawing) gestures.drawnTo(at)
      else if (pressed && !isMoving) tap(at, by)
      release()
    },
    cancel(finger) {
      fingers.delete(finger)
      release()
    },
    stop: () => clearTimeout(holding),
  }
}

/** The chart grows with the spread of two fingers and goes with their middle. */
function pinch(gestures: Gestures, fingers: Fingers, finger: number, at: Point): void {
  const before = fingers.get(finger) ?? at
  const other = [...fingers].find(([id]) => id !== finger)?.[1]
  fingers.set(finger, at)
  if (!other) return
  const spread = distance(other, at) / Math.max(1, distance(other, before))
  gestures.zoomed({ x: (other.x + at.x) / 2, y: (other.y + at.y) / 2 }, spread)
  gestures.panned((at.x - before.x) / 2, (at.y - before.y) / 2)
}

/** Keys that are held while something is pressed. */
export interface HeldKeys {
  shift: boolean
  ctrl: boolean
}

const noKeys: HeldKeys = { shift: false, ctrl: false }

export type Pointing = 'mouse' | 'touch' | 'pen'

/** What hands do over the board, in pixels from its top left corner. */
export interface Gestures {
  /** A press and release in one place. */
  tapped(at: Point, by: Pointing, keys: HeldKeys): void
  /** A second tap in the same place. */
  tappedTwice(at: Point): void
  /** A press that stays in one place for a while; its release is no tap. */
  held(at: Point): void
  /** The pointer moves with nothing pressed; null when it leaves. */
  hovered(at: Point | null): void
  /** A press begins to move. True when the hand draws with it; else the chart is moved. */
  takesDrag(from: Point, keys: HeldKeys): boolean
  drawn(at: Point): void
  drawnTo(at: Point): void
  panned(dx: number, dy: number): void
  zoomed(at: Point, factor: number): void
}
