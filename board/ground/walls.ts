import type { GroundLine } from '@grognard/umpire'
import { distance, pointsOf } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { speck } from '../base/soft.ts'
import { group, path } from '../base/svg.ts'
import { hullOfPoints } from '../base/upright.ts'
import { standTrees } from './trees.ts'
import type { Upstanding } from './trees.ts'

/** Walls stand so high, in steps, and are drawn in pieces no longer than this, so that each lies right before and behind men. */
const WALL = 1.35
const PIECE = 4
const THIN = 0.55

/** A wall or a hedge, piece by piece; nothing of other lines. */
export function standLine(line: GroundLine, step: number, sun: Point): Upstanding[] {
  if (line.kind === 'wall')
    return piecesOf(line, step).map(piece => wallPiece(piece, line, step, sun))
  if (line.kind === 'hedge')
    return piecesOf(line, step).flatMap(piece => hedgePiece(piece, line, step, sun))
  return []
}

interface Piece {
  from: Point
  to: Point
}

function piecesOf({ points }: GroundLine, step: number): Piece[] {
  const places = pointsOf(points)
  return places.slice(1).flatMap((to, index) => {
    const from = places[index] ?? to
    const count = Math.max(1, Math.ceil(distance(from, to) / (PIECE * step)))
    return Array.from({ length: count }, (_, i) => ({
      from: between(from, to, i / count),
      to: between(from, to, (i + 1) / count),
    }))
  })
}

function between(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share }
}

function wallPiece(
  { from, to }: Piece,
  { width }: GroundLine,
  step: number,
  sun: Point,
): Upstanding {
  const half = Math.max(width, step * THIN) / 2
  const long = distance(from, to) || 1
  const aside = { x: (-(to.y - from.y) / long) * half, y: ((to.x - from.x) / long) * half }
  const plan = [
    { x: from.x + aside.x, y: from.y + aside.y },
    { x: to.x + aside.x, y: to.y + aside.y },
    { x: to.x - aside.x, y: to.y - aside.y },
    { x: from.x - aside.x, y: from.y - aside.y },
  ]
  const high = WALL * step
  const top = plan.map(({ x, y }) => ({ x, y: y + high }))
  return {
    foot: Math.min(from.y, to.y) - half,
    span: [Math.min(from.x, to.x) - half, Math.max(from.x, to.x) + half],
    element: group('wall', [
      path('wall-face', traced(hullOfPoints([...plan, ...top]))),
      path('wall-joints', joints(plan, high, step)),
      path('wall-top', traced(top)),
    ]),
    shade: traced(
      hullOfPoints([
        ...plan,
        ...plan.map(({ x, y }) => ({ x: x + sun.x * high, y: y - sun.y * high })),
      ]),
    ),
  }
}

/** Stones on the face that looks towards us; none where only the end is seen. */
function joints(plan: readonly Point[], high: number, step: number): string {
  const [, , a, b] = plan.toSorted((one, other) => other.y - one.y)
  if (!a || !b || Math.abs(a.x - b.x) < step) return ''
  const count = Math.round(Math.abs(a.x - b.x) / (step * 0.8))
  return Array.from({ length: count * 2 }, (_, i) => {
    const share = (i / 2 + 0.5) / count
    if (share >= 1) return ''
    const at = between(a, b, share)
    const low = i % 2 === 0
    return `M${Math.round(at.x)} ${Math.round(-at.y - high * (low ? 0.1 : 0.5))}v${-Math.round(high * 0.38)}`
  }).join('')
}

function hedgePiece(
  { from, to }: Piece,
  { width }: GroundLine,
  step: number,
  sun: Point,
): Upstanding[] {
  const r = Math.max(width * 0.62, step * 0.62)
  const count = Math.max(1, Math.round(distance(from, to) / (r * 1.15)))
  const bushes = Array.from({ length: count }, (_, i) => {
    const at = between(from, to, (i + 0.5) / count)
    const chance = speck(Math.round(at.x + at.y * 3))
    return {
      at: { x: at.x + r * 0.3 * (chance - 0.5), y: at.y - r * 0.2 * chance },
      r: r * (0.85 + 0.35 * chance),
    }
  })
  return standTrees(bushes, 'bush', sun)
}

function traced(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(-y)}`).join('L')}Z`
}
