import { seatsAsked } from '../cursor.ts'
import { judge } from '../judge.ts'
import type { Kind, Seat } from '../kind.ts'
import { rulesFor } from '../order-rules.ts'
import { knownTo } from '../known.ts'
import type { Playable } from '../playable.ts'
import type { Ruleset } from '../ruleset.ts'
import type { Group, PlannedOrder } from './command.ts'
import { actorOf, aheadOf, playAhead, posesOf } from './share-out.ts'

/** More orders than any step takes. */
const MOST = 400

/**
 * The staff's plan for the step that is asked: what the doctrine would order one after the other until
 * it would go on, each judged as the umpire will. It is made of what the seat knows alone.
 */
export function planFor<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  view: State,
  seat: Seat,
): PlannedOrder<Order>[] {
  const plan: PlannedOrder<Order>[] = []
  if (view.outcome || !seatsAsked(view).includes(seat)) return plan
  const ahead = aheadOf(ruleset, view, seat)
  let isAsked = true
  while (isAsked && plan.length < MOST) {
    const known = knownTo(ruleset, ahead.state, seat)
    const order = ruleset.players.doctrine.choose(known, seat, ahead.dice)
    if (goesOn(ruleset, order) || isSaid(plan, order)) break
    if (!judge(ruleset, ahead.state, seat, order).allowed) break
    const piece = actorOf(ruleset, ahead.state, order)
    plan.push({ order, piece, poses: posesOf(ruleset, ahead.state, seat, order) })
    isAsked = playAhead(ruleset, ahead, seat, order)
  }
  return plan.map(planned => led(ruleset, { start: view, state: ahead.state, seat }, planned))
}

/** Where it will come once all have their orders, as with an order for many: who follows goes where another leads. */
function led<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  at: Pick<Group<State>, 'start' | 'state' | 'seat'>,
  planned: PlannedOrder<Order>,
): PlannedOrder<Order> {
  const { order, piece } = planned
  const all = Object.values(ruleset.command?.orders ?? {})
  const leads = all.find(one => one.leads && one.kinds.includes(order.kind))?.leads
  if (!leads || piece === null) return planned
  const group = { ...at, pieces: [piece], aim: { at: 'nothing' as const }, tracks: new Map() }
  const poses = leads(group, piece)
  return poses.length > 0 ? { ...planned, poses } : planned
}

/** Going on is left to the player. */
function goesOn<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  order: Order,
): boolean {
  const { tool } = rulesFor(ruleset, order)
  return tool?.tool === 'list' && tool.isPrimary === true
}

function isSaid<Order>(plan: readonly PlannedOrder<Order>[], order: Order): boolean {
  const told = JSON.stringify(order)
  return plan.some(one => JSON.stringify(one.order) === told)
}
