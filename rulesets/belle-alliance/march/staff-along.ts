import { cosine, normalise, sine, turnBetween } from '@grognard/geometry/measured/angle.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import type { Staff } from '../state.ts'
import type { Marcher } from './marcher.ts'

/** Where staff figures come to, by id: x, y, heading for each. */
export interface StaffMoves {
  staff: string[]
  places: number[]
}

/** [BA-1.1.4-13] Staff figures in contact keep their place at the side of the unit that moves. */
export function moveStaffAlong(
  staff: readonly Staff[],
  { unit, from, to }: Marcher,
  moves: StaffMoves,
): void {
  for (const figure of staff) {
    if (figure.contact !== unit.id || figure.status !== 'onBoard') continue
    const turn = turnBetween(from.heading, to.heading)
    const dx = figure.x - from.x
    const dy = figure.y - from.y
    moves.staff.push(figure.id)
    moves.places.push(
      to.x + whole(dx * cosine(turn) + dy * sine(turn)),
      to.y + whole(dy * cosine(turn) - dx * sine(turn)),
      normalise(figure.heading + turn),
    )
  }
}
