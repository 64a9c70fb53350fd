import { expect, test } from 'vitest'
import { battleOf } from '../model/fixtures.ts'
import type { Setting, TestShip } from '../model/fixtures.ts'
import { rakeOf } from '../model/arcs.ts'
import { distanceBetween, isFighting } from '../model/ships.ts'
import type { State } from '../model/state.ts'
import { errandOf } from './errands.ts'
import { bestFire } from './gunnery.ts'
import { bestRepair, bestSails } from './handling.ts'
import { mannerOf } from './manner.ts'
import { straightOn } from './reach.ts'
import { bestPlot, coursesOf, reasonsFor } from './sailing.ts'
import { squareWorths } from './worth.ts'

const sea = (own: TestShip, foe: TestShip, setting: Setting = {}): State =>
  battleOf({
    ...setting,
    ships: [
      { id: 'ajax', at: 'R20', heading: 2, speed: 2, ...own },
      { id: 'heros', seat: 'b', heading: 2, speed: 2, ...foe },
    ],
  })

function courses(state: State) {
  const found = coursesOf(state, 'a')
  const [best] = found?.courses ?? []
  const foe = state.ships[1]
  if (!found || !best || !foe) throw new Error('Ajax has courses.')
  return { ...found, best, foe }
}

test('an enemy far off is closed with', () => {
  const { best, ship, foe } = courses(sea({}, { at: 'II6' }))
  expect(distanceBetween(best.there, foe)).toBeLessThan(distanceBetween(ship, foe))
})

test('a place that rakes an enemy who lies still is better than one that only bears', () => {
  const state = sea(
    {},
    { at: 'P19', heading: 2, speed: 0, anchor: 'plain', load: { port: null, starboard: null } },
  )
  const { courses: all, foe } = courses(state)
  const rakes = all.map(({ there }) => rakeOf(state, there, foe) !== 'none')
  expect(rakes).toContain(false)
  expect(rakes[0]).toBe(true)
})

test('[WS-100] an enemy who lies still drifts, and is met where the wind takes her', () => {
  const state = sea({}, { at: 'R12', speed: 0, stillTurns: 1 }, { wind: { direction: 4 } })
  const [, foe] = state.ships
  if (!foe) throw new Error('There are two ships.')
  expect(straightOn(state, foe)).toMatchObject({ q: foe.q, r: foe.r + 1 })
  expect(straightOn(state, { ...foe, anchor: 'plain' })).toMatchObject({ q: foe.q, r: foe.r })
  expect(straightOn(state, { ...foe, stillTurns: 0 })).toMatchObject({ q: foe.q, r: foe.r })
})

test('a friend who has written his plot is not run into', () => {
  const state = battleOf({
    ships: [
      { id: 'ajax', at: 'R20', heading: 1, speed: 2, plot: '0' },
      { id: 'orion', at: 'R22', heading: 1, speed: 2 },
      { id: 'heros', seat: 'b', at: 'R2', heading: 4, speed: 2 },
    ],
  })
  expect(bestPlot(state, 'a')).toMatchObject({ ship: 'orion' })
  expect(coursesOf(state, 'a')?.courses[0]?.there.q).not.toBeUndefined()
  const [ajax] = state.ships
  const there = coursesOf(state, 'a')?.courses[0]?.there
  expect(ajax && there && distanceBetween(ajax, there)).toBeGreaterThan(0)
})

test('[WS-089] far from the enemy a ship follows the one ahead in her wake', () => {
  const state = battleOf({
    ships: [
      { id: 'ajax', at: 'R20', heading: 2, speed: 2, plot: '2' },
      { id: 'orion', at: 'P21', heading: 2, speed: 2 },
      { id: 'heros', seat: 'b', at: 'VV4', heading: 4, speed: 2 },
    ],
  })
  expect(bestPlot(state, 'a')).toMatchObject({ ship: 'orion', plot: 'W' })
})

test('[WS-S-6] whoever scores by escaping makes for the edge', () => {
  const rules = { victory: 'escape', exits: [{ edge: 'west', fleet: 0 }] } as const
  const state = sea(
    { heading: 6 },
    { at: 'RR20' },
    { rules: { ...rules, exits: [...rules.exits] } },
  )
  const { best, ship } = courses(state)
  expect(best.there.q).toBeLessThan(ship.q)
  const errand = errandOf(state, ship, mannerOf(state))
  expect(errand.progress(best.there)).toBeGreaterThan(errand.progress(ship))
})

test('[WS-262] a fleet that wins by getting away keeps off where no edge leads out, and the other closes', () => {
  const state = sea({}, { at: 'R12', card: { fleet: 1 } }, { rules: { victory: 'escape' } })
  const [hunter, prey] = state.ships
  if (!hunter || !prey) throw new Error('There are two ships.')
  const off = (ship: typeof prey, rows: number) =>
    errandOf(state, ship, mannerOf(state)).progress({ ...ship, r: ship.r + rows })
  expect(off(prey, -4)).toBeGreaterThan(off(prey, 0))
  expect(off(hunter, -4)).toBeGreaterThan(off(hunter, 0))
})

test('a battle that drags on is fought more boldly', () => {
  const [early, late] = [1, 30].map(turn => mannerOf(sea({}, {}, { turn })))
  expect(late?.danger).toBeLessThan(early?.danger ?? 0)
  expect(late?.effective).toBeLessThan(early?.effective ?? 0)
})

test('a cripple keeps off, but fights on in a duel', () => {
  const cripple: TestShip = { hull: 2 }
  const progress = (setting: Setting) => {
    const state = sea(cripple, { at: 'R16' }, setting)
    const { ship, foe } = courses(state)
    const { progress: of } = errandOf(state, ship, mannerOf(state))
    return of(ship) - of({ ...foe, q: foe.q + 1 })
  }
  expect(progress({})).toBeGreaterThan(0)
  expect(progress({ rules: { victory: 'duel' } })).toBeLessThanOrEqual(0)
})

test('reasons name whom the guns bear on', () => {
  const state = sea({ heading: 1 }, { at: 'T20', heading: 1 })
  const { ship } = courses(state)
  expect(reasonsFor(state, ship, ship)).toMatchObject([{ values: { target: 'heros' } }])
})

test('[WS-162] a first broadside is not thrown away on what is far, a later one is', () => {
  const far = (isFresh: boolean) =>
    sea(
      { heading: 1, isFresh: { port: true, starboard: isFresh } },
      { at: 'W20', heading: 1 },
      { step: 'targets' },
    )
  expect(bestFire(far(true), 'a')).toBeUndefined()
  expect(bestFire(far(false), 'a')).toMatchObject({ side: 'starboard', target: 'heros' })
})

test('[WS-066] full sail far from the enemy, battle sail near him', () => {
  expect(bestSails(sea({}, { at: 'RR4' }, { step: 'upkeep' }), 'a')).toMatchObject({
    sails: 'full',
  })
  const near = sea({ sails: 'full' }, { at: 'T20' }, { step: 'upkeep' })
  expect(bestSails(near, 'a')).toMatchObject({ sails: 'battle' })
})

test('[WS-241] a ship that has lost a mast mends her rigging first', () => {
  const state = sea({ hull: 10, rigging: [0, 7, 7] }, { at: 'RR4' }, { step: 'upkeep' })
  expect(state.ships.every(isFighting)).toBe(true)
  expect(bestRepair(state, 'a')).toMatchObject({ part: 'rigging' })
})

test('[WS-037] [WS-062] full sail is kept near the enemy in an air too light for battle sail', () => {
  const under = (velocity: number, next: number | null) => {
    const state = sea(
      { sails: 'full' },
      { at: 'R17' },
      {
        step: 'upkeep',
        wind: { velocity, next: next === null ? null : { direction: 1, velocity: next } },
      },
    )
    return bestSails(state, 'a')
  }
  expect(under(3, null)).toMatchObject({ sails: 'battle' })
  expect(under(1, null)).toBeUndefined()
  expect(under(3, 1)).toBeUndefined()
})

test('[WS-162] a first broadside is kept for better, unless neither ship has way on', () => {
  const far = (speed: number) =>
    sea({ heading: 1, speed }, { at: 'W20', heading: 1, speed: 0 }, { step: 'targets' })
  expect(bestFire(far(2), 'a')).toBeUndefined()
  expect(bestFire(far(0), 'a')).toMatchObject({ kind: 'fire', side: 'starboard' })
})

test('[WS-205] a ship without masts is raked through the hull, which makes her give up, not at masts that are gone', () => {
  const raked = (rigging: number[]) =>
    sea({ heading: 2 }, { at: 'R18', heading: 1, rigging }, { step: 'targets' })
  expect(bestFire(raked([0, 0, 0]), 'a')).toMatchObject({ aim: 'hull' })
  const worthIn = (state: State) => state.ships[1] && squareWorths(state, state.ships[1]).rigging
  expect(worthIn(raked([7, 7, 7]))).toBeGreaterThan(0)
  expect(worthIn(raked([0, 0, 0]))).toBe(0)
})

test('who has lain still for turns grows restless', () => {
  const worthOf = (stillTurns: number) => {
    const state = sea({ speed: 0, stillTurns, heading: 1 }, { at: 'RR4' })
    const found = coursesOf(state, 'a')?.courses ?? []
    const [still, turned] = ['0', 'R'].map(plot => found.find(one => one.plot === plot)?.worth ?? 0)
    return (turned ?? 0) - (still ?? 0)
  }
  expect(worthOf(3)).toBeGreaterThan(worthOf(1))
})
