import { expect, test } from 'vitest'
import { battle, square, terrain, unit } from '../../fixtures.ts'
import type { Terrain } from '../setting.ts'
import { coverAgainst, coverInMelee } from './cover.ts'
import { nearestOn } from './ways.ts'

const target = unit({ x: 100_000, y: 100_000 })
const hit = { x: 100_000, y: 100_000 }
const north = { x: 100_000, y: 140_000 }
const south = { x: 100_000, y: 60_000 }

function wall(given: Partial<Terrain> = {}): Terrain {
  const points = [80_000, 100_000, 120_000, 100_000]
  return terrain({ kind: 'linear', points, cover: 'II', obstacle: 'II', ...given })
}

function wood(given: Partial<Terrain> = {}): Terrain {
  const points = square(100_000, 110_000, 60_000, 40_000)
  return terrain({ kind: 'wood', points, cover: 'I', edgeCover: 'I', edgeDepth: 3_000, ...given })
}

test('[BA-3.1.3-07] figures behind a wall and in contact with it have its cover', () => {
  expect(coverAgainst({ terrain: [wall()] }, target, hit, north)).toEqual({
    class: 'II',
    isWood: false,
  })
})

test('[BA-3.1.3-07] not without contact, and not from behind', () => {
  const farther = wall({ points: [80_000, 100_100, 120_000, 100_100] })
  expect(coverAgainst({ terrain: [farther] }, target, hit, north).class).toBe(null)
  const rear = { x: 100_000, y: 97_000 }
  expect(coverAgainst({ terrain: [wall()] }, target, rear, south).class).toBe(null)
})

test('[BA-3.1.3-07] a broad wall is touched at its edge, not at its middle', () => {
  const broad = (y: number, width = 2_000) => {
    const land = { terrain: [wall({ points: [80_000, y, 120_000, y], width })] }
    return coverAgainst(land, target, hit, north).class
  }
  expect([broad(101_000), broad(102_000, 4_000)]).toEqual(['II', 'II'])
  expect(broad(101_100)).toBe(null)
  expect(broad(100_500)).toBe(null)
})

test('[BA-3.1.3-07] the figures at the hit point decide', () => {
  const half = wall({ points: [80_000, 100_000, 95_000, 100_000] })
  const at = (x: number) =>
    coverAgainst({ terrain: [half] }, target, { ...hit, x }, { ...north, x })
  expect([90_000, 94_000, 96_000, 108_000].map(x => at(x).class)).toEqual(['II', 'II', null, null])
})

test('[BA-3.1.3-07] who is passing the wall is not behind it', () => {
  const passing = { ...target, y: 100_500 }
  const front = { ...hit, y: 100_500 }
  expect(coverAgainst({ terrain: [wall()] }, passing, front, north).class).toBe(null)
})

test('[BA-Q-43] a barricade covers who is behind it and in contact, else nobody', () => {
  const barricade = wall({ cover: 'I', look: 'barricade' })
  expect(coverAgainst({ terrain: [barricade] }, target, hit, north).class).toBe('I')
  expect(coverAgainst({ terrain: [barricade] }, { ...target, y: 99_000 }, hit, north).class).toBe(
    null,
  )
})

test('[BA-6.2.0-03] woods and their edges are cover', () => {
  const land = { terrain: [wood()] }
  const at = (y: number) => coverAgainst(land, { ...target, y }, { ...hit, y }, south)
  expect(at(94_000)).toEqual({ class: 'I', isWood: true })
  expect(at(110_000)).toEqual({ class: 'I', isWood: true })
  expect(at(80_000)).toEqual({ class: null, isWood: false })
})

test('[BA-6.2.0-03] fire from inside a wood, not from its edge, meets cover II outside', () => {
  const land = { terrain: [wood()] }
  const outside = { ...target, y: 80_000 }
  const at = { x: 100_000, y: 80_000 }
  expect(coverAgainst(land, outside, at, { x: 100_000, y: 95_000 }).class).toBe('II')
  expect(coverAgainst(land, outside, at, { x: 100_000, y: 92_000 }).class).toBe(null)
  const within = { ...target, y: 120_000 }
  expect(coverAgainst(land, within, { ...hit, y: 120_000 }, { x: 100_000, y: 100_000 }).class).toBe(
    'I',
  )
})

test('[BA-3.1.3-07] [BA-Q-42] a garrison has the cover of its building, strengthened to III at most', () => {
  const house = { kind: 'building', points: square(100_000, 100_000, 9_000), cover: 'II' } as const
  const coverOf = (given: Partial<Terrain>) => {
    const state = battle({ terrain: [{ ...house, ...given }], units: [{ building: 't1' }] })
    return state.units.map(who => coverAgainst(state, who, hit, north).class)
  }
  expect(coverOf({})).toEqual(['II'])
  expect(coverOf({ isStrengthened: true })).toEqual(['III'])
  expect(coverOf({ cover: 'III', isStrengthened: true })).toEqual(['III'])
})

test('[BA-4.1.3-04] in melee cover counts that lies between the two and is touched', () => {
  const attacker = unit({ seat: 'blue', x: 100_000, y: 104_000, heading: 18_000 })
  const behind = unit({ seat: 'blue', x: 100_000, y: 93_000 })
  expect(coverInMelee({ terrain: [wall()] }, target, attacker)).toBe('II')
  expect(coverInMelee({ terrain: [wall()] }, target, behind)).toBe(null)
})

test('[BA-4.1.3-04] woods and buildings cover who is inside', () => {
  const attacker = unit({ seat: 'blue', x: 100_000, y: 86_000 })
  expect(coverInMelee({ terrain: [wood()] }, { ...target, y: 94_000 }, attacker)).toBe('I')
})

test('[BA-3.1.3-07] the point of a unit that is nearest to its enemy lies on its outline', () => {
  const hull = { x: 10_000, y: 20_000, heading: 0, length: 4_000, beam: 12_000 }
  const nearest = (x: number, y: number) => {
    const point = nearestOn(hull, { x, y })
    return [point.x, point.y]
  }
  expect(nearest(10_000, 50_000)).toEqual([10_000, 22_000])
  expect(nearest(50_000, 21_000)).toEqual([16_000, 21_000])
  expect(nearest(-9_000, 0)).toEqual([4_000, 18_000])
  expect(nearest(11_000, 19_000)).toEqual([11_000, 19_000])
})
