import type { Scene } from './scene.ts'
import { along, distance, headingTo, turnBetween } from './place.ts'
import type { Point, Stance } from './place.ts'
import { group, path, pinned } from './svg.ts'

/** Where an offered order leads: from where the piece stands, or straight to where it would. */
export type Way = readonly Stance[]

/** A way whose end a pointer can be put on: one that leads the piece off the ground it stands on. */
export function isOpenWay(way: Way, piece: Stance | undefined): boolean {
  const end = way.at(-1)
  if (!end || !piece) return end !== undefined
  return !isOnGroundOf(piece, end) && !isOnGroundOf(end, piece)
}

/** Whether a point lies on the ground that a piece takes up there. */
function isOnGroundOf({ length = 0, beam = 0, ...stance }: Stance, point: Point): boolean {
  const away = distance(stance, point)
  const off = headingTo(stance, point) - stance.heading
  const { x: aside, y: ahead } = along({ x: 0, y: 0 }, off, away)
  return Math.abs(aside) <= beam / 2 && Math.abs(ahead) <= length / 2
}

/** How far from the end of a way a pointer is still on it, in ground units. */
export function reachOfWays({ dots, measure }: Scene['picture']): number {
  return (dots?.step ?? measure.size) * 0.5
}

/** Whether the point lies at the end of the way. */
export function isAtEnd(way: Way, point: Point, reach: number): boolean {
  const end = way.at(-1)
  return end !== undefined && distance(end, point) < reach
}

/** The places where ways end. */
export function endsOf(ways: readonly Way[]): Stance[] {
  return ways.flatMap(way => way.slice(-1))
}

/** Every way as a faint course; its end with an arrow for each heading. */
export function drawWays(ways: readonly Way[]): SVGGElement[] {
  return ways.map(way => {
    const end = way.at(-1)
    return group('way', [
      ...(way.length > 1 ? [path('way-line', smooth(way))] : []),
      ...(end ? [endOf(end)] : []),
    ])
  })
}

/** An arrow around the place, towards the heading. */
function endOf(pose: Stance): SVGGElement {
  const arrow = path('way-end', 'M0 -15L5 -7.5A9 9 0 0 0 -5 -7.5Z')
  arrow.setAttribute('transform', `rotate(${pose.heading / 100})`)
  const ring = path('way-ring', 'M0 -5A5 5 0 1 1 -0.01 -5Z')
  return pinned(pose.x, -pose.y, [ring, arrow])
}

/** How much of the way between two poses each of them keeps to its heading. */
const STIFF = 0.4

/** A course that leaves each pose on its heading and comes into the next on hers. */
export function smooth(way: Way): string {
  const [start, ...rest] = way
  if (!start) return ''
  let last = start
  const legs = rest.map(pose => {
    const leg = legBetween(last, pose)
    last = pose
    return leg
  })
  return `M${start.x} ${-start.y}${legs.join('')}`
}

/** Straight where both poses look along the leg. */
function legBetween(from: Stance, to: Stance): string {
  const far = distance(from, to) * STIFF
  const one = along(from, from.heading, far)
  const other = along(to, to.heading, -far)
  const isStraight = turnBetween(from.heading, to.heading) === 0
  const end = `${to.x} ${-to.y}`
  return isStraight ? `L${end}` : `C${one.x} ${-one.y} ${other.x} ${-other.y} ${end}`
}
