import type { Message, Seat } from '@grognard/umpire'
import type { VictoryLevel } from '../../model/setting.ts'
import type { State } from '../../model/state.ts'
import { isOnBoard, seatsOf } from '../../model/units.ts'
import type { BaTable } from '../../rules.ts'
import type { Key } from '../../words.ts'
import type { BattleEnded } from './events.ts'
import { levelTold, scoredTold, winnersLead } from './points-told.ts'
import { isRuined, pointsNow } from './points.ts'

/** [BA-Q-34] What points by side come to; a draw where the scenario says nothing of them. */
export function levelFor(
  levels: readonly VictoryLevel[],
  [first = 0, second = 0]: readonly number[],
): VictoryLevel {
  const difference = first - second
  const found = levels.find(
    ({ least, most }) =>
      (least === null || difference >= least) && (most === null || difference <= most),
  )
  return found ?? { least: null, most: null, seat: null, grade: 'draw' }
}

/** How much of a side is ruined, in units, and whether none of it stands or is still to come. */
interface Ruin {
  all: number
  ruined: number
  isGone: boolean
}

/** [BA-Q-34] Skirmish lines count with the unit that sent them. */
function ruinOf(state: State, seat: Seat): Ruin {
  const units = state.units.filter(unit => unit.seat === seat && unit.mother === null)
  return {
    all: units.length,
    ruined: units.filter(unit => isRuined(state, unit)).length,
    isGone: !units.some(unit => isOnBoard(unit) || unit.status === 'waiting'),
  }
}

/** [BA-Q-34] The battle ends with its last turn, or when too much of a side is ruined. */
export function endBattle(table: BaTable): void {
  const { state } = table
  const ending = suddenEnding(state) ?? lastTurnEnding(state)
  if (ending) table.emit({ kind: 'battleEnded', ...ending })
}

function lastTurnEnding(state: State): BattleEnded | undefined {
  if (state.turn < state.lastTurn) return undefined
  const points = pointsNow(state)
  const level = levelFor(state.victory.levels, points)
  const winners = level.seat === null ? [] : [level.seat]
  return { cause: 'turns', points, grade: level.grade, winners }
}

/** A side of which more than the share is ruined, or of which nothing is left, has lost. */
function suddenEnding(state: State): BattleEnded | undefined {
  const beaten = state.sides.filter(({ seat }) => isBeaten(state, seat)).map(side => side.seat)
  if (beaten.length === 0) return undefined
  const winners = seatsOf(state).filter(seat => !beaten.includes(seat))
  const grade = winners.length === 0 ? 'draw' : 'decisive'
  return { cause: 'ruin', points: pointsNow(state), grade, winners }
}

function isBeaten(state: State, seat: Seat): boolean {
  const { all, ruined, isGone } = ruinOf(state, seat)
  if (isGone) return true
  const { suddenEnd } = state.victory
  return suddenEnd !== null && ruined * 100 > all * suddenEnd.percent
}

/** How the battle ended and why, for the result page and the log; the winner's points come first. */
export function outcomeMessage(event: BattleEnded, state: State): Message<Key> {
  const { cause, points, grade, winners } = event
  const [winner] = winners
  const isSecond = winner !== undefined && winner === state.sides[1]?.seat
  const [first = 0, second = 0] = isSecond ? points.toReversed() : points
  const values = {
    cause: { key: `ba.ending.${cause}` },
    first,
    second,
    why: whyTold(event, state),
    scored: scoredTold(state, winner),
  }
  if (winner === undefined) return { key: 'ba.outcome.draw', values }
  const level = { key: `ba.grade.${grade}` }
  return { key: 'ba.outcome.won', values: { ...values, level, winner: { key: `seat.${winner}` } } }
}

/** The scenario's own rule that the result rests on. */
function whyTold({ cause, points, winners, grade }: BattleEnded, state: State): Message<Key> {
  if (cause === 'turns') {
    const level = levelFor(state.victory.levels, points)
    if (level.seat === null) return levelTold(state, level)
    return {
      key: 'ba.outcome.level',
      values: { level: { key: `ba.grade.${grade}` }, lead: winnersLead(state, level) },
    }
  }
  const [first, second] = state.sides.filter(({ seat }) => !winners.includes(seat))
  if (first && second)
    return {
      key: 'ba.outcome.both',
      values: { one: ruinTold(state, first.seat), other: ruinTold(state, second.seat) },
    }
  return ruinTold(state, first?.seat ?? '')
}

function ruinTold(state: State, seat: Seat): Message<Key> {
  const { all, ruined, isGone } = ruinOf(state, seat)
  const loser = { key: `seat.${seat}` }
  if (isGone) return { key: 'ba.outcome.gone', values: { loser } }
  const percent = state.victory.suddenEnd?.percent ?? 0
  return { key: 'ba.outcome.broken', values: { loser, percent, all, ruined } }
}
