import type { Seat } from '@grognard/umpire'
import type { State } from '../state.ts'
import { isOnBoard } from '../units.ts'
import { isRuined } from './points.ts'

/** How much of a side is ruined, in units, and whether none of it stands or is still to come. */
export interface Ruin {
  all: number
  ruined: number
  isGone: boolean
}

/** [BA-Q-34] Skirmish lines count with the unit that sent them. */
export function ruinOf(state: State, seat: Seat): Ruin {
  const units = state.units.filter(unit => unit.seat === seat && unit.mother === null)
  return {
    all: units.length,
    ruined: units.filter(unit => isRuined(state, unit)).length,
    isGone: !units.some(unit => isOnBoard(unit) || unit.status === 'waiting'),
  }
}
