import { nearestBattery, nearestMast } from '../bearing.ts'
import { cardAmount } from './load.ts'
import type { SolTable } from '../rules.ts'
import type { Attack, Ship } from '../state.ts'
import { hullHits } from '../tables/charts.ts'
import type { ResultId } from '../tables/charts.ts'
import { blowUp, loseBattery, loseMast, loseRudder, loseSail, takeHullHits } from './damage.ts'

/** A battery of an attack that has hit. */
export interface Hit {
  attack: Attack
  shooter: Ship
  battery: number
  target: Ship
  result: ResultId
}

type Carry = (table: SolTable, hit: Hit) => void

const carried: Record<ResultId, Carry> = {
  none() {},
  hull: hitHull,
  hull2: hitHull,
  sail: hitSail,
  battery(table, hit) {
    const place = nearestBattery(hit.shooter, hit.battery, hit.target)
    if (place) loseBattery(table, hit.target.id, place.side, place.battery)
    else hitInstead(table, hit)
  },
  mast(table, hit) {
    const mast = nearestMast(hit.shooter, hit.battery, hit.target, 'mast')
    if (mast) loseMast(table, hit.target.id, mast)
    else hitInstead(table, hit)
  },
  rudder(table, hit) {
    if (hit.target.hasRudder) loseRudder(table, hit.target.id)
    else hitInstead(table, hit)
  },
  magazine: (table, hit) => blowUp(table, hit.target.id),
}

/** [SOL-062] What the chart says is done at once. */
export function applyResult(table: SolTable, hit: Hit): void {
  carried[hit.result](table, hit)
}

/** [SOL-072] [SOL-C05] [SOL-C06] Hull hits, more with two balls, sails instead with chain. */
function hitHull(table: SolTable, hit: Hit): void {
  const { load } = hit.attack
  const amount = cardAmount(table.state, hit.shooter.seat, load)
  if (load === 'chain') for (let i = 0; i < amount; i++) hitSail(table, hit)
  else takeHullHits(table, hit.target.id, hullHits[hit.result] + amount)
}

/** [SOL-073] The topmost sail of the nearest mast that has one. */
function hitSail(table: SolTable, hit: Hit): void {
  const mast = nearestMast(hit.shooter, hit.battery, hit.target, 'sail')
  if (mast) loseSail(table, hit.target.id, mast)
  else hitInstead(table, hit)
}

/** [SOL-078] Nothing of the kind is left: the hull takes it. */
function hitInstead(table: SolTable, hit: Hit): void {
  takeHullHits(table, hit.target.id, hullHits.hull)
}
