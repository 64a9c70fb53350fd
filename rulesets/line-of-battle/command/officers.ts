import type { Seat } from '@grognard/umpire'
import { isOperational } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { seniorityOf } from '../tables/command.ts'
import type { OfficerId } from '../tables/command.ts'

/** [LOB-038] [LOB-039] The officer who leads from the ship; nobody once she is sunk, lost or fled. */
export function officerAboard(ship: Ship): OfficerId | null {
  return isOperational(ship) && ship.seat === ship.firstSeat ? ship.officer : null
}

/** [LOB-051] Only the highest officer of the seat's fleet counts. */
export function highestOfficer(state: State, seat: Seat): OfficerId | null {
  let highest: OfficerId | null = null
  for (const ship of state.ships)
    if (ship.seat === seat) highest = higherOf(highest, officerAboard(ship))
  return highest
}

export function higherOf(one: OfficerId | null, other: OfficerId | null): OfficerId | null {
  return seniorityOf(other) > seniorityOf(one) ? other : one
}
