import { convexOverlap } from '@grognard/geometry/measured/convex.ts'
import { entry } from '@grognard/geometry/measured/entry.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { QUARTER_TURN, whole } from '@grognard/geometry/measured/units.ts'
import { section } from '../book/tables/measures.ts'
import { advanced, hullOf, outlineOf, pivoted, reachOf, turnedAtBow, unitsNear } from './hulls.ts'
import type { Hull } from './hulls.ts'
import type { Edge, SeaUnit, State } from './state.ts'
import { cardOf, hasAbility, nameOf, speedOf } from './units.ts'

/** Straight on by so much, 1/10 mm, then a turn about the bow, 1/100 degree, clockwise positive. */
export interface Leg {
  advance: number
  turn: number
}

/** What stands in the way of a path. */
export interface Block {
  what: 'unit' | 'land' | 'shallows' | 'edge'
  /** The unit's name; empty for others. */
  name: string
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
  /** The first leg that turns by more than a quarter; -1 for none. */
  sharp: number
  /** The first leg that turns before the unit has run straight on by its length; -1 for none. */
  early: number
}

/** [WAS-062] Points that a turn on the spot costs. */
export const pivotPoints = 2

/** [WAS-056] [WAS-060] How far a unit may go this turn, ahead or astern, 1/10 mm. */
export function allowanceOf(state: State, unit: SeaUnit, astern = false): number {
  const points = speedOf(state, unit) - (unit.hasPivoted ? pivotPoints : 0)
  if (!astern) return Math.max(0, points) * section
  if (points === 1 && state.options.reverseAtSpeed1) return section / 2
  return Math.max(0, points - 1) * section
}

/** [WAS-056] [WAS-060] Points that a run has cost. */
export function pointsOf(travelled: number, isAstern: boolean): number {
  return Math.ceil(travelled / section) + (isAstern ? 1 : 0)
}

/** [WAS-057] What the turns of a move may add up to, 1/100 degree. */
export function mostTurned(state: State, unit: SeaUnit): number {
  return (allowanceOf(state, unit) / section) * QUARTER_TURN
}

/** [WAS-057] [WAS-058] Reads a path leg by leg. */
export function surveyOf(state: State, unit: SeaUnit, legs: readonly Leg[]): Survey {
  const needed = Math.min(cardOf(state, unit).length, allowanceOf(state, unit))
  const survey: Survey = { length: 0, turned: 0, sharp: -1, early: -1 }
  let run = 0
  for (const [place, { advance, turn }] of legs.entries()) {
    survey.length += advance
    run += advance
    if (turn === 0) continue
    survey.turned += Math.abs(turn)
    if (Math.abs(turn) > QUARTER_TURN && survey.sharp < 0) survey.sharp = place
    if (run < needed && survey.early < 0) survey.early = place
    run = 0
  }
  return survey
}

/** [WAS-066] [WAS-067] Follows the legs up to their end, an open edge or what stands in the way. */
export function walk(state: State, unit: SeaUnit, legs: readonly Leg[], isAstern: boolean): Walk {
  let hull = hullOf(state, unit)
  const sea = seaAround(state, unit, legs, hull)
  const result: Walk = { poses: [poseOf(hull)], travelled: 0, block: null, left: null }
  for (const { advance, turn } of legs) {
    const step = run(sea, hull, advance, isAstern)
    result.travelled += step.travelled
    hull = step.hull
    if (step.block || step.left) return ended(result, hull, step.block, step.left)
    const block = turn === 0 ? null : blockOfTurn(sea, hull, turn, turnedAtBow)
    if (block) return ended(result, hull, block, null)
    if (turn !== 0) hull = turnedAtBow(hull, turn)
    result.poses.push(poseOf(hull))
  }
  return result
}

/** [WAS-059] [WAS-062] What a turn on the spot would sweep against. */
export function blockOfPivot(state: State, unit: SeaUnit, angle: number): Block | null {
  const hull = hullOf(state, unit)
  return blockOfTurn(seaAround(state, unit, [], hull), hull, angle, pivoted)
}

function ended(result: Walk, hull: Hull, block: Block | null, left: Edge | null): Walk {
  result.poses.push(poseOf(hull))
  return { ...result, block, left }
}

function poseOf({ x, y, heading }: Pose): Pose {
  return { x, y, heading }
}

/** What may stand in the way of one unit's move. */
interface Sea {
  state: State
  unit: SeaUnit
  near: { name: string; outline: number[]; x: number; y: number; reach: number }[]
  lands: (readonly number[])[]
  shallows: (readonly number[])[]
  exits: readonly Edge[]
}

function seaAround(state: State, unit: SeaUnit, legs: readonly Leg[], hull: Hull): Sea {
  const length = legs.reduce((sum, { advance }) => sum + advance, 0)
  const near = unitsNear(state, unit, hull, length + 2 * reachOf(hull)).map(other => ({
    name: nameOf(state, other.id),
    outline: outlineOf(hullOf(state, other)),
    x: other.x,
    y: other.y,
    reach: reachOf(cardOf(state, other)),
  }))
  const isShallow = hasAbility(state, unit, 'shallowDraft')
  return {
    state,
    unit,
    near,
    lands: state.islands.map(({ land }) => land),
    shallows: isShallow ? [] : state.islands.map(({ water }) => water),
    exits: state.rules.exits.filter(({ seat }) => seat === unit.seat).map(({ edge }) => edge),
  }
}

interface Run {
  hull: Hull
  travelled: number
  block: Block | null
  left: Edge | null
}

/** Straight on as far as it goes; what is swept only grows, so the point is found by halving. */
function run(sea: Sea, from: Hull, distance: number, isAstern: boolean): Run {
  const at = (travelled: number) => advanced(from, isAstern ? -travelled : travelled)
  const whole = { hull: at(distance), travelled: distance, block: null, left: null }
  const block = blockOfRun(sea, from, at(distance), distance, isAstern)
  if (!block) return whole
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
  return blockAt(sea, outlineOf(isAstern ? from : to, distance))
}

/** One degree: between two of them a hull's corner strays by less than a tenth of a millimetre. */
const STRIDE = 100

function blockOfTurn(
  sea: Sea,
  hull: Hull,
  angle: number,
  turned: (hull: Hull, angle: number) => Hull,
): Block | null {
  if (hull.isRound) return null
  const reach = hull.length + hull.beam
  if (isClearAround(sea, hull, reach)) return null
  const steps = Math.ceil(Math.abs(angle) / STRIDE)
  for (let step = 1; step <= steps; step++) {
    const there = turned(hull, whole((angle * step) / steps))
    const block = blockAt(sea, outlineOf(there))
    if (block) return block
  }
  return null
}

/** Nothing at all lies within so much of a hull's middle. */
function isClearAround(sea: Sea, { x, y }: Pose, reach: number): boolean {
  const { width, height } = sea.state.rules
  if (x < reach || y < reach || x > width - reach || y > height - reach) return false
  if (sea.lands.length > 0) return false
  return sea.near.every(other => {
    const far = reach + other.reach
    const [dx, dy] = [other.x - x, other.y - y]
    return dx * dx + dy * dy > far * far
  })
}

function blockAt(sea: Sea, outline: readonly number[]): Block | null {
  if (isOffTable(sea.state, outline)) return { what: 'edge', name: '' }
  for (const other of sea.near)
    if (convexOverlap(outline, other.outline)) return { what: 'unit', name: other.name }
  for (const land of sea.lands) if (convexOverlap(outline, land)) return { what: 'land', name: '' }
  for (const water of sea.shallows)
    if (convexOverlap(outline, water)) return { what: 'shallows', name: '' }
  return null
}

/** What rounding may put beyond the edge, 1/10 mm. */
const BRIM = 2

/** [WAS-005] A hull lies wholly on the table. */
function isOffTable({ rules }: State, outline: readonly number[]): boolean {
  for (let i = 0; i < outline.length; i += 2) {
    const x = entry(outline, i)
    const y = entry(outline, i + 1)
    if (x < -BRIM || y < -BRIM || x > rules.width + BRIM || y > rules.height + BRIM) return true
  }
  return false
}

/** The open edge that an outline lies over. */
function exitAt({ state, exits }: Sea, outline: readonly number[]): Edge | null {
  const { width, height } = state.rules
  const isOver: Record<Edge, boolean> = { north: false, east: false, south: false, west: false }
  for (let i = 0; i < outline.length; i += 2) {
    const x = entry(outline, i)
    const y = entry(outline, i + 1)
    if (y > height) isOver.north = true
    if (x > width) isOver.east = true
    if (y < 0) isOver.south = true
    if (x < 0) isOver.west = true
  }
  return exits.find(edge => isOver[edge]) ?? null
}
