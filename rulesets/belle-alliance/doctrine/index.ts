import { distanceToPoint } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/pose.ts'
import { stepOf } from '@grognard/umpire'
import type { ByStep, Dice, Doctrine, Of, Seat } from '@grognard/umpire'
import { cm } from '../book/measures.ts'
import { pointsNow } from '../chapters/ending/points.ts'
import { headingsFor } from '../chapters/morale/choose-direction.ts'
import { garrisonOf } from '../model/buildings.ts'
import { centreOf, hullOf } from '../model/footprint.ts'
import type { State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import { isInfantry, sideOf, unitOf } from '../model/units.ts'
import type { Order } from '../orders.ts'
import { beginnersCandidates, candidates, lookahead } from './candidates.ts'
import { fieldOf, strengthOf, strengthOfAll, styles } from './field.ts'
import { bestContinuedFire, bestFire } from './firing.ts'
import { firstLegal, isLawful, legalOrdersOf } from './legal-orders.ts'
import { nextStaff } from './staff.ts'
import { nextUnitOrder } from './unit-orders.ts'

/**
 * What tells who wins, fitted to the points in which some hundred battles ended: houses that somebody
 * stands in more than points that may yet be lost, and strength in the field hardly at all.
 */
const weights = { lead: 4, garrison: 6, strength: 0.15 } as const

/** An ended battle by its winner; else by points, houses and strength. */
function evaluate(view: State, seat: Seat): number {
  const side = sideOf(view, seat)
  const points = pointsNow(view)
  const lead = (points[side] ?? 0) - (points[1 - side] ?? 0)
  if (view.outcome) return lead + winnerWorth(view.outcome.winners, seat)
  const { own, enemies } = fieldOf(view, seat)
  const strength = strengthOfAll(own) - strengthOfAll(enemies)
  return (
    weights.lead * lead + weights.garrison * garrisonLead(view, seat) + weights.strength * strength
  )
}

/** More than all that a battle which still goes on can be worth. */
const WON = 10_000

function winnerWorth(winners: readonly Seat[], seat: Seat): number {
  return winners.length === 0 ? 0 : winners.includes(seat) ? WON : -WON
}

/** Points of the houses that the seat stands in, less those that the enemy stands in. */
function garrisonLead(view: State, seat: Seat): number {
  let lead = 0
  for (const rule of view.victory.points) {
    if (rule.kind !== 'holdBuilding') continue
    for (const place of rule.places) {
      const [holder] = garrisonOf(view, place)
      if (holder) lead += holder.seat === seat ? rule.points : -rule.points
    }
  }
  return lead
}

/** Whoever can help a friend does. */
function bestFriend(view: State, seat: Seat): Order | undefined {
  return firstLegal(view, seat, 'support', 'beNeighbour')
}

/** A broken enemy is followed where the next one is weaker; an empty house is taken. */
function bestAdvance(view: State, seat: Seat): Order | undefined {
  return legalOrdersOf(view, seat, 'advance').find(({ unit, target, building }) => {
    if (building !== '') return true
    if (target === '') return false
    return strengthOf(unitOf(view, unit)) > strengthOf(unitOf(view, target))
  })
}

/** Fallen chiefs are replaced and routed units rallied, foot in line, as long as any can be. */
export function nextRallied(view: State, seat: Seat): Order | undefined {
  const replacing = firstLegal(view, seat, 'replaceChief')
  if (replacing) return replacing
  const legalOrders = legalOrdersOf(view, seat, 'reorganise')
  return (
    legalOrders.find(({ unit, formation }) => isFootInLine(view, unit, formation)) ?? legalOrders[0]
  )
}

function isFootInLine(view: State, unit: string, formation: string): boolean {
  return formation === 'line' && isInfantry(unitOf(view, unit))
}

/** About as far as a retreat leads. */
const WAY = cm(30)

type Direction = Of<Order, 'chooseDirection'>

/** The way back that leads farthest from enemies and stays on the board. */
export function bestDirection(view: State, seat: Seat): Order | undefined {
  for (const move of view.forced) {
    const { unit, heading } = move
    if (heading !== null || unitOf(view, unit).seat !== seat) continue
    const ways = headingsFor(view, move).map((way): Direction => ({
      kind: 'chooseDirection',
      unit,
      heading: way,
    }))
    const found = bySafety(view, ways).find(order => isLawful(view, seat, order))
    if (found) return found
  }
  return bySafety(view, legalOrdersOf(view, seat, 'chooseDirection'))[0]
}

function bySafety(view: State, orders: readonly Direction[]): Direction[] {
  const enemies = fieldOf(view, orders[0] ? unitOf(view, orders[0].unit).seat : '').enemies
  return orders
    .map(order => ({ order, safety: safetyOf(view, enemies, order) }))
    .toSorted((one, other) => other.safety - one.safety)
    .map(({ order }) => order)
}

function safetyOf(view: State, enemies: readonly Unit[], { unit, heading }: Direction): number {
  const { x, y } = offset({ ...centreOf(unitOf(view, unit)), heading }, WAY, 0)
  const beyond = Math.max(0, -x, -y, x - view.width, y - view.height)
  return Math.min(...enemies.map(enemy => distanceToPoint(hullOf(enemy), x, y))) - beyond
}

type Chooser = (view: State, seat: Seat, dice: Dice, style?: string) => Order | undefined

/** What a sensible commander says at each step that asks. */
const choosers: ByStep<State, Chooser> = {
  orders: (view, seat, _dice, style) => nextUnitOrder(view, seat, style),
  refuge: (view, seat) => firstLegal(view, seat, 'takeRefuge'),
  chiefs: nextRallied,
  continuedFire: bestContinuedFire,
  staff: nextStaff,
  fire: bestFire,
  attackers: bestFriend,
  defenders: bestFriend,
  advance: bestAdvance,
  lastRefuge: (view, seat) => firstLegal(view, seat, 'takeRefuge'),
  lastAttackers: bestFriend,
  lastDefenders: bestFriend,
  lastStaff: nextStaff,
  direction: bestDirection,
}

export const doctrine: Doctrine<State, Order> = {
  choose(view, seat, dice, style) {
    const step = stepOf(view)
    return (
      choosers[step]?.(view, seat, dice, style) ?? { kind: step === 'orders' ? 'seal' : 'done' }
    )
  },
  evaluate,
  candidates,
  beginnersCandidates,
  lookahead,
  plans: styles,
  missRate: { beginner: 70, practised: 45 },
}
