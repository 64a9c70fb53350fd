import type { Kind, Seat } from './kind.ts'
import type { Playable } from './playable.ts'
import type { Ruleset } from './ruleset.ts'

/** The state as the seat may know it, to look at: its orders are judged, listed and picked on that. */
export function knownTo<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
): State {
  const { secrecy } = ruleset
  return secrecy.sharedView === undefined
    ? secrecy.view(state, seat)
    : secrecy.sharedView(state, seat)
}
