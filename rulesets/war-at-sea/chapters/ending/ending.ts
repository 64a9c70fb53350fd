import type { State } from '../../model/state.ts'
import { isAfloat } from '../../model/units.ts'
import type { WasTable } from '../../rules.ts'
import { claimObjectives } from './objectives.ts'
import { byPoints, finalScore, scenarioEnds } from './scenario-ends.ts'
import type { Verdict } from './scenario-ends.ts'

/** [WAS-160] [WAS-162] Objectives are claimed, and victory is looked at, only when a turn ends. */
export function endTurn(table: WasTable): void {
  claimObjectives(table)
  const verdict = verdictOf(table.state)
  if (!verdict) return
  const points = table.state.players.map(({ seat }) => finalScore(table.state, seat))
  table.emit({ kind: 'battleEnded', ...verdict, points })
}

/** Undefined where the battle goes on. */
export function verdictOf(state: State): Verdict | undefined {
  const { early, atTheEnd = byPoints } = scenarioEnds[state.rules.victory]
  return early?.(state) ?? (isOver(state) ? atTheEnd(state) : undefined)
}

/** [WAS-164] The last turn is over, or a side has nothing left to fight with. */
function isOver(state: State): boolean {
  if (state.turn >= state.rules.turnLimit) return true
  return state.players.some(({ seat }) => !hasAnythingLeft(state, seat))
}

function hasAnythingLeft(state: State, seat: string): boolean {
  const isThere = state.units.some(
    unit => unit.seat === seat && (isAfloat(unit) || unit.status === 'waiting'),
  )
  return isThere || state.aircraft.some(plane => plane.seat === seat && plane.status !== 'lost')
}
