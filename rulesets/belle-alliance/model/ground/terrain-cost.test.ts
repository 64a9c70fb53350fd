import { expect, test } from 'vitest'
import type { Pace } from '../../book/tables/march.ts'
import { battle, guns, square, terrain, unit } from '../../fixtures.ts'
import type { Terrain } from '../setting.ts'
import type { Unit } from '../unit.ts'
import { canEnter, groundsUnder, isBarred } from './terrain-cost.ts'
import { footingOf } from './obstacles.ts'

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

const marching = unit({
  ...line,
  figures: 24,
  formation: { kind: 'marchColumn', front: null, gap: null },
})

function grounds(who: Unit, pieces: Partial<Terrain>[], course: number | null = null): string[] {
  return groundsUnder({ terrain: pieces.map(terrain) }, footingOf(who), course).toSorted()
}

const road: Partial<Terrain> = {
  kind: 'road',
  points: [100_000, 0, 100_000, 200_000],
  width: 3_000,
}
const marsh: Partial<Terrain> = { kind: 'difficult', points: square(110_000, 100_000, 20_000) }
const forest: Partial<Terrain> = {
  kind: 'wood',
  points: square(100_000, 110_000, 40_000, 20_000),
  level: 1,
  edgeDepth: 3_000,
}

test('[BA-2.3.1-07] a ground counts as soon as one figure stands in it', () => {
  expect(grounds(line, [])).toEqual(['normal'])
  expect(grounds(line, [marsh])).toEqual(['difficult', 'normal'])
  expect(grounds({ ...line, x: 88_000 }, [marsh])).toEqual(['normal'])
})

test('[BA-2.3.1-07] ground that is only touched does not count', () => {
  expect(grounds({ ...line, x: 100_000 - 11_250 }, [marsh])).toEqual(['normal'])
  expect(grounds({ ...line, x: 100_100 - 11_250 }, [marsh])).toEqual(['difficult', 'normal'])
})

test('[BA-Q-50] a march column follows a road with its front middle within 1 cm of it', () => {
  expect(grounds(marching, [road])).toEqual(['road'])
  expect(grounds({ ...marching, x: 101_000 }, [road])).toEqual(['road'])
  expect(grounds({ ...marching, x: 101_001 }, [road])).toEqual(['normal'])
})

test('[BA-Q-50] BA-TV-164 a line uses a road as the ground around it', () => {
  expect(grounds(line, [road])).toEqual(['normal'])
})

test('[BA-2.3.1-07] of a column on a road what stands beside it in a marsh counts', () => {
  const across = { ...marching, heading: 9_000 }
  expect(grounds(across, [road, { ...marsh, points: square(90_000, 100_000, 10_000) }])).toEqual([
    'difficult',
    'road',
  ])
})

test('[BA-2.3.7-01] [BA-6.2.0-01] fields, scrub and orchards are difficult', () => {
  const orchard = { ...marsh, look: 'orchard', points: square(100_000, 100_000, 60_000) } as const
  expect(grounds(line, [orchard])).toEqual(['difficult'])
})

test('[BA-2.3.7-01] a level of a hill narrower than 10 cm is difficult, a broader one is not', () => {
  const hill = (breadth: number): Partial<Terrain> => ({
    kind: 'hill',
    level: 1,
    points: square(100_000, 98_500, 60_000, breadth),
  })
  expect(grounds(line, [hill(9_900)])).toEqual(['difficult'])
  expect(grounds(line, [hill(10_000)])).toEqual(['normal'])
})

test('[BA-2.3.7-01] so is the narrow step below the next level', () => {
  const low: Partial<Terrain> = { kind: 'hill', level: 1, points: square(100_000, 130_000, 80_000) }
  const high = { ...low, level: 2, points: square(100_000, 132_000, 60_000, 68_000) }
  expect(grounds({ ...line, y: 94_000 }, [low, high])).toEqual(['difficult'])
  expect(grounds({ ...line, y: 110_000 }, [low, high])).toEqual(['normal'])
})

test('[BA-6.2.0-02] [BA-Q-52] two ranks fit into the edge of a wood, which is normal ground', () => {
  expect(grounds({ ...line, y: 103_000 }, [forest])).toEqual(['normal'])
  expect(grounds({ ...line, y: 103_100 }, [forest])).toEqual(['normal', 'wood'])
  expect(grounds({ ...line, y: 112_000 }, [forest])).toEqual(['wood'])
})

test('[BA-6.2.0-02] sideways through the edge is as through the wood', () => {
  const inEdge = { ...line, y: 103_000 }
  expect(grounds(inEdge, [forest], 0)).toEqual(['normal'])
  expect(grounds(inEdge, [forest], 4_500)).toEqual(['normal'])
  expect(grounds(inEdge, [forest], 9_000)).toEqual(['wood'])
  expect(grounds(inEdge, [forest], 27_000)).toEqual(['wood'])
})

test('[BA-2.3.1-07] a state is asked like any land', () => {
  const state = battle({ terrain: [marsh], units: [line] })
  expect(groundsUnder(state, footingOf(line))).toContain('difficult')
})
