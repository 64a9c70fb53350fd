import { offset } from '@grognard/geometry/measured/pose.ts'
import type { Of } from '@grognard/umpire'
import { distances } from '../book/tables/scale.ts'
import { SKIRMISH_SHARE } from '../book/tables/troops.ts'
import type { FormationKind } from '../book/tables/troops.ts'
import { outside } from '../chapters/buildings/leave.ts'
import { mostToSend } from '../chapters/skirmishers/send-out.ts'
import { buildingOf, garrisonOf, roomIn } from '../model/buildings.ts'
import { distanceBetween, hasRoom, touchesBuilding } from '../model/contact.ts'
import { centreOf, frontOf, hullOf } from '../model/footprint.ts'
import { gapsFor, lineOut } from '../model/formations.ts'
import { piecesOf } from '../model/ground/land.ts'
import { clausesFor } from '../model/sheets.ts'
import type { State } from '../model/state.ts'
import type { Formation, Unit } from '../model/unit.ts'
import {
  findUnit,
  isCavalry,
  isClosed,
  isDisordered,
  isInfantry,
  isOnBoard,
} from '../model/units.ts'
import type { Order } from '../orders.ts'
import { assault, attackOn, bestPrey, edgeOf, isPrey, isWorthIt } from './assault.ts'
import {
  distanceBetweenPoints,
  near,
  nearestEnemy,
  room,
  strengthOf,
  strengthOfAll,
} from './field.ts'
import type { Field, Near } from './field.ts'
import { closedBetween, closedWoodAt, isUnder } from './ground.ts'
import { legalOrdersOf } from './legal-orders.ts'
import { facing, form, hasArrived, marchTo } from './marching.ts'
import { leastParty } from './tasks.ts'
import type { Task } from './tasks.ts'
import { endOfMarch } from './traffic.ts'

/** A line keeps before its unit, wherever that goes; far from the enemy it is called back. */
export function* skirmisherOrders(field: Field, line: Unit): Generator<Order> {
  const mother = findUnit(field.state, line.mother ?? '')
  if (!mother || !isOnBoard(mother) || mother.building !== null) return
  const threat = nearestEnemy(field, line)
  if (!threat || threat.distance > near.columns) {
    yield { kind: 'recall', unit: mother.id, line: line.id, figures: line.figures }
    return
  }
  const march = clausesFor(field.state, mother.id).find(clause => clause.kind === 'march')
  const hull = march ? endOfMarch(field.state, mother, march) : hullOf(mother)
  const before = offset(hull, hull.length / 2 + room.skirmish, 0)
  if (!hasArrived(line, before)) yield* marchTo(field, line, before, { isCautious: false })
}

/** Light troops cover the front before they come to grips. */
function* sendingOut({ state }: Field, unit: Unit, { distance }: Near): Generator<Order> {
  if (!unit.isLight || !isClosed(unit) || unit.formation.kind === 'marchColumn') return
  if (distance < near.skirmishFrom || distance > near.skirmishTo) return
  const figures = Math.min(Math.floor(unit.figures / SKIRMISH_SHARE), mostToSend(state, unit))
  const gap = gapsFor(unit).least
  if (figures < leastParty || lineOut(state, unit) || !isFreeBefore(state, unit, figures, gap))
    return
  const { id, heading } = unit
  yield { kind: 'sendOut', unit: id, figures, gap, heading, distance: distances.sendOut }
}

function isFreeBefore(state: State, unit: Unit, figures: number, gap: number): boolean {
  const formation: Formation = { kind: 'skirmish', front: null, gap }
  const front = { ...frontOf(unit), heading: unit.heading }
  const line = { ...unit, ...offset(front, distances.sendOut, 0), figures, formation }
  return hasRoom(state, line, [unit.id])
}

/** Squares against horse, houses, attacks that promise something; else a line to fire, or the way on. */
export function* infantryOrders(field: Field, unit: Unit, task: Task): Generator<Order> {
  const threat = nearestEnemy(field, unit, enemy => enemy.disorder !== 'FU')
  if (!threat) return yield* advance(field, unit, task)
  if (isHorseNear(field, unit, task)) return yield* orderedAgainstHorse(field, unit, task)
  if (againstHorse.includes(unit.formation.kind)) {
    yield form(unit, 'attackColumn')
    return yield* advance(field, unit, task)
  }
  const prey = bestPrey(field, unit, near.assault, enemy => isTarget(field, unit, task, enemy))
  const attack = prey ? [...chargeOrders(field, unit, prey)] : []
  if (attack.length > 0) return yield* attack
  const house = [...houseOrders(field, unit, task)]
  if (house.length > 0) return yield* house
  yield* sendingOut(field, unit, threat)
  if (isToStand(unit, task, threat)) return yield* standOrders(field, unit, threat)
  yield* advance(field, unit, task)
}

const againstHorse: readonly FormationKind[] = ['square', 'battalionMass']

/** A square where it has come, a mass that can still march on the way. */
function* orderedAgainstHorse(field: Field, unit: Unit, task: Task): Generator<Order> {
  const { kind } = unit.formation
  const house = [...houseOrders(field, unit, task)]
  if (house[0]?.kind === 'occupy') return yield* house
  if (task.kind === 'withdraw' || !hasArrived(unit, task.at)) {
    if (kind !== 'battalionMass') yield form(unit, 'battalionMass')
    return yield* marchTo(field, unit, task.at, { isCautious: task.kind !== 'withdraw' })
  }
  if (kind !== 'square') yield form(unit, 'square')
}

/** Horse near by that can charge, and no foot or guns that are nearer. */
function isHorseNear(field: Field, unit: Unit, { kind }: Task): boolean {
  const horse = nearestEnemy(field, unit, isFormedHorse)
  const isReady = againstHorse.includes(unit.formation.kind)
  const feared = kind === 'withdraw' ? near.cavalryBehind : near.cavalry
  if (!horse || horse.distance > feared + (isReady ? near.cavalryGone : 0)) return false
  const other = nearestEnemy(field, unit, enemy => isInfantry(enemy) && !isDisordered(enemy))
  return !other || other.distance > near.cavalry
}

function isFormedHorse(enemy: Unit): boolean {
  return isCavalry(enemy) && !isDisordered(enemy)
}

/** Foot cannot attack horse; who holds goes out only against what is weak. */
function isTarget(field: Field, unit: Unit, { kind, building, at }: Task, enemy: Unit): boolean {
  if (isCavalry(enemy)) return false
  if (building !== '' && isFartherThan(unit, enemy, at)) return false
  if (kind === 'hold' && !isPrey(enemy)) return false
  if (kind === 'support' && distanceBetween(unit, enemy) > near.assault / 2) return false
  return isWorthIt(field, unit, enemy)
}

function isFartherThan(unit: Unit, enemy: Unit, at: Task['at']): boolean {
  const from = centreOf(unit)
  return distanceBetweenPoints(from, centreOf(enemy)) > distanceBetweenPoints(from, at)
}

/** In column to the charge where there is still room to form it. */
function* chargeOrders(field: Field, unit: Unit, prey: Unit): Generator<Order> {
  const distance = distanceBetween(unit, prey)
  if (unit.formation.kind === 'marchColumn' && distance > distances.enemyNearby)
    yield form(unit, 'attackColumn')
  yield* assault(field, unit, prey)
}

/** The building that is the goal: gone into when empty, stormed when held. */
function* houseOrders(field: Field, unit: Unit, { kind, building, at }: Task): Generator<Order> {
  if (kind === 'withdraw' || building === '') return
  const { state } = field
  const [holder] = garrisonOf(state, building)
  if (!holder || holder.seat === unit.seat) {
    const figures = partyFor(unit, roomIn(state, building))
    if (figures > 0) yield { kind: 'occupy', unit: unit.id, building, figures }
    if (touchesBuilding(unit, buildingOf(state, building))) return
    yield* marchTo(field, unit, at, { isCautious: false, into: building })
    return
  }
  if (distanceBetween(unit, holder) > near.assault || !isStormWorthIt(field, unit, holder)) return
  yield attackOn(unit, holder, building)
  const style = { isCautious: false, into: building }
  yield* marchTo(field, unit, centreOf(holder), { ...style, rate: 'charge' })
  yield* marchTo(field, unit, centreOf(holder), style)
}

/** All, or so many that the rest is still a unit; 0 for none. */
function partyFor({ figures }: Unit, room: number): number {
  if (figures <= room) return figures
  const party = Math.min(room, figures - leastParty)
  return party < leastParty ? 0 : party
}

/** A house is worth more than the open field, so it is stormed at so much less of an edge. */
const HOUSE = 2

function isStormWorthIt(field: Field, unit: Unit, holder: Unit): boolean {
  if (unit.figures < leastParty * 2 || !isOutnumbered(field, holder)) return false
  return edgeOf(field, unit, holder) >= field.temper.edge - HOUSE
}

/** All who could storm together are as strong as who holds the house. */
function isOutnumbered({ own }: Field, holder: Unit): boolean {
  const stormers = own.filter(
    other =>
      isInfantry(other) && !isDisordered(other) && distanceBetween(other, holder) < near.assault,
  )
  return strengthOfAll(stormers) >= strengthOf(holder)
}

/** Near the enemy, and not on the way to something better. */
function isToStand(unit: Unit, { kind, at }: Task, { distance }: Near): boolean {
  if (kind === 'hold' || kind === 'support') return distance < near.deploy && hasArrived(unit, at)
  return kind !== 'withdraw' && distance < near.skirmishFrom
}

/** In line towards the enemy, to fire. */
function* standOrders(field: Field, unit: Unit, { enemy }: Near): Generator<Order> {
  const { kind } = unit.formation
  if (kind !== 'line' && !isCavalry(enemy) && !isInWood(field, unit)) yield form(unit, 'line')
  yield* facing(field, unit, centreOf(enemy))
}

/** On to the goal: in column while it is far, in fast march while the enemy is. */
function* advance(field: Field, unit: Unit, task: Task): Generator<Order> {
  const threat = nearestEnemy(field, unit)
  const isFar = !threat || threat.distance > near.columns
  const way = distanceBetweenPoints(centreOf(unit), task.at)
  const isCautious = task.kind !== 'withdraw'
  if (hasArrived(unit, task.at)) {
    if (threat) yield* facing(field, unit, centreOf(threat.enemy))
    return
  }
  if (closedWoodAt(field.state, unit, task.at)) yield form(unit, 'marchColumn')
  else if (unit.formation.kind === 'marchColumn') {
    if (isFar) yield* marchTo(field, unit, task.at, { rate: 'fast', isCautious })
    else if (isCautious && threat.distance < near.skirmishTo && !isInWood(field, unit))
      yield form(unit, 'attackColumn')
  } else if (isFar && way > near.longWay) yield form(unit, 'marchColumn')
  else if (unit.formation.kind === 'line' && way > near.longWay / 2)
    yield form(unit, 'attackColumn')
  yield* marchTo(field, unit, task.at, { isCautious })
}

/** [BA-2.3.1-04] Closed formations cannot march on in a wood. */
function isInWood({ state }: Field, unit: Unit): boolean {
  return piecesOf(state, 'wood').some(wood => isUnder(hullOf(unit), wood))
}

type Leave = Of<Order, 'leave'>

/** A garrison stays as long as an enemy is near, and comes out to march off or to go on. */
export function* garrisonOrders(field: Field, unit: Unit, task: Task): Generator<Order> {
  if (task.kind === 'withdraw') return yield* comeOut(field, unit, task)
  if (task.kind !== 'attack' || task.building === unit.building) return
  const threat = nearestEnemy(field, unit, enemy => enemy.disorder !== 'FU')
  if (threat && threat.distance < near.columns) return
  yield* comeOut(field, unit, task)
}

/** By the door that is nearest to where the unit is to go, and from which the way is open. */
function* comeOut({ state, seat }: Field, unit: Unit, { at }: Task): Generator<Order> {
  const price = (order: Leave) => {
    const { formation, x, y, heading } = outside(unit, order)
    const there = { ...unit, formation, x, y, heading, walls: null, building: null }
    const isShut = closedBetween(state, there, at) !== undefined
    return distanceBetweenPoints(order, at) + (isShut ? near.house : 0)
  }
  yield* legalOrdersOf(state, seat, 'leave')
    .filter(order => order.unit === unit.id && order.formation === 'attackColumn')
    .toSorted((one, other) => price(one) - price(other))
}
