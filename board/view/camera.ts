import { middleOf } from '../base/place.ts'
import type { Bounds, Point, Size } from '../base/place.ts'

/** The ground point in the middle of the view, and the pixels of one ground unit. */
export interface Camera {
  x: number
  y: number
  scale: number
}

/** The smallest and the largest scale that make sense for a picture. */
export interface Limits {
  least: number
  most: number
}

export function toScreen(camera: Camera, size: Size, ground: Point): Point {
  return {
    x: size.width / 2 + (ground.x - camera.x) * camera.scale,
    y: size.height / 2 - (ground.y - camera.y) * camera.scale,
  }
}

export function toGround(camera: Camera, size: Size, screen: Point): Point {
  return {
    x: camera.x + (screen.x - size.width / 2) / camera.scale,
    y: camera.y - (screen.y - size.height / 2) / camera.scale,
  }
}

/** All of the bounds in view with a margin in pixels around them. */
export function fit(bounds: Bounds, size: Size, margin: number): Camera {
  const width = Math.max(size.width - 2 * margin, 1)
  const height = Math.max(size.height - 2 * margin, 1)
  const scale = Math.min(width / Math.max(bounds.width, 1), height / Math.max(bounds.height, 1))
  return { ...middleOf(bounds), scale }
}

/** Pixels of a step of the measure as near as it gets. */
const CLOSEST = 170

/** From the whole picture at half its fitting size to as near as makes sense for a step of the measure. */
export function limitsFor(bounds: Bounds, size: Size, step: number): Limits {
  const whole = fit(bounds, size, 0).scale
  return { least: whole / 2, most: Math.max(CLOSEST / step, whole * 4) }
}

/** The ground point under the screen point stays under it. */
export function zoomAt(
  camera: Camera,
  size: Size,
  screen: Point,
  factor: number,
  limits: Limits,
): Camera {
  const scale = Math.min(limits.most, Math.max(limits.least, camera.scale * factor))
  const held = toGround(camera, size, screen)
  return {
    x: held.x - (screen.x - size.width / 2) / scale,
    y: held.y + (screen.y - size.height / 2) / scale,
    scale,
  }
}

/** The ground follows a drag of so many pixels. */
export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y + dy / camera.scale }
}

/**
 * No more bare ground than `room` pixels is seen beyond an edge of the picture while there is more of
 * it to be seen on the other side; `window` is what is seen of it, in pixels.
 */
export function filled(camera: Camera, bounds: Bounds, window: Size, room: number): Camera {
  const along = (at: number, from: number, length: number, seen: number): number => {
    const half = Math.min(length / 2, (seen / 2 - room) / camera.scale)
    return half <= 0 ? at : Math.min(from + length - half, Math.max(from + half, at))
  }
  return {
    ...camera,
    x: along(camera.x, bounds.x, bounds.width, window.width),
    y: along(camera.y, bounds.y, bounds.height, window.height),
  }
}

/** The middle of the view never leaves the picture. */
export function keptInside(camera: Camera, bounds: Bounds): Camera {
  return {
    ...camera,
    x: Math.min(bounds.x + bounds.width, Math.max(bounds.x, camera.x)),
    y: Math.min(bounds.y + bounds.height, Math.max(bounds.y, camera.y)),
  }
}
