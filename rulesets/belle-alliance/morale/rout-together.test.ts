import { expect, test } from 'vitest'
import { hullDistance, hullsOverlap } from '@grognard/geometry'
import { hullOf } from '../formation/footprint.ts'
import type { Unit } from '../state.ts'
import { battle, guns } from '../testing.ts'
import { unitOf } from '../units.ts'
import { blocksApart } from './blocks-apart.ts'
import { routFormation } from './forced-walk.ts'
import { putOf } from './put.ts'
import { rout, routTogether } from './testing-rout.ts'
import { stand } from './testing.ts'

const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other): [T, T] => [one, other]))

test('[BA-5.4.2-03] BA-TV-146: carried away, both make a full rout together', () => {
  const { state } = rout({ units: [{}, { id: 'friend', y: 80_000 }] }, 15, 10)
  expect(stand(state, 'friend')).toMatchObject({ y: 38.5, disorder: 'FU', figures: 27 })
  expect(stand(state, 'u1')).toMatchObject({ disorder: 'FU', figures: 27 })
  expect(stand(state, 'u1').y).toBeCloseTo(38.5 + 9, 1)
})

test('[BA-5.4.2-03] [BA-5.4.1-03] the blocks of a pair touch, and share no ground', () => {
  const { state } = rout({ units: [{}, { id: 'friend', y: 80_000 }] }, 15, 10)
  const [first, second] = [unitOf(state, 'u1'), unitOf(state, 'friend')]
  expect(hullsOverlap(hullOf(first), hullOf(second))).toBe(false)
  expect(hullDistance(hullOf(first), hullOf(second))).toBeLessThanOrEqual(20)
})

test('[BA-5.4.2-03] [BA-5.4.1-03] the blocks of three share no ground either', () => {
  const units = [{}, { id: 'friend', y: 80_000 }, { id: 'far', y: 60_000 }]
  const { state } = rout({ units }, 15, 10, 15, 10)
  const blocks = ['u1', 'friend', 'far'].map(id => hullOf(unitOf(state, id)))
  expect(pairsOf(blocks).map(([one, other]) => hullsOverlap(one, other))).toEqual([
    false,
    false,
    false,
  ])
})

test('[BA-5.4.2-03] [BA-5.4.1-03] nor do three that end on one spot by the edge of the board', () => {
  const units = ['a', 'b', 'c'].map(id => ({ id, y: 6_000, formation: routFormation() }))
  const state = battle({ units })
  const puts = blocksApart(state, state.units.map(putOf))
  const hulls = puts.map(({ unit, ...at }) => hullOf({ ...unitOf(state, unit), ...at }))
  expect(pairsOf(hulls).filter(([one, other]) => hullsOverlap(one, other))).toEqual([])
  expect(puts[0]).toMatchObject({ x: 100_000, y: 6_000 })
})

test('[BA-5.4.2-03] the pair goes at the rate of the second, with the ground of both', () => {
  const horse = { id: 'friend', y: 80_000, arm: 'medium cavalry' as const, figures: 16 }
  const { state } = rout({ units: [{}, horse] }, 16, 9)
  expect(stand(state, 'friend').y).toBe(80 - 4.5 - 60)
})

test('[BA-5.4.2-03] [BA-Q-73] the pair rolls with the figures of both against a third', () => {
  const units = [{}, { id: 'friend', y: 80_000 }, { id: 'far', y: 60_000 }]
  const { state, table } = rout({ units }, 15, 10, 15, 10)
  const rolled = table.events.filter(({ kind }) => kind === 'spreadRolled')
  expect(rolled[1]).toMatchObject({ carrier: 'friend', second: 'far', carrierTotal: 16 })
  expect(state.units.map(({ disorder }) => disorder)).toEqual(['FU', 'FU', 'FU'])
  expect(stand(state, 'far').y).toBe(18.5)
  expect(state.units.map(({ figures }) => figures)).toEqual([27, 27, 27])
})

test('[BA-5.4.2-03] ground that is closed to the first leaves it behind', () => {
  const stream = { kind: 'linear' as const, obstacle: 'III' as const, width: 0 }
  const hedge = { ...stream, points: [0, 75_000, 200_000, 75_000] }
  const limbered = { kind: 'limbered' as const, front: null, gap: null }
  const first: Partial<Unit> = { arm: 'artillery', guns: guns(1), formation: limbered }
  const { state } = rout({ units: [first, { id: 'friend', y: 80_000 }], terrain: [hedge] }, 18, 3)
  expect(stand(state, 'u1').y).toBeGreaterThan(74)
  expect(stand(state, 'friend').y).toBeLessThan(74)
})

test('[BA-5.4.2-03] who was left behind forms up where it is, though a contact holds up the other', () => {
  const points = [0, 75_000, 200_000, 75_000]
  const wall = { kind: 'linear' as const, obstacle: 'III' as const, points }
  const limbered = { kind: 'limbered' as const, front: null, gap: null }
  const first: Partial<Unit> = { arm: 'artillery', guns: guns(1), formation: limbered, y: 92_000 }
  const units = [
    first,
    { id: 'friend', y: 80_000 },
    { id: 'far', y: 66_000, disorder: 'OR' as const },
  ]
  const { state } = routTogether({ units, terrain: [wall] }, 10, 10)
  expect(stand(state, 'u1').kind).toBe('rout')
  expect(stand(state, 'u1').y).toBeGreaterThan(74)
  expect(stand(state, 'friend').y).toBeLessThan(60)
})

test('[BA-5.1.2-02] [BA-5.4.2-03] when one of a pair leaves the board the other routs on', () => {
  const units = [{ y: 30_000 }, { id: 'friend', x: 60_000, y: 3_000 }]
  const { state } = routTogether({ units })
  expect(unitOf(state, 'friend').status).toBe('left')
  expect(stand(state, 'u1')).toMatchObject({ kind: 'rout' })
  expect(stand(state, 'u1').y).toBeLessThan(6)
})
