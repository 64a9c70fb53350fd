import { fit, keptInside, limitsFor, panBy, toGround, toScreen, zoomAt } from './camera.ts'
import type { Camera } from './camera.ts'
import type { Bounds, Point, Size } from './place.ts'
import { holds, middleOf } from './place.ts'

/** The window onto the sheet: what part of the ground is seen, and how large. */
export interface View {
  camera(): Camera
  size(): Size
  /** The sheet, and the length that should be seen well at the closest. Both in ground units. */
  setSheet(bounds: Bounds, step: number): void
  /** What was fitted is fitted anew; else what lies in the middle stays there. */
  resize(size: Size): void
  fit(bounds: Bounds, margin: number): void
  pan(dx: number, dy: number): void
  zoom(factor: number, at?: Point): void
  centre(place: Point): void
  /** Moves just far enough for a ground point to be in view with some room; what was fitted is in view. */
  bringIn(place: Point): void
  toGround(screen: Point): Point
  toScreen(ground: Point): Point
}

/** What was brought wholly into view, until a hand moves it. */
interface Fitted {
  bounds: Bounds
  margin: number
}

const ROOM = 70

/** `changed` is called after each change. */
export function createView(changed: () => void): View {
  let camera: Camera = { x: 0, y: 0, scale: 1 }
  let size: Size = { width: 1, height: 1 }
  let sheet: Bounds = { x: 0, y: 0, width: 1, height: 1 }
  let step = 1
  let fitted: Fitted | null = null
  const look = (next: Camera, by: Fitted | null = null): void => {
    camera = keptInside(next, sheet)
    fitted = by
    changed()
  }
  const fitTo = (by: Fitted): void => look(fit(by.bounds, size, by.margin), by)
  const toScreenNow = (ground: Point): Point => toScreen(camera, size, ground)
  return {
    camera: () => camera,
    size: () => size,
    setSheet(bounds, length) {
      sheet = bounds
      step = length
    },
    resize(next) {
      size = next
      if (fitted) fitTo(fitted)
      else look(camera)
    },
    fit: (bounds, margin) => fitTo({ bounds, margin }),
    pan: (dx, dy) => look(panBy(camera, dx, dy)),
    zoom(factor, at) {
      const point = at ?? { x: size.width / 2, y: size.height / 2 }
      look(zoomAt(camera, size, point, factor, limitsFor(sheet, size, step)))
    },
    centre: place => look({ ...camera, ...place }),
    bringIn(place) {
      if (fitted && holds(fitted.bounds, place)) return
      const at = toScreenNow(place)
      look(panBy(camera, pushBy(at.x, size.width), pushBy(at.y, size.height)))
    },
    toGround: screen => toGround(camera, size, screen),
    toScreen: toScreenNow,
  }
}

/** Pixels to move the ground so that a coordinate lies at least ROOM inside the edges. */
function pushBy(at: number, length: number): number {
  if (length < 2 * ROOM) return length / 2 - at
  if (at < ROOM) return ROOM - at
  return Math.min(0, length - ROOM - at)
}

/** Bounds made larger on all sides, but not beyond the sheet, and never a mere dot. */
export function widened(bounds: Bounds, by: number, sheet: Bounds): Bounds {
  const middle = middleOf(bounds)
  const width = Math.min(sheet.width, Math.max(bounds.width + 2 * by, 4 * by))
  const height = Math.min(sheet.height, Math.max(bounds.height + 2 * by, 4 * by))
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
}
