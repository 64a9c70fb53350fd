import { cosine, normalise, sine, turnBetween } from '@grognard/geometry/measured/angle.ts'
import type { Pose } from '@grognard/geometry'
import { whole } from '@grognard/geometry/measured/units.ts'
import type { Staff } from '../state.ts'
import type { Marcher } from './marcher.ts'

/** Where staff figures come to, by id: x, y, heading for each. */
export interface StaffMoves {
  staff: string[]
  places: number[]
}

/** [BA-1.1.4-13] Staff figures in contact keep their place at the side of the unit that moves. */
export function moveStaffAlong(staff: readonly Staff[], marcher: Marcher, moves: StaffMoves): void {
  for (const figure of staff) {
    if (figure.contact !== marcher.unit.id || figure.status !== 'onBoard') continue
    moves.staff.push(figure.id)
    moves.places.push(...besides(marcher, figure))
  }
}

/** Where something that stood beside a unit stands after its move: x, y and heading. */
export function besides({ from, to }: Marcher, { x, y, heading }: Pose): number[] {
  const turn = turnBetween(from.heading, to.heading)
  const dx = x - from.x
  const dy = y - from.y
  return [
    to.x + whole(dx * cosine(turn) + dy * sine(turn)),
    to.y + whole(dy * cosine(turn) - dx * sine(turn)),
    normalise(heading + turn),
  ]
}
