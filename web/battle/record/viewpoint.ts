import type { Game, Kind, Playable, Recorded, Seat } from '@grognard/umpire'

/** Whose eyes see a battle: a seat's, or null for those of one from whom nothing is hidden. */
export type Eyes = Seat | null

export function viewFor(game: Game, state: Playable, eyes: Eyes): Playable {
  return eyes === null ? state : game.view(state, eyes)
}

/** Undefined where these eyes learn nothing of it. */
export function eventFor(
  game: Game,
  event: Recorded<Kind>,
  eyes: Eyes,
): Recorded<Kind> | undefined {
  return eyes === null ? event : game.redact(event, eyes)
}
