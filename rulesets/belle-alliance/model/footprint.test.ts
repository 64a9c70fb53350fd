import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Arm, FormationKind } from '../book/tables/troops.ts'
import { battle, chief, guns, square, terrain, unit } from '../fixtures.ts'
import {
  centreOf,
  frontOf,
  hullOf,
  hullOfStaff,
  poseWithCentre,
  poseWithFront,
  rearOf,
  sizeOf,
} from './footprint.ts'
import type { Formation } from './unit.ts'

function size(arm: Arm, kind: FormationKind, figures: number, front: number | null = null) {
  return sizeOf(arm, { kind, front, gap: null }, figures, [])
}

const foot = (kind: FormationKind, figures: number, front: number | null = null) =>
  size('infantry', kind, figures, front)

test('[BA-1.3.1-04] a line has two ranks BA-TV-123 BA-TV-124', () => {
  expect(foot('line', 30)).toEqual({ width: 22_500, depth: 3_000, files: 15, ranks: 2 })
  expect(foot('line', 31)).toMatchObject({ width: 24_000, depth: 3_000 })
  expect(size('light cavalry', 'line', 16)).toMatchObject({ width: 16_000, depth: 9_000 })
})

test('[BA-1.3.1-06] a march column has two files BA-TV-125 BA-TV-129', () => {
  expect(foot('marchColumn', 24)).toMatchObject({ width: 3_000, depth: 18_000 })
  expect(size('heavy cavalry', 'marchColumn', 16)).toMatchObject({ width: 4_000, depth: 36_000 })
})

test('[BA-1.3.1-05] [BA-1.3.1-08] attack column and mass are as broad as chosen BA-TV-126 BA-TV-127', () => {
  expect(foot('attackColumn', 32, 8)).toMatchObject({ width: 12_000, depth: 6_000 })
  expect(foot('battalionMass', 30, 6)).toMatchObject({ width: 9_000, depth: 7_500 })
})

test('[BA-1.3.1-11] a unit too small for a formation uses it none the less BA-TV-154', () => {
  const column = size('medium cavalry', 'attackColumn', 14, 4)
  expect(column).toEqual({ width: 8_000, depth: 18_000, files: 4, ranks: 4 })
  expect(foot('attackColumn', 3, 4)).toMatchObject({ files: 3, ranks: 1 })
  expect(foot('line', 1)).toMatchObject({ files: 1, ranks: 1 })
})

test('[BA-1.3.1-07] [BA-Q-12] the sides of a square BA-TV-130 BA-TV-131 BA-TV-132 BA-TV-133', () => {
  const sides = [16, 24, 32, 40].map(figures => foot('square', figures))
  expect(sides.map(({ files }) => files)).toEqual([4, 5, 6, 7])
  expect(sides.map(({ width }) => width)).toEqual([6_000, 7_500, 9_000, 10_500])
  expect(sides.map(({ depth }) => depth)).toEqual([6_000, 7_500, 9_000, 10_500])
  expect(foot('square', 9).files).toBe(3)
})

test('[BA-1.3.1-09] [BA-1.3.6-01] [BA-5.4.1-03] huddle, work, rest and rout are blocks', () => {
  for (const kind of ['huddle', 'work', 'rest', 'rout'] as const) {
    expect(foot(kind, 30)).toEqual({ width: 9_000, depth: 9_000, files: 6, ranks: 6 })
  }
})

test('[BA-1.3.1-12] guns stand side by side, limbered ones one behind the other', () => {
  const formed = (kind: FormationKind) =>
    sizeOf('artillery', { kind, front: null, gap: null }, 9, guns(3))
  expect(formed('unlimbered')).toMatchObject({ width: 15_000, depth: 7_500, files: 3 })
  expect(formed('limbered')).toMatchObject({ width: 5_000, depth: 45_000, ranks: 3 })
  expect(size('wagon', 'limbered', 2)).toMatchObject({ width: 5_000, depth: 15_000 })
})

test('[BA-1.3.4-01] gunners off their guns form as infantry', () => {
  expect(size('artillery', 'gunners', 6)).toMatchObject({ width: 4_500, depth: 3_000 })
})

test('[BA-1.3.2-04] a skirmish line is as long as its bases and gaps', () => {
  const line: Formation = { kind: 'skirmish', front: null, gap: 3_000 }
  expect(sizeOf('infantry', line, 10, [])).toMatchObject({ width: 42_000, depth: 1_500 })
})

const huddle = { kind: 'huddle', front: null, gap: null } as const

test('[BA-1.3.1-13] a line stands behind the middle of its front edge', () => {
  const line = unit({ x: 50_000, y: 60_000 })
  expect(hullOf(line)).toEqual({ x: 50_000, y: 58_500, heading: 0, length: 3_000, beam: 22_500 })
  expect(frontOf(line)).toEqual({ x: 50_000, y: 60_000 })
  expect(rearOf(line)).toEqual({ x: 50_000, y: 57_000 })
})

test('[BA-1.3.1-13] the heading turns it round that point', () => {
  expect(centreOf(unit({ x: 50_000, y: 60_000, heading: 9000 }))).toEqual({ x: 48_500, y: 60_000 })
})

test('[BA-1.3.1-13] a huddle stands round its centre', () => {
  const round = unit({ x: 50_000, y: 60_000, formation: huddle })
  expect(centreOf(round)).toEqual({ x: 50_000, y: 60_000 })
  expect(frontOf(round)).toEqual({ x: 50_000, y: 64_500 })
})

test('[BA-6.1.1-01] in a building a unit stands where the building is', () => {
  const house = {
    id: 'house',
    kind: 'building',
    points: square(80_000, 90_000, 8_000, 6_000),
  } as const
  const [inside] = battle({ terrain: [house], units: [{ building: 'house' }] }).units
  expect(inside && hullOf(inside)).toEqual({
    x: 80_000,
    y: 90_000,
    heading: 9000,
    length: 8_000,
    beam: 6_000,
  })
  expect(terrain(house).points).toHaveLength(8)
})

test('[BA-1.1.7-04] staff stand on a cavalry base', () => {
  expect(hullOfStaff(chief({ x: 5_000, y: 6_000, heading: 100 }))).toEqual({
    x: 5_000,
    y: 6_000,
    heading: 100,
    length: 4_500,
    beam: 2_000,
  })
})

test('[BA-1.3.1-13] a pose found for a centre or a front edge has it there', () => {
  const heading = fc.integer({ min: 0, max: 35_999 })
  const formation = fc.constantFrom(unit().formation, huddle)
  fc.assert(
    fc.property(heading, formation, (turned, form) => {
      const moved = unit({ formation: form })
      const at = { x: 70_000, y: 71_000 }
      const centred = { ...moved, ...poseWithCentre(moved, at, turned) }
      expect(distance(centreOf(centred), at)).toBeLessThan(2)
      const fronted = { ...moved, ...poseWithFront(moved, at, turned) }
      expect(distance(frontOf(fronted), at)).toBeLessThan(2)
      expect(fronted.heading).toBe(turned)
    }),
    { numRuns: 200 },
  )
})

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
