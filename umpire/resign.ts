import type { Played, Recorded, Resigned } from './recorded.ts'
import { copyPlace } from './cursor.ts'
import type { Kind, Seat } from './kind.ts'
import type { Outcome, Playable } from './playable.ts'
import type { Ruleset } from './ruleset.ts'
import { allowed, refused } from './ruling.ts'
import type { Ruling } from './ruling.ts'
import { isRecord } from './shape.ts'

/** The umpire's own order: the seat gives the battle up for its side. No ruleset has one of its kind. */
export interface Resignation {
  kind: 'resign'
}

export const resignation: Resignation = { kind: 'resign' }

export function isResignation(order: unknown): order is Resignation {
  return isRecord(order) && order.kind === 'resign' && Object.keys(order).length === 1
}

/** Whoever has a seat may give up at any time, asked or not, until the battle is over. */
export function judgeResignation<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
): Ruling {
  if (state.outcome) return refused('', 'umpire.over')
  return ruleset.rules.seats(state).includes(seat)
    ? allowed
    : refused('', 'umpire.noSeat', { seat })
}

/** No die falls, and play rests where it stood. The given state is never changed. */
export function resign<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
): Played<State, Event> {
  const ruling = judgeResignation(ruleset, state, seat)
  if (!ruling.allowed) return { ruling, events: [], state }
  const allies = ruleset.rules.allies?.(state, seat) ?? [seat]
  const winners = ruleset.rules.seats(state).filter(other => !allies.includes(other))
  const resigned: Resigned = { kind: 'resigned', seat, winners }
  const events: Recorded<Event>[] = [resigned, { kind: 'placed', place: copyPlace(state.place) }]
  const after = ruleset.rules.copy(state)
  after.outcome = outcomeOf(resigned)
  return { ruling, events, state: after }
}

export function outcomeOf({ seat, winners }: Resigned): Outcome {
  const message = { key: 'umpire.resigned', values: { seat: { key: `seat.${seat}` } } }
  return { winners: winners.slice(), message }
}
