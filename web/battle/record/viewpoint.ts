import type { Game, Kind, Playable, Recorded, Seat } from '@grognard/umpire'

/** Whose eyes see a battle: a seat's, or null for those of one from whom nothing is hidden. */
export type Viewpoint = Seat | null

export function viewFor(game: Game, state: Playable, viewpoint: Viewpoint): Playable {
  return viewpoint === null ? state : game.view(state, viewpoint)
}

/** Undefined where these eyes learn nothing of it. */
export function eventFor(
  game: Game,
  event: Recorded<Kind>,
  viewpoint: Viewpoint,
): Recorded<Kind> | undefined {
  return viewpoint === null ? event : game.redact(event, viewpoint)
}
