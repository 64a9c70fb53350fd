import type { Message } from '@grognard/umpire'
import type { BattleEnded } from './events.ts'

/** How the battle ended, for the result page and the log. */
export function outcomeMessage(event: BattleEnded): Message {
  const [pointsOfA = 0, pointsOfB = 0] = event.points
  const ending = { key: `lob.ending.${event.ending}` }
  if (event.side === null)
    return { key: 'lob.outcome.draw', values: { ending, pointsOfA, pointsOfB } }
  const side = { key: `lob.side.${event.side}` }
  const grade = { key: event.grade === null ? 'lob.outcome.task' : `lob.grade.${event.grade}` }
  return { key: 'lob.outcome.won', values: { ending, side, grade, pointsOfA, pointsOfB } }
}
