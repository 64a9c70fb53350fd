import type { Point, Pose } from '@grognard/geometry'
import { asideOf } from '@grognard/geometry/measured/pose.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import type { Edge } from '../formation/edges.ts'
import { distance } from '../ground/ways.ts'
import type { Unit } from '../state.ts'
import type { Aiming } from './aiming.ts'
import { angleOf } from './aiming.ts'
import { nearestIn, stretchesIn } from './field.ts'
import type { FiringFile } from './files.ts'

/** [BA-3.1.3-05] The line of fire, measured once for all figures that fire. */
export interface LineOfFire {
  /** The firing point, and the way the figures face. */
  from: Pose
  /** Breadth of the front of those who fire, 1/1000 cm. */
  front: number
  hit: Point
  /** The edge of the target that is hit. */
  edge: Edge
  /** 1/1000 cm. */
  length: number
}

/** The corners of the front of some files that face one way, and that way; none without files. */
export function frontEnds(
  files: readonly FiringFile[],
): { left: Point; right: Point; heading: number } | undefined {
  const [first] = files
  if (!first) return undefined
  const asideOfFile = ({ front }: FiringFile) => asideOf(first.front, front.x, front.y)
  const ordered = files.toSorted((one, other) => asideOfFile(one) - asideOfFile(other))
  const { left } = ordered[0] ?? first
  const { right } = ordered.at(-1) ?? first
  return { left, right, heading: first.front.heading }
}

/** The middle of that front, and its breadth. */
export function frontOfFiles(
  files: readonly FiringFile[],
): { from: Pose; front: number } | undefined {
  const ends = frontEnds(files)
  if (!ends) return undefined
  const { left, right, heading } = ends
  const from = { x: whole((left.x + right.x) / 2), y: whole((left.y + right.y) / 2), heading }
  return { from, front: whole(distance(left, right)) }
}

/** [BA-3.1.3-05] [BA-3.1.3-06] The line to the lawful point nearest to the chosen one; or none. */
export function lineOfFire(
  { firer, target }: Pick<Aiming, 'firer' | 'target'>,
  files: readonly FiringFile[],
  chosen: Point,
): LineOfFire | null {
  const front = frontOfFiles(files)
  const best = front && nearestHit(firer, target, front.from, chosen)
  if (!front || !best) return null
  return { ...front, ...best, length: whole(distance(front.from, best.hit)) }
}

function nearestHit(firer: Unit, target: Unit, from: Pose, chosen: Point) {
  const field = { front: from, left: from, right: from, half: angleOf(firer) }
  const hits = stretchesIn(field, target).map(stretch => ({
    hit: nearestIn(stretch, chosen),
    edge: stretch.edge,
  }))
  const away = ({ hit }: { hit: Point }) => distance(hit, chosen)
  return hits.length === 0
    ? undefined
    : hits.reduce((best, hit) => (away(hit) < away(best) ? hit : best))
}
