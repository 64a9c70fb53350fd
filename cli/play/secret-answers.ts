import type { Entry, Game, Playable, Seat } from '@grognard/umpire'
import { say, seatName } from '../teller.ts'
import type { Listener } from './listeners.ts'
import type { Sitting } from './sitting.ts'

/**
 * Of answers that are secret here it is told that they are being written, and that they are given
 * where no event says so; not how many there are.
 */
export function secretLines(
  { teller, battle, atScreen }: Sitting,
  { writing, audience }: Listener,
  entry: Entry,
  before: Playable,
  isSilent: boolean,
): string[] {
  const { seat } = entry
  if (seat === null || seat === atScreen) return []
  const areOddsHidden = entry.events.some(event => audience.hears(event) === undefined)
  const isSecret = isSilent && areOddsHidden
  const wasWriting = writing.has(seat)
  const tell = (key: string): string[] => [say(teller, key, { seat: seatName(teller, seat) })]
  if (!isStillAsked(battle.game, seat, before, battle.state)) {
    writing.delete(seat)
    if (!isSilent) return []
    if (wasWriting) return tell('secretDone')
    return isSecret ? tell('secretOrder') : []
  }
  if (!isSecret || wasWriting) return []
  writing.add(seat)
  return tell('secretWriting')
}

function isStillAsked(game: Game, seat: Seat, before: Playable, after: Playable): boolean {
  const stepIn = (state: Playable) => game.asks(state).find(ask => ask.seat === seat)?.step
  const step = stepIn(after)
  return step !== undefined && step === stepIn(before)
}
