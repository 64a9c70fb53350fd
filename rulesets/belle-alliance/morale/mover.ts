import { offset } from '@grognard/geometry/measured/offset.ts'
import type { Hull, Point } from '@grognard/geometry'
import type { Unit } from '../state.ts'
import type { Manner } from './passage.ts'

/** A unit that is shifted along with a forced move, from one point of the way to another. */
export interface Mover {
  unit: Unit
  manner: Manner
  /** Where on the way it is met, and where it is left behind; lengths in 1/1000 cm. */
  from: number
  until: number | null
  /** How far it overhangs the board's edge at the start: it may go on so, but no farther. */
  overhang: number
  /** The building it breaks out of. */
  leaves: Hull | null
}

/** The mover with its unit as that stands when the body has come so far. */
export function moverAt(mover: Mover, heading: number, distance: number): Mover {
  const { unit, from, until } = mover
  const shift = shiftOf(heading, from, Math.min(until ?? distance, distance))
  return { ...mover, unit: { ...unit, x: unit.x + shift.x, y: unit.y + shift.y } }
}

function shiftOf(heading: number, from: number, to: number): Point {
  const start = offset({ x: 0, y: 0, heading }, from, 0)
  const end = offset({ x: 0, y: 0, heading }, to, 0)
  return { x: end.x - start.x, y: end.y - start.y }
}
