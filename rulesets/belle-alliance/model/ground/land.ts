import { bearing, cornersOf, hullsOverlap, segmentCrossesHull } from '@grognard/geometry'
import type { Hull, Point } from '@grognard/geometry'
import { entry } from '@grognard/geometry/measured/entry.ts'
import {
  areExtentsMeeting,
  extentAround,
  extentOf,
  gridOf,
} from '@grognard/geometry/measured/grid.ts'
import type { Extent, Grid } from '@grognard/geometry/measured/grid.ts'
import { sideOfLine, squaredToSegment } from '@grognard/geometry/measured/segment.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import { CONTACT } from '../../book/tables/scale.ts'
import type { Terrain, TerrainKind } from '../setting.ts'

/** What the ground is asked of; a state is one. */
export interface Land {
  terrain: readonly Terrain[]
}

/** The pieces of some kinds, those left aside that are destroyed. */
export function piecesOf({ terrain }: Land, ...kinds: TerrainKind[]): Terrain[] {
  return terrain.filter(piece => isOneOf(piece, kinds))
}

/** The pieces of some kinds that may be under or beside a hull: quick, and rather too many. */
export function piecesNear(land: Land, hull: Hull, ...kinds: TerrainKind[]): Terrain[] {
  const { x, y, length, beam } = hull
  return piecesIn(land, extentAround(x, y, (length + beam) / 2 + 1), kinds)
}

/** The pieces of these kinds that a straight line may come to: quick, and rather too many. */
export function piecesAlong(
  land: Land,
  from: Point,
  to: Point,
  ...kinds: TerrainKind[]
): Terrain[] {
  return piecesIn(land, extentOf([from.x, from.y, to.x, to.y]), kinds)
}

function piecesIn({ terrain }: Land, extent: Extent, kinds: readonly TerrainKind[]): Terrain[] {
  if (terrain.length > FEW) return piecesMeeting(terrain, extent).filter(one => isOneOf(one, kinds))
  const found: Terrain[] = []
  for (const { piece, extent: own } of whereTheyLie(terrain))
    if (areExtentsMeeting(own, extent) && isOneOf(piece, kinds)) found.push(piece)
  return found
}

function isOneOf({ kind, isDestroyed }: Terrain, kinds: readonly TerrainKind[]): boolean {
  return kinds.includes(kind) && !isDestroyed
}

/** Pieces that come into an extent, as broad as they are. */
export function piecesMeeting(terrain: readonly Terrain[], extent: Extent): Terrain[] {
  if (terrain.length > FEW) return gridFor(terrain).meeting(extent)
  return terrain.filter(piece => areExtentsMeeting(extentOfPiece(piece), extent))
}

/** So many are gone through as quickly; lists that are made for one question are shorter. */
const FEW = 40

/** A list of terrain is setting: another is put in its place where it changes. */
const grids = new WeakMap<readonly Terrain[], Grid<Terrain>>()

function gridFor(terrain: readonly Terrain[]): Grid<Terrain> {
  const known = grids.get(terrain)
  if (known) return known
  const grid = gridOf(terrain, extentOfPiece)
  grids.set(terrain, grid)
  return grid
}

interface Lying {
  piece: Terrain
  extent: Extent
}

/** The same few pieces are asked of at every step of a march, so their extents are looked up once a list. */
const lying = new WeakMap<readonly Terrain[], readonly Lying[]>()

function whereTheyLie(terrain: readonly Terrain[]): readonly Lying[] {
  const known = lying.get(terrain)
  if (known) return known
  const all = terrain.map(piece => ({ piece, extent: extentOfPiece(piece) }))
  lying.set(terrain, all)
  return all
}

/** Outlines never change, so each is gone over once. */
const extents = new WeakMap<readonly number[], Extent>()

function extentOfPiece({ points, width }: Terrain): Extent {
  const known = extents.get(points)
  if (known) return known
  const extent = extentOf(points, width)
  extents.set(points, extent)
  return extent
}

export interface Segment {
  ax: number
  ay: number
  bx: number
  by: number
}

/** The sides of a line; of an outline (`isClosed`) also the one from its last point to its first. */
export function segmentsOf(points: readonly number[], isClosed = false): Segment[] {
  const segments: Segment[] = []
  const end = isClosed ? points.length : points.length - 2
  for (let i = 0; i < end; i += 2) {
    const j = (i + 2) % points.length
    segments.push({
      ax: entry(points, i),
      ay: entry(points, i + 1),
      bx: entry(points, j),
      by: entry(points, j + 1),
    })
  }
  return segments
}

/** The sides that a piece shows: of woods and other areas its border. */
export function sidesOf(piece: Terrain): Segment[] {
  const isLine = piece.kind === 'linear' || piece.kind === 'road' || piece.kind === 'stream'
  return segmentsOf(piece.points, !isLine)
}

/** Squared distance of a point from the nearest of some sides. */
export function squaredToNearest(segments: readonly Segment[], x: number, y: number): number {
  return segments.reduce(
    (least, { ax, ay, bx, by }) => Math.min(least, squaredToSegment(x, y, ax, ay, bx, by)),
    Infinity,
  )
}

/** Whether a point is this near to one of some sides, 1/1000 cm. */
export function isBeside(
  segments: readonly Segment[],
  x: number,
  y: number,
  limit: number,
): boolean {
  return squaredToNearest(segments, x, y) <= limit * limit
}

/** Thinner pieces are lines; a hull wants at least this breadth, 1/1000 cm. */
const LEAST_BREADTH = 20

/**
 * Whether a line of terrain, as broad as it is, lies partly inside a hull. Touching is not meeting,
 * nor is what comes in by rounding.
 */
export function crossesHull(piece: Terrain, hull: Hull): boolean {
  return meetsHull(piece, shrunk(hull))
}

function meetsHull(piece: Terrain, hull: Hull): boolean {
  return sidesOf(piece).some(side =>
    piece.width < LEAST_BREADTH
      ? segmentCrossesHull(side.ax, side.ay, side.bx, side.by, hull)
      : hullsOverlap(stripOf(side, piece.width), hull),
  )
}

/** A side of a line as broad as the piece, and longer by half of that at both ends. */
export function stripOf({ ax, ay, bx, by }: Segment, width: number): Hull {
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
  return {
    x: whole((ax + bx) / 2),
    y: whole((ay + by) / 2),
    heading: bearing(ax, ay, bx, by),
    length: Math.max(LEAST_BREADTH, whole(length + width)),
    beam: width,
  }
}

/** A hull without what touches it. */
export function shrunk(hull: Hull): Hull {
  const { length, beam } = hull
  return { ...hull, length: length - 2 * CONTACT, beam: beam - 2 * CONTACT }
}

/** Whether a hull is in contact with a line of terrain, as broad as that is, or astride of it. */
export function touchesHull(piece: Terrain, hull: Hull): boolean {
  const grown = { ...hull, length: hull.length + 2 * CONTACT, beam: hull.beam + 2 * CONTACT }
  return meetsHull(piece, grown)
}

/** Whether a line cuts one of some sides; a corner between two sides belongs to one of them. */
export function cutsAny(segments: readonly Segment[], line: Segment): boolean {
  return segments.some(side => isBetweenEnds(line, side) && isBetweenEnds(side, line))
}

/** Whether a line meets a piece of terrain, as broad as that is. */
export function cutsPiece(piece: Terrain, line: Segment): boolean {
  if (piece.width < LEAST_BREADTH) return cutsAny(sidesOf(piece), line)
  const { ax, ay, bx, by } = line
  return sidesOf(piece).some(side => segmentCrossesHull(ax, ay, bx, by, stripOf(side, piece.width)))
}

/** Points of a line from its one end to the other, at most this far apart, 1/1000 cm. */
export function pointsAlong(
  { ax, ay, bx, by }: Segment,
  apart: number,
): { x: number; y: number }[] {
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
  const steps = Math.max(1, Math.ceil(length / apart))
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: whole(ax + (i / steps) * (bx - ax)),
    y: whole(ay + (i / steps) * (by - ay)),
  }))
}

/** Whether the ends of the second lie on either side of the first. */
function isBetweenEnds({ ax, ay, bx, by }: Segment, ends: Segment): boolean {
  const one = sideOfLine(ax, ay, bx, by, ends.ax, ends.ay)
  const other = sideOfLine(ax, ay, bx, by, ends.bx, ends.by)
  return one > 0 !== other > 0
}

/** Points over all of a hull, its corners among them, at most this far apart, 1/1000 cm. */
export function samplesOf(hull: Hull, apart: number): { x: number; y: number }[] {
  const corners = cornersOf(hull)
  const [x, y] = [entry(corners, 0), entry(corners, 1)]
  const across = Math.ceil(hull.beam / apart)
  const along = Math.ceil(hull.length / apart)
  const samples: { x: number; y: number }[] = []
  for (let i = 0; i <= across; i += 1) {
    for (let j = 0; j <= along; j += 1) {
      const aside = i / across
      const back = j / along
      samples.push({
        x: whole(x + aside * (entry(corners, 2) - x) + back * (entry(corners, 6) - x)),
        y: whole(y + aside * (entry(corners, 3) - y) + back * (entry(corners, 7) - y)),
      })
    }
  }
  return samples
}
