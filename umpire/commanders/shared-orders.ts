import type { Kind, Seat } from '../kind.ts'
import type { Playable } from '../playable.ts'
import type { AnyOrderRules, Continuation, Plays } from '../ruleset.ts'
import type { Table } from '../table.ts'
import type { Tool } from '../tool.ts'
import { sideOfSeat } from './commander.ts'
import type { Lens } from './lens.ts'

/** So often an order is sampled for the side before one is picked from the seat's own. */
const TRIES = 8

/** The rules of an order of sides, for seats of which several may share one. */
export function orderForMany<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
>(
  kind: string,
  rules: AnyOrderRules<State, Event, Order, Id>,
  lens: Lens<State, Order>,
): AnyOrderRules<State, Event, Order, Id> {
  const { continues, resolves, settles, sample, oddsHidden, tool } = rules
  const openTo: typeof rules.legalOrders = (state, seat) => {
    if (lens.isPlain(state)) return rules.legalOrders(state, seat)
    const orders = rules.legalOrders(state, lens.nameFor(kind, seat))
    return orders.filter(order => lens.isOwn(state, seat, order))
  }
  return {
    ...rules,
    judge: (state, seat, order) =>
      lens.isPlain(state)
        ? rules.judge(state, seat, order)
        : (lens.refusal(state, seat, order) ?? rules.judge(state, lens.nameFor(kind, seat), order)),
    execute(table, seat, order) {
      if (lens.isPlain(table.state)) return rules.execute(table, seat, order)
      rules.execute(table, lens.nameFor(kind, seat), order)
      lens.release(table.state, seat)
    },
    legalOrders: openTo,
    ...(sample && {
      sample(state, seat, dice) {
        if (lens.isPlain(state)) return sample(state, seat, dice)
        const name = lens.nameFor(kind, seat)
        for (let tried = 0; tried < TRIES; tried++) {
          const order = sample(state, name, dice)
          if (order === undefined || lens.isOwn(state, seat, order)) return order
        }
        const open = openTo(state, seat)
        return open.length === 0 ? undefined : open[dice.roll(open.length) - 1]
      },
    }),
    ...(continues && {
      continues: (table, seat, order) =>
        continuedFor(continues(table, lens.nameFor(kind, seat), order)),
    }),
    ...(settles && {
      settles: (seat, orders) => continuedFor(settles(sideOfSeat(seat), orders)),
    }),
    ...(resolves && { resolves: playsFor(resolves) }),
    ...(oddsHidden && {
      oddsHidden: (state, seat, order) => oddsHidden(state, lens.nameFor(kind, seat), order),
    }),
    ...(tool && { tool: toolForMany(tool, lens) }),
  }
}

/** What is foreseen goes on with the answers of sides. */
function continuedFor<State, Event extends Kind, Id extends string>(
  next: Continuation<State, Event, Id>,
): Continuation<State, Event, Id> {
  if (typeof next === 'object') return playsFor(next)
  return typeof next === 'function' ? stepsFor(next) : next
}

type Further<State, Event extends Kind, Id extends string> = (
  table: Table<State, Event, Id>,
) => Continuation<State, Event, Id>

function stepsFor<State, Event extends Kind, Id extends string>(
  next: Further<State, Event, Id>,
): Further<State, Event, Id> {
  const known = played.get(next)
  // Written below only, under the function of the same types.
  if (known !== undefined) return known as Further<State, Event, Id>
  const found: Further<State, Event, Id> = table => continuedFor(next(table))
  played.set(next, found)
  return found
}

/** By the very record or function, so that what is foreseen once is known again. */
const played = new WeakMap<object, unknown>()

function playsFor<State, Event extends Kind, Id extends string>(
  plays: Plays<State, Event, Id>,
): Plays<State, Event, Id> {
  const known = played.get(plays)
  // Written below only, under the record of the same types.
  if (known !== undefined) return known as Plays<State, Event, Id>
  const { next } = plays
  const found: Plays<State, Event, Id> = {
    ...plays,
    answer: (state, seat, step) => plays.answer(state, sideOfSeat(seat), step),
    ...(next && { next: (table: Table<State, Event, Id>) => continuedFor(next(table)) }),
  }
  played.set(plays, found)
  return found
}

/** How it is filled in: as for the side, by the seat's own pieces alone. */
function toolForMany<State extends Playable, Order extends Kind>(
  tool: Tool<State, Order>,
  lens: Lens<State, Order>,
): Tool<State, Order> {
  const ownOf = (state: State, seat: Seat, pieces: readonly string[]): readonly string[] =>
    lens.isPlain(state)
      ? pieces
      : pieces.filter(piece => lens.colleagueOf(state, seat, piece) === null)
  if (tool.tool === 'path') {
    const { write, switches, beyond } = tool
    return {
      ...tool,
      pieces: (state, seat) => ownOf(state, seat, tool.pieces(state, sideOfSeat(seat))),
      start: (state, seat, piece) => tool.start(state, sideOfSeat(seat), piece),
      extend: (state, seat, order, x, y) => tool.extend(state, sideOfSeat(seat), order, x, y),
      trace: (state, seat, order) => tool.trace(state, sideOfSeat(seat), order),
      ...(beyond && {
        beyond: (state, seat, order, x, y) => beyond(state, sideOfSeat(seat), order, x, y),
      }),
      ...(write && {
        write: (state, seat, order, text) => write(state, sideOfSeat(seat), order, text),
      }),
      ...(switches && {
        switches: (state, seat, order) => switches(state, sideOfSeat(seat), order),
      }),
    }
  }
  if (tool.tool === 'place')
    return {
      ...tool,
      pieces: (state, seat) => ownOf(state, seat, tool.pieces(state, sideOfSeat(seat))),
      at: (state, seat, piece, x, y, heading) =>
        tool.at(state, sideOfSeat(seat), piece, x, y, heading),
    }
  if (tool.tool === 'form') {
    const { stock } = tool
    return {
      ...tool,
      start: (state: State, seat: Seat) => tool.start(state, sideOfSeat(seat)),
      choices: (state, seat) => tool.choices(state, sideOfSeat(seat)),
      summary: (state, seat, order) => tool.summary(state, sideOfSeat(seat), order),
      ...(stock && { stock: (state, seat, order) => stock(state, sideOfSeat(seat), order) }),
    }
  }
  const { leads, like, forfeits } = tool
  return {
    ...tool,
    ...(leads && { leads: (state, seat, order) => leads(state, sideOfSeat(seat), order) }),
    ...(like && { like: (state, seat, piece) => like(state, sideOfSeat(seat), piece) }),
    ...(forfeits && {
      forfeits(state: State, seat: Seat) {
        const lost = forfeits(state, sideOfSeat(seat))
        if (lens.isPlain(state)) return lost
        return lost.filter(({ piece }) => lens.colleagueOf(state, seat, piece) === null)
      },
    }),
  }
}
