import { containsPoint } from '@grognard/geometry/measured/polygon.ts'
import { areaCentre } from '@grognard/geometry/measured/polygon-shape.ts'
import type { Point } from '@grognard/geometry'
import { ownArea, ownerOf } from '../ending/holding.ts'
import { centreOf } from '../formation/footprint.ts'
import { garrisonOf } from '../ground/buildings.ts'
import { piecesOf } from '../ground/land.ts'
import { sideOf, terrainOf } from '../units.ts'
import type { PointRule } from '../victory-rules.ts'
import { near } from './distances.ts'
import { distanceBetweenPoints } from './field.ts'
import type { Field } from './field.ts'

/** A place that gives this side points or denies them to the enemy. */
export interface Goal {
  place: string
  at: Point
  worth: number
  isOurs: boolean
  isBuilding: boolean
  /** An enemy is near to it. */
  isThreatened: boolean
}

type PlaceRule = Extract<PointRule, { kind: 'holdBuilding' | 'holdArea' }>

function isPlaceRule(rule: PointRule): rule is PlaceRule {
  return rule.kind === 'holdBuilding' || rule.kind === 'holdArea'
}

export function goalsOf(field: Field): Goal[] {
  const { state } = field
  return state.victory.points.filter(isPlaceRule).flatMap(rule => {
    const places = rule.places.map(place =>
      goalAt(field, rule, place, terrainOf(state, place).points),
    )
    if (rule.kind === 'holdBuilding' || rule.area.length === 0) return places
    return [
      ...places,
      goalAt(field, rule, ownArea(state, rule), rule.area),
      ...housesIn(field, rule),
    ]
  })
}

/** The houses of an area: who sits in them is not driven out by horse. */
function housesIn(field: Field, rule: PlaceRule & { kind: 'holdArea' }): Goal[] {
  const { state, seat } = field
  return piecesOf(state, 'building')
    .filter(({ points }) => {
      const { x, y } = areaCentre(points)
      return containsPoint(rule.area, x, y)
    })
    .map(({ id, points }) => ({
      ...goalAt(field, rule, id, points),
      isBuilding: true,
      isOurs: garrisonOf(state, id).some(unit => unit.seat === seat),
    }))
}

function goalAt(field: Field, rule: PlaceRule, place: string, polygon: readonly number[]): Goal {
  const { state, seat, enemies } = field
  const at = areaCentre(polygon)
  return {
    place,
    at,
    worth: rule.points,
    isOurs: ownerOf(state, place) === sideOf(state, seat),
    isBuilding: rule.kind === 'holdBuilding',
    isThreatened: enemies.some(
      enemy => enemy.disorder !== 'FU' && distanceBetweenPoints(centreOf(enemy), at) < near.threat,
    ),
  }
}
