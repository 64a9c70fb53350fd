import { describe, expect, test } from 'vitest'
import { hexTowards, turnedBy } from '@grognard/geometry/hex/hex.ts'
import type { Dice } from '@grognard/umpire'
import { seededDice } from '@grognard/umpire'
import { battleOf, tableFor } from '../../model/fixtures.ts'
import type { TestShip, TestTable } from '../../model/fixtures.ts'
import { limitsOf } from '../../model/plot-limits.ts'
import { mayEnd, mayFollow, startOf, walkOn } from '../../model/plot-walk.ts'
import { writeSteps } from '../../model/plots.ts'
import type { HexPose, PlotStep } from '../../model/plots.ts'
import { newBond, sternOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { showPlots } from '../plots/show-plots.ts'
import { drift, endMovement } from './drift.ts'
import { arePlotsDone, moveOneStep } from './execution.ts'

const frigate = { speed: 3, turning: 3, card: { class: 3 } }

function seaOf(ships: TestShip[], direction: number): State {
  return battleOf({ ships, wind: { direction }, options: { momentum: true } })
}

function sail(state: State, dice: readonly number[]): TestTable {
  const table = tableFor(state, dice)
  showPlots(table)
  while (!arePlotsDone(state)) moveOneStep(table)
  return table
}

const hullOf = (ship: Ship): string[] => [ship, sternOf(ship)].map(({ q, r }) => `${q},${r}`)

function sharedHexes({ ships }: State): string[] {
  const hulls = ships.flatMap(hullOf)
  return hulls.filter((hex, at) => hulls.indexOf(hex) !== at)
}

describe('[WS-087] a stern that swings into the hex that a ship turns back from in the same step', () => {
  const nymphe = { id: 'nymphe', ...frigate }
  const cleopatre = { id: 'cleopatre', seat: 'b', ...frigate }

  test.each([
    {
      wind: 3,
      one: { q: 31, r: 1, heading: 4, plot: 'RT' },
      other: { q: 30, r: 3, heading: 2, plot: '1R1' },
      ends: ['30,2 4 RT', '32,2 3 FRF'],
    },
    {
      wind: 1,
      one: { q: 27, r: -6, heading: 6, plot: '2RT' },
      other: { q: 23, r: -3, heading: 1, plot: 'R1T' },
      ends: ['25,-7 6 FFRT', '25,-5 1 RFT'],
    },
  ])('is cleared by her next step: $one.plot and $other.plot', ({ wind, one, other, ends }) => {
    const state = seaOf(
      [
        { ...nymphe, ...one },
        { ...cleopatre, ...other },
      ],
      wind,
    )
    const { events } = sail(state, [6])
    expect(state.ships.map(s => `${s.q},${s.r} ${s.heading} ${s.made}`)).toEqual(ends)
    expect(events.map(({ kind }) => kind)).not.toContain('shipsCollided')
  })
})

/** So many ships in a few hexes, none in another. */
function crowd(dice: Dice, count: number): TestShip[] {
  const poses: HexPose[] = []
  while (poses.length < count) {
    const pose = { q: 20 + dice.roll(6), r: dice.roll(6), heading: dice.roll(6) }
    const isFree = sharedHexes(seaOf([...poses, pose], 1)).length === 0
    if (isFree) poses.push(pose)
  }
  return poses.map((pose, at) => ({
    ...frigate,
    ...pose,
    id: `ship${at}`,
    seat: at % 2 === 0 ? 'a' : 'b',
    speed: dice.roll(4) - 1,
  }))
}

const steps: readonly PlotStep[] = ['F', 'F', 'L', 'R', 'T']

/** A legal plot, step by step by the dice. */
function plotBy(dice: Dice, state: State, ship: Ship): string {
  const limits = limitsOf(state, ship)
  let walk = startOf(limits)
  const made: PlotStep[] = []
  const most = dice.roll(5)
  for (let tries = 0; tries < 40; tries++) {
    if (made.length >= most && mayEnd({ limits, walk })) break
    const step = steps[dice.roll(steps.length) - 1] ?? 'F'
    if (!mayFollow(limits, walk, step)) continue
    made.push(step)
    walk = walkOn(limits, walk, step)
  }
  return writeSteps(made)
}

const swings = ['0', 'L', 'R', 'LL', 'RR'] as const

/** Whoever is in tow lies still, and who lies at anchor swings. */
function plotFor(dice: Dice, state: State, ship: Ship): string {
  if (state.tows.some(({ towed }) => towed === ship.id)) return '0'
  if (ship.anchor === 'none') return plotBy(dice, state, ship)
  return swings[dice.roll(swings.length) - 1] ?? '0'
}

/** The hexes that are shared after each of three turns of a crowd that sails as the dice say. */
function sharedInThreeTurns(dice: Dice, state: State): string[][] {
  return [1, 2, 3].flatMap(() => {
    for (const ship of state.ships) ship.plot = plotFor(dice, state, ship)
    const table = sail(
      state,
      Array.from({ length: 100 }, () => dice.roll(6)),
    )
    const sailed = sharedHexes(state)
    drift(table)
    endMovement(table)
    return [sailed, sharedHexes(state)]
  })
}

test('[WS-091] however ships sail, no two lie in one hex when all have moved', () => {
  const seeds = Array.from({ length: 1500 }, (_, at) => `crowd ${at}`)
  const faulty = seeds.filter((seed, at) => {
    const dice = seededDice(seed)
    const state = seaOf(crowd(dice, 2 + (at % 6)), dice.roll(6))
    return sharedInThreeTurns(dice, state).some(hexes => hexes.length > 0)
  })
  expect(faulty).toEqual([])
})

/** Who tows another, and who lies at an anchor, by the dice, in the crowd. */
function withTowsAndAnchors(dice: Dice, count: number, direction: number): State {
  const ships = crowd(dice, count)
  const free = (more: TestShip[]) => sharedHexes(seaOf([...ships, ...more], direction)).length === 0
  const pairs = ships.flatMap((tower, at) => {
    const stern = hexTowards(poseOf(tower), tower.heading ?? 1, -1)
    const heading = turnedBy(tower.heading ?? 1, dice.roll(3) - 2)
    const behind = { ...hexTowards(stern, heading, -1), heading }
    const towed = { ...frigate, ...behind, id: `towed${at}`, seat: tower.seat ?? 'a', plot: '0' }
    return at % 2 === 0 && free([towed]) ? [{ tower: `ship${at}`, towed, ...stern }] : []
  })
  const [pair] = pairs
  for (const [at, ship] of ships.entries())
    if (dice.roll(3) === 1 && pair?.tower !== ship.id)
      Object.assign(ship, { anchor: at % 2 === 0 ? 'bow' : 'stern', speed: 0 })
  const state = seaOf(pair ? [...ships, pair.towed] : ships, direction)
  if (!pair) return state
  const { tower, towed, q, r } = pair
  state.bonds.push({ ...newBond(tower, towed.id), grapples: 1 })
  state.tows.push({ tower, towed: towed.id, q, r })
  return state
}

const poseOf = ({ q = 0, r = 0 }: TestShip) => ({ q, r })

test('[WS-094] [WS-108] [WS-111] nor where some are in tow and others swing about their anchors', () => {
  const seeds = Array.from({ length: 2200 }, (_, at) => `tows ${at}`)
  const faulty = seeds.filter((seed, at) => {
    const dice = seededDice(seed)
    const state = withTowsAndAnchors(dice, 6 + (at % 4), dice.roll(6))
    return sharedInThreeTurns(dice, state).some(hexes => hexes.length > 0)
  })
  expect(faulty).toEqual([])
})
