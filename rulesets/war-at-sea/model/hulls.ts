import { cosine, normalise, sine } from '@grognard/geometry/measured/angle.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import { cardOf, typeOf } from './units.ts'
import type { SeaUnit, State } from './state.ts'

/** What stands on the table: where, how long and how broad; a torpedo boat's base is round. */
export interface Hull extends Pose {
  length: number
  beam: number
  isRound: boolean
}

/** Corners of a round base, at its rim. */
const RIM = 16

export function hullOf(state: State, unit: SeaUnit): Hull {
  const { length, beam } = cardOf(state, unit)
  const { x, y, heading } = unit
  return { x, y, heading, length, beam, isRound: typeOf(state, unit) === 'torpedoBoat' }
}

/** [WAS-006] The pointed outline of a hull, its front third tapering; longer by what is added astern. */
export function outlineOf(hull: Hull, astern = 0): number[] {
  if (hull.isRound) return astern > 0 ? track(hull, astern) : rim(hull)
  const { x, y, length, beam } = hull
  const s = sine(hull.heading)
  const c = cosine(hull.heading)
  const [bow, shoulder, tail, half] = [length / 2, length / 6, -length / 2 - astern, beam / 2]
  // Written out corner by corner: every move and shot asks for outlines, and lists of corners take longer.
  return [
    x + whole(bow * s),
    y + whole(bow * c),
    x + whole(shoulder * s + half * c),
    y + whole(shoulder * c - half * s),
    x + whole(tail * s + half * c),
    y + whole(tail * c - half * s),
    x + whole(tail * s - half * c),
    y + whole(tail * c + half * s),
    x + whole(shoulder * s - half * c),
    y + whole(shoulder * c + half * s),
  ]
}

function rim(hull: Hull): number[] {
  const radius = hull.length / 2
  const corners: [number, number][] = []
  for (let i = 0; i < RIM; i++) {
    const angle = (i * 36_000) / RIM
    corners.push([radius * cosine(angle), radius * sine(angle)])
  }
  return placed(hull, corners)
}

/** What a round base sweeps over on its way here. */
function track(hull: Hull, astern: number): number[] {
  const radius = hull.length / 2
  const corners: [number, number][] = []
  for (let i = 0; i <= RIM / 2; i++) {
    const angle = 27_000 + (i * 36_000) / RIM
    corners.push([radius * cosine(angle), radius * sine(angle)])
  }
  for (let i = RIM / 2; i <= RIM; i++) {
    const angle = 27_000 + (i * 36_000) / RIM
    corners.push([radius * cosine(angle) - astern, radius * sine(angle)])
  }
  return placed(hull, corners)
}

/** Points ahead and to starboard of a pose. */
function placed({ x, y, heading }: Pose, points: readonly (readonly [number, number])[]): number[] {
  const s = sine(heading)
  const c = cosine(heading)
  return points.flatMap(([ahead, aside]) => [
    x + whole(ahead * s + aside * c),
    y + whole(ahead * c - aside * s),
  ])
}

/** Straight on, or astern where negative. */
export function advanced(hull: Hull, distance: number): Hull {
  const { heading } = hull
  const x = hull.x + whole(distance * sine(heading))
  return lyingAt(hull, x, hull.y + whole(distance * cosine(heading)), heading)
}

/** The same hull elsewhere. */
function lyingAt({ length, beam, isRound }: Hull, x: number, y: number, heading: number): Hull {
  return { x, y, heading, length, beam, isRound }
}

/** [WAS-059] Turned about the bow tip; a round base about its middle. */
export function turnedAtBow(hull: Hull, angle: number): Hull {
  if (hull.isRound) return pivoted(hull, angle)
  const half = hull.length / 2
  const heading = normalise(hull.heading + angle)
  const x = hull.x + whole(half * (sine(hull.heading) - sine(heading)))
  const y = hull.y + whole(half * (cosine(hull.heading) - cosine(heading)))
  return lyingAt(hull, x, y, heading)
}

/** [WAS-062] Turned on the spot, about the main mast. */
export function pivoted(hull: Hull, angle: number): Hull {
  return lyingAt(hull, hull.x, hull.y, normalise(hull.heading + angle))
}

/** Never less than the farthest corner lies from the reference point. */
export function reachOf({ length, beam }: { length: number; beam: number }): number {
  return (length + beam) / 2 + 1
}
