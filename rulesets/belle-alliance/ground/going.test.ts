import { expect, test } from 'vitest'
import { battle, guns, square, terrain, unit } from '../testing.ts'
import type { Terrain } from '../terrain.ts'
import type { Unit } from '../state.ts'
import type { Pace } from '../tables/march.ts'
import { footingOf } from './footing.ts'
import { canEnter, isBarred } from './going.ts'

const line = unit({ x: 100_000, y: 100_000 })
const horse = unit({ ...line, arm: 'light cavalry', figures: 16 })
const skirmishers = unit({
  ...line,
  figures: 6,
  formation: { kind: 'skirmish', front: null, gap: 1_500 },
})
const column = unit({ ...line, formation: { kind: 'marchColumn', front: null, gap: null } })
const battery = unit({
  ...line,
  arm: 'artillery',
  guns: guns(1),
  figures: 3,
  formation: { kind: 'limbered', front: null, gap: null },
})

function enters(who: Unit, piece: Partial<Terrain>, pace: Pace = 'march'): boolean {
  return canEnter({ terrain: [terrain(piece)] }, who, pace)
}

const field = square(100_000, 98_000, 60_000)
const wood: Partial<Terrain> = { kind: 'wood', points: field, level: 1, edgeDepth: 3_000 }

test('[BA-2.3.1-01] a formation without a rate in a ground may not enter it', () => {
  expect(enters(line, wood)).toBe(false)
  expect(enters(skirmishers, wood)).toBe(true)
  expect(enters(column, wood)).toBe(true)
  expect(enters(horse, wood)).toBe(true)
})

test('[BA-2.3.3-01] at the charge neither wood nor difficult ground nor obstacles are entered', () => {
  const hedge: Partial<Terrain> = {
    kind: 'linear',
    points: [80_000, 99_000, 120_000, 99_000],
    obstacle: 'I',
  }
  expect(enters(horse, { points: field })).toBe(true)
  expect(enters(horse, { points: field }, 'charge')).toBe(false)
  expect(enters(horse, wood, 'charge')).toBe(false)
  expect(enters(horse, hedge)).toBe(true)
  expect(enters(horse, hedge, 'charge')).toBe(false)
})

test('[BA-2.3.3-01] at the charge one may go up to them', () => {
  expect(enters(line, { points: square(100_000, 105_000, 60_000, 10_000) }, 'charge')).toBe(true)
})

test('[BA-2.3.5-03] class III stops horses and guns, not infantry', () => {
  const wall: Partial<Terrain> = {
    kind: 'linear',
    points: [80_000, 99_000, 120_000, 99_000],
    obstacle: 'III',
  }
  expect([line, horse, battery].map(who => enters(who, wall))).toEqual([true, false, false])
})

test('[BA-6.1.1-03] nobody marches into a building, and all may stand against it', () => {
  const house: Partial<Terrain> = {
    kind: 'building',
    points: square(100_000, 103_000, 6_000),
    level: 1,
  }
  expect(enters(line, house)).toBe(true)
  expect(enters({ ...line, y: 100_100 }, house)).toBe(false)
})

test('[BA-6.1.1-03] who is in a building is not barred by it', () => {
  const house: Partial<Terrain> = {
    kind: 'building',
    points: square(100_000, 103_000, 6_000),
    level: 1,
  }
  const state = battle({ terrain: [house], units: [{ building: 't1' }] })
  expect(state.units.map(inside => isBarred(state, footingOf(inside)))).toEqual([false])
})

test('[BA-Q-50] a line may walk on a road and cross it', () => {
  const road: Partial<Terrain> = {
    kind: 'road',
    points: [100_000, 0, 100_000, 200_000],
    width: 3_000,
  }
  expect(enters(line, road)).toBe(true)
})
