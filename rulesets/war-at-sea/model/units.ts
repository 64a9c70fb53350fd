import type { Figure, Seat, Value } from '@grognard/umpire'
import { effectsOf } from '../book/tables/abilities.ts'
import type { AbilityId, Effect, EffectThat } from '../book/tables/abilities.ts'
import type { Card, NationId, UnitType, Weapon } from '../book/tables/cards.ts'
import { crippledLoss } from '../book/tables/dice.ts'
import { leastSpeed, section } from '../book/tables/measures.ts'
import type { Aircraft, SeaUnit, State, UnitCard } from './state.ts'
import { nameOfCard } from './names.ts'

/** Throws RangeError for an id that this battle does not have. */
export function unitOf(state: State, id: string): SeaUnit {
  const unit = findUnit(state, id)
  if (unit) return unit
  throw new RangeError(`There is no unit “${id}”.`)
}

export function findUnit(state: State, id: string): SeaUnit | undefined {
  for (const unit of state.units) if (unit.id === id) return unit
  return undefined
}

/** Throws RangeError for an id that this battle does not have. */
export function planeOf(state: State, id: string): Aircraft {
  const plane = findPlane(state, id)
  if (plane) return plane
  throw new RangeError(`There is no aircraft “${id}”.`)
}

export function findPlane(state: State, id: string): Aircraft | undefined {
  for (const plane of state.aircraft) if (plane.id === id) return plane
  return undefined
}

/** The figures of a unit or an aircraft. */
export function cardOf(state: State, one: { index: number }): UnitCard {
  const card = state.cards[one.index]
  if (card) return card
  throw new RangeError(`There is no card ${one.index}.`)
}

/** What a unit is seen as. */
export function figureOf({ type, length, beam }: UnitCard): Figure {
  return { silhouette: type, length, beam }
}

/** The flags that the chart knows. */
export const ensigns: Readonly<Record<NationId, string>> = {
  US: 'usa',
  UK: 'england',
  FR: 'france',
  DE: 'germany',
  IT: 'italy',
  JP: 'japan',
}

export function nameOf(state: State, id: string): Value {
  for (const card of state.cards) if (card.id === id) return nameOfCard(card)
  return id
}

export function hasAbility(state: State, one: { index: number }, ability: AbilityId): boolean {
  return cardOf(state, one).abilities.includes(ability)
}

/** What a unit's abilities have of one kind of effect. */
export function effectsOn<Does extends Effect['does']>(
  state: State,
  one: { index: number },
  does: Does,
): readonly EffectThat<Does>[] {
  return effectsIn(cardOf(state, one), does)
}

/** The same of a card. */
export function effectsIn<Does extends Effect['does']>(
  { abilities }: Pick<Card, 'abilities'>,
  does: Does,
): readonly EffectThat<Does>[] {
  let found: readonly EffectThat<Does>[] = none
  for (const id of abilities)
    for (const effect of effectsOf(id)) if (isThat(effect, does)) found = [...found, effect]
  return found
}

/** Most units have no ability of the kind that is asked for. */
const none: readonly never[] = []

function isThat<Does extends Effect['does']>(
  effect: Effect,
  does: Does,
): effect is EffectThat<Does> {
  return effect.does === does
}

export function typeOf(state: State, one: { index: number }): UnitType {
  return cardOf(state, one).type
}

export function isSubmarine(state: State, one: { index: number }): boolean {
  return typeOf(state, one) === 'submarine'
}

/** [WAS-010] A surface unit. */
export function isShip(state: State, unit: SeaUnit): boolean {
  return typeOf(state, unit) !== 'submarine'
}

/** [WAS-010] Bombers and fighters. */
export function isAircraftType(type: UnitType): boolean {
  return type === 'fighter' || type.endsWith('Bomber')
}

/** [WAS-010] */
export function isBomber(state: State, plane: Aircraft): boolean {
  return typeOf(state, plane) !== 'fighter'
}

/** A unit of the seat that is afloat; nobody where none was found. */
export function isOwnAfloat(seat: Seat, unit: SeaUnit | undefined): unit is SeaUnit {
  return unit !== undefined && unit.seat === seat && isAfloat(unit)
}

/** An enemy of the seat that is afloat; nobody where none was found. */
export function isEnemyAfloat(seat: Seat, unit: SeaUnit | undefined): unit is SeaUnit {
  return unit !== undefined && unit.seat !== seat && isAfloat(unit)
}

export function isAfloat({ status }: SeaUnit): boolean {
  return status === 'afloat'
}

/** On the table and fit to act: an aborted one waits for the air return. */
export function isFlying({ status }: Aircraft): boolean {
  return status === 'flying'
}

/** [WAS-140] */
export function isDamaged(state: State, unit: SeaUnit): boolean {
  return unit.hull < cardOf(state, unit).hull
}

/** [WAS-141] [WAS-143] One hull left of more. */
export function isCrippled(state: State, unit: SeaUnit): boolean {
  return unit.hull === 1 && cardOf(state, unit).hull > 1
}

/** [WAS-063] [WAS-141] [WAS-A32] Movement points of this turn; no loss takes the last, and a run adds to what is left. */
export function speedOf(state: State, unit: SeaUnit): number {
  const { speedChange } = unit
  const lost = (isCrippled(state, unit) ? crippledLoss.speed : 0) - Math.min(0, speedChange)
  return Math.max(leastSpeed, cardOf(state, unit).speed - lost) + Math.max(0, speedChange)
}

/** [WAS-002] [WAS-007] The range from one reference point to the other; the border counts as nearer. */
export function rangeBetween(
  one: { x: number; y: number },
  other: { x: number; y: number },
): number {
  return rangeAt(Math.sqrt(squaredBetween(one, other)))
}

export function rangeAt(distance: number): number {
  return Math.max(0, Math.ceil(distance / section) - 1)
}

/** [WAS-003] Whether two points lie within a distance, 1/10 mm. */
export function isWithin(
  one: { x: number; y: number },
  other: { x: number; y: number },
  distance: number,
): boolean {
  return squaredBetween(one, other) <= distance * distance
}

function squaredBetween(one: { x: number; y: number }, other: { x: number; y: number }): number {
  const dx = one.x - other.x
  const dy = one.y - other.y
  return dx * dx + dy * dy
}

export function enemyOf(state: State, seat: Seat): Seat {
  return state.players.find(player => player.seat !== seat)?.seat ?? seat
}

/** [WAS-098] Dice of the card at a range; none beyond what it prints. */
export function printedDice(card: UnitCard, weapon: Weapon, range: number): number {
  return card.dice[weapon][range] ?? 0
}

/** Whether the card has dice for such an attack at any range. */
export function hasWeapon(card: Card, weapon: Weapon): boolean {
  return card.dice[weapon].length > 0
}
