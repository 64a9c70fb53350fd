import { agreedOn, isAgreement } from './agree.ts'
import type { Agreement } from './agree.ts'
import { copyPlace } from './cursor.ts'
import type { Kind, Seat } from './kind.ts'
import type { Message } from './message.ts'
import type { Outcome, Playable } from './playable.ts'
import type { Agreed, Played, Recorded, Resigned } from './recorded.ts'
import { isResignation } from './resign.ts'
import type { Resignation } from './resign.ts'
import type { Ruleset } from './ruleset.ts'
import { allowed, refused } from './ruling.ts'
import type { Ruling } from './ruling.ts'
import type { Shape } from './shape.ts'

/** The umpire's own orders, the same in every game: each ends the battle. */
export type OwnOrder = Resignation | Agreement

export function isOwnOrder(order: unknown): order is OwnOrder {
  return isResignation(order) || isAgreement(order)
}

export function isOwnKind(kind: string): boolean {
  return kind === 'resign' || kind === 'conclude'
}

export function shapeOfOwn(kind: string): Record<string, Shape> {
  return kind === 'conclude' ? { on: { type: 'text', values: ['draw', 'end'] } } : {}
}

/** Whoever has a seat may give them at any time, asked or not, until the battle is over. */
export function judgeOwn<State extends Playable, Order extends Kind, Event extends Kind>(
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
export function playOwn<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  order: OwnOrder,
): Played<State, Event> {
  const ruling = judgeOwn(ruleset, state, seat)
  if (!ruling.allowed) return { ruling, events: [], state }
  const ended = isResignation(order) ? resignedBy(ruleset, state, seat) : agreedOn(order)
  const events: Recorded<Event>[] = [ended, { kind: 'placed', place: copyPlace(state.place) }]
  const after = ruleset.rules.copy(state)
  after.outcome = outcomeOf(ended)
  return { ruling, events, state: after }
}

/** All but the seat's own side have won. */
function resignedBy<State extends Playable, Order extends Kind, Event extends Kind>(
  { rules }: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
): Resigned {
  const allies = rules.allies?.(state, seat) ?? [seat]
  const winners = rules.seats(state).filter(other => !allies.includes(other))
  return { kind: 'resigned', seat, winners }
}

export function outcomeOf(ended: Resigned | Agreed): Outcome {
  if (ended.kind === 'concluded')
    return { winners: [], message: { key: `umpire.agreed.${ended.on}` } }
  const message = { key: 'umpire.resigned', values: { seat: { key: `seat.${ended.seat}` } } }
  return { winners: ended.winners.slice(), message }
}

export function describeOwn(order: OwnOrder): Message {
  return isResignation(order) ? { key: 'umpire.resign' } : { key: `umpire.agree.${order.on}` }
}
