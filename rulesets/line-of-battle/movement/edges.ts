import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import type { State } from '../state.ts'
import { windHeadings } from '../tables/wind.ts'

/** The move up to the edge of the board that the ship's centre crosses. */
export interface Exit {
  poses: Pose[]
  end: Pose
  travelled: number
  edge: number
}

/** [LOB-127] Where the centre of the hull first crosses an edge; undefined where it stays. */
export function exitOf(state: State, start: Pose, poses: readonly Pose[]): Exit | undefined {
  let from = start
  let travelled = 0
  for (let i = 0; i < poses.length; i++) {
    const to = poses[i]
    if (to === undefined) continue
    const length = between(from, to)
    if (isOutside(state, to)) {
      const { edge, part } = crossingOf(state, from, to)
      const end = partOfTheWay(from, to, part)
      return {
        poses: [...poses.slice(0, i), end],
        end,
        travelled: travelled + whole(length * part),
        edge,
      }
    }
    travelled += length
    from = to
  }
  return undefined
}

function isOutside(state: State, { x, y }: Pose): boolean {
  return x < 0 || y < 0 || x > state.width || y > state.height
}

function between(from: Pose, to: Pose): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  return Math.sqrt(dx * dx + dy * dy)
}

function partOfTheWay(from: Pose, to: Pose, part: number): Pose {
  return {
    x: from.x + whole((to.x - from.x) * part),
    y: from.y + whole((to.y - from.y) * part),
    heading: from.heading,
  }
}

/** The edge crossed first, as a part of the way; at a corner the first of them clockwise from north. */
function crossingOf(state: State, from: Pose, to: Pose): { edge: number; part: number } {
  let first = { edge: 0, part: Infinity }
  for (const edge of windHeadings) {
    const inside = roomTo(state, edge, from)
    const outside = -roomTo(state, edge, to)
    if (outside <= 0) continue
    const part = inside / (inside + outside)
    if (part < first.part) first = { edge, part }
  }
  return first
}

/** From a point to an edge, below 0 beyond it. */
export function roomTo(state: State, edge: number, { x, y }: { x: number; y: number }): number {
  if (edge === 0) return state.height - y
  if (edge === 9000) return state.width - x
  return edge === 18000 ? y : x
}

/** [LOB-211] The edges nearest to a point: several where they are equally near. */
export function nearestEdges(state: State, point: { x: number; y: number }): number[] {
  const rooms = windHeadings.map(edge => roomTo(state, edge, point))
  const least = Math.min(...rooms)
  return windHeadings.filter((_, place) => rooms[place] === least)
}

/** Whether a point on an edge lies in the entrance to the harbour. */
export function isInEntrance(state: State, edge: number, point: { x: number; y: number }): boolean {
  const { entrance } = state.rules
  if (!entrance || entrance.edge !== edge) return false
  const along = edge === 0 || edge === 18000 ? point.x : point.y
  return along >= entrance.from && along <= entrance.to
}
