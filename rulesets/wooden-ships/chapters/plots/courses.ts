import { hexDistance, hexTowards } from '@grognard/geometry/hex/hex.ts'
import type { Hex } from '@grognard/geometry/hex/hex.ts'
import type { Dice } from '@grognard/umpire'
import { anchoredTurns } from '../../book/tables/sailing.ts'
import { limitsOf } from '../../model/plot-limits.ts'
import type { Limits } from '../../model/plot-limits.ts'
import { mayEnd, mayFollow, startOf, walkOn } from '../../model/plot-walk.ts'
import type { Walk } from '../../model/plot-walk.ts'
import { afterStep, unspentTurn, writeSteps } from '../../model/plots.ts'
import type { HexPose, PlotStep } from '../../model/plots.ts'
import type { Ship, State } from '../../model/state.ts'
import { shipsAhead } from '../../model/wake.ts'
import { isFreeToSail, isFreeToSwing, isFreeToTurn, mayDrift } from './refusals.ts'

/** In the order in which they are tried; backing comes last. */
const ahead: readonly PlotStep[] = ['F', 'L', 'R', 'T']
const any: readonly PlotStep[] = ['F', 'L', 'R', 'T', 'B']

/** More than any plot that is listed; backing plots beyond it are lawful, and not told one by one. */
const MOST_POINTS_WITH_BACKING = 4

/** The steps that the ship could make at all: none of them turns where she cannot. */
function stepsFor(state: State, ship: Ship, steps: readonly PlotStep[]): readonly PlotStep[] {
  return isFreeToTurn(state, ship) ? steps : steps.filter(step => step === 'F' || step === 'B')
}

/** Every plot that is open to a ship, as it is written; plots that back sails only where they are few. */
export function plotsOpenTo(state: State, ship: Ship): string[] {
  const plots = otherPlots(state, ship)
  if (isFreeToSail(state, ship)) return [...plots, ...listedPlots(state, ship)]
  return ['0', ...plots, ...warps(state, ship)]
}

function listedPlots(state: State, ship: Ship, limits = limitsOf(state, ship)): readonly string[] {
  const backs = limits.allowance <= MOST_POINTS_WITH_BACKING
  return plotsWithin(limits, stepsFor(state, ship, backs ? any : ahead))
}

/** Every plot of steps that is open to a ship under way, but for those that back sails. */
export function plotsAhead(state: State, ship: Ship): string[] {
  if (!isFreeToSail(state, ship)) return []
  return [...plotsWithin(limitsOf(state, ship), stepsFor(state, ship, ahead))]
}

/** Plots by what decides them, which neither place nor compass does: most ships have few choices, turn by turn the same. */
const known = new Map<number, readonly string[]>()
const MOST_KEPT = 4000

function plotsWithin(limits: Limits, steps: readonly PlotStep[]): readonly string[] {
  const key = keyOf(limits, steps)
  const found = known.get(key)
  if (found) return found
  if (known.size >= MOST_KEPT) known.clear()
  const plots: string[] = []
  addPlots(limits, startOf(limits), [], steps, plots)
  known.set(key, plots)
  return plots
}

/** More than any of the numbers that are told apart. */
const MOST = 32

/** All of the limits but for where she lies, in one number, each a digit of it; steps are told by their number. */
function keyOf(limits: Limits, steps: readonly PlotStep[]): number {
  const { from, wind, caps, turning, least, most } = limits
  const toWind = (from.heading - wind + 6) % 6
  const flags =
    (limits.isStill ? 1 : 0) +
    (limits.isTurnOpen ? 2 : 0) +
    (limits.hasCrabMove ? 4 : 0) +
    (limits.hasMomentum ? 8 : 0) +
    (limits.isShortOfWay ? 16 : 0) +
    (limits.canBack ? 32 : 0)
  let key = flags * MOST + toWind
  key = key * MOST + steps.length
  key = key * MOST + caps.A
  key = key * MOST + caps.B
  key = key * MOST + caps.C
  key = key * MOST + caps.D
  key = key * MOST + turning + 1
  return (key * MOST + least) * MOST + most
}

/** [WS-089] [WS-103] In the wake of another, or adrift on purpose. */
export function otherPlots(
  state: State,
  ship: Ship,
  isFree = isFreeToSail(state, ship),
  limits?: Limits,
): string[] {
  const plots: string[] = []
  if (mayDrift(state, ship, limits)) plots.push('D')
  if (!isFree) return plots
  const leaders = shipsAhead(state, ship)
  for (const { id } of leaders) plots.push(leaders.length === 1 ? 'W' : `W${id}`)
  return plots
}

/** [WS-111] */
function warps(state: State, ship: Ship): string[] {
  if (!isFreeToSwing(state, ship) || !isFreeToTurn(state, ship)) return []
  const turns = Array.from({ length: anchoredTurns }, (_, index) => index + 1)
  return turns.flatMap(times => ['L'.repeat(times), 'R'.repeat(times)])
}

function addPlots(
  limits: Limits,
  walk: Walk,
  made: PlotStep[],
  steps: readonly PlotStep[],
  plots: string[],
): void {
  if (mayEnd({ limits, walk })) plots.push(writeSteps(made))
  for (const step of steps) {
    if (!mayFollow(limits, walk, step)) continue
    made.push(step)
    addPlots(limits, walkOn(limits, walk, step), made, steps, plots)
    made.pop()
  }
}

/** Of a hundred plots so many follow in the wake or drift, where they may. */
const OTHER_PLOTS = 20

/** A lawful plot by the dice; each that is listed can be drawn. */
export function anyPlot(state: State, ship: Ship, dice: Dice): string {
  const isFree = isFreeToSail(state, ship)
  const limits = isFree ? limitsOf(state, ship) : undefined
  const others = otherPlots(state, ship, isFree, limits)
  if (others.length > 0 && dice.roll(100) <= OTHER_PLOTS) return pick(others, dice)
  if (isFree) return pick(listedPlots(state, ship, limits), dice)
  const swings = warps(state, ship)
  return swings.length === 0 ? '0' : pick(['0', ...swings], dice)
}

function pick(plots: readonly string[], dice: Dice): string {
  return plots[dice.roll(plots.length) - 1] ?? '0'
}

/** [WS-246] Straight ahead as far as she may. */
export function straightOn(limits: Limits): string {
  let walk = startOf(limits)
  const made: PlotStep[] = []
  while (mayFollow(limits, walk, 'F')) {
    made.push('F')
    walk = walkOn(limits, walk, 'F')
  }
  return writeSteps(made)
}

/** The shortest lawful way on from a plot that brings the bow to a hex, or as near to it as she gets and towards it. */
export function wayTo(state: State, ship: Ship, made: readonly PlotStep[], hex: Hex): PlotStep[] {
  const limits = limitsOf(state, ship)
  const steps = stepsFor(state, ship, ahead)
  let best: Way | null = null
  const seek = (way: Way): void => {
    if (!best || isBetter(way, best)) best = way
    for (const step of steps) {
      if (!mayFollow(limits, way.walk, step)) continue
      const longer = [...way.steps, step]
      const pose = afterStep(way.pose, step, unspentTurn(way.steps))
      const walk = walkOn(limits, way.walk, step)
      seek({ steps: longer, pose, walk, ...meritsOf(limits, walk, pose, hex) })
    }
  }
  const start = wayOf(limits, made)
  seek({ ...start, ...meritsOf(limits, start.walk, start.pose, hex) })
  return best ? (best as Way).steps : [...made]
}

/** The step after these that brings the bow nearest to a hex, or turns it there; whether she may make it or not. */
export function stepTowards(from: HexPose, made: readonly PlotStep[], hex: Hex): PlotStep {
  let pose = from
  made.forEach((step, index) => {
    pose = afterStep(pose, step, unspentTurn(made, index))
  })
  const offOf = (step: PlotStep) => {
    const next = afterStep(pose, step, unspentTurn(made))
    return hexDistance(hexTowards(next, next.heading), hex)
  }
  const steps: readonly PlotStep[] = ['F', 'L', 'R']
  const [best = 'F'] = steps.toSorted((one, other) => offOf(one) - offOf(other))
  return best
}

/** The hexes that the bow can still be brought to, each once. */
export function hexesWithin(
  state: State,
  ship: Ship,
  limits: Limits,
  made: readonly PlotStep[],
): Hex[] {
  if (!isFreeToSail(state, ship)) return []
  const possible = stepsFor(state, ship, ahead)
  const found = new Map<string, Hex>()
  const look = ({ steps, pose, walk }: Omit<Way, keyof Merits>): void => {
    if (mayEnd({ limits, walk })) found.set(`${pose.q} ${pose.r}`, { q: pose.q, r: pose.r })
    for (const step of possible) {
      if (!mayFollow(limits, walk, step)) continue
      const next = afterStep(pose, step, unspentTurn(steps))
      look({ steps: [...steps, step], pose: next, walk: walkOn(limits, walk, step) })
    }
  }
  look(wayOf(limits, made))
  return [...found.values()]
}

interface Way {
  steps: PlotStep[]
  pose: HexPose
  walk: Walk
  /** Hexes to where she should be, from the bow and from the hex before it: she looks where she cannot get. */
  off: number
  ahead: number
  /** She may stop there. */
  isWhole: boolean
}

type Merits = Pick<Way, 'off' | 'ahead' | 'isWhole'>

function meritsOf(limits: Limits, walk: Walk, pose: HexPose, hex: Hex): Merits {
  const off = hexDistance(pose, hex)
  const ahead = off === 0 ? 0 : hexDistance(hexTowards(pose, pose.heading), hex)
  return { off, ahead, isWhole: mayEnd({ limits, walk }) }
}

function isBetter(one: Way, other: Way): boolean {
  if (one.isWhole !== other.isWhole) return one.isWhole
  if (one.off !== other.off) return one.off < other.off
  if (one.ahead !== other.ahead) return one.ahead < other.ahead
  return one.steps.length < other.steps.length
}

function wayOf(limits: Limits, made: readonly PlotStep[]): Omit<Way, keyof Merits> {
  let walk = startOf(limits)
  let pose = limits.from
  made.forEach((step, index) => {
    pose = afterStep(pose, step, unspentTurn(made, index))
    walk = walkOn(limits, walk, step)
  })
  return { steps: [...made], pose, walk }
}
