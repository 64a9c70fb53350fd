import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cosine, isHullWithin, sine } from '@grognard/geometry'
import type { FormationKind } from '../book/tables/troops.ts'
import { battle, guns, square, unit } from '../fixtures.ts'
import { figureHullsOf, figuresOf } from './figures.ts'
import { hullOf } from './footprint.ts'

const at = { x: 0, y: 0 }

function formed(kind: FormationKind, figures: number, front: number | null = null) {
  return unit({ ...at, figures, formation: { kind, front, gap: null } })
}

test('[BA-1.3.1-12] the last rank is filled from the left', () => {
  const places = figuresOf(formed('line', 5)).map(({ x, y }) => [x, y])
  expect(places).toEqual([
    [-1_500, -750],
    [0, -750],
    [1_500, -750],
    [-1_500, -2_250],
    [0, -2_250],
  ])
})

test('[BA-1.3.1-07] a square is hollow and looks out on four sides', () => {
  const places = figuresOf(formed('square', 24))
  expect(places).toHaveLength(24)
  expect(places.some(({ x, y }) => x === 0 && y === 0)).toBe(false)
  expect(places.filter(({ heading }) => heading === 9000)).toHaveLength(6)
  const [first] = places
  expect(first).toEqual({ x: -3_000, y: 3_000, heading: 0 })
})

test('[BA-1.3.1-09] a huddle looks out, [BA-1.3.6-01] a resting unit looks in', () => {
  const looks = (kind: FormationKind) => figuresOf(formed(kind, 9)).map(({ heading }) => heading)
  expect(looks('huddle').slice(0, 3)).toEqual([0, 0, 0])
  expect(looks('rest').slice(0, 3)).toEqual([18000, 18000, 18000])
})

test('[BA-1.3.2-04] skirmishers stand their gap apart', () => {
  const line = unit({ ...at, figures: 3, formation: { kind: 'skirmish', front: null, gap: 2_000 } })
  expect(figuresOf(line).map(({ x }) => x)).toEqual([-3_500, 0, 3_500])
})

test('[BA-1.3.1-03] of a battery the gun models', () => {
  expect(
    figuresOf(unit({ ...at, arm: 'artillery', guns: guns(2) })).map(({ x, y }) => [x, y]),
  ).toEqual([
    [-2_500, -3_750],
    [2_500, -3_750],
  ])
})

test('[BA-1.3.1-13] every base lies within the outline, and as many as there are figures', () => {
  const kinds: FormationKind[] = [
    'line',
    'marchColumn',
    'attackColumn',
    'square',
    'huddle',
    'rest',
    'skirmish',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.integer({ min: 1, max: 60 }), (kind, figures) => {
      const standing = formed(kind, figures)
      const hulls = figureHullsOf(standing)
      expect(hulls).toHaveLength(figures)
      expect(new Set(hulls.map(({ x, y }) => `${x} ${y}`)).size).toBe(figures)
      const outline = hullOf(standing)
      expect(hulls.every(hull => isHullWithin({ ...hull, length: 20, beam: 20 }, outline, 0))).toBe(
        true,
      )
    }),
    { numRuns: 200 },
  )
})

test('[BA-6.1.1-01] in a building the figures stand inside', () => {
  const house = { id: 'h', kind: 'building', points: square(50_000, 50_000, 9_000) } as const
  const [inside] = battle({ terrain: [house], units: [{ building: 'h', figures: 30 }] }).units
  const places = inside ? figuresOf(inside) : []
  expect(places).toHaveLength(30)
  expect(
    places.every(({ x, y }) => Math.abs(x - 50_000) < 4_500 && Math.abs(y - 50_000) < 4_500),
  ).toBe(true)
})

test('[BA-1.3.5-03] who works in a building faces its centre', () => {
  const house = { id: 'h', kind: 'building', points: square(0, 0, 9_000) } as const
  const formation = { kind: 'work', front: null, gap: null } as const
  const [inside] = battle({
    terrain: [house],
    units: [{ building: 'h', figures: 9, formation }],
  }).units
  const towards = (pose: { x: number; y: number; heading: number }) =>
    -pose.x * sine(pose.heading) - pose.y * cosine(pose.heading)
  const places = inside ? figuresOf(inside).filter(({ x, y }) => x !== 0 || y !== 0) : []
  expect(places.length).toBeGreaterThan(7)
  expect(places.every(pose => towards(pose) > 0)).toBe(true)
})
