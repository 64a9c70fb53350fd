export {
  boxOf,
  buildingCapacity,
  buildingOf,
  findBuilding,
  garrisonOf,
  roomIn,
} from './buildings.ts'
export { coverAgainst, coverInMelee, coverOfBuilding } from './cover.ts'
export type { Cover, Sheltering } from './cover.ts'
export { footingOf, footingOfStaff } from './footing.ts'
export type { Footing } from './footing.ts'
export { canEnter, goingUnder, isBarred } from './going.ts'
export type { Going } from './going.ts'
export { groundAt, groundsUnder } from './grounds.ts'
export type { Land } from './land.ts'
export { ledgeWidthAt } from './ledges.ts'
export { isUphill, levelAt, levelsUnder } from './levels.ts'
export { isInObstacle, obstacleBetween, obstacleUnder } from './obstacles.ts'
export { isNonRicochet } from './ricochet.ts'
export { isFollowingRoad } from './roads.ts'
export {
  hasFired,
  isInSight,
  isSeen,
  positionOf,
  reachOfSight,
  throughWood,
  viewerOf,
  viewerOfStaff,
} from './sight.ts'
export type { Sighted, Viewer } from './sight.ts'
export { isLineBlocked } from './sight-line.ts'
export { bridgesOf, isInDeepWater } from './water.ts'
export { woodAt } from './woods.ts'
export type { WoodPart } from './woods.ts'
