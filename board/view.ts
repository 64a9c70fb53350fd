import { filled, fit, keptInside, limitsFor, panBy, toGround, toScreen, zoomAt } from './camera.ts'
import type { Camera } from './camera.ts'
import type { Bounds, Point, Size } from './place.ts'
import { holds, middleOf } from './place.ts'

/** The window onto the sheet: what part of the ground is seen, and how large. */
export interface View {
  camera(): Camera
  size(): Size
  /** The sheet, and the length that should be seen well at the closest. Both in ground units. */
  setSheet(bounds: Bounds, step: number): void
  /** What was fitted is fitted anew, but for a panel that rises from below; else what lies in the middle stays there. */
  resize(size: Size): void
  /** What of the window lies under panels. Nothing moves when more does; when less does, what was moved for panels goes back. */
  setCover(cover: Cover): void
  /** The ground that is in view and under no panel. */
  window(): Bounds
  fit(bounds: Bounds, margin: number): void
  /** The pixels of a ground unit if these were fitted. */
  scaleFor(bounds: Bounds, margin: number): number
  pan(dx: number, dy: number): void
  zoom(factor: number, at?: Point): void
  centre(place: Point): void
  look(camera: Camera): void
  /** Moves just far enough for a ground point to be in view with some room; what was fitted is in view. */
  bringIn(place: Point): void
  toGround(screen: Point): Point
  toScreen(ground: Point): Point
}

/** How much of the window lies under panels at each edge, in pixels. */
export interface Cover {
  top: number
  right: number
  bottom: number
  left: number
}

/** What was brought wholly into view, until a hand moves it. */
interface Fitted {
  bounds: Bounds
  margin: number
}

/** Pixels from an edge at which a place still counts as seen, and at which one is put that does not. */
const NEAR = 40
const ROOM = 60

/** `changed` is called after each change. */
export function createView(changed: () => void): View {
  let camera: Camera = { x: 0, y: 0, scale: 1 }
  let size: Size = { width: 1, height: 1 }
  let sheet: Bounds = { x: 0, y: 0, width: 1, height: 1 }
  let step = 1
  let fitted: Fitted | null = null
  let cover: Cover = { top: 0, right: 0, bottom: 0, left: 0 }
  /** How the window lay before it was moved to see a place from under panels, until a hand moves it. */
  let pushed: { from: Camera; by: Fitted | null; place: Point } | null = null
  /** The part of the window that lies under no panel. */
  const free = () => ({
    left: cover.left,
    top: cover.top,
    right: Math.max(cover.left + 1, size.width - cover.right),
    bottom: Math.max(cover.top + 1, size.height - cover.bottom),
  })
  /** From the middle of the window to the middle of what is free of it, in pixels. */
  const aside = (): Point => {
    const { left, top, right, bottom } = free()
    return { x: (left + right - size.width) / 2, y: (top + bottom - size.height) / 2 }
  }
  /** The middle of what is free never leaves the sheet. */
  const look = (next: Camera, by: Fitted | null = null): void => {
    const { x, y } = aside()
    camera = panBy(keptInside(panBy(next, -x, -y), sheet), x, y)
    fitted = by
    pushed = null
    changed()
  }
  const freeSize = (): Size => {
    const { left, top, right, bottom } = free()
    return { width: right - left, height: bottom - top }
  }
  const fitTo = (by: Fitted): void => {
    const { x, y } = aside()
    const window = freeSize()
    const whole = fit(by.bounds, window, by.margin)
    look(panBy(filled(whole, sheet, window, by.margin), x, y), by)
  }
  const toScreenNow = (ground: Point): Point => toScreen(camera, size, ground)
  const push = (place: Point): void => {
    const at = toScreenNow(place)
    const { left, top, right, bottom } = free()
    const isFree = at.x > left && at.x < right && at.y > top && at.y < bottom
    if (fitted && isFree && holds(fitted.bounds, place)) return
    const [dx, dy] = [pushBy(at.x, left, right), pushBy(at.y, top, bottom)]
    if (dx === 0 && dy === 0) return
    const before = pushed ?? { from: camera, by: fitted }
    const window = { width: right - left, height: bottom - top }
    const { x, y } = aside()
    const moved = panBy(panBy(camera, dx, dy), -x, -y)
    look(panBy(filled(moved, sheet, window, ROOM), x, y))
    pushed = { ...before, place }
  }
  return {
    camera: () => camera,
    size: () => size,
    setSheet(bounds, length) {
      sheet = bounds
      step = length
    },
    resize(next) {
      const by = { width: next.width - size.width, height: next.height - size.height }
      size = next
      const isHigherOnly = by.width === 0 && by.height !== 0
      if (fitted && !isHigherOnly) fitTo(fitted)
      else if (fitted) look(cornerKept(camera, by), fitted)
      else look(by.width === 0 || by.height === 0 ? cornerKept(camera, by) : camera)
    },
    setCover(next) {
      const isLess = next.top + next.bottom < cover.top + cover.bottom
      cover = next
      if (!isLess || !pushed) return
      const { from, by, place } = pushed
      look(from, by)
      push(place)
    },
    window() {
      const { left, top, right, bottom } = free()
      const [low, high] = [
        toGround(camera, size, { x: left, y: bottom }),
        toGround(camera, size, { x: right, y: top }),
      ]
      return { x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y }
    },
    fit: (bounds, margin) => fitTo({ bounds, margin }),
    scaleFor: (bounds, margin) => fit(bounds, freeSize(), margin).scale,
    pan: (dx, dy) => look(panBy(camera, dx, dy)),
    zoom(factor, at) {
      const point = at ?? { x: size.width / 2, y: size.height / 2 }
      look(zoomAt(camera, size, point, factor, limitsFor(sheet, size, step)))
    },
    centre: place => look({ ...camera, ...place }),
    look: next => look(next),
    bringIn: push,
    toGround: screen => toGround(camera, size, screen),
    toScreen: toScreenNow,
  }
}

/** A window that grows or shrinks on one side only keeps its ground at the other. */
function cornerKept(camera: Camera, by: Size): Camera {
  return panBy(camera, -by.width / 2, -by.height / 2)
}

/** Pixels to move the ground so that a coordinate lies well inside the edges; none while it is seen. */
function pushBy(at: number, low: number, high: number): number {
  if (high - low < 2 * ROOM) return (low + high) / 2 - at
  if (at >= low + NEAR && at <= high - NEAR) return 0
  if (at < low + ROOM) return low + ROOM - at
  return Math.min(0, high - ROOM - at)
}

/** Bounds made larger on all sides, but not beyond the sheet, and never a mere dot. */
export function widened(bounds: Bounds, by: number, sheet: Bounds): Bounds {
  const middle = middleOf(bounds)
  const width = Math.min(sheet.width, Math.max(bounds.width + 2 * by, 4 * by))
  const height = Math.min(sheet.height, Math.max(bounds.height + 2 * by, 4 * by))
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
}

/** In a window that is higher than wide a broad sheet is seen in its height, its middle first. */
export function heightOf(sheet: Bounds, { width, height }: Size): Bounds {
  const isBroad = width < height && sheet.width > sheet.height
  if (!isBroad) return sheet
  const part = Math.max(sheet.width / 2, (sheet.height * width) / height)
  return { ...sheet, x: sheet.x + (sheet.width - part) / 2, width: part }
}
