import type { Point } from '@grognard/geometry'
import { centreOf } from '../formation/footprint.ts'
import { distanceBetween } from '../formation/zone.ts'
import { plainChange } from '../formation/reform.ts'
import { garrisonOf, roomIn } from '../ground/buildings.ts'
import { cm } from '../measures.ts'
import { extendTowards } from '../march/towards.ts'
import { plainMarch } from '../march/march-tool.ts'
import type { Order } from '../orders.ts'
import type { Rate } from '../parts.ts'
import type { Unit } from '../state.ts'
import type { FormationKind } from '../tables/formations.ts'
import { isArtillery, isCavalry, isDisordered } from '../units.ts'
import { detour, houseBetween } from './detour.ts'
import { distanceBetweenPoints, nearestEnemy, strengthOf, turnTowards } from './field.ts'
import type { Field } from './field.ts'
import type { Task } from './tasks.ts'

/** Distances at which a sensible officer changes his mind. */
const near = {
  /** Infantry deploys from column, cavalry begins to look for prey. */
  deploy: cm(45),
  /** An attack is ordered. */
  assault: cm(38),
  charge: cm(55),
  /** Squares are formed. */
  cavalry: cm(50),
  /** Guns unlimber. */
  guns: cm(55),
  /** The goal is reached. */
  goal: cm(8),
}

/** Fewer figures are not worth a house. */
const LEAST_GARRISON = 6

/** A unit that has turned this little towards its front needs no wheel, 1/100 degree. */
const FACING = 2500

/** What the unit should be ordered, best first; the lawful ones are written. */
export function ordersFor(field: Field, unit: Unit, task: Task): Order[] {
  if (unit.building !== null) return garrisonOrders(field, unit, task)
  if (isDisordered(unit) || unit.mother !== null) return []
  if (task.kind === 'withdraw')
    return [form(unit, columnOf(unit)), ...marchTo(field, unit, task.at)]
  if (isArtillery(unit)) return batteryOrders(field, unit, task)
  return isCavalry(unit) ? cavalryOrders(field, unit, task) : infantryOrders(field, unit, task)
}

function garrisonOrders({ state }: Field, unit: Unit, task: Task): Order[] {
  if (task.kind !== 'withdraw') return []
  const { x, y, heading } = unit
  const front = { x, y: Math.min(state.height, y + cm(6)) }
  return [
    {
      kind: 'leave',
      unit: unit.id,
      formation: 'marchColumn',
      front: null,
      figures: unit.figures,
      ...front,
      heading,
    },
  ]
}

function columnOf(unit: Unit): FormationKind {
  if (isArtillery(unit)) return 'limbered'
  return 'marchColumn'
}

/** A change of formation, or nothing where it stands so already. */
function form(unit: Unit, formation: FormationKind): Order {
  const front =
    formation === 'attackColumn' ? Math.max(4, Math.min(8, Math.floor(unit.figures / 4))) : null
  return {
    kind: 'form',
    unit: unit.id,
    ...plainChange({ kind: formation, front, gap: null }),
  }
}

function marchTo({ state }: Field, unit: Unit, to: Point, rate: Rate = 'normal'): Order[] {
  const plain = plainMarch(unit.id, rate)
  const by = rate === 'charge' ? to : detour(state, unit, to)
  const order = { ...extendTowards(state, unit, plain, by), unit: unit.id }
  return order.legs.length === 0 ? [] : [order]
}

/** Columns go up to the goal, lines fire, columns attack what stands in the way. */
function infantryOrders(field: Field, unit: Unit, task: Task): Order[] {
  const threat = nearestEnemy(field, unit)
  if (!threat) return marchTo(field, unit, task.at)
  const horse = nearestEnemy(field, unit, isCavalry)
  if (horse && horse.distance < near.cavalry && isThreatenedByHorse(field, unit))
    return unit.formation.kind === 'square' ? [] : [form(unit, 'square')]
  if (unit.formation.kind === 'square') return [form(unit, 'attackColumn')]
  const house = houseOrders(field, unit, task)
  if (house.length > 0) return house
  const prey = nearestEnemy(field, unit, enemy => isOpen(field, unit, enemy))
  if (prey && task.kind === 'attack' && prey.distance < near.assault && isWorthIt(unit, prey.enemy))
    return assault(field, unit, prey.enemy)
  if (threat.distance < near.deploy) return standOrders(field, unit, threat.enemy)
  if (hasArrived(unit, task)) return facing(field, unit, threat.enemy)
  if (unit.formation.kind === 'line')
    return [form(unit, 'attackColumn'), ...marchTo(field, unit, task.at)]
  return marchTo(field, unit, task.at)
}

/** An enemy in the open that can be reached straight on. */
function isOpen({ state }: Field, unit: Unit, enemy: Unit): boolean {
  return enemy.building === null && houseBetween(state, unit, centreOf(enemy)) === undefined
}

/** The building that is the goal: gone into when empty, stormed when held. */
function houseOrders({ state }: Field, unit: Unit, { kind, building }: Task): Order[] {
  if (kind === 'withdraw' || building === '') return []
  const [holder] = garrisonOf(state, building)
  const figures = Math.min(unit.figures, roomIn(state, building))
  if (!holder || holder.seat === unit.seat)
    return figures < LEAST_GARRISON ? [] : [{ kind: 'occupy', unit: unit.id, building, figures }]
  if (distanceBetween(unit, holder) > near.assault) return []
  const attack: Order = {
    kind: 'attack',
    unit: unit.id,
    target: holder.id,
    againstPosition: true,
    terrain: building,
    ifMet: 'attack',
  }
  const plain = plainMarch(unit.id)
  const march = { ...extendTowards(state, unit, plain, centreOf(holder)), unit: unit.id }
  return [attack, march]
}

/** Horse near by and no foot or guns of the enemy that a square would be prey to. */
function isThreatenedByHorse(field: Field, unit: Unit): boolean {
  const other = nearestEnemy(field, unit, enemy => !isCavalry(enemy))
  return !other || other.distance > near.deploy
}

function isWorthIt(unit: Unit, enemy: Unit): boolean {
  return strengthOf(unit) >= strengthOf(enemy) * 0.9
}

function assault(field: Field, unit: Unit, enemy: Unit): Order[] {
  const attack: Order = {
    kind: 'attack',
    unit: unit.id,
    target: enemy.id,
    againstPosition: false,
    terrain: '',
    ifMet: 'attack',
  }
  const to = centreOf(enemy)
  return [attack, ...marchTo(field, unit, to, 'charge'), ...marchTo(field, unit, to)]
}

/** In line towards the enemy, to fire. */
function standOrders(field: Field, unit: Unit, enemy: Unit): Order[] {
  const turned = facing(field, unit, enemy)
  if (turned.length > 0 || unit.formation.kind === 'line') return turned
  return [form(unit, 'line')]
}

/** A wheel towards the enemy where the front looks elsewhere. */
function facing(_field: Field, unit: Unit, enemy: Unit): Order[] {
  const turn = turnTowards(unit, centreOf(enemy))
  if (Math.abs(turn) < FACING) return []
  const kind = unit.formation.kind === 'marchColumn' ? 'pivot' : 'wheel'
  return [{ ...plainMarch(unit.id), legs: [{ kind, amount: turn }] }]
}

function hasArrived(unit: Unit, { at }: Task): boolean {
  return distanceBetweenPoints(centreOf(unit), at) < near.goal
}

/** Horse goes for what is weak: guns, skirmishers, disorder; else it keeps with the rest. */
function cavalryOrders(field: Field, unit: Unit, task: Task): Order[] {
  const prey = nearestEnemy(field, unit, isPrey)
  if (prey && prey.distance < near.charge) return assault(field, unit, prey.enemy)
  const rival = nearestEnemy(field, unit, isCavalry)
  if (rival && rival.distance < near.assault && isWorthIt(unit, rival.enemy))
    return assault(field, unit, rival.enemy)
  const threat = nearestEnemy(field, unit)
  if (threat && threat.distance < near.deploy) return facing(field, unit, threat.enemy)
  return marchTo(field, unit, behind(field, task.at))
}

function isPrey(enemy: Unit): boolean {
  if (enemy.building !== null || enemy.formation.kind === 'square') return false
  return isArtillery(enemy) || enemy.formation.kind === 'skirmish' || isDisordered(enemy)
}

/** A place short of the goal, on our own side of it. */
function behind({ own }: Field, { x, y }: Point): Point {
  const rear = own.reduce((sum, unit) => sum + unit.y, 0) / Math.max(1, own.length)
  return { x, y: Math.round((y * 2 + rear) / 3) }
}

/** Guns unlimber within good range and stay; out of it they limber up and go nearer. */
function batteryOrders(field: Field, unit: Unit, task: Task): Order[] {
  const threat = nearestEnemy(field, unit)
  const isInAction = unit.formation.kind === 'unlimbered'
  if (threat && threat.distance < near.guns) {
    if (isInAction) return facing(field, unit, threat.enemy)
    return [form(unit, 'unlimbered')]
  }
  if (isInAction && task.kind !== 'attack') return []
  if (isInAction) return [form(unit, 'limbered')]
  return marchTo(field, unit, behind(field, task.at))
}
