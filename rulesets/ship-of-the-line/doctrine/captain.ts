import type { DotPose } from '@grognard/geometry/dots/heading.ts'
import { stepOf } from '@grognard/umpire'
import type { Candidate, Dice, Message, Of, Seat } from '@grognard/umpire'
import { repair } from '../chapters/disengagement/repair.ts'
import { chooseDot, dotOfReturn, returning } from '../chapters/disengagement/return.ts'
import { move } from '../chapters/sailing/move.ts'
import { comeAbout, wear } from '../chapters/sailing/tack.ts'
import { shipName } from '../model/names.ts'
import { activeShip, activeTurn, sailsOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import { maySail, movesAllowed } from '../model/under-way.ts'
import { mayLeave, owesMove } from '../model/ways.ts'
import type { Order } from '../orders.ts'
import { bestCard } from './cards.ts'
import { fireOrder, worthOfResults } from './gunnery.ts'
import { layingOf } from './laying.ts'
import { outlookFor } from './outlook.ts'
import type { Outlook } from './outlook.ts'
import { bestPlan, bestPlans } from './plan.ts'
import type { Means, Plan } from './plan.ts'
import type { Salvo } from './position.ts'

/** What a captain does next with the ship whose turn it is: a card, an attack, a cable, or enough. */
export function bestOfTurn(state: State, seat: Seat, _dice: Dice): Order | undefined {
  const ship = activeShip(state)
  if (ship.status === 'disengaged')
    return bestReturn(state, seat, ship) ?? bestRepair(state, ship) ?? { kind: 'endTurn' }
  const outlook = outlookFor(state, seat, ship)
  const means = meansOf(outlook)
  const plan = bestPlan(outlook, ship, means)
  const card = bestCard(outlook, means, plan)
  if (card) return card
  return (plan && beginningOf(state, seat, ship, plan, means)) ?? anyWay(state, seat)
}

/** The first order of a plan; none where it has none and the ship may not stop. */
function beginningOf(
  state: State,
  seat: Seat,
  ship: Ship,
  plan: Plan,
  { mayStop }: Means,
): Order | null {
  const [salvo] = plan.salvoes
  if (salvo) return fireOrder(state, seat, ship, salvo)
  return plan.first ?? (mayStop ? { kind: 'endTurn' } : null)
}

function meansOf({ state, ship }: Outlook): Means {
  const turn = activeTurn(state)
  return {
    moves: maySail({ state, ship, turn }) ? movesAllowed(ship, turn) - turn.moves : 0,
    mayStop: !owesMove(state, ship, turn),
    mayLeave: mayLeave(state, turn),
    isClubHauling: turn.isClubHauling,
  }
}

/** [SOL-133] No water is free: whatever is left, a collision among it. */
function anyWay(state: State, seat: Seat): Order | undefined {
  return (
    move.legalOrders(state, seat)[0] ??
    wear.legalOrders(state, seat)[0] ??
    comeAbout.legalOrders(state, seat)[0]
  )
}

/** Back on the board, on the heading from which the turn promises most. */
function bestReturn(state: State, seat: Seat, ship: Ship): Order | undefined {
  return bestFrom(state, seat, ship, returning.legalOrders(state, seat))?.order
}

/** [SOL-127] Of several dots the one that the best of such turns begins on. */
export function bestDot(state: State, seat: Seat): Order | undefined {
  let best: Order | undefined
  let most = -Infinity
  for (const order of chooseDot.legalOrders(state, seat)) {
    const ship = { ...activeShip(state), x: order.x, y: order.y }
    const worth =
      bestFrom(state, seat, ship, returning.legalOrders(state, seat))?.worth ?? -Infinity
    if (best && worth <= most) continue
    most = worth
    best = order
  }
  return best
}

/** The return that the turn promises most from, the first of equal ones. */
function bestFrom(
  state: State,
  seat: Seat,
  ship: Ship,
  orders: readonly Of<Order, 'return'>[],
): { order: Order; worth: number } | undefined {
  const outlook = outlookFor(state, seat, ship)
  const means = { moves: outlook.nextMoves, mayStop: false, mayLeave: false, isClubHauling: false }
  const dot = dotOfReturn(state, ship)
  let best: { order: Order; worth: number } | undefined
  for (const order of orders) {
    const pose: DotPose = { ...dot, heading: order.heading }
    const worth = bestPlan(outlook, pose, means)?.worth ?? -Infinity
    if (best && worth <= best.worth) continue
    best = { order, worth }
  }
  return best
}

/** The repair that gains most: a sail for a bare mast, else hull hits, else guns. */
function bestRepair(state: State, ship: Ship): Order | undefined {
  const legalOrders = repair.legalOrders(state, ship.seat)
  const worth = worthOfResults(state, ship)
  let best: Order | undefined
  let most = 0
  for (const order of legalOrders) {
    const gain = gainOf(order)
    if (gain <= most) continue
    most = gain
    best = order
  }
  return best

  function gainOf({ what, mast, batteries }: (typeof legalOrders)[number]): number {
    if (what === 'hull') return Math.min(3, ship.hull) * worth.hull
    if (what === 'batteries') return batteries.length * worth.battery
    const isBare =
      mast === 'fore' || mast === 'main' || mast === 'mizzen' ? !ship.masts[mast] : false
    return worth.sail + (isBare ? 3 : 0) - sailsOf(ship) / 10
  }
}

type Reason = 'rakes' | 'fires' | 'later' | 'boards' | 'place' | 'leaves' | 'stays'

function because(reason: Reason, values: Message['values'] = {}): Message {
  return { key: `sol.because.${reason}`, values }
}

/** What speaks for a turn that begins so. */
function reasonsFor(ship: Ship, { salvoes, first, dealt, isLeaving }: Plan): Message[] {
  const [salvo] = salvoes
  if (salvo) return firing(ship, salvo)
  if (first?.kind === 'board') return [because('boards')]
  if (first === null) return [because('stays')]
  return [
    ...(dealt ? [because('later', { target: shipName(dealt.target) })] : []),
    because(isLeaving ? 'leaves' : 'place'),
  ]
}

function firing(ship: Ship, { target, range, batteries }: Salvo): Message[] {
  const laying = layingOf(ship, target)
  const isRaking = batteries.some(battery => laying?.kinds[battery - 1] !== 'broadside')
  const fires = because('fires', { target: shipName(target), range })
  return isRaking ? [fires, because('rakes', { target: shipName(target) })] : [fires]
}

/** What a captain may do next with the ship in turn; the doctrine's own choice stands first. */
export function candidates(view: State, seat: Seat, dice: Dice): Candidate<Order>[] {
  if (stepOf(view) !== 'captain') return []
  const ship = activeShip(view)
  const chosen = bestOfTurn(view, seat, dice)
  if (!chosen || ship.status === 'disengaged' || chosen.kind === 'playCard') return []
  const outlook = outlookFor(view, seat, ship)
  const means = meansOf(outlook)
  const found = bestPlans(outlook, ship, means).flatMap(plan => {
    const order = beginningOf(view, seat, ship, plan, means)
    return order ? [{ order, worth: plan.worth, because: reasonsFor(ship, plan) }] : []
  })
  const key = JSON.stringify(chosen)
  const first = found.find(({ order }) => JSON.stringify(order) === key)
  return withoutTwins([first ?? { order: chosen, worth: found[0]?.worth ?? 0 }, ...found])
}

function withoutTwins(found: readonly Candidate<Order>[]): Candidate<Order>[] {
  const byOrder = new Map<string, Candidate<Order>>()
  for (const candidate of found) {
    const key = JSON.stringify(candidate.order)
    if (!byOrder.has(key)) byOrder.set(key, candidate)
  }
  return [...byOrder.values()]
}
