import type { Message } from '@grognard/umpire'
import type { BattleEnded } from './events.ts'

/** How the battle ended, for the result page and the log. */
export function outcomeMessage({ cause, points, grade, winners }: BattleEnded): Message {
  const [first = 0, second = 0] = points
  const values = { cause: { key: `ba.ending.${cause}` }, first, second }
  const [winner] = winners
  if (winner === undefined) return { key: 'ba.outcome.draw', values }
  const level = { key: `ba.grade.${grade}` }
  return { key: 'ba.outcome.won', values: { ...values, level, winner: { key: `seat.${winner}` } } }
}
