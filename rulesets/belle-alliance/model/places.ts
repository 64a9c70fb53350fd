import { containsPoint } from '@grognard/geometry/measured/polygon.ts'
import type { Value } from '@grognard/umpire'
import { centreOf } from './footprint.ts'
import type { PointRule } from './setting.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'
import { isInfantry, isOnBoard, sideOf, terrainOf } from './units.ts'

/** [BA-Q-34] A place that gives points, and the side that holds it. */
export type PlaceHeld = State['score']['owners'][number]

/** The name of a place that gives points: its terrain's, or that of an area of the rule's own. */
export function placeName(state: Pick<State, 'terrain'>, place: string): Value {
  const piece = state.terrain.find(row => row.id === place)
  if (!piece) return { key: 'ba.place.area' }
  return piece.name === '' ? { key: `ba.terrain.${piece.kind}` } : piece.name
}

/** [BA-5.5.2-04] Fewer figures hold nothing. */
const fewestToHold = 3

type AreaRule = Extract<PointRule, { kind: 'holdArea' }>

/** The name under which an area of a rule's own is held. */
export function ownArea(state: State, rule: AreaRule): string {
  return `area-${state.victory.points.indexOf(rule) + 1}`
}

/**
 * [BA-Q-34] Who holds each place that gives points. Whoever meets its condition alone holds it from
 * then on, until the other side does.
 */
export function placesHeld(state: State): PlaceHeld[] {
  return state.victory.points.flatMap(rule => {
    if (rule.kind === 'holdBuilding')
      return rule.places.map(place => held(state, place, occupants(state, place)))
    if (rule.kind !== 'holdArea') return []
    const areas = rule.places.map(place =>
      held(state, place, holders(state, terrainOf(state, place).points)),
    )
    if (rule.area.length === 0) return areas
    return [...areas, held(state, ownArea(state, rule), holders(state, rule.area))]
  })
}

function held(state: State, place: string, sides: readonly number[]): PlaceHeld {
  const [side] = sides
  if (side !== undefined && sides.length === 1) return { place, side }
  return { place, side: ownerOf(state, place) }
}

/** The side that holds a place now, or null. */
export function ownerOf(state: State, place: string): number | null {
  const known = state.score.owners.find(owner => owner.place === place)
  if (known) return known.side
  const start = state.victory.startOwners.find(owner => owner.place === place)
  return start ? sideOf(state, start.seat) : null
}

/** Infantry not in full disorder inside. */
function occupants(state: State, building: string): number[] {
  return sidesOf(
    state,
    unit => unit.building === building && isInfantry(unit) && unit.disorder !== 'FU',
    unit => unit.building === building,
  )
}

/** Three figures or more in order or light disorder, their centre inside. */
function holders(state: State, area: readonly number[]): number[] {
  const isInside = (unit: Unit) => {
    const { x, y } = centreOf(unit)
    return containsPoint(area, x, y)
  }
  return sidesOf(
    state,
    unit => unit.figures >= fewestToHold && !isShaken(unit) && isInside(unit),
    unit => unit.disorder !== 'FU' && isInside(unit),
  )
}

function isShaken({ disorder }: Unit): boolean {
  return disorder === 'U' || disorder === 'FU'
}

/** Sides with a unit that holds and no unit of the other that disputes it. */
function sidesOf(
  state: State,
  holds: (unit: Unit) => boolean,
  disputes: (unit: Unit) => boolean,
): number[] {
  const units = state.units.filter(isOnBoard)
  return state.sides.flatMap((side, index) => {
    const isHeld = units.some(unit => unit.seat === side.seat && holds(unit))
    const isDisputed = units.some(unit => unit.seat !== side.seat && disputes(unit))
    return isHeld && !isDisputed ? [index] : []
  })
}
