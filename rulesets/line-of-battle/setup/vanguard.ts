import type { Seat } from '@grognard/umpire'
import { sideOf } from '../players.ts'
import type { Ship, State } from '../state.ts'
import { raiderSide, vanguard } from '../tables/setup.ts'
import { hasRoom } from './places.ts'

const raiders = (state: State) =>
  state.ships.filter(ship => sideOf(state, ship.firstSeat) === raiderSide)

/** [LOB-S-2] Three ships of the raider come in before the first turn. */
export function hasVanguardEntered(state: State): boolean {
  if (state.rules.deployment !== 'convoy') return true
  const entered = raiders(state).filter(ship => ship.status !== 'waiting').length
  return entered >= vanguard || nextRaider(state) === undefined
}

/** The seat of the raider's next ship in the list. */
export function placesVanguard(state: State): readonly Seat[] {
  if (hasVanguardEntered(state)) return []
  const next = nextRaider(state)
  return next ? [next.seat] : []
}

/** The next in the list that finds room on the edge. */
function nextRaider(state: State): Ship | undefined {
  return raiders(state).find(ship => ship.status === 'waiting' && hasRoom(state, ship))
}
