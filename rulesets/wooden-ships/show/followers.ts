import { isSameHex, stepDown, stepEast } from '@grognard/geometry/hex/hex.ts'
import { limitsOf, pledgedHeading } from '../model/plot-limits.ts'
import { startOf, walkOn } from '../model/plot-walk.ts'
import type { Walk } from '../model/plot-walk.ts'
import type { Limits } from '../model/plot-limits.ts'
import { afterStep, posesAlong, readPlot } from '../model/plots.ts'
import type { HexPose } from '../model/plots.ts'
import { isOnSea } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import { shipsAhead, stepInWake } from '../model/wake.ts'

/** A ship as she goes by what has been plotted. */
interface Course {
  ship: Ship
  poses: HexPose[]
  trail: number[]
  /** Of one that follows: whom, and how far her allowance has brought her. */
  ahead: string | null
  limits: Limits | null
  walk: Walk | null
}

/** More steps than any allowance has. */
const MOST = 12

/** [WS-089] Where ships that follow will lie, as far as the plots that the seat knows tell: by ship, each pose of the way. */
export function coursesInWake(state: State): Map<string, readonly HexPose[]> {
  const courses = state.ships.filter(isOnSea).map(ship => courseOf(state, ship))
  const followers = courses.filter(({ limits }) => limits !== null)
  if (followers.length > 0) for (let at = 1; at <= MOST; at++) takeStep(courses, at)
  return new Map(followers.map(({ ship, poses }) => [ship.id, poses]))
}

function courseOf(state: State, ship: Ship): Course {
  const plot = ship.plot === null ? null : readPlot(ship.plot)
  const start = { q: ship.q, r: ship.r, heading: pledgedHeading(ship) }
  const trail = [ship.q - stepEast(ship.heading), ship.r - stepDown(ship.heading)]
  if (plot?.kind !== 'wake') {
    const poses = plot?.kind === 'steps' ? posesAlong(ship, plot.steps, ship) : [start]
    return { ship, poses, trail, ahead: null, limits: null, walk: null }
  }
  const ahead = plot.ahead ?? shipsAhead(state, ship)[0]?.id ?? null
  const limits = limitsOf(state, ship)
  return { ship, poses: [start], trail, ahead, limits, walk: startOf(limits) }
}

/** Who sails by her own plot first, then whoever follows a ship that has taken the step. */
function takeStep(courses: readonly Course[], at: number): void {
  const before = new Map(
    courses.map(course => [course, [...course.trail, ...bowAt(course, at - 1)]]),
  )
  let left = courses.filter(course => course.limits !== null)
  while (left.length > 0) {
    const ready = left.filter(({ ahead }) => !left.some(({ ship }) => ship.id === ahead))
    for (const course of ready.length > 0 ? ready : left) {
      const leader = courses.find(({ ship }) => ship.id === course.ahead)
      follow(course, leader, leader ? (before.get(leader) ?? []) : [], at)
    }
    left = ready.length > 0 ? left.filter(course => !ready.includes(course)) : []
  }
  for (const course of courses) leaveTrail(course, at)
}

function follow(course: Course, leader: Course | undefined, trail: number[], at: number): void {
  const { limits, walk } = course
  const pose = poseAt(course, at - 1)
  if (!limits || !walk || !leader) return
  const step = stepInWake(limits, pose, walk, { trail, after: poseAt(leader, at) })
  course.poses.push(step ? afterStep(pose, step, null) : pose)
  if (step) course.walk = walkOn(limits, walk, step)
}

function leaveTrail(course: Course, at: number): void {
  const [from, to] = [poseAt(course, at - 1), poseAt(course, at)]
  if (!isSameHex(from, to)) course.trail.push(from.q, from.r)
}

/** Who has come to the end of her way stays there. */
function poseAt({ poses, ship }: Course, at: number): HexPose {
  return poses[Math.min(at, poses.length - 1)] ?? ship
}

function bowAt(course: Course, at: number): [q: number, r: number] {
  const { q, r } = poseAt(course, at)
  return [q, r]
}
