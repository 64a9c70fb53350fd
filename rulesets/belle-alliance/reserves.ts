import type { Seat } from '@grognard/umpire'
import type { State } from './state.ts'

interface Figure {
  seat: Seat
  status: string
}

/** [BA-Q-71] What of the other side is still to arrive. */
function isHidden({ seat: owner, status }: Figure, seat: Seat): boolean {
  return status === 'waiting' && owner !== seat
}

/**
 * The state without the units and staff that the seat cannot know of; the very state where there are
 * none. It shares all else with the state given, so it is for reading.
 */
export function withoutReserves(state: State, seat: Seat): State {
  const isOpen = (figure: Figure) => !isHidden(figure, seat)
  if (state.units.every(isOpen) && state.staff.every(isOpen)) return state
  return { ...state, units: state.units.filter(isOpen), staff: state.staff.filter(isOpen) }
}

/**
 * Puts who has arrived at the end of the list and takes him from his place among those who wait, if
 * he has one: so state and views have the same order, and none tells how many are still to come.
 */
export function putLast<Some extends { id: string }>(list: Some[], arrived: Some): void {
  const at = list.findIndex(({ id }) => id === arrived.id)
  if (at >= 0) list.splice(at, 1)
  list.push(arrived)
}
