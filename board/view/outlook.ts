import { holds } from '../base/place.ts'
import type { Bounds, Point, Size } from '../base/place.ts'
import { filled, fit, keptInside, panBy, toScreen } from './camera.ts'
import type { Camera } from './camera.ts'

/** How much of the window lies under panels at each edge, in pixels. */
export interface Cover {
  top: number
  right: number
  bottom: number
  left: number
}

/** The window and the sheet that is seen through it. */
export interface Room {
  /** In pixels. */
  size: Size
  cover: Cover
  /** In ground units. */
  sheet: Bounds
  /** The length that should be seen well at the closest, in ground units. */
  step: number
}

/** Where the part of the window that lies under no panel begins and ends, in pixels. */
export function freeOf({ size, cover }: Room): Cover {
  return {
    left: cover.left,
    top: cover.top,
    right: Math.max(cover.left + 1, size.width - cover.right),
    bottom: Math.max(cover.top + 1, size.height - cover.bottom),
  }
}

/** Its extent in pixels. */
export function freeSize(room: Room): Size {
  const { left, top, right, bottom } = freeOf(room)
  return { width: right - left, height: bottom - top }
}

/** From the middle of the window to the middle of what is free of it, in pixels. */
function asideOf(room: Room): Point {
  const { left, top, right, bottom } = freeOf(room)
  return { x: (left + right - room.size.width) / 2, y: (top + bottom - room.size.height) / 2 }
}

/** What was brought wholly into view, until a hand moves it. */
interface Fitted {
  bounds: Bounds
  margin: number
}

/** How the window lay before it followed what is told. */
interface Left {
  from: Camera
  by: Fitted | null
}

/** Where the window lies over the sheet, and why it lies there. */
export interface Outlook {
  camera(): Camera
  fitted(): Fitted | null
  /** The middle of what is free never leaves the sheet. */
  look(next: Camera, by?: Fitted | null): void
  fitTo(by: Fitted): void
  /** For a hand: moves just far enough for a ground point to be seen well; what was fitted is in view. */
  push(place: Point): void
  /** By itself: moves only for a ground point that is out of sight altogether, or within so many pixels of that. */
  follow(place: Point, early?: number): void
  /** By itself: near enough to a ground point for so many ground units to fill a good part of the window. */
  closeUp(place: Point, length: number): void
  /** Back to where it lay before it followed anything, unless a hand has moved it since. */
  comeBack(): void
}

/** Pixels from an edge at which a place still counts as seen, and at which one is put that does not. */
export const NEAR = 40
const ROOM = 60
/** A piece that is looked at closely takes this share of the window. */
const CLOSE_UP = 0.3

/** `changed` is called after each change. */
export function createOutlook(room: Room, changed: () => void): Outlook {
  let camera: Camera = { x: 0, y: 0, scale: 1 }
  let fitted: Fitted | null = null
  let left: Left | null = null
  const look = (next: Camera, by: Fitted | null = null): void => {
    const { x, y } = asideOf(room)
    camera = panBy(keptInside(panBy(next, -x, -y), room.sheet), x, y)
    fitted = by
    left = null
    changed()
  }
  const moveTo = (place: Point): void => {
    const at = toScreen(camera, room.size, place)
    const free = freeOf(room)
    const [dx, dy] = [pushBy(at.x, free.left, free.right), pushBy(at.y, free.top, free.bottom)]
    if (dx !== 0 || dy !== 0) look(filledFrom(panBy(camera, dx, dy), room))
  }
  const isSeen = (place: Point, well = 0): boolean =>
    isWithin(toScreen(camera, room.size, place), inside(freeOf(room), well))
  return {
    camera: () => camera,
    fitted: () => fitted,
    look,
    fitTo: by => look(fittedIn(by, room), by),
    push(place) {
      if (!(fitted && isSeen(place) && holds(fitted.bounds, place))) moveTo(place)
    },
    follow(place, early = 0) {
      if (isSeen(place, early)) return
      const before = left ?? { from: camera, by: fitted }
      moveTo(place)
      left = before
    },
    closeUp(place, length) {
      const { width, height } = freeSize(room)
      const scale = (Math.min(width, height) * CLOSE_UP) / length
      if (scale <= camera.scale) return this.follow(place, ROOM)
      const before = left ?? { from: camera, by: fitted }
      look(filledFrom({ ...place, scale }, room))
      left = before
    },
    comeBack() {
      if (left) look(left.from, left.by)
    },
  }
}

/** The camera that shows it wholly in what is free of the window. */
function fittedIn({ bounds, margin }: Fitted, room: Room): Camera {
  const { x, y } = asideOf(room)
  const window = freeSize(room)
  const whole = fit(bounds, window, margin)
  return panBy(filled(whole, room.sheet, window, margin), x, y)
}

/** The camera where it shows no more bare ground beyond the sheet than it must. */
function filledFrom(moved: Camera, room: Room): Camera {
  const { x, y } = asideOf(room)
  return panBy(filled(panBy(moved, -x, -y), room.sheet, freeSize(room), ROOM), x, y)
}

/** So many pixels inside the edges; the whole where it is too small for that. */
function inside({ left, top, right, bottom }: Cover, by: number): Cover {
  const [x, y] = [right - left, bottom - top].map(extent => (extent > 4 * by ? by : 0))
  return {
    left: left + (x ?? 0),
    right: right - (x ?? 0),
    top: top + (y ?? 0),
    bottom: bottom - (y ?? 0),
  }
}

function isWithin({ x, y }: Point, { left, top, right, bottom }: Cover): boolean {
  return x > left && x < right && y > top && y < bottom
}

/** Pixels to move the ground so that a coordinate lies well inside the edges; none while it is seen. */
function pushBy(at: number, low: number, high: number): number {
  if (high - low < 2 * ROOM) return (low + high) / 2 - at
  if (at >= low + NEAR && at <= high - NEAR) return 0
  if (at < low + ROOM) return low + ROOM - at
  return Math.min(0, high - ROOM - at)
}
