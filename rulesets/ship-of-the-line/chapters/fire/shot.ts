import type { Seat } from '@grognard/umpire'
import { batteryDice, dieSides, hullHits, resultAt } from '../../book/tables/charts.ts'
import type { ResultId } from '../../book/tables/charts.ts'
import { kindOfShot, nearestBattery, nearestMast } from '../../model/bearing.ts'
import { surrenderIfAdrift } from '../../model/capitulation.ts'
import {
  blowUp,
  loseBattery,
  loseMast,
  loseRudder,
  loseSail,
  takeHullHits,
} from '../../model/damage.ts'
import { rangeTo } from '../../model/guns.ts'
import { cardOf, loadOf } from '../../model/hand.ts'
import { playerOf, shipOf } from '../../model/ships.ts'
import type { Attack, Load, Ship, State } from '../../model/state.ts'
import type { SolTable } from '../../rules.ts'

/** A battery of an attack that has hit. */
interface Hit {
  attack: Attack
  shooter: Ship
  battery: number
  target: Ship
  result: ResultId
}

type Damage = (table: SolTable, hit: Hit) => void

const damageByResult: Record<ResultId, Damage> = {
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
function applyResult(table: SolTable, hit: Hit): void {
  damageByResult[hit.result](table, hit)
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

/** The attack on top: retaliation while there is one. Throws when nothing is fired. */
export function attackInHand({ attacks }: State): Attack {
  const attack = attacks.length === 0 ? undefined : attacks[attacks.length - 1]
  if (!attack) throw new Error('No attack is in hand.')
  return attack
}

/** [SOL-060] No battery is left to fire. */
export function isAttackSpent(state: State): boolean {
  return attackInHand(state).batteries.length === 0
}

/** [SOL-062] The next battery, bow to stern: two dice, the chart, and its result at once. */
export function fireBattery(table: SolTable): void {
  const { state } = table
  const attack = attackInHand(state)
  const battery = attack.batteries[0]
  if (battery === undefined) return
  const shooter = shipOf(state, attack.shooter)
  const target = shipOf(state, attack.target)
  const range = rangeTo(shooter, target) ?? 0
  const shot = kindOfShot(shooter, battery, target)
  const dice = table.sum(batteryDice, dieSides, 'SOL-062')
  const result = resultAt(state.charts, shot, range, dice)
  table.emit({
    kind: 'batteryFired',
    shooter: shooter.id,
    target: target.id,
    side: attack.side,
    battery,
    shot,
    range,
    dice,
    result,
    isRetaliation: attack.isRetaliation,
  })
  if (result === 'none') return
  applyResult(table, { attack, shooter, battery, target, result })
  surrenderIfAdrift(table)
  if (target.status !== 'afloat') cutShort(table, attack)
}

/** [SOL-079] The target sank, blew up or struck: no further dice, and the guns stay loaded. */
function cutShort(table: SolTable, { shooter, target, batteries }: Attack): void {
  if (batteries.length > 0) table.emit({ kind: 'attackCutShort', shooter, target })
}

/** [SOL-066] */
export function endAttack(table: SolTable): void {
  table.emit({ kind: 'attackEnded' })
}

/** What the seat's card behind a load counts: hull hits more, or sails; 0 for round shot. */
function cardAmount(state: State, seat: Seat, load: Load): number {
  if (load === 'round') return 0
  const { officers, areUsed } = playerOf(state, seat)
  for (let i = 0; i < officers.length; i++) {
    const card = areUsed[i] ? cardOf(state, officers[i]) : undefined
    if (card && loadOf(card) === load) return card.amount
  }
  return 0
}
