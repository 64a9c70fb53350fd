import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import { pointsFor, section, slowAstern, turnOfPoint } from '../book/tables/measures.ts'
import { advanced, outlineOf, pivoted, reachOf, turnedAtBow } from './hulls.ts'
import type { Hull } from './hulls.ts'
import { lyingOf } from './lying.ts'
import { blockAt, exitAt, hasExit, roomAround, seaAlong, seaAround } from './obstacles.ts'
import type { Block, Sea } from './obstacles.ts'
import type { Edge, SeaUnit, State } from './state.ts'
import { cardOf, speedOf } from './units.ts'

/** Straight on by so much, 1/10 mm, then a turn about the bow, 1/100 degree, clockwise positive. */
export interface Leg {
  advance: number
  turn: number
}

/** A path as far as it goes. Legs count from 0. */
export interface Walk {
  /** At the start and after each leg. */
  poses: Pose[]
  /** Straight travel up to the end or to what stands in the way. */
  travelled: number
  block: Block | null
  /** [WAS-005] The open edge that the unit has left by. */
  left: Edge | null
}

/** What the legs come to before anything stands in their way. */
export interface Survey {
  length: number
  /** Turns of all legs added up, without their sign. */
  turned: number
  /** The first leg that turns by more than a point allows; -1 for none. */
  sharp: number
  /** The first leg that turns before the unit has run straight on by its length; -1 for none. */
  early: number
}

/** [WAS-056] [WAS-060] How far a unit may go this turn, ahead or astern, 1/10 mm. */
export function allowanceOf(state: State, unit: SeaUnit, astern = false): number {
  const points = speedOf(state, unit) - (unit.hasPivoted ? pointsFor.pivot : 0)
  if (!astern) return Math.max(0, points) * section
  if (points === pointsFor.astern && state.options.reverseAtSpeed1) return slowAstern
  return Math.max(0, points - pointsFor.astern) * section
}

/** [WAS-056] [WAS-057] [WAS-060] Points that a move has used: those sailed with or those turned with, whichever are more. */
export function pointsOf(travelled: number, turned: number, isAstern: boolean): number {
  const used = Math.max(Math.ceil(travelled / section), Math.ceil(turned / turnOfPoint))
  return used + (isAstern ? pointsFor.astern : 0)
}

/** [WAS-057] What the turns of a move may add up to, 1/100 degree. */
export function mostTurned(state: State, unit: SeaUnit): number {
  return (allowanceOf(state, unit) / section) * turnOfPoint
}

/** [WAS-058] The straight run that a turn asks for. */
export function runOf(state: State, unit: SeaUnit): number {
  return Math.min(cardOf(state, unit).length, allowanceOf(state, unit))
}

/** [WAS-057] [WAS-058] Reads a path leg by leg. */
export function surveyOf(state: State, unit: SeaUnit, legs: readonly Leg[]): Survey {
  const needed = runOf(state, unit)
  const survey: Survey = { length: 0, turned: 0, sharp: -1, early: -1 }
  let run = 0
  let place = -1
  for (const { advance, turn } of legs) {
    place += 1
    survey.length += advance
    run += advance
    if (turn === 0) continue
    survey.turned += Math.abs(turn)
    if (Math.abs(turn) > turnOfPoint && survey.sharp < 0) survey.sharp = place
    if (run < needed && survey.early < 0) survey.early = place
    run = 0
  }
  return survey
}

/** [WAS-066] [WAS-067] Follows the legs up to their end, an open edge or what stands in the way. */
export function walk(state: State, unit: SeaUnit, legs: readonly Leg[], isAstern: boolean): Walk {
  return followed(state, unit, legs, isAstern, run)
}

/** The same where nothing stands in the way: who only asks that is not told how far the path goes. */
export function clearWay(
  state: State,
  unit: SeaUnit,
  legs: readonly Leg[],
  isAstern: boolean,
): Walk | null {
  const way = followed(state, unit, legs, isAstern, runIfClear)
  return way.block ? null : way
}

function followed(
  state: State,
  unit: SeaUnit,
  legs: readonly Leg[],
  isAstern: boolean,
  runBy: typeof run,
): Walk {
  let { hull } = lyingOf(state, unit)
  const sea = seaAround(state, unit, hull, lengthOf(legs) + 2 * reachOf(hull))
  const result: Walk = { poses: [poseOf(hull)], travelled: 0, block: null, left: null }
  for (const { advance, turn } of legs) {
    const step = runBy(sea, hull, advance, isAstern)
    result.travelled += step.travelled
    hull = step.hull
    if (step.block || step.left) return ended(result, hull, step.block, step.left)
    const block = turn === 0 ? null : blockOfTurn(sea, hull, turn, aboutBow)
    if (block) return ended(result, hull, block, null)
    if (turn !== 0) hull = turnedAtBow(hull, turn)
    result.poses.push(poseOf(hull))
  }
  return result
}

function lengthOf(legs: readonly Leg[]): number {
  let length = 0
  for (const { advance } of legs) length += advance
  return length
}

/** [WAS-059] [WAS-062] What a turn on the spot would sweep against. */
export function blockOfPivot(state: State, unit: SeaUnit, angle: number): Block | null {
  const { hull } = lyingOf(state, unit)
  return blockOfTurn(seaAround(state, unit, hull, 2 * reachOf(hull)), hull, angle, aboutMast)
}

function ended(result: Walk, hull: Hull, block: Block | null, left: Edge | null): Walk {
  result.poses.push(poseOf(hull))
  result.block = block
  result.left = left
  return result
}

function poseOf({ x, y, heading }: Pose): Pose {
  return { x, y, heading }
}

interface Run {
  hull: Hull
  travelled: number
  block: Block | null
  left: Edge | null
}

/** Straight on as far as it goes. */
function run(sea: Sea, from: Hull, distance: number, isAstern: boolean): Run {
  const hull = advanced(from, isAstern ? -distance : distance)
  const block = blockOfRun(sea, from, hull, distance, isAstern)
  if (block) return barredRun(sea, from, distance, isAstern, block)
  return { hull, travelled: distance, block: null, left: null }
}

function runIfClear(sea: Sea, from: Hull, distance: number, isAstern: boolean): Run {
  const hull = advanced(from, isAstern ? -distance : distance)
  const block = blockOfRun(sea, from, hull, distance, isAstern)
  if (block && hasExit(sea)) return barredRun(sea, from, distance, isAstern, block)
  return { hull, travelled: distance, block, left: null }
}

/** What is swept only grows, so the point is found by halving. */
function barredRun(all: Sea, from: Hull, distance: number, isAstern: boolean, block: Block): Run {
  const at = (travelled: number) => advanced(from, isAstern ? -travelled : travelled)
  const sea = seaAlong(all, isAstern ? from : at(distance), distance)
  let [clear, barred] = [0, distance]
  while (barred - clear > 1) {
    const middle = Math.floor((clear + barred) / 2)
    if (blockOfRun(sea, from, at(middle), middle, isAstern)) barred = middle
    else clear = middle
  }
  const first = blockOfRun(sea, from, at(barred), barred, isAstern) ?? block
  const left = first.what === 'edge' ? exitAt(sea, outlineOf(at(barred))) : null
  if (left) return { hull: at(barred), travelled: barred, block: null, left }
  return { hull: at(clear), travelled: clear, block: first, left: null }
}

function blockOfRun(sea: Sea, from: Hull, to: Hull, distance: number, isAstern: boolean) {
  return blockAt(sea, isAstern ? from : to, distance)
}

/** One degree: between two of them a hull's corner strays by less than a tenth of a millimetre. */
const STRIDE = 100

/** The arc of a hundredth of a degree, as part of the radius: a little more than it is. */
const ARC = 0.000175

/** A way to turn, and never less than a corner lies from what it turns about. */
interface Turning {
  turned: (hull: Hull, angle: number) => Hull
  radius: (hull: Hull) => number
}

const aboutBow: Turning = {
  turned: turnedAtBow,
  radius: ({ length, beam }) => length + beam / 2 + 1,
}
const aboutMast: Turning = { turned: pivoted, radius: reachOf }

/** What rounding may take from the room that there is, 1/10 mm. */
const SLACK = 2

/**
 * Looked at degree by degree, but for those that no corner can get through in the room that there is:
 * a turn that comes near nobody is looked at once.
 */
function blockOfTurn(
  sea: Sea,
  hull: Hull,
  angle: number,
  { turned, radius }: Turning,
): Block | null {
  if (hull.isRound) return null
  const steps = Math.ceil(Math.abs(angle) / STRIDE)
  const arc = (radius(hull) * ARC * Math.abs(angle)) / steps
  let step = 1
  while (step <= steps) {
    const there = turned(hull, whole((angle * step) / steps))
    const room = roomAround(sea, there, arc * (steps - step + 1) + SLACK)
    const block = room < 0 ? blockAt(sea, there, 0) : null
    if (block) return block
    step += Math.max(1, Math.floor((room - SLACK) / arc))
  }
  return null
}
