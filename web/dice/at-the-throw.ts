import type { Game, Kind, Playable, Recorded } from '@grognard/umpire'

/** What is known as a die is rolled. */
export interface AtTheThrow {
  /** As it stands; what a viewer may see of it is not picked out yet. */
  state: Playable
  /** What the order has led to before the die. */
  events: readonly Recorded<Kind>[]
  /** '' for none. */
  phase: string
}

/** How the battle stands when events have followed on a state. */
export function stateAfter(
  game: Game,
  before: Playable,
  events: readonly Recorded<Kind>[],
): Playable {
  const state = game.copy(before)
  for (const event of events) game.applyEvent(state, event)
  return state
}
