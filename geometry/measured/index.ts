export { bearing, cosine, normalise, sine, turnBetween } from './angle.ts'
export { arcOutline, isInBroadsideArc } from './arc.ts'
export type { Broadside } from './arc.ts'
export { chainsOf } from './chains.ts'
export { isWithinCone } from './cone.ts'
export {
  bowOf,
  cornersOf,
  distanceToPoint,
  hullDistance,
  hullsOverlap,
  isHullWithin,
  sternOf,
} from './hull.ts'
export type { Hull } from './hull.ts'
export { isFollowing, linkCrossed } from './line-ahead.ts'
export type { FollowingLimits } from './line-ahead.ts'
export type { Contact } from './obstacle.ts'
export {
  containsPoint,
  distanceToPolygon,
  hullMeetsPolygon,
  pointToPolygonEdge,
  segmentCrossesPolygon,
} from './polygon.ts'
export type { Polygon } from './polygon.ts'
export { areaCentre, isSimple } from './polygon-shape.ts'
export { advance, turn } from './pose.ts'
export type { Point, Pose } from './pose.ts'
export { isSightClear, segmentCrossesHull } from './sight.ts'
export { canAdvance, sweepAdvance, sweepLegs, sweepTurn } from './sweep.ts'
export type { AdvanceSweep, Leg, LegsSweep, TurnSweep } from './sweep.ts'
export { sweptCrossesSegment } from './swept-segment.ts'
export { DEGREE, FULL_TURN, HALF_TURN, INCH, QUARTER_TURN, degrees, inches } from './units.ts'
