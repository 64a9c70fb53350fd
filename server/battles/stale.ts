import { isPlaced, stateAt } from '@grognard/umpire'
import type { Ask, Battle, Playable, Seat, ToldLine } from '@grognard/umpire'
import type { HeldBattle } from './held-battle.ts'

/**
 * Something was told meanwhile that a question could not know of: more than what others, who were asked
 * together with the seat, have answered to the same question. So what comes late, or twice, is never
 * taken for an answer to something else.
 */
export function isStale({ battle, tellings }: HeldBattle, seat: Seat, told: number): boolean {
  const telling = tellings.get(seat)
  const since = telling?.lines.slice(told) ?? []
  const [first] = since
  if (!telling || !first) return false
  if (!since.every(line => isOfOther(line, seat))) return true
  if (since.every(isSealing)) return false
  const number = 'stands' in first ? -1 : first.entry.seq
  const entry = telling.numbers.indexOf(number)
  return entry < 1 || !isSameQuestion(battle, stateAt(battle, entry - 1), seat, since)
}

/** An order of another’s in which no dice fell. */
function isOfOther(line: ToldLine, seat: Seat): boolean {
  if ('stands' in line || line.entry.seat === null || line.entry.seat === seat) return false
  return line.entry.events.every(({ rolls = [] }) => rolls.length === 0)
}

/** Nothing is told of it but that it was given. */
function isSealing(line: ToldLine): boolean {
  return 'entry' in line && line.entry.events.every(isPlaced)
}

/** The seat is asked as it was before, and those who have answered since were asked beside it. */
function isSameQuestion(
  { game, state }: Battle,
  before: Playable,
  seat: Seat,
  since: readonly ToldLine[],
): boolean {
  const asked = game.asks(before).map(ask => ask.seat)
  const givers = since.flatMap(line => ('entry' in line ? [line.entry.seat ?? ''] : []))
  if (!givers.every(giver => asked.includes(giver))) return false
  const then = askOf(game.asks(before), seat)
  const now = askOf(game.asks(state), seat)
  return then !== undefined && then === now && placeOf(before) === placeOf(state)
}

function askOf(asks: readonly Ask[], seat: Seat): string | undefined {
  return asks.find(ask => ask.seat === seat)?.step
}

/** But for who is still asked there. */
function placeOf({ place }: Playable): string {
  return JSON.stringify(place.map(({ at, loop }) => [at, loop]))
}
