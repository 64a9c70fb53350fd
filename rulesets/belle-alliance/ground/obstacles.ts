import type { Hull } from '@grognard/geometry'
import { footingOf } from './footing.ts'
import type { Footing } from './footing.ts'
import { hullOf } from '../formation/footprint.ts'
import { cm } from '../measures.ts'
import type { Standing } from '../formation/footprint.ts'
import { figureBases } from '../tables/bases.ts'
import { strongerClass } from '../tables/covers.ts'
import { ZONE_DEPTH } from '../tables/distances.ts'
import type { Class, Terrain } from '../terrain.ts'
import { piecesNear } from './land.ts'
import type { Land } from './land.ts'
import { ledgeObstacle, ledgesNear, ledgeWidthAt } from './ledges.ts'
import { waysBetween } from './ways.ts'
import { crossesHull, cutsPiece, pointsAlong, samplesOf, shrunk } from './lines.ts'
import type { Segment } from './lines.ts'
import { classOfStream, classUnder, streamsUnder } from './water.ts'

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
