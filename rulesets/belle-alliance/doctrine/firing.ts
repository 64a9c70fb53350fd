import { isAllowed } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { zoneAt } from '../book/tables/fire.ts'
import { plannedFire, waysAgainst } from '../chapters/fire/declare.ts'
import { declaredInFire } from '../chapters/fire/index.ts'
import { isNeighbour, isSupport } from '../chapters/fire/support.ts'
import { leaderOf } from '../model/buildings.ts'
import type { ClauseKind } from '../model/clauses.ts'
import { distanceBetween, isWithin } from '../model/contact.ts'
import { isShotLost } from '../model/firing/conditions.ts'
import { firersOf, targetsFor } from '../model/firing/firers.ts'
import { figuresFiring, filesOf } from '../model/firing/line-of-fire.ts'
import { endsOf, phaseAt, shotOf } from '../model/firing/shot.ts'
import { clausesFor } from '../model/sheets.ts'
import type { State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import { findUnit, isArtillery, isOnBoard, isSkirmishLine, unitOf } from '../model/units.ts'
import { withoutReserves } from '../model/view.ts'
import type { Order } from '../orders.ts'
import { legalOrdersOf } from './legal-orders.ts'

type FireOrder = Of<Order, 'fire'>

/** Parts of an order that continued fire would forbid. */
const movements: readonly ClauseKind[] = ['march', 'attack', 'form', 'sendOut', 'occupy', 'leave']

/** [BA-1.1.1-04] Who fires on does not march: only units that are to stay do. */
export function bestContinuedFire(view: State, seat: Seat): Order | undefined {
  return bestShot(view, seat, unit => mayFireOn(view, unit)) ?? bestSupport(view, seat)
}

function isToMove(view: State, unit: string): boolean {
  return clausesFor(view, unit).some(({ kind }) => movements.includes(kind))
}

/** All that can fire to good purpose, then neighbours and supports for who needs them. */
export function bestFire(view: State, seat: Seat): Order | undefined {
  return (
    bestShot(view, seat, unit => !keepsFire(view, unit)) ??
    bestNeighbour(view, seat) ??
    bestSupport(view, seat)
  )
}

/** The best shot of each unit that has not been thought of yet, then help for who needs it. */
export function thoughtsOnFire(view: State, seat: Seat, isContinued: boolean): Order[] {
  const known = withoutReserves(view, seat)
  const mayFire = isContinued
    ? (unit: Unit) => mayFireOn(view, unit)
    : (unit: Unit) => !keepsFire(view, unit)
  const shots = firersLeft(known, seat).flatMap(firer =>
    mayFire(firer) ? (bestShotOf(known, firer) ?? []) : [],
  )
  if (shots.length > 0) return shots
  const help = [isContinued ? undefined : bestNeighbour(view, seat), bestSupport(view, seat)]
  return help.flatMap(order => order ?? [])
}

function mayFireOn(view: State, unit: Unit): boolean {
  return !isToMove(view, unit.id) && !isAwaited(view, unit)
}

/** [BA-4.1.3-05] Who is about to come to grips keeps its fire: it counts less in the melee. */
function keepsFire(view: State, { id, arm, building }: Unit): boolean {
  return view.attacks.some(
    ({ unit, met }) =>
      met !== null && (unit === id || (arm === 'infantry' && isOf(view, met, id, building))),
  )
}

/** Foot that an attack is told against, from near by. */
function isAwaited(view: State, { id, arm, building }: Unit): boolean {
  if (arm !== 'infantry') return false
  return view.attacks.some(
    ({ target, terrain }) =>
      (target !== '' && isOf(view, target, id, building)) ||
      (building !== null && terrain === building),
  )
}

/** The unit itself, or one of those in the same building. */
function isOf(view: State, met: string, id: string, building: string | null): boolean {
  return met === id || (building !== null && unitOf(view, met).building === building)
}

/** The best shot of the next unit that has one; they are gone through in their order. */
function bestShot(view: State, seat: Seat, mayFire: (unit: Unit) => boolean): Order | undefined {
  const known = withoutReserves(view, seat)
  for (const firer of firersLeft(known, seat)) {
    const shot = mayFire(firer) ? bestShotOf(known, firer) : undefined
    if (shot) return shot
  }
  return undefined
}

/** Those after the last that has declared its fire. */
function firersLeft(view: State, seat: Seat): Unit[] {
  const firers = firersOf(view, seat, phaseAt(view))
  const fired = new Set(view.fires.map(({ unit }) => unit))
  return firers.slice(firers.findLastIndex(({ id }) => fired.has(id)) + 1)
}

/** Fire of so many gunners is worth that of more muskets. */
const GUNNER = 5
/** What fire is worth in the first zone and in those behind it. */
const byZone = [1, 0.6, 0.35] as const

/** What promises most is looked at first, so that the rest need not be where that is better. */
function bestShotOf(view: State, firer: Unit): FireOrder | undefined {
  const most = mostFiring(firer)
  const targets = targetsFor(view, firer, phaseAt(view))
    .map(target => ({ target, promise: most * promiseOf(firer, target) }))
    .toSorted((one, other) => other.promise - one.promise)
  let best: { order: FireOrder; worth: number } | undefined
  for (const { target, promise } of targets) {
    if (promise <= (best?.worth ?? 0)) break
    for (const { isRanging: _isRanging, ...said } of waysAgainst(view, firer, target)) {
      const order: FireOrder = { kind: 'fire', ...said }
      const worth = said.isHidden ? 0 : worthOf(view, order)
      if (worth > (best?.worth ?? 0)) best = { order, worth }
    }
  }
  return best?.order
}

function mostFiring(firer: Unit): number {
  return firer.walls || isArtillery(firer) ? firer.figures : figuresFiring(filesOf(firer))
}

/** The most that a figure's fire at a target can be worth. */
function promiseOf(firer: Unit, target: Unit): number {
  const guns = firer.guns.map(({ id }) => id)
  const zone = zoneAt(endsOf(firer, guns), distanceBetween(firer, target))
  return figureWorth(firer, target, zone ?? byZone.length)
}

/** Near and dense before far and thin, shaken before fresh; 0 for fire that would be lost. */
function worthOf(view: State, order: FireOrder): number {
  const shot = shotOf(view, plannedFire(view, { ...order, isRanging: false }))
  if (!shot.target || shot.zone === null || isShotLost(shot)) return 0
  return shot.figures * figureWorth(shot.firer, shot.target, shot.zone)
}

function figureWorth(firer: Unit, target: Unit, zone: number): number {
  const dense = isSkirmishLine(target) ? 0.3 : target.formation.kind === 'line' ? 1 : 1.3
  const shaken = { OR: 1, LU: 1.4, U: 1.1, FU: 0.3 }[target.disorder]
  const sheltered = target.building === null ? 1 : 0.5
  const weight = isArtillery(firer) ? GUNNER : 1
  return weight * dense * shaken * sheltered * (byZone[zone - 1] ?? 0)
}

/** [BA-3.1.6-01] Who has no good shot of its own helps that of a friend. */
function bestNeighbour(view: State, seat: Seat): Order | undefined {
  const own = view.units.filter(unit => unit.seat === seat && isOnBoard(unit))
  for (const pair of declaredInFire.pairsOf(view, seat, 'neighbour')) {
    const fire = view.fires.find(({ unit, target }) => unit === pair.of && target === pair.against)
    const target = findUnit(view, pair.against)
    const neighbour = own.find(
      unit =>
        fire !== undefined &&
        (!target || mayReachBy(unit, leaderOf(view, target))) &&
        isAllowed(declaredInFire.neighbour, { state: view, seat, unit: unit.id, ...pair }) &&
        isNeighbour(shotOf(view, fire), unit),
    )
    if (neighbour) return { kind: 'beNeighbour', unit: neighbour.id, ...pair }
  }
  return undefined
}

/** Lines of fire are measured from within an outline, and rounded: 1/1000 cm. */
const ROUNDING = 10

/** Whether all it has may reach a target: asked before the lines of fire, which take long. */
function mayReachBy(unit: Unit, target: Unit): boolean {
  const manned = unit.guns.filter(({ gunners }) => gunners > 0).map(({ id }) => id)
  return isWithin(unit, target, (endsOf(unit, manned).at(-1) ?? 0) + ROUNDING)
}

/** [BA-3.1.7-04] Who neither fires nor is neighbour stands by a friend. */
function bestSupport(view: State, seat: Seat): Order | undefined {
  return legalOrdersOf(view, seat, 'support').find(({ unit, of }) =>
    isSupport(view, unitOf(view, unit), unitOf(view, of)),
  )
}
