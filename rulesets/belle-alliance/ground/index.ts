export { boxOf, findBuilding, garrisonOf } from './buildings.ts'
export { coverAgainst, coverInMelee, coverOfBuilding } from './cover.ts'
export type { Cover } from './cover.ts'
export { footingOf } from './footing.ts'

export { goingUnder, isBarred } from './going.ts'
export type { Going } from './going.ts'
export { groundsUnder } from './grounds.ts'

export { isUphill, levelAt, levelsUnder } from './levels.ts'
export { isInObstacle, obstacleBetween } from './obstacles.ts'
export { isNonRicochet } from './ricochet.ts'

export { isInSight, isSeen, reachOfSight, throughWood, viewerOf, viewerOfStaff } from './sight.ts'
export type { Sighted, Viewer } from './sight.ts'
export { isLineBlocked } from './sight-line.ts'
