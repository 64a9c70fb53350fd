import { hullDistance } from '@grognard/geometry'
import { bearing, turnBetween } from '@grognard/geometry/measured/angle.ts'
import { ratioClass } from '../book/tables/losses.ts'
import { meleeRows } from '../book/tables/melee.ts'
import type { MeleeFactor } from '../book/tables/melee.ts'
import { angles, distances, ZONE_DEPTH } from '../book/tables/scale.ts'
import { pointsNow } from '../chapters/ending/points.ts'
import { areInMeleeContact, distanceBetween } from '../model/contact.ts'
import { centreOf, hullOf } from '../model/footprint.ts'
import { lineOut } from '../model/formations.ts'
import { coverInMelee } from '../model/ground/cover.ts'
import type { Unit } from '../model/unit.ts'
import {
  facesAllRound,
  isArtillery,
  isCavalry,
  isDisordered,
  isInfantry,
  isSkirmishLine,
  sideOf,
} from '../model/units.ts'
import type { Order } from '../orders.ts'
import { near, strengthOf, turnTowards } from './field.ts'
import type { Field } from './field.ts'
import { closedBetween, closedWoodAt } from './ground.ts'
import { facing, marchTo } from './marching.ts'
import { isLawful } from './legal-orders.ts'
import { endOfMarch } from './traffic.ts'

/** Farther round than this from an enemy's front one comes on his flank, 1/100 degree. */
const FLANK = 7_000

/** The unit is beside or behind the enemy. */
export function isTakenAside(unit: Unit, enemy: Unit): boolean {
  const [from, to] = [centreOf(enemy), centreOf(unit)]
  const off = turnBetween(enemy.heading, bearing(from.x, from.y, to.x, to.y))
  return Math.abs(off) > FLANK && distanceBetween(unit, enemy) < near.assault
}

const covers = { I: 'cover1', II: 'cover2', III: 'cover3' } as const
const ratios = { 50: 'r50', 100: 'r100', 200: 'r200', 300: 'r200', 400: 'r200' } as const

/** What an attacker may hope to roll above the defender, as far as one sees by eye. */
export function edgeOf(field: Field, unit: Unit, enemy: Unit): number {
  const ours = factorsOfAttacker(field, unit, enemy).map(name => meleeRows[name].attacker)
  const theirs = factorsOfDefender(field, unit, enemy).map(name => meleeRows[name].defender)
  return totalOf(unit, ours) - totalOf(enemy, theirs)
}

function totalOf({ valeur }: Unit, factors: readonly (number | string)[]): number {
  return factors.reduce<number>(
    (sum, value) => sum + (typeof value === 'number' ? value : 0),
    valeur,
  )
}

function factorsOfAttacker(field: Field, unit: Unit, enemy: Unit): MeleeFactor[] {
  const cover = coverInMelee(field.state, enemy, unit)
  return [
    ...shared(unit, enemy, field.own),
    'charge',
    ...pairing(field, unit, enemy),
    ...(cover ? [covers[cover]] : []),
    ...(isFlanked(unit, enemy) ? ['flank' as const] : []),
  ]
}

function factorsOfDefender(field: Field, unit: Unit, enemy: Unit): MeleeFactor[] {
  const isUncovered = pairing(field, enemy, unit).length > 0 && enemy.building === null
  return [
    ...shared(enemy, unit, field.enemies),
    ...(isCavalry(unit) || isUncovered ? pairing(field, unit, enemy) : []),
    ...(isFlanked(unit, enemy) ? ['flank' as const] : []),
  ]
}

function isFlanked(unit: Unit, enemy: Unit): boolean {
  return enemy.building === null && !facesAllRound(enemy.formation) && isTakenAside(unit, enemy)
}

/** What goes for either side. */
function shared(unit: Unit, other: Unit, friends: readonly Unit[]): MeleeFactor[] {
  const ratio = ratioClass(unit.figures, other.figures)
  const isBacked = friends.some(
    friend =>
      friend !== unit &&
      !isDisordered(friend) &&
      !isSkirmishLine(friend) &&
      !isArtillery(friend) &&
      distanceBetween(friend, unit) < distances.support,
  )
  return [
    ...(unit.disorder === 'OR' ? [] : [unit.disorder]),
    ...(ratio === 0 ? [] : [ratios[ratio]]),
    ...(isBacked ? ['support' as const] : []),
    ...(isSkirmishLine(unit) ? ['skirmish' as const] : []),
    ...(unit.formation.kind === 'marchColumn' ? ['marchColumn' as const] : []),
  ]
}

/** Horse on foot, and foot without a line before it. */
function pairing({ state }: Field, unit: Unit, enemy: Unit): MeleeFactor[] {
  if (isCavalry(unit) && !isCavalry(enemy))
    return [facesAllRound(enemy.formation) ? 'cavVsSquare' : 'cavVsOther']
  if (!isInfantry(unit) || !isInfantry(enemy) || isSkirmishLine(unit)) return []
  return lineOut(state, unit) ? [] : ['infUncovered']
}

/** An enemy in the open that can be reached straight on. */
function isOpen({ state }: Field, unit: Unit, enemy: Unit): boolean {
  const to = centreOf(enemy)
  if (enemy.building !== null) return false
  return areInMeleeContact(unit, enemy) || !closedBetween(state, unit, to)
}

/** An enemy that is easy to beat: guns, skirmishers, disorder. */
export function isPrey(enemy: Unit): boolean {
  if (enemy.building !== null || enemy.formation.kind === 'square') return false
  return isArtillery(enemy) || isSkirmishLine(enemy) || isDisordered(enemy)
}

/** Those who hang back count for less, those who can only stand by for nothing. */
const RESERVE = 0.3

/** Strength that could join an attack on an enemy, by that which could come to his help. */
function oddsAgainst({ own, enemies }: Field, enemy: Unit): number {
  const isThere = (unit: Unit) =>
    distanceBetween(unit, enemy) < (isCavalry(unit) ? near.charge : near.assault)
  const ours = own.filter(unit => isThere(unit) && !isDisordered(unit) && unit.building === null)
  const theirs = enemies.filter(
    other => other !== enemy && distanceBetween(other, enemy) < near.help,
  )
  const helped = theirs.reduce((sum, unit) => sum + strengthOf(unit) * RESERVE, 0)
  return sumOf(ours) / Math.max(1, strengthOf(enemy) + helped)
}

function sumOf(units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + (isArtillery(unit) ? 0 : strengthOf(unit)), 0)
}

/** Odds for an attack: who is behind dares more. */
const ODDS = { behind: 0.9, ahead: 1.3 }

/** An edge in the melee that makes up for bad odds all round. */
const CLEAR = 4

/** Who has less than this share of an enemy's strength leaves him to others. */
const OWN_SHARE = 0.5

export function isWorthIt(field: Field, unit: Unit, enemy: Unit): boolean {
  const points = pointsNow(field.state)
  const side = sideOf(field.state, field.seat)
  const isAhead = (points[side] ?? 0) > (points[1 - side] ?? 0)
  const least = isAhead ? ODDS.ahead : ODDS.behind
  if (strengthOf(unit) < strengthOf(enemy) * OWN_SHARE) return false
  const edge = edgeOf(field, unit, enemy)
  if (edge < field.temper.edge) return false
  return edge >= CLEAR || oddsAgainst(field, enemy) >= least * field.temper.odds
}

/** The enemy to go for of those near: easy ones first, then by the way. */
export function bestPrey(
  field: Field,
  unit: Unit,
  reach: number,
  fits: (enemy: Unit) => boolean,
): Unit | undefined {
  const worth = (enemy: Unit) => distanceBetween(unit, enemy) / (isPrey(enemy) ? 2 : 1)
  const [best] = field.enemies
    .filter(enemy => distanceBetween(unit, enemy) < reach && fits(enemy))
    .filter(enemy => isOpen(field, unit, enemy))
    .toSorted((one, other) => worth(one) - worth(other))
  return best
}

/** An attack with the march to it: at the charge straight on, else with a turn, else the turn alone. */
export function* assault(field: Field, unit: Unit, enemy: Unit): Generator<Order> {
  const to = centreOf(enemy)
  const isAhead = Math.abs(turnTowards(unit, to)) <= angles.chargePivot
  const marches = [
    ...(isAhead ? marchTo(field, unit, to, { rate: 'charge', isCautious: false }) : []),
    ...marchTo(field, unit, to, { isCautious: false }),
  ].filter(march => reaches(field, unit, enemy, march))
  if (areInMeleeContact(unit, enemy) || marches.length > 0) yield attackOn(unit, enemy)
  if (marches.length > 0) return yield* marches
  if (closedWoodAt(field.state, unit, to)) return
  if (!isAhead) yield* facing(field, unit, to, angles.chargePivot)
  else yield* marchTo(field, unit, to)
}

/** A lawful march that ends with the enemy in the melee zone, as far as one can tell. */
function reaches({ state, seat }: Field, unit: Unit, enemy: Unit, march: Order): boolean {
  if (march.kind !== 'march' || !isLawful(state, seat, march)) return false
  return hullDistance(endOfMarch(state, unit, march), hullOf(enemy)) <= ZONE_DEPTH
}

export function attackOn({ id }: Unit, enemy: Unit, building = ''): Order {
  return {
    kind: 'attack',
    unit: id,
    target: enemy.id,
    againstPosition: building !== '',
    terrain: building,
    ifMet: 'attack',
  }
}
