import { ceaseAsking, stepAsked } from '../advance.ts'
import { compiledOf } from '../compiled.ts'
import { seatsAsked } from '../cursor.ts'
import type { Kind, Of, Seat } from '../kind.ts'
import { knownTo } from '../known.ts'
import { rulesFor, rulesOfKind } from '../order-rules.ts'
import type { Playable } from '../playable.ts'
import type { Ruleset } from '../ruleset.ts'
import { refused } from '../ruling.ts'
import type { Ruling } from '../ruling.ts'
import type { FieldShapes } from '../fields.ts'
import { sideOfSeat } from './commander.ts'
import type { SharedCommand } from './shared-command.ts'

/** A ruleset of sides as one of several commanders looks at it. */
export interface Lens<State extends Playable, Order extends Kind> {
  /** No side has several commanders. */
  isPlain(state: State): boolean
  /** Whom the piece obeys, where that is another of the seat's own side; null for all other pieces. */
  colleagueOf(state: State, seat: Seat, piece: string): Seat | null
  /** The pieces that an order is for. */
  piecesOf(state: State, seat: Seat, order: Order): readonly string[]
  /** None of its pieces obeys another of the side. */
  isOwn(state: State, seat: Seat, order: Order): boolean
  /** Why the seat may not give it; null where it may as far as its pieces go. */
  refusal(state: State, seat: Seat, order: Order): Ruling | null
  /** The seats of the side, the senior first. */
  seatsOf(state: State, side: Seat): readonly Seat[]
  /** Those of the side who have pieces to which an order of these kinds can be given. */
  acting(state: State, side: Seat, kinds: readonly Order['kind'][]): readonly Seat[]
  /**
   * Where a step ends for nobody by his own word: those of the side who have nothing left to order,
   * beside who has just ordered, are asked no more.
   */
  release(state: State, giver: Seat): void
  /** Under whose name an order of the kind is judged and carried out. */
  nameFor(kind: string, seat: Seat): Seat
}

export function lensOf<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
>(
  ruleset: Ruleset<State, Order, Event, Id>,
  shared: SharedCommand<State, Order, Id>,
): Lens<State, Order> {
  const own = new Set<string>(shared.ownWord)

  function colleagueOf(state: State, seat: Seat, piece: string): Seat | null {
    const obeyed = shared.commanderOf(state, piece)
    if (obeyed === undefined || obeyed === seat) return null
    return sideOfSeat(obeyed) === sideOfSeat(seat) ? obeyed : null
  }

  function piecesOf(state: State, seat: Seat, order: Order): readonly string[] {
    const kind: Order['kind'] = order.kind
    const meant:
      | ((state: State, side: Seat, order: Of<Order, typeof kind>) => string[])
      | undefined = shared.meant?.[kind]
    // An order is what its kind says: the table gives each kind its own.
    if (meant) return meant(state, sideOfSeat(seat), order as Of<Order, typeof kind>)
    return piecesNamed(rulesFor(ruleset, order).shape, order)
  }

  const isOwn = (state: State, seat: Seat, order: Order): boolean =>
    !piecesOf(state, seat, order).some(piece => colleagueOf(state, seat, piece) !== null)

  function seatsOf(state: State, side: Seat): readonly Seat[] {
    const several = shared.commanders(state).filter(one => one.side === side)
    return several.length === 0 ? [side] : several.map(one => one.seat)
  }

  function refusal(state: State, seat: Seat, order: Order): Ruling | null {
    for (const piece of piecesOf(state, seat, order)) {
      const colleague = colleagueOf(state, seat, piece)
      if (colleague === null) continue
      const values = { piece: shared.nameOf(state, piece), seat: { key: `seat.${colleague}` } }
      return refused(shared.rule, 'umpire.othersCommand', values)
    }
    return null
  }

  function acting(state: State, side: Seat, kinds: readonly Order['kind'][]): readonly Seat[] {
    const seats = seatsOf(state, side)
    const known = knownTo(ruleset, state, side)
    const found = new Set<Seat>()
    for (const kind of kinds) {
      for (const piece of piecesOpenTo(known, side, kind))
        found.add(shared.commanderOf(known, piece) ?? side)
      if (found.size === seats.length) break
    }
    return seats.filter(seat => found.has(seat))
  }

  function release(state: State, giver: Seat): void {
    const waiting = seatsAsked(state).filter(seat => seat !== giver)
    if (waiting.length === 0 || shared.commanders(state).length === 0) return
    const step = stepAsked(compiledOf(ruleset).program, state)
    if (step.again === null || step.orders.some(kind => !step.again?.has(kind))) return
    for (const seat of waiting)
      if (!acting(state, sideOfSeat(seat), step.orders).includes(seat)) ceaseAsking(state, seat)
  }

  /** The pieces that an order of the kind can be given to now. */
  function piecesOpenTo(known: State, side: Seat, kind: Order['kind']): Iterable<string> {
    const { tool, legalOrders, retracts } = rulesOfKind(ruleset, kind)
    if (retracts) return []
    if (tool?.tool === 'path' || tool?.tool === 'place') return tool.pieces(known, side)
    return legalOrders(known, side).flatMap(order => piecesOf(known, side, order))
  }

  return {
    isPlain: state => shared.commanders(state).length === 0,
    colleagueOf,
    piecesOf,
    isOwn,
    refusal,
    seatsOf,
    acting,
    release,
    nameFor: (kind, seat) => (own.has(kind) ? seat : sideOfSeat(seat)),
  }
}

/** The fields of an order that name the pieces that act by it, by its shape. */
const actors = new WeakMap<FieldShapes, readonly string[]>()

function piecesNamed(shape: FieldShapes, order: Kind): string[] {
  const names = actors.get(shape) ?? actorsIn(shape)
  const fields: Record<string, unknown> = { ...order }
  return names.flatMap(name => {
    const piece = fields[name]
    return typeof piece === 'string' && piece !== '' ? [piece] : []
  })
}

function actorsIn(shape: FieldShapes): readonly string[] {
  const names = Object.entries(shape)
    .filter(([, one]) => one.type === 'text' && one.role === 'piece')
    .map(([name]) => name)
  actors.set(shape, names)
  return names
}
