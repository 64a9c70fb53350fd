import { isAllowed } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import type { Helping } from '../fire/help.ts'
import type { State } from '../state.ts'
import { isOnBoard } from '../units.ts'
import { meleeHelp } from './help.ts'
import { fightsToHelpIn } from './helping.ts'

/** [BA-4.1.6-01] [BA-4.1.7-01] Seats with an attack that somebody can help. */
export function attackersWithFriends(state: State): readonly Seat[] {
  return seatsWithFriends(state, 'attackers')
}

/** [BA-4.1.6-03] [BA-4.1.7-01] The same of those that are attacked. */
export function defendersWithFriends(state: State): readonly Seat[] {
  return seatsWithFriends(state, 'defenders')
}

/** Asked before play rests at the step: the place is set for it. */
function seatsWithFriends(state: State, at: 'attackers' | 'defenders'): Seat[] {
  if (state.attacks.every(attack => attack.state !== 'met')) return []
  const resting = { ...state, place: [{ at, loop: [], waiting: [] }] }
  return state.sides.map(({ seat }) => seat).filter(seat => hasFriends(resting, seat))
}

function hasFriends(state: State, seat: Seat): boolean {
  const own = state.units.filter(unit => unit.seat === seat && isOnBoard(unit))
  return fightsToHelpIn(state, seat).some(pair =>
    own.some(({ id: unit }) => canHelp({ state, seat, unit, ...pair })),
  )
}

function canHelp(helping: Helping): boolean {
  return isAllowed(meleeHelp.neighbour, helping) || isAllowed(meleeHelp.support, helping)
}
