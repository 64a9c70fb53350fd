import { distance } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { NAME_HEIGHT } from './labels.ts'

/** A name this close to its block needs no line, in pixels. */
const CLOSE = 11

const held = (at: number, half: number): number => Math.max(-half, Math.min(half, at))

/** From the edge of a block's ground to the edge of its name, as path data; null where they are close. */
export function blockLeader(offset: Point, clear: Point, width: number): string | null {
  const to = {
    x: offset.x - held(offset.x, width / 2 - 3),
    y: offset.y - held(offset.y, NAME_HEIGHT / 2 - 1),
  }
  const from = { x: held(to.x, clear.x), y: held(to.y, clear.y) }
  if (distance(from, to) < CLOSE) return null
  return `M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(to.x)} ${Math.round(to.y)}`
}

/** How far beyond the edge of its block a name may stand on a line, in pixels. */
const FAR_OFF = [16, 34, 54, 78]

/** On a narrow window lines that long would be a thicket. */
const NARROW = 640
const NOT_SO_FAR = 30

/** Eight ways round a block, nearer ones first; `breadth` is the window's. */
export function farOff(clear: Point, width: number, breadth: number): Point[] {
  const farthest = breadth < NARROW ? NOT_SO_FAR : Infinity
  return FAR_OFF.filter(far => far < farthest).flatMap(far => {
    const [across, down] = [clear.x + width / 2 + far, clear.y + NAME_HEIGHT / 2 + far]
    return [
      { x: across, y: 0 },
      { x: -across, y: 0 },
      { x: across, y: down * 0.7 },
      { x: -across, y: down * 0.7 },
      { x: 0, y: down },
      { x: across, y: -down * 0.7 },
      { x: -across, y: -down * 0.7 },
      { x: 0, y: -down - 14 },
    ]
  })
}
