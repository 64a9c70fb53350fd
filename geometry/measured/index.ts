export { bearing, cosine, isWithinCone, normalise, sine, turnBetween } from './angle.ts'
export {
  areCirclesWithin,
  bowOf,
  cornersOf,
  distanceToPoint,
  hullDistance,
  hullsOverlap,
  isHullWithin,
  sternOf,
} from './hull.ts'
export type { Hull } from './hull.ts'

export {
  containsPoint,
  distanceToPolygon,
  hullMeetsPolygon,
  segmentCrossesPolygon,
} from './polygon.ts'

export { areaCentre } from './polygon-shape.ts'

export type { Point, Pose } from './pose.ts'
export { segmentCrossesHull } from './sight.ts'

export { FULL_TURN, HALF_TURN, QUARTER_TURN } from './units.ts'
