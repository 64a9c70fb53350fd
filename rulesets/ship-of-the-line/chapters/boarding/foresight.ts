import { shipOf } from '../../model/ships.ts'
import type { SolContinuation, SolTable } from '../../rules.ts'
import { end, isResolved, resolve } from './fight.ts'
import {
  boardingOf,
  defenderWithGuns,
  defenderWithSecondVolley,
  fireGrape,
  fullVolley,
  grape,
  isVolleySpent,
} from './grape.ts'

/** [SOL-103] What will come of a boarding whose defender fires all the grape he may, which is free. */
export function foreseeBoarding(table: SolTable): SolContinuation {
  if (defenderWithGuns(table.state).length > 0) loadGrape(table)
  return foreseeGrape
}

/** The volley before the fight, gun by gun. */
export function foreseeGrape(table: SolTable): SolContinuation {
  fireGrape(table)
  if (table.state.outcome) return undefined
  return isVolleySpent(table.state) ? foreseeFight : foreseeGrape
}

/** [SOL-108] Equal dice are rolled again. */
export function foreseeFight(table: SolTable): SolContinuation {
  resolve(table)
  if (table.state.outcome) return undefined
  if (!isResolved(table.state)) return foreseeFight
  if (defenderWithSecondVolley(table.state).length > 0) loadGrape(table)
  return foreseeSecondGrape
}

/** [SOL-109] The volley after the boarders who were thrown back. */
export function foreseeSecondGrape(table: SolTable): SolContinuation {
  fireGrape(table)
  if (table.state.outcome) return undefined
  if (!isVolleySpent(table.state)) return foreseeSecondGrape
  end(table)
  return undefined
}

function loadGrape(table: SolTable): void {
  const { seat } = shipOf(table.state, boardingOf(table.state).defender)
  const order = fullVolley(table.state, seat)
  if (order) grape.execute(table, seat, order)
}
