import { cosine, sine, turnBetween } from './angle.ts'
import type { Pose } from './pose.ts'

/** From the head of a line to its end: who is farthest ahead, then always the nearest of those left. */
export function lineAhead<One extends Pose>(poses: readonly One[]): One[] {
  const left = poses.slice()
  const line: One[] = []
  let next = headOf(left)
  while (next) {
    line.push(next)
    left.splice(left.indexOf(next), 1)
    next = nearestTo(next, left)
  }
  return line
}

/** Who is farthest ahead by the heading that all have in the mean. */
function headOf<One extends Pose>(poses: readonly One[]): One | undefined {
  let [dx, dy] = [0, 0]
  for (const { heading } of poses) {
    dx += sine(heading)
    dy += cosine(heading)
  }
  const ahead = ({ x, y }: Pose): number => x * dx + y * dy
  return poses.reduce<One | undefined>(
    (best, pose) => (best === undefined || ahead(pose) > ahead(best) ? pose : best),
    undefined,
  )
}

function nearestTo<One extends Pose>({ x, y }: Pose, poses: readonly One[]): One | undefined {
  const away = (pose: Pose): number => (pose.x - x) * (pose.x - x) + (pose.y - y) * (pose.y - y)
  return poses.reduce<One | undefined>(
    (best, pose) => (best === undefined || away(pose) < away(best) ? pose : best),
    undefined,
  )
}

/** Those that sail together: each within reach of another of them and within so much of its heading. */
export function columnsOf<One extends Pose>(
  poses: readonly One[],
  reach: number,
  turn: number,
): One[][] {
  const columns: One[][] = []
  const left = new Set(poses)
  for (const first of poses) {
    if (!left.delete(first)) continue
    const column = [first]
    for (const member of column)
      for (const other of left) {
        if (!isBeside(member, other, reach, turn)) continue
        left.delete(other)
        column.push(other)
      }
    columns.push(lineAhead(column))
  }
  return columns
}

function isBeside(one: Pose, other: Pose, reach: number, turn: number): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const isNear = dx * dx + dy * dy <= reach * reach
  return isNear && Math.abs(turnBetween(one.heading, other.heading)) <= turn
}
