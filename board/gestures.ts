import { distance } from './place.ts'
import type { Point } from './place.ts'

export type Pointing = 'mouse' | 'touch' | 'pen'

/** What hands do over the board, in pixels from its top left corner. */
export interface Gestures {
  /** A press and release in one place. */
  tapped(at: Point, by: Pointing): void
  /** A press that stays in one place for a while; its release is no tap. */
  held(at: Point): void
  /** The pointer moves with nothing pressed; null when it leaves. */
  hovered(at: Point | null): void
  /** A press begins to move. True when the hand draws with it; else the chart is moved. */
  takesDrag(from: Point): boolean
  drawn(at: Point): void
  drawnTo(at: Point): void
  panned(dx: number, dy: number): void
  zoomed(at: Point, factor: number): void
}

const STILL = 6
const LINE_HEIGHT = 16
const LONG_PRESS = 550

/** Listens to mouse, pen and fingers on an element, which may be pushed about within its frame; returns the way to stop. */
export function listen(element: SVGSVGElement, frame: HTMLElement, gestures: Gestures): () => void {
  const fingers = new Map<number, Point>()
  let pressed: Point | null = null
  let isMoving = false
  let isDrawing = false
  let isPinch = false

  const placeOf = (event: PointerEvent | WheelEvent): Point => {
    const edge = frame.getBoundingClientRect()
    return { x: event.clientX - edge.left, y: event.clientY - edge.top }
  }

  let holding = 0
  const holdSoon = (at: Point): void => {
    clearTimeout(holding)
    holding = window.setTimeout(() => {
      if (isMoving || pressed !== at) return
      pressed = null
      gestures.held(at)
    }, LONG_PRESS)
  }

  const down = (event: PointerEvent): void => {
    hoverAt = null
    if (event.pointerType === 'mouse' && event.button !== 0) return
    fingers.set(event.pointerId, placeOf(event))
    element.setPointerCapture(event.pointerId)
    isPinch = fingers.size > 1
    pressed = isPinch ? null : placeOf(event)
    isMoving = false
    isDrawing = false
    if (pressed) holdSoon(pressed)
  }

  let hoverAt: Point | null = null
  let waiting = 0
  /** At most one hover a frame, since a ghost may cost the ruleset some thought. */
  const hoverSoon = (at: Point): void => {
    hoverAt = at
    if (waiting === 0)
      waiting = requestAnimationFrame(() => {
        waiting = 0
        if (hoverAt) gestures.hovered(hoverAt)
      })
  }

  const move = (event: PointerEvent): void => {
    const at = placeOf(event)
    const before = fingers.get(event.pointerId)
    if (!before) return hoverSoon(at)
    if (isPinch) return pinch(event.pointerId, before, at)
    if (pressed && !isMoving && distance(pressed, at) < STILL) return
    if (pressed && !isMoving) {
      isMoving = true
      isDrawing = gestures.takesDrag(pressed)
    }
    fingers.set(event.pointerId, at)
    if (isDrawing) gestures.drawn(at)
    else if (isMoving) gestures.panned(at.x - before.x, at.y - before.y)
  }

  const pinch = (id: number, before: Point, at: Point): void => {
    const other = [...fingers].find(([finger]) => finger !== id)?.[1]
    fingers.set(id, at)
    if (!other) return
    const spread = distance(other, at) / Math.max(1, distance(other, before))
    gestures.zoomed({ x: (other.x + at.x) / 2, y: (other.y + at.y) / 2 }, spread)
    gestures.panned((at.x - before.x) / 2, (at.y - before.y) / 2)
  }

  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return
    const at = placeOf(event)
    if (isDrawing) gestures.drawnTo(at)
    else if (pressed && !isMoving) gestures.tapped(at, pointingOf(event))
    pressed = null
    isDrawing = false
  }

  const cancel = (event: PointerEvent): void => {
    fingers.delete(event.pointerId)
    pressed = null
    isDrawing = false
  }

  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * LINE_HEIGHT
    gestures.zoomed(placeOf(event), Math.exp(-Math.max(-200, Math.min(200, pixels)) / 400))
  }

  /** A tap is the chart's own: no click follows it, which would fall on what has risen under the finger. */
  const touched = (event: TouchEvent): void => {
    if (event.cancelable) event.preventDefault()
    if (!frame.contains(document.activeElement)) frame.focus({ preventScroll: true })
  }

  const leave = (): void => {
    hoverAt = null
    gestures.hovered(null)
  }
  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', cancel)
  element.addEventListener('pointerleave', leave)
  element.addEventListener('wheel', wheel, { passive: false })
  element.addEventListener('touchend', touched, { passive: false })
  return () => {
    cancelAnimationFrame(waiting)
    clearTimeout(holding)
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', up)
    element.removeEventListener('pointercancel', cancel)
    element.removeEventListener('pointerleave', leave)
    element.removeEventListener('wheel', wheel)
    element.removeEventListener('touchend', touched)
  }
}

function pointingOf(event: PointerEvent): Pointing {
  return event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse'
}
