import type { Game, Playable, Seat } from '@grognard/umpire'
import { isComputer } from '../../shared/player-kind.ts'
import type { Players } from '../../shared/player-kind.ts'

/** Who looks at the screen; `next` is set while the screen waits to be handed over to that seat. */
export interface Viewer {
  viewer: Seat | null
  next: Seat | null
}

export function humansOf(seats: readonly Seat[], players: Players): Seat[] {
  return seats.filter(seat => !isComputer(players[seat]))
}

/** The seat whose view is shown after a change. Views that differ are never swapped without a hand-over. */
export function viewerAfter(
  game: Game,
  state: Playable,
  players: Players,
  current: Seat | null,
): Viewer {
  const seats = game.seats(state)
  const humans = humansOf(seats, players)
  const [only, second] = humans
  if (second === undefined) return { viewer: only ?? seats[0] ?? null, next: null }
  const wanted = wantedOf(game, state, humans, current)
  if (wanted === current || wanted === undefined) return { viewer: current, next: null }
  const isSecret = hasSheet(game, state, wanted)
  const isOpen = current !== null && seesTheSame(game, state, current, wanted)
  const isOpenToAll =
    current === null && humans.every(seat => seesTheSame(game, state, seat, wanted))
  return !isSecret && (isOpen || isOpenToAll)
    ? { viewer: wanted, next: null }
    : { viewer: null, next: wanted }
}

/** What the seat is about to write is its secret, even while its sheet is empty. */
function hasSheet(game: Game, state: Playable, seat: Seat): boolean {
  return game.orderSheets(game.view(state, seat), seat).length > 0
}

/** Whoever looks goes on looking while asked, or while no one at this screen is asked. */
function wantedOf(
  game: Game,
  state: Playable,
  humans: readonly Seat[],
  current: Seat | null,
): Seat | undefined {
  const asked = game.asks(state).map(ask => ask.seat)
  const askedHere = humans.filter(seat => asked.includes(seat))
  if (current !== null && (askedHere.length === 0 || askedHere.includes(current))) return current
  return askedHere[0] ?? current ?? humans[0]
}

function seesTheSame(game: Game, state: Playable, one: Seat, other: Seat): boolean {
  return JSON.stringify(game.view(state, one)) === JSON.stringify(game.view(state, other))
}
