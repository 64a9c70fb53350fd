import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { battle, chief, square, terrain, unit } from '../testing.ts'
import {
  centreOf,
  frontOf,
  hullOf,
  hullOfStaff,
  poseWithCentre,
  poseWithFront,
  rearOf,
} from './footprint.ts'

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
