import { pointsNow } from '../ending/points.ts'
import { hullDistance } from '@grognard/geometry'
import { centreOf, hullOf } from '../formation/footprint.ts'
import { areInMeleeContact, distanceBetween } from '../formation/zone.ts'
import type { Order } from '../orders.ts'
import type { Unit } from '../state.ts'
import { ZONE_DEPTH, angles } from '../tables/distances.ts'
import { isArtillery, isCavalry, isDisordered, isSkirmishLine, sideOf } from '../units.ts'
import { closedBetween, closedWoodAt } from './closed-ground.ts'
import { near } from './distances.ts'
import { edgeOf } from './edge.ts'
import { strengthOf, turnTowards } from './field.ts'
import type { Field } from './field.ts'
import { facing, marchTo } from './marching.ts'
import { isLawful } from './offers.ts'
import { endOfMarch } from './traffic.ts'

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
