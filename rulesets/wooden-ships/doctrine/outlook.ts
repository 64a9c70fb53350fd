import { lengthOfSteps } from '@grognard/geometry/hex/hex.ts'
import { limitsOf } from '../model/plot-limits.ts'
import { posesAlong, readPlot } from '../model/plots.ts'
import type { HexPose } from '../model/plots.ts'
import { areEnemies, distanceBetween, isOnSea } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import { harmDone, harmTaken } from './exchange.ts'
import type { Thoughts } from './exchange.ts'
import { EFFECTIVE } from './manner.ts'
import { lying, reachOf, straightOn } from './reach.ts'

/** Enemies farther off are not looked at one by one, hexes. */
export const NEAR = 13

/** Ways that an enemy may sail which are told apart. */
const WAYS = 3

/** How much the likelier way of an enemy stands out: what differs by so much is e times as likely. */
const DOUBT = 0.8

/** A friend, or a ship that nobody sails: where she lies from step to step and in the end. */
interface Neighbour {
  ship: Ship
  path: readonly HexPose[]
  there: Ship
}

/** Where everybody is likely to be when all have sailed. */
export interface Outlook {
  neighbours: Neighbour[]
  /** Those of them whom she may run into this turn. */
  close: Neighbour[]
  /** Enemies within reach or soon to be, and all others. */
  near: Ship[]
  far: Ship[]
  /** What the near enemies may do, likeliest first, with what speaks for it; in the order of `near`. */
  ways: { weight: number; foes: Ship[] }[]
  /** Where friends lie in the end. */
  friends: Ship[]
}

/** Enemies by what suits them best, friends by their plots. */
export function outlookFor(thoughts: Thoughts, ship: Ship): Outlook {
  const { state } = thoughts
  const neighbours: Neighbour[] = []
  const near: Ship[] = []
  const far: Ship[] = []
  for (const other of state.ships) {
    if (other === ship || !isOnSea(other)) continue
    if (!areEnemies(state, ship, other) || other.status !== 'afloat')
      neighbours.push(neighbourOf(state, other))
    else if (distanceBetween(ship, other) <= NEAR) near.push(other)
    else far.push(straightOn(state, other))
  }
  const friends = neighbours.map(({ there }) => there)
  const close = neighbours.filter(neighbour => isClose(ship, neighbour))
  return { neighbours, close, near, far, friends, ways: waysOf(thoughts, ship, near) }
}

/** Farther than any ship sails in a turn, with a stern behind either bow. */
const OUT_OF_REACH = 12

function isClose({ q, r }: Ship, { path, there }: Neighbour): boolean {
  const isWithin = (pose: HexPose) => lengthOfSteps(pose.q - q, pose.r - r) < OUT_OF_REACH
  return path.some(isWithin) || isWithin(there)
}

function neighbourOf(state: State, ship: Ship): Neighbour {
  const plot = readPlot(ship.plot ?? 'W')
  if (plot?.kind === 'steps') {
    const path = posesAlong(limitsOf(state, ship).from, plot.steps)
    return { ship, path, there: lying(ship, path.at(-1) ?? ship) }
  }
  const there = plot?.kind === 'wake' ? straightOn(state, ship) : ship
  return { ship, path: there === ship ? [ship] : [], there }
}

/** The ways that each enemy may take, weighed by what he has of them while the ship sails straight on. */
function waysOf(thoughts: Thoughts, ship: Ship, near: readonly Ship[]): Outlook['ways'] {
  const mine = straightOn(thoughts.state, ship)
  const each = near.map(foe => likelyWays(thoughts, foe, mine))
  return Array.from({ length: near.length === 0 ? 1 : WAYS }, (_, way) => ({
    weight: near.length === 0 ? 1 : mean(each.map(ways => (ways[way] ?? ways[0])?.weight ?? 0)),
    foes: each.flatMap(ways => (ways[way] ?? ways[0])?.there ?? []),
  }))
}

interface Way {
  there: Ship
  weight: number
}

function likelyWays(thoughts: Thoughts, foe: Ship, mine: Ship): Way[] {
  const all = reachOf(thoughts.state, foe).map(there => ({
    there,
    weight: growth(whatSuits(thoughts, there, mine) / DOUBT),
  }))
  const whole = all.reduce((sum, { weight }) => sum + weight, 0)
  const sure = Math.min(HABIT.most, HABIT.each * foe.stillTurns)
  const found = all
    .map(({ there, weight }) => ({
      there,
      weight: ((1 - sure) * weight) / whole + (isAsBefore(foe, there) ? sure : 0),
    }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, WAYS)
  while (found.length < WAYS && found[0]) found.push({ ...found[0], weight: 0 })
  return found
}

/** Whoever has lain still does so again: how likely that is for each turn that she has, and at the most. */
const HABIT = { each: 0.3, most: 0.9 } as const

function isAsBefore(foe: Ship, there: Ship): boolean {
  return there.speed === 0 && there.heading === foe.heading
}

/** About e to the power of x, by multiplication alone, so that every engine thinks the same. */
function growth(x: number): number {
  let grown = Math.max(0, 1 + x / 1024)
  for (let doubling = 0; doubling < 10; doubling++) grown *= grown
  return grown
}

/** A quick look at a place: what she does there, what is done to her, how near she is. */
function whatSuits(thoughts: Thoughts, there: Ship, mine: Ship): number {
  const distance = distanceBetween(there, mine)
  return (
    harmDone(thoughts, there, [mine], [], () => true) -
    harmTaken(thoughts, there, [mine], (own, side) => own.load[side] !== null) -
    Math.max(0, distance - EFFECTIVE) / 3
  )
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
