import type { Dice } from '../dice.ts'
import { seatsAsked, stepOf } from '../cursor.ts'
import { judge } from '../judge.ts'
import type { Kind, Seat, StepName } from '../kind.ts'
import { knownTo } from '../known.ts'
import { rulesFor } from '../order-rules.ts'
import { playInPlace } from '../play.ts'
import type { Playable } from '../playable.ts'
import type { Ruleset } from '../ruleset.ts'
import { allowed } from '../ruling.ts'
import { seededDice } from '../seeded-dice.ts'
import type { Pose, Trace } from '../tool.ts'
import type { Aim, Group, GroupOrder, MemberOrders, SharedOut } from './command.ts'
import { withApart } from './path-orders.ts'

/** An order for some pieces, as it is given. */
interface WishOf<State, Order extends Kind> {
  id: string
  order: GroupOrder<State, Order>
  pieces: readonly string[]
  aim: Aim
}

/** What the seat expects while it thinks ahead: the state as far as it knows it, and its own dice. */
interface Ahead<State> {
  state: State
  dice: Dice
}

/**
 * Shares an order for many out: what each is ordered, judged one by one, each with the orders before
 * it carried out as far as the seat can tell. Who is refused is left without, and the others go on.
 */
export function shareOut<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  view: State,
  seat: Seat,
  { id, order, pieces, aim }: WishOf<State, Order>,
): SharedOut<Order> {
  const ahead = aheadOf(ruleset, view, seat)
  const tracks = new Map<string, readonly Pose[]>()
  const group: Group<State> = { start: view, state: ahead.state, seat, pieces, aim, tracks }
  const members = (order.inTurn?.(group) ?? pieces).map(piece => {
    const now = { ...group, state: ahead.state }
    const member = memberOrders(ruleset, ahead, seat, piece, order.orders(now, piece))
    if (member.ruling.allowed) tracks.set(piece, member.poses)
    return member
  })
  const after = { ...group, state: ahead.state }
  const { leads } = order
  const led = leads ? members.map(one => withLead(one, leads(after, one.piece))) : members
  return { id, aim, members: order.isInFormation ? withApart(led) : led }
}

/** Of one that is refused the way is shown that it would have gone. */
function withLead<Order>(member: MemberOrders<Order>, poses: readonly Pose[]): MemberOrders<Order> {
  return member.ruling.allowed && poses.length > 0 ? { ...member, poses } : member
}

/** What is hidden is made up the same way each time: nothing of it is shown. */
export function aheadOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  view: State,
  seat: Seat,
): Ahead<State> {
  const dice = seededDice('ahead')
  return { state: ruleset.secrecy.determinize(view, seat, dice), dice }
}

/** What it comes upon on its way, and what else is to be known of that. */
type Foreseen = Pick<Trace, 'meets' | 'notes'>

/** All that the piece is ordered, or nothing; where play goes on to another step it is judged as it stood before. */
function memberOrders<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  ahead: Ahead<State>,
  seat: Seat,
  piece: string,
  orders: readonly Order[],
): MemberOrders<Order> {
  const before = ahead.state
  let poses: readonly Pose[] = []
  let foreseen: Foreseen = {}
  for (const order of orders) {
    const { poses: way, ...told } = wayOf(ruleset, ahead.state, seat, order)
    if (way.length > 0) poses = way
    foreseen = { ...told, ...foreseen }
    const ruling = judge(ruleset, ahead.state, seat, order)
    if (!ruling.allowed) {
      ahead.state = before
      return { piece, orders, ruling, poses }
    }
    playAhead(ruleset, ahead, seat, order)
  }
  return { piece, orders, ruling: allowed, poses, ...foreseen }
}

/** True while the seat is still asked at the same step; else the state stays as it was. */
export function playAhead<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  ahead: Ahead<State>,
  seat: Seat,
  order: Order,
): boolean {
  const next = ruleset.rules.copy(ahead.state)
  playInPlace(ruleset, next, seat, order, ahead.dice)
  const step = stepOf(ahead.state)
  for (let answers = 0; isInterrupted(next, seat, step) && answers < MOST_ANSWERS; answers++)
    answerOther(ruleset, next, ahead.dice)
  if (next.outcome || stepOf(next) !== step || !seatsAsked(next).includes(seat)) return false
  ahead.state = next
  return true
}

/** Others answer no more often between two orders of a seat. */
const MOST_ANSWERS = 12

/** Others are asked within what the seat has ordered: it will be asked again. */
function isInterrupted(state: Playable, seat: Seat, step: StepName): boolean {
  const asked = seatsAsked(state)
  if (state.outcome || stepOf(state) === step || asked.length === 0) return false
  return state.place.length > 1 && !asked.includes(seat)
}

function answerOther<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  dice: Dice,
): void {
  const [other] = seatsAsked(state)
  if (other === undefined) return
  const known = knownTo(ruleset, state, other)
  playInPlace(ruleset, state, other, ruleset.players.doctrine.choose(known, other, dice), dice)
}

/** Where an order leads the piece, as far as its tool tells. */
export function posesOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  order: Order,
): readonly Pose[] {
  return wayOf(ruleset, state, seat, order).poses
}

/** And what it comes upon there. */
function wayOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  order: Order,
): Pick<Trace, 'poses'> & Foreseen {
  const { tool } = rulesFor(ruleset, order)
  if (tool?.tool !== 'path')
    return { poses: (tool?.tool === 'list' && tool.leads?.(state, seat, order)) || [] }
  const { poses, contact, meets, notes } = tool.trace(state, seat, order)
  return { poses, ...(contact && meets && { meets }), ...(notes && { notes }) }
}

/** The piece that acts by an order; null where its tool names none. */
export function actorOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  order: Order,
): string | null {
  const { tool } = rulesFor(ruleset, order)
  return (tool && tool.tool !== 'form' && tool.piece?.(order, state)) || null
}
