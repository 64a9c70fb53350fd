import { hullDistance, hullsOverlap } from '@grognard/geometry'
import type { Hull } from '@grognard/geometry'
import { coverRows } from '../tables/covers.ts'
import { distances } from '../tables/distances.ts'
import type { Class, Terrain } from '../terrain.ts'
import type { Footing } from './footing.ts'
import { piecesNear, piecesOf } from './land.ts'
import type { Land } from './land.ts'
import { crossesHull, isBeside, samplesOf, shrunk, sidesOf, stripOf } from './lines.ts'

/** [BA-2.3.6-01] Class of a stream by its breadth; null where only bridges and fords lead over it. */
export function classOfStream({ width, obstacle }: Terrain): Class | null {
  if (width > distances.river) return null
  if (obstacle) return obstacle
  return width < distances.brook ? coverRows.ditch.obstacle : coverRows.stream.obstacle
}

/** Streams that it stands in, those left out that it crosses on a bridge. */
export function streamsUnder(land: Land, footing: Footing): Terrain[] {
  const streams = piecesNear(land, footing.hull, 'stream')
  return streams.filter(
    stream => crossesHull(stream, footing.hull) && !isBridged(land, stream, footing),
  )
}

/** [BA-2.3.6-02] Fords are obstacles of the class of a ditch; else by breadth; null: barred. */
export function classUnder(land: Land, stream: Terrain, footing: Footing): Class | null {
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
