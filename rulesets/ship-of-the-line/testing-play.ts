import { judge, legalOrdersFor, play, scriptedDice } from '@grognard/umpire'
import type { Played, Seat } from '@grognard/umpire'
import type { Event } from './events.ts'
import { shipOfTheLine } from './index.ts'
import type { Order } from './orders.ts'
import type { State } from './state.ts'

/** For tests: orders played with the whole ruleset and its sequence; dice thrown together are given as their sum. */
export function attempt(
  state: State,
  order: Order,
  dice: readonly number[] = [],
  seat: Seat = asked(state),
): Played<State, Event> {
  return play(shipOfTheLine, state, seat, order, scriptedDice(dice))
}

/** One lawful order after the other, each by the seat that is asked; a refusal throws. */
export function playedOn(
  state: State,
  orders: readonly Order[],
  dice: readonly number[] = [],
): State {
  const rolls = scriptedDice(dice)
  return orders.reduce((before, order) => {
    const { ruling, state: after } = play(shipOfTheLine, before, asked(before), order, rolls)
    if (!ruling.allowed) throw new Error(`${order.kind}: ${JSON.stringify(ruling.because)}`)
    return after
  }, state)
}

/** The rules that refuse the order; none when it is lawful. */
export function refusedBy(state: State, order: Order, seat: Seat = asked(state)): string[] {
  return judge(shipOfTheLine, state, seat, order).because.map(reason => reason.rule)
}

/** All that is offered to the seat that is asked, of one kind. */
export function offered<K extends Order['kind']>(
  state: State,
  kind: K,
): Extract<Order, { kind: K }>[] {
  return legalOrdersFor(shipOfTheLine, state, asked(state)).filter(
    (order): order is Extract<Order, { kind: K }> => order.kind === kind,
  )
}

function asked(state: State): Seat {
  const seat = state.place.at(-1)?.waiting[0]
  if (seat === undefined) throw new Error('Nobody is asked.')
  return seat
}
