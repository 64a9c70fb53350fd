import type { Seat } from '@grognard/umpire'
import { centreOf } from '../../model/footprint.ts'
import { ownArea, ownerOf } from '../../model/places.ts'
import type { BeyondRule, ExitRule, PointRule } from '../../model/setting.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { isGunnersOnly, isOnBoard, sideOf } from '../../model/units.ts'

/**
 * [BA-Q-34] How many figures units have lost of those they began with. Strengths of parts are
 * fractions that add up, so the sum is rounded.
 */
export function figuresLost(units: readonly Unit[]): number {
  const lost = units
    .filter(({ status }) => status !== 'joined')
    .reduce((sum, unit) => sum + began(unit) - left(unit), 0)
  return Math.round(lost)
}

/** Gunners off their guns began with these. */
function began(unit: Unit): number {
  return isGunnersOnly(unit) ? 0 : unit.original
}

function left({ status, figures }: Unit): number {
  return status === 'onBoard' || status === 'waiting' || status === 'exited' ? figures : 0
}

/** Before the battle, while units are placed, what counts from the first turn counts already. */
const FIRST_TURN = 1

/** [BA-Q-34] Points by side if the battle ended now: those of turns past and all others. */
export function pointsNow(state: State): number[] {
  const rules = state.victory.points.filter(rule => rule.when !== 'eachTurnEnd')
  return added(state.score.points, pointsBy(state, rules))
}

/** Points by side with those that this turn's end gives. */
export function pointsOfTurn(state: State): number[] {
  const rules = state.victory.points.filter(rule => rule.when === 'eachTurnEnd')
  return added(state.score.points, pointsBy(state, rules))
}

/** Points by side that one rule gives now. */
export function pointsFor(state: State, rule: PointRule): number[] {
  return pointsBy(state, [rule])
}

function added(some: readonly number[], others: readonly number[]): number[] {
  return others.map((points, side) => points + (some[side] ?? 0))
}

function pointsBy(state: State, rules: readonly PointRule[]): number[] {
  return state.sides.map(({ seat }) =>
    rules
      .filter(rule => rule.seats.includes(seat))
      .reduce((sum, rule) => sum + rule.points * timesMet(state, rule, seat), 0),
  )
}

/** How many times a seat meets a rule. */
function timesMet(state: State, rule: PointRule, seat: Seat): number {
  const side = sideOf(state, seat)
  const enemies = state.units.filter(unit => unit.seat !== seat)
  switch (rule.kind) {
    case 'holdBuilding':
      return countHeld(state, rule.places, side)
    case 'holdArea':
      if (Math.max(FIRST_TURN, state.turn) < rule.fromTurn) return 0
      return countHeld(state, placesIn(state, rule), side)
    case 'unitRuined':
      return enemies.filter(unit => isRuined(state, unit)).length
    case 'unitInDisorder':
      return enemies.filter(unit => isOnBoard(unit) && unit.disorder === rule.disorder).length
    case 'gunModelCaptured':
      return enemies.reduce((sum, unit) => sum + capturedModels(unit), 0)
    case 'exited':
      return state.units.filter(unit => unit.seat === seat && hasExited(unit, rule)).length
    case 'unitsBeyond':
      return state.units.filter(unit => isBeyond(unit, rule)).length
    case 'prisoners':
      return Math.floor((state.score.prisoners[side] ?? 0) / rule.per)
    case 'losses':
      return Math.floor(figuresLost(enemies) / rule.per)
  }
}

/** What a side holds now of the places that a rule counts. */
export function placesHeldBy(state: State, rule: PointRule, seat: Seat): string[] {
  if (rule.kind !== 'holdBuilding' && rule.kind !== 'holdArea') return []
  const places = rule.kind === 'holdArea' ? placesIn(state, rule) : rule.places
  return places.filter(place => ownerOf(state, place) === sideOf(state, seat))
}

function placesIn(state: State, rule: Extract<PointRule, { kind: 'holdArea' }>): string[] {
  return rule.area.length === 0 ? rule.places : [...rule.places, ownArea(state, rule)]
}

function countHeld(state: State, places: readonly string[], side: number): number {
  return places.filter(place => ownerOf(state, place) === side).length
}

function capturedModels({ status, guns }: Unit): number {
  return status === 'captured' ? guns.length : 0
}

/** Skirmish lines of a unit and gunners off their guns count with it. */
export function isRuined(state: State, unit: Unit): boolean {
  if (isGunnersOnly(unit)) return false
  if (unit.mother !== null || unit.status === 'waiting' || unit.status === 'joined') return false
  if (isOnBoard(unit)) return unit.disorder === 'FU'
  return !mayHaveLeft(state, unit)
}

function mayHaveLeft(state: State, unit: Unit): boolean {
  return state.victory.points.some(
    rule =>
      rule.kind === 'exited' &&
      rule.points > 0 &&
      rule.seats.includes(unit.seat) &&
      hasExited(unit, rule),
  )
}

function hasExited({ leaving, disorder, arm }: Unit, rule: ExitRule): boolean {
  if (leaving === null || leaving.edge !== rule.edge) return false
  if (leaving.along < rule.from || leaving.along > rule.to) return false
  if (leaving.turn < rule.fromTurn || leaving.turn > rule.untilTurn) return false
  return rule.disorders.includes(disorder) && rule.arms.includes(arm)
}

function isBeyond(unit: Unit, rule: BeyondRule): boolean {
  if (unit.seat !== rule.of || !isOnBoard(unit) || unit.mother !== null) return false
  if (!rule.disorders.includes(unit.disorder) || !rule.arms.includes(unit.arm)) return false
  const place = centreOf(unit)[rule.axis]
  return (rule.below === null || place < rule.below) && (rule.above === null || place > rule.above)
}
