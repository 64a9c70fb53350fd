import type { Entry, Game, Kind, Playable, Recorded, Seat } from '@grognard/umpire'
import { isDeepStrictEqual } from 'node:util'

/** Those who look at this screen. What one of them must not know, none is shown. */
export interface Audience {
  readonly seats: readonly Seat[]
  view(state: Playable): Playable
  hears(event: Recorded<Kind>): Recorded<Kind> | undefined
}

/** With no seats: someone who only watches, and may know all. */
export function audienceOf(game: Game, seats: readonly Seat[]): Audience {
  return {
    seats,
    view: state => seats.reduce((known, seat) => game.view(known, seat), state),
    hears: event =>
      seats.reduce<Recorded<Kind> | undefined>(
        (known, seat) => known && game.redact(known, seat),
        event,
      ),
  }
}

/**
 * Whether an order is kept from the audience: what it brings about first is, in part or wholly. What
 * comes of it later may be another's secret.
 */
export function isSecretTo(audience: Audience, { events }: Entry): boolean {
  const [event] = events
  const heard = event && audience.hears(event)
  return event !== undefined && (heard === undefined || hidesFrom(event, heard))
}

/** A mark for whom it is told, where there was none, hides nothing. */
function hidesFrom(event: Recorded<Kind>, heard: Recorded<Kind>): boolean {
  const known: Record<string, unknown> = { ...heard }
  return Object.entries(event).some(
    ([name, value]) => value !== null && !isDeepStrictEqual(value, known[name]),
  )
}
