import { hullDistance, hullsOverlap } from '@grognard/geometry'
import type { Hull, Point } from '@grognard/geometry'
import { cm } from '../../book/measures.ts'
import { coverRows, strongerClass } from '../../book/tables/ground.ts'
import type { Class } from '../../book/tables/ground.ts'
import { distances, ZONE_DEPTH } from '../../book/tables/scale.ts'
import { figureBases } from '../../book/tables/troops.ts'
import type { FormationKind } from '../../book/tables/troops.ts'
import { frontOf, hullOf, hullOfStaff } from '../footprint.ts'
import type { Standing } from '../footprint.ts'
import type { Terrain } from '../setting.ts'
import type { Staff } from '../state.ts'
import { ledgeObstacle, ledgesNear, ledgeWidthAt } from './heights.ts'
import {
  crossesHull,
  cutsPiece,
  isBeside,
  piecesNear,
  piecesOf,
  pointsAlong,
  samplesOf,
  shrunk,
  sidesOf,
  stripOf,
} from './land.ts'
import type { Land, Segment } from './land.ts'
import { waysBetween } from './ways.ts'

/** How something stands on the ground: a unit in a pose, or a staff figure. */
export interface Footing {
  hull: Hull
  /** The middle of the front edge. */
  front: Point
  /** [BA-Q-50] It has a road rate; [BA-2.3.6-02] it may use bridges. */
  followsRoads: boolean
  crossesBridges: boolean
  /** It stands in a building. */
  isInside: boolean
}

/** [BA-2.3.1-01] Formations with a road rate, routs left aside. */
const columns: readonly FormationKind[] = ['marchColumn', 'limbered']

/** Of a unit, as it stands or would stand. A rout has a road rate, but takes no bridges. */
export function footingOf(unit: Standing, isRouting = false): Footing {
  const isColumn = columns.includes(unit.formation.kind)
  return {
    hull: hullOf(unit),
    front: frontOf(unit),
    followsRoads: isColumn || isRouting,
    crossesBridges: isColumn,
    isInside: unit.walls !== null,
  }
}

/** Of a chief or orderly. */
export function footingOfStaff(staff: Staff): Footing {
  const hull = hullOfStaff(staff)
  const front = { x: staff.x, y: staff.y }
  return { hull, front, followsRoads: true, crossesBridges: true, isInside: false }
}

/** [BA-2.3.6-01] Class of a stream by its breadth; null where only bridges and fords lead over it. */
function classOfStream({ width, obstacle }: Terrain): Class | null {
  if (width > distances.river) return null
  if (obstacle) return obstacle
  return width < distances.brook ? coverRows.ditch.obstacle : coverRows.stream.obstacle
}

/** Streams that it stands in, those left out that it crosses on a bridge. */
function streamsUnder(land: Land, footing: Footing): Terrain[] {
  const streams = piecesNear(land, footing.hull, 'stream')
  return streams.filter(
    stream => crossesHull(stream, footing.hull) && !isBridged(land, stream, footing),
  )
}

/** [BA-2.3.6-02] Fords are obstacles of the class of a ditch; else by breadth; null: barred. */
function classUnder(land: Land, stream: Terrain, footing: Footing): Class | null {
  if (isFording(land, stream, footing)) return coverRows.ditch.obstacle
  return classOfStream(stream)
}

/** [BA-2.3.6-01] Whether it stands in water that is too broad for it. */
export function isInDeepWater(land: Land, footing: Footing): boolean {
  return streamsUnder(land, footing).some(stream => classUnder(land, stream, footing) === null)
}

/** [BA-1.3.5-01] Bridges that stand; those that were burnt or blasted are none. */
function bridgesOf(land: Land): Terrain[] {
  return piecesOf(land, 'road').filter(({ crossing }) => isBridge(crossing))
}

function isBridge(crossing: Terrain['crossing']): boolean {
  return crossing === 'woodenBridge' || crossing === 'stoneBridge'
}

/** [BA-2.3.6-02] A march column whose axis keeps to the bridge wherever it is over the water. */
function isBridged(land: Land, stream: Terrain, { hull, crossesBridges }: Footing): boolean {
  if (!crossesBridges) return false
  const axis = samplesOf({ ...hull, beam: AXIS }, distances.roadFollow)
  const wet = axis.filter(({ x, y }) => isInWater(stream, x, y))
  return bridgesOf(land).some(bridge => {
    const sides = sidesOf(bridge)
    if (wet.length === 0) return isBefore(stream, bridge, hull)
    return wet.every(({ x, y }) => isBeside(sides, x, y, distances.roadFollow))
  })
}

/** Breadth of the axis that is followed, 1/1000 cm. */
const AXIS = 20

/** Only its corners reach over the water: it has to stand before the bridge. */
function isBefore(stream: Terrain, bridge: Terrain, hull: Hull): boolean {
  const broad = { ...bridge, width: hull.beam }
  return sidesOf(stream).some(side => {
    const strip = stripOf(side, stream.width)
    const ways = sidesOf(broad).map(way => stripOf(way, hull.beam))
    return ways.some(way => hullsOverlap(way, strip) && hullDistance(way, hull) === 0)
  })
}

/** [BA-2.3.6-02] A ford takes what its breadth allows: all that is wet has to be within it. */
function isFording(land: Land, stream: Terrain, { hull }: Footing): boolean {
  const fords = piecesOf(land, 'road').filter(({ crossing }) => crossing === 'ford')
  if (fords.length === 0) return false
  const points = samplesOf(shrunk(hull), distances.brook)
  const wet = points.filter(({ x, y }) => isInWater(stream, x, y))
  return fords.some(ford => {
    const sides = sidesOf(ford)
    return wet.every(({ x, y }) => isBeside(sides, x, y, ford.width / 2))
  })
}

function isInWater(stream: Terrain, x: number, y: number): boolean {
  return isBeside(sidesOf(stream), x, y, stream.width / 2)
}

/** [BA-2.3.5-01] The worst obstacle that it stands in or is passing, or null. */
export function obstacleUnder(land: Land, footing: Footing): Class | null {
  if (footing.isInside) return null
  const lines = piecesNear(land, footing.hull, 'linear', 'wood')
  const crossed = lines.filter(piece => classOf(piece) !== null && crossesHull(piece, footing.hull))
  const wet = streamsUnder(land, footing).map(stream => classUnder(land, stream, footing))
  return worst([...crossed.map(classOf), ...wet, ledgeUnder(land, footing.hull)])
}

/** [BA-2.3.5-01] Whether a unit has the penalty of an obstacle. */
export function isInObstacle(land: Land, unit: Standing): boolean {
  return obstacleUnder(land, footingOf(unit)) !== null
}

/** [BA-2.3.5-02] The worst obstacle that lies in the melee zone between an attacker and an enemy. */
export function obstacleBetween(land: Land, attacker: Standing, defender: Standing): Class | null {
  const lines = waysBetween(hullOf(attacker), hullOf(defender))
  const pieces = piecesNear(land, around(hullOf(attacker)), 'linear', 'wood', 'stream')
  const met = pieces.filter(piece => lines.some(line => cutsPiece(piece, line)))
  return worst([...met.map(classOf), ledgeAlong(land, hullOf(attacker), lines)])
}

/** The class of a piece of terrain as an obstacle, or null. */
function classOf(piece: Terrain): Class | null {
  if (piece.kind === 'wood') return piece.edgeObstacle
  return piece.kind === 'stream' ? classOfStream(piece) : piece.obstacle
}

function worst(classes: readonly (Class | null)[]): Class | null {
  return classes.reduce<Class | null>(strongerClass, null)
}

/** [BA-T-05] The narrowest level of a hill under it. */
function ledgeUnder(land: Land, hull: Hull): Class | null {
  const near = { terrain: ledgesNear(land, hull) }
  if (near.terrain.length === 0) return null
  const points = samplesOf(shrunk(hull), figureBases.infantry.width)
  return worst(points.map(({ x, y }) => ledgeObstacle(ledgeWidthAt(near, x, y))))
}

/** [BA-T-05] The narrowest level of a hill on the ways over the melee zone. */
function ledgeAlong(land: Land, attacker: Hull, ways: readonly Segment[]): Class | null {
  const near = { terrain: ledgesNear(land, around(attacker)) }
  if (near.terrain.length === 0) return null
  const points = ways.flatMap(way => pointsAlong(way, STEP))
  return worst(points.map(({ x, y }) => ledgeObstacle(ledgeWidthAt(near, x, y))))
}

/** Less than the breadth of any level that is looked for, 1/1000 cm. */
const STEP = cm(0.25)

/** The hull and its melee zones. */
function around(hull: Hull): Hull {
  return { ...hull, length: hull.length + 2 * ZONE_DEPTH, beam: hull.beam + 2 * ZONE_DEPTH }
}
