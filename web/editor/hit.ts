import { itemPaths, valueAt } from '@grognard/umpire'
import type { FilePoint, Json, ScenarioFileCard } from '@grognard/umpire'
import { isArea, listOf, placeOf, pointsOf } from './things.ts'

/** What lies under the pointer: a thing, and which of its corners. */
export interface Hit {
  path: string
  corner: number | null
}

interface Looked {
  card: ScenarioFileCard
  file: Json
  selected: string | null
  /** By how much a finger may miss, in ground units. */
  slack: number
}

/** Corners of what is in hand first, then the nearest piece, then lines, then the smallest area. */
export function hitAt(looked: Looked, at: FilePoint): Hit | null {
  return cornerAt(looked, at) ?? pieceAt(looked, at) ?? shapeAt(looked, at)
}

/** The points of a thing on the chart. */
export function groundOf(card: ScenarioFileCard, file: Json, path: string): FilePoint[] {
  const value = valueAt(file, path)
  const place = placeOf(value)
  const points = pointsOf(value) ?? (place ? [place] : [])
  return points.map(card.places.toGround)
}

function cornerAt({ card, file, selected, slack }: Looked, at: FilePoint): Hit | null {
  if (selected === null || pointsOf(valueAt(file, selected)) === null) return null
  const corners = groundOf(card, file, selected)
  const corner = corners.findIndex(point => distance(point, at) <= slack)
  return corner < 0 ? null : { path: selected, corner }
}

function pieceAt({ card, file, slack }: Looked, at: FilePoint): Hit | null {
  let best: Hit | null = null
  let least = Infinity
  for (const path of itemPaths(card, file)) {
    if (placeOf(valueAt(file, path)) === null) continue
    const [place] = groundOf(card, file, path)
    const away = place ? distance(place, at) : Infinity
    const reach = Math.max(slack, listOf(card, file, path)?.reach ?? 0)
    if (away > reach || away >= least) continue
    best = { path, corner: null }
    least = away
  }
  return best
}

function shapeAt(looked: Looked, at: FilePoint): Hit | null {
  const { card, file, slack, selected } = looked
  const shapes = itemPaths(card, file)
    .concat(selected === null ? [] : [selected])
    .filter(path => pointsOf(valueAt(file, path)) !== null)
    .map(path => ({ path, points: groundOf(card, file, path), isArea: isArea(card, file, path) }))
  const line = shapes.find(shape => !shape.isArea && distanceToLine(shape.points, at) <= slack)
  const areas = shapes.filter(shape => shape.isArea && isWithin(shape.points, at))
  const [area] = areas.toSorted((one, other) => sizeOf(one.points) - sizeOf(other.points))
  const found = line ?? area
  return found ? { path: found.path, corner: null } : null
}

function distance(one: FilePoint, other: FilePoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function distanceToLine(points: readonly FilePoint[], at: FilePoint): number {
  return Math.min(
    ...points.slice(1).map((to, index) => distanceToLeg(points[index] ?? to, to, at)),
    Infinity,
  )
}

function distanceToLeg(from: FilePoint, to: FilePoint, at: FilePoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const long = dx * dx + dy * dy
  const along = long === 0 ? 0 : ((at.x - from.x) * dx + (at.y - from.y) * dy) / long
  const share = Math.max(0, Math.min(1, along))
  return distance({ x: from.x + share * dx, y: from.y + share * dy }, at)
}

/** Whether a ray to the east leaves it. */
function isWithin(points: readonly FilePoint[], at: FilePoint): boolean {
  let isInside = false
  points.forEach((one, index) => {
    const other = points[(index + 1) % points.length] ?? one
    const crosses = one.y > at.y !== other.y > at.y
    if (crosses && at.x < one.x + ((at.y - one.y) * (other.x - one.x)) / (other.y - one.y))
      isInside = !isInside
  })
  return isInside
}

function sizeOf(points: readonly FilePoint[]): number {
  const twice = points.reduce((all, one, index) => {
    const other = points[(index + 1) % points.length] ?? one
    return all + one.x * other.y - other.x * one.y
  }, 0)
  return Math.abs(twice) / 2
}
