import type { Message, Of } from '@grognard/umpire'
import type { EndingEvent } from './events.ts'

/** How the battle ended, for the result page and the log. */
export function outcomeMessage(event: Of<EndingEvent, 'battleEnded'>): Message {
  const [shipsOfA = 0, shipsOfB = 0] = event.lostShips
  const [hullOfA = 0, hullOfB = 0] = event.hullHits
  const ending = { key: `sol.ending.${event.ending}` }
  const counts = { ending, shipsOfA, shipsOfB, hullOfA, hullOfB }
  const winner = event.winners[0]
  if (winner === undefined) return { key: 'sol.outcome.draw', values: counts }
  return { key: 'sol.outcome.won', values: { ...counts, winner: { key: `seat.${winner}` } } }
}
