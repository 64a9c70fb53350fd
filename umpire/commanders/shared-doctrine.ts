import { stepAsked } from '../advance.ts'
import { compiledOf } from '../compiled.ts'
import { stepOf } from '../cursor.ts'
import type { Dice } from '../dice.ts'
import { judge } from '../judge.ts'
import type { Kind, Seat } from '../kind.ts'
import { rulesOfKind } from '../order-rules.ts'
import { playInPlace } from '../play.ts'
import type { Playable } from '../playable.ts'
import type { Candidate, Doctrine, Ruleset } from '../ruleset.ts'
import { sideOfSeat } from './commander.ts'
import type { Lens } from './lens.ts'

/** More orders than a side has at any step. */
const MOST = 400

/** The doctrine of a side, for one who commands a part of it and trusts his colleagues to follow it too. */
export function doctrineForMany<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
>(
  doctrine: Doctrine<State, Order>,
  lens: Lens<State, Order>,
  ruleset: () => Ruleset<State, Order, Event, Id>,
): Doctrine<State, Order> {
  const { candidates, beginnersCandidates, lookahead } = doctrine
  const choose: typeof doctrine.choose = (view, seat, dice, style) =>
    lens.isPlain(view)
      ? doctrine.choose(view, seat, dice, style)
      : chosenFor(doctrine, lens, ruleset(), view, seat, dice, style)

  function ownOf(
    thoughts: Iterable<Candidate<Order>>,
    view: State,
    seat: Seat,
    dice: Dice,
  ): Iterable<Candidate<Order>> {
    if (lens.isPlain(view)) return thoughts
    const all = [...thoughts]
    const own = all.filter(({ order }) => lens.isOwn(view, seat, order))
    const acts = own.some(({ order }) => lens.piecesOf(view, seat, order).length > 0)
    if (acts || own.length === all.length) return own
    return [{ order: choose(view, seat, dice), worth: 0 }]
  }

  return {
    ...doctrine,
    choose,
    evaluate: (view, seat) => doctrine.evaluate(view, sideOfSeat(seat)),
    ...(candidates && {
      candidates: (view, seat, dice) =>
        ownOf(candidates(view, sideOfSeat(seat), dice), view, seat, dice),
    }),
    ...(beginnersCandidates && {
      beginnersCandidates: (view, seat, dice) =>
        ownOf(beginnersCandidates(view, sideOfSeat(seat), dice), view, seat, dice),
    }),
    ...(lookahead && { lookahead: lookaheadForMany(lookahead) }),
  }
}

function lookaheadForMany<State>(
  lookahead: NonNullable<Doctrine<State, Kind>['lookahead']>,
): NonNullable<Doctrine<State, Kind>['lookahead']> {
  const { isOfUse, plan } = lookahead
  return {
    ...lookahead,
    ...(isOfUse && { isOfUse: (view, seat) => isOfUse(view, sideOfSeat(seat)) }),
    ...(plan && { plan: (view, seat) => plan(view, sideOfSeat(seat)) }),
  }
}

/**
 * The first order that the doctrine of the side has for the seat's own pieces, those before it given
 * ahead by its colleagues on a state that the view allows.
 */
function chosenFor<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
>(
  doctrine: Doctrine<State, Order>,
  lens: Lens<State, Order>,
  ruleset: Ruleset<State, Order, Event, Id>,
  view: State,
  seat: Seat,
  dice: Dice,
  style: string | undefined,
): Order {
  const side = sideOfSeat(seat)
  const step = stepOf(view)
  let ahead = view
  for (let given = 0; given < MOST; given++) {
    const order = doctrine.choose(ahead, side, dice, style)
    if (lens.isOwn(ahead, seat, order)) {
      if (judge(ruleset, view, seat, order).allowed) return order
      break
    }
    if (ahead === view) ahead = ruleset.secrecy.determinize(view, side, dice)
    playInPlace(ruleset, ahead, giverOf(lens, ahead, seat, order), order, dice)
    if (ahead.outcome || stepOf(ahead) !== step) break
  }
  return closingOrFirst(ruleset, view, seat)
}

/** The colleague whose piece it is. */
function giverOf<State extends Playable, Order extends Kind>(
  lens: Lens<State, Order>,
  state: State,
  seat: Seat,
  order: Order,
): Seat {
  for (const piece of lens.piecesOf(state, seat, order)) {
    const colleague = lens.colleagueOf(state, seat, piece)
    if (colleague !== null) return colleague
  }
  return seat
}

/** What ends the seat's part of the step, else the first order that it may give. */
function closingOrFirst<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
>(ruleset: Ruleset<State, Order, Event, Id>, view: State, seat: Seat): Order {
  const { orders, again } = stepAsked(compiledOf(ruleset).program, view)
  const closing = orders.filter(kind => !again?.has(kind))
  for (const kind of [...closing, ...orders]) {
    const [first] = rulesOfKind(ruleset, kind).legalOrders(view, seat)
    if (first) return first
  }
  throw new Error(`${seat} is asked at "${stepOf(view)}" and can say nothing.`)
}
