import type { Seat } from '@grognard/umpire'
import type { BaTable } from '../rules.ts'
import type { State } from '../state.ts'
import type { BattleEnded } from './events.ts'
import { levelFor } from './level.ts'
import { pointsNow } from './points.ts'
import { ruinOf } from './ruin.ts'

/** [BA-Q-34] The battle ends with its last turn, or when too much of a side is ruined. */
export function endBattle(table: BaTable): void {
  const { state } = table
  const ending = suddenEnding(state) ?? lastTurnEnding(state)
  if (ending) table.emit(ending)
}

function lastTurnEnding(state: State): BattleEnded | undefined {
  if (state.turn < state.lastTurn) return undefined
  const points = pointsNow(state)
  const level = levelFor(state.victory.levels, points)
  const winners = level.seat === null ? [] : [level.seat]
  return { kind: 'battleEnded', cause: 'turns', points, grade: level.grade, winners }
}

/** A side of which more than the share is ruined, or of which nothing is left, has lost. */
function suddenEnding(state: State): BattleEnded | undefined {
  const beaten = state.sides.filter(({ seat }) => isBeaten(state, seat)).map(side => side.seat)
  if (beaten.length === 0) return undefined
  const winners = state.sides.map(side => side.seat).filter(seat => !beaten.includes(seat))
  const grade = winners.length === 0 ? 'draw' : 'decisive'
  return { kind: 'battleEnded', cause: 'ruin', points: pointsNow(state), grade, winners }
}

function isBeaten(state: State, seat: Seat): boolean {
  const { all, ruined, isGone } = ruinOf(state, seat)
  if (isGone) return true
  const { suddenEnd } = state.victory
  return suddenEnd !== null && ruined * 100 > all * suddenEnd.percent
}
