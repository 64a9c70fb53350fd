import type { Bounds, Point, Size } from './place.ts'

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
export function asideOf(room: Room): Point {
  const { left, top, right, bottom } = freeOf(room)
  return { x: (left + right - room.size.width) / 2, y: (top + bottom - room.size.height) / 2 }
}
