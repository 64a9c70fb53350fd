import type { Message, Seat } from '@grognard/umpire'
import type { State } from '../state.ts'
import type { BattleEnded } from './events.ts'
import { levelTold, scoredTold } from './points-told.ts'
import { levelFor } from './level.ts'
import { ruinOf } from './ruin.ts'

/** How the battle ended and why, for the result page and the log. */
export function outcomeMessage(event: BattleEnded, state: State): Message {
  const { cause, points, grade, winners } = event
  const [first = 0, second = 0] = points
  const values = {
    cause: { key: `ba.ending.${cause}` },
    first,
    second,
    why: whyTold(event, state),
    scored: scoredTold(state),
  }
  const [winner] = winners
  if (winner === undefined) return { key: 'ba.outcome.draw', values }
  const level = { key: `ba.grade.${grade}` }
  return { key: 'ba.outcome.won', values: { ...values, level, winner: { key: `seat.${winner}` } } }
}

/** The scenario's own rule that the result rests on. */
function whyTold({ cause, points, winners }: BattleEnded, state: State): Message {
  if (cause === 'turns') return levelTold(state, levelFor(state.victory.levels, points))
  const [first, second] = state.sides.filter(({ seat }) => !winners.includes(seat))
  if (first && second)
    return {
      key: 'ba.outcome.both',
      values: { one: ruinTold(state, first.seat), other: ruinTold(state, second.seat) },
    }
  return ruinTold(state, first?.seat ?? '')
}

function ruinTold(state: State, seat: Seat): Message {
  const { all, ruined, isGone } = ruinOf(state, seat)
  const loser = { key: `seat.${seat}` }
  if (isGone) return { key: 'ba.outcome.gone', values: { loser } }
  const percent = state.victory.suddenEnd?.percent ?? 0
  return { key: 'ba.outcome.broken', values: { loser, percent, all, ruined } }
}
