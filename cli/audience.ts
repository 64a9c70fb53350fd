import type { Game, Kind, Playable, Recorded, Seat } from '@grognard/umpire'

/** Those who look at this screen. What one of them must not know, none is shown. */
export interface Audience {
  view(state: Playable): Playable
  hears(event: Recorded<Kind>): Recorded<Kind> | undefined
}

/** With no seats: someone who only watches, and may know all. */
export function audienceOf(game: Game, seats: readonly Seat[]): Audience {
  return {
    view: state => seats.reduce((known, seat) => game.view(known, seat), state),
    hears: event =>
      seats.reduce<Recorded<Kind> | undefined>(
        (known, seat) => known && game.redact(known, seat),
        event,
      ),
  }
}
