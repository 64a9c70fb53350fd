import type { Kind, Seat } from './kind.ts'
import type { Playable } from './playable.ts'
import { isUmpires } from './recorded.ts'
import type { Recorded } from './recorded.ts'
import type { Ruleset } from './ruleset.ts'

/** What the seat learns of a recorded event. Its rolls go along only where nothing of it is hidden. */
export function redactFor<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  event: Recorded<Event>,
  seat: Seat,
): Recorded<Event> | undefined {
  if (isUmpires(event)) return event
  const { rolls, inPhase } = event
  const bare = { ...event }
  delete bare.rolls
  delete bare.inPhase
  const known = ruleset.secrecy.redact(bare, seat)
  if (known === undefined) return undefined
  const isWhole = rolls !== undefined && JSON.stringify(known) === JSON.stringify(bare)
  return { ...known, ...(isWhole && { rolls }), ...(inPhase !== undefined && { inPhase }) }
}
