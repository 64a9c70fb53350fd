import { expect, test } from 'vitest'
import { battle, square, terrain, unit } from '../testing.ts'
import type { Terrain } from '../terrain.ts'
import type { Unit } from '../state.ts'
import { footingOf } from './footing.ts'
import { groundsUnder } from './grounds.ts'

/** 22.5 by 3 cm, its front at y = 100 cm, facing north. */
const line = unit({ x: 100_000, y: 100_000 })
const column = unit({
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
const wood: Partial<Terrain> = {
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
  expect(grounds(column, [road])).toEqual(['road'])
  expect(grounds({ ...column, x: 101_000 }, [road])).toEqual(['road'])
  expect(grounds({ ...column, x: 101_001 }, [road])).toEqual(['normal'])
})

test('[BA-Q-50] BA-TV-164 a line uses a road as the ground around it', () => {
  expect(grounds(line, [road])).toEqual(['normal'])
})

test('[BA-2.3.1-07] of a column on a road what stands beside it in a marsh counts', () => {
  const across = { ...column, heading: 9_000 }
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
  expect(grounds({ ...line, y: 103_000 }, [wood])).toEqual(['normal'])
  expect(grounds({ ...line, y: 103_100 }, [wood])).toEqual(['normal', 'wood'])
  expect(grounds({ ...line, y: 112_000 }, [wood])).toEqual(['wood'])
})

test('[BA-6.2.0-02] sideways through the edge is as through the wood', () => {
  const inEdge = { ...line, y: 103_000 }
  expect(grounds(inEdge, [wood], 0)).toEqual(['normal'])
  expect(grounds(inEdge, [wood], 4_500)).toEqual(['normal'])
  expect(grounds(inEdge, [wood], 9_000)).toEqual(['wood'])
  expect(grounds(inEdge, [wood], 27_000)).toEqual(['wood'])
})

test('[BA-2.3.1-07] a state is asked like any land', () => {
  const state = battle({ terrain: [marsh], units: [line] })
  expect(groundsUnder(state, footingOf(line))).toContain('difficult')
})
