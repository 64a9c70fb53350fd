import { total } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { longestRange } from '../book/tables/gunnery.ts'
import { hullRange } from '../book/tables/gunnery.ts'
import { fire } from '../chapters/fire/declare.ts'
import { fieldsOf } from '../model/arcs.ts'
import { hasGunners } from '../model/crews.ts'
import { hitNumber, hitTables, shotAt, tablesRolled } from '../model/gunnery.ts'
import { distanceBetween, isFighting, shipOf } from '../model/ships.ts'
import { sides } from '../model/state.ts'
import type { Ship, Side, State } from '../model/state.ts'
import type { Of } from '@grognard/umpire'
import type { Order } from '../orders.ts'

type FireOrder = Of<Order, 'fire'>
type Aim = FireOrder['aim']

/** What a square lost of each kind is thought worth: hull, guns, crew, rigging. */
const worths = [1, 1.1, 0.9, 0.6] as const

/** Mean worth of a roll on each table, by aim; worked out once a game. */
const means = new Map<string, number>()

function meanOn(state: State, table: number, aim: Aim): number {
  const name = `${state.options.game} ${aim} ${table}`
  const known = means.get(name)
  if (known !== undefined) return known
  const rows = hitTables(state)[table]?.[aim] ?? []
  const sum = rows.reduce(
    (all, row) => all + row.reduce((one, n, at) => one + n * (worths[at] ?? 0), 0),
    0,
  )
  const mean = sum / 6
  means.set(name, mean)
  return mean
}

/** What a hit number is worth: the mean of all that it rolls. */
function worthOf(state: State, number: number, aim: Aim): number {
  let worth = 0
  for (const table of tablesRolled(state, number)) worth += meanOn(state, table, aim)
  return worth
}

/** [WS-167] Beyond hull range all goes at the rigging. */
const aimAt = (range: number): Aim => (range <= hullRange ? 'hull' : 'rigging')

/** A rake and a first broadside are in it: what a side does to a ship that lies so, were nothing between. */
export function broadsideWorth(state: State, ship: Ship, side: Side, target: Ship): number {
  const range = distanceBetween(ship, target)
  if (range > longestRange || fieldsOf(ship, side, target) === 0) return 0
  const number = total(hitNumber, shotAt(state, ship, side, { target, range, sections: 'both' }))
  return worthOf(state, number, aimAt(range))
}

/** The better side of a ship at a target. */
export function gunsOn(state: State, ship: Ship, target: Ship): number {
  if (!canFire(ship)) return 0
  let best = 0
  for (const side of sides) best = Math.max(best, broadsideWorth(state, ship, side, target))
  return best
}

function canFire(ship: Ship): boolean {
  return isFighting(ship) && hasGunners(ship) && ship.hanging.port + ship.hanging.starboard === 0
}

/** Below this a first broadside is kept for better. */
const WORTH_A_FIRST_BROADSIDE = 2.2

/** Below this no load is spent. */
const WORTH_A_LOAD = 0.3

/** The best fire that has not been declared yet; none where it is better to wait. */
export function bestFire(state: State, seat: Seat): FireOrder | undefined {
  let best: FireOrder | undefined
  let most = 0
  for (const order of fire.legalOrders(state, seat)) {
    if (isDeclared(state, order)) continue
    const worth = fireWorth(state, order)
    if (worth > most && isWorthFiring(state, order, worth)) [best, most] = [order, worth]
  }
  return best
}

export function fireWorth(
  state: State,
  { ship: id, side, target: targetId, aim }: FireOrder,
): number {
  const [ship, target] = [shipOf(state, id), shipOf(state, targetId)]
  const range = distanceBetween(ship, target)
  const number = total(hitNumber, shotAt(state, ship, side, { target, range, sections: 'both' }))
  return worthOf(state, number, aim)
}

function isDeclared({ fires }: State, { ship, side }: FireOrder): boolean {
  return fires.some(fire => fire.ship === ship && fire.side === side)
}

function isWorthFiring(state: State, { ship, side }: FireOrder, worth: number): boolean {
  const isFresh = shipOf(state, ship).isFresh[side]
  return worth >= (isFresh ? WORTH_A_FIRST_BROADSIDE : WORTH_A_LOAD)
}
