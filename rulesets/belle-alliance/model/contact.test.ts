import { isHullWithin } from '@grognard/geometry'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTACT } from '../book/tables/scale.ts'
import { battle, guns, square, unit } from '../fixtures.ts'
import {
  areInMeleeContact,
  distanceBetween,
  isInZone,
  isTouching,
  isWithin,
  zonesOf,
} from './contact.ts'
import { edgeAt, edgesOf, hasNoFlanksNorRear, hullOf, mayReach } from './footprint.ts'

const line = unit({ x: 100_000, y: 100_000 })
const enemyAt = (y: number, x = 100_000) => unit({ id: 'e', seat: 'blue', x, y, heading: 18000 })

test('[BA-4.1.1-01] the zone is as wide as the front and 5 cm deep BA-TV-137', () => {
  expect(zonesOf(line)).toEqual([
    { x: 100_000, y: 102_500, heading: 0, length: 5_000, beam: 22_500 },
  ])
})

test('[BA-4.1.1-04] an enemy is in the zone from 5 cm on', () => {
  expect(isInZone(line, enemyAt(105_000))).toBe(true)
  expect(isInZone(line, enemyAt(105_011))).toBe(false)
  expect(isInZone(line, enemyAt(105_010))).toBe(true)
})

test('[BA-4.1.1-01] what lies beside the front is not in the zone', () => {
  expect(isInZone(line, enemyAt(104_000, 122_400))).toBe(true)
  expect(isInZone(line, enemyAt(104_000, 122_600))).toBe(false)
  expect(isInZone(line, enemyAt(95_000))).toBe(false)
})

test('[BA-4.1.1-04] one of the two zones makes the contact', () => {
  const back = { ...enemyAt(105_000), y: 108_000, heading: 0 }
  expect(isInZone(back, line)).toBe(false)
  expect(areInMeleeContact(back, line)).toBe(true)
})

test('[BA-1.3.1-13] a square has a zone on each of its sides', () => {
  const formed = unit({ figures: 24, formation: { kind: 'square', front: null, gap: null } })
  const centres = zonesOf(formed).map(({ x, y, beam }) => [x - formed.x, y - formed.y, beam])
  expect(centres).toEqual([
    [0, 6_250, 7_500],
    [6_250, 0, 7_500],
    [0, -6_250, 7_500],
    [-6_250, 0, 7_500],
  ])
})

test('[BA-6.1.2-03] no zone reaches out of a building', () => {
  const house = { id: 'h', kind: 'building', points: square(50_000, 50_000, 8_000) } as const
  const { units } = battle({ terrain: [house], units: [{ building: 'h' }] })
  expect(units.flatMap(zonesOf)).toEqual([])
})

test('[BA-4.5.0-05] guns without gunners have no zone', () => {
  expect(zonesOf(unit({ arm: 'artillery', guns: guns(2, 6, 0) }))).toEqual([])
  expect(zonesOf(unit({ arm: 'artillery', guns: guns(2) }))).toHaveLength(1)
})

test('[BA-1.1.7-04] bases touch within a hundredth of a cm', () => {
  expect(isTouching(line, enemyAt(100_010))).toBe(true)
  expect(isTouching(line, enemyAt(100_011))).toBe(false)
})

test('[BA-Q-21] distances are measured from edge to edge', () => {
  expect(distanceBetween(line, enemyAt(130_000))).toBe(30_000)
  expect(isWithin(line, enemyAt(130_000), 30_000)).toBe(true)
  expect(isWithin(line, enemyAt(130_001), 30_000)).toBe(false)
})

test('[BA-1.3.1-13] the four edges of an outline, clockwise from the front', () => {
  const edges = edgesOf(line)
  expect(edges.map(({ side, outward }) => [side, outward])).toEqual([
    ['front', 0],
    ['rightFlank', 9000],
    ['rear', 18000],
    ['leftFlank', 27000],
  ])
  expect(edges.every(({ side, countsAs }) => side === countsAs)).toBe(true)
  expect(edgeAt(line, 111_250, 98_000).side).toBe('rightFlank')
  expect(edgeAt(line, 100_000, 96_000).side).toBe('rear')
})

test('[BA-1.3.1-10] square, mass and huddle have neither flank nor rear', () => {
  for (const kind of ['square', 'battalionMass', 'huddle'] as const) {
    const formed = unit({ formation: { kind, front: null, gap: null } })
    expect(hasNoFlanksNorRear(formed)).toBe(true)
    expect(edgesOf(formed).every(({ countsAs }) => countsAs === 'front')).toBe(true)
  }
  expect(hasNoFlanksNorRear(line)).toBe(false)
})

test('[BA-1.3.2-01] a skirmish line has no flanks', () => {
  const skirmish = unit({ formation: { kind: 'skirmish', front: null, gap: 1_500 } })
  expect(edgesOf(skirmish).map(({ countsAs }) => countsAs)).toEqual([
    'front',
    'front',
    'rear',
    'front',
  ])
})

/** Of any breadth, depth and heading, within some 40 cm of the middle of the board. */
const anyUnit = fc
  .record({
    figures: fc.integer({ min: 1, max: 60 }),
    kind: fc.constantFrom('line', 'marchColumn', 'attackColumn', 'square', 'skirmish' as const),
    x: fc.integer({ min: 60_000, max: 140_000 }),
    y: fc.integer({ min: 60_000, max: 140_000 }),
    heading: fc.integer({ min: 0, max: 35_999 }),
  })
  .map(({ kind, ...given }) => {
    const gap = kind === 'skirmish' ? 1_500 : null
    return unit({ ...given, formation: { kind, front: null, gap } })
  })

const anyLimit = fc.integer({ min: 0, max: 30_000 })

test('[BA-Q-21] what the quick look leaves out is farther away than asked', () => {
  fc.assert(
    fc.property(anyUnit, anyUnit, anyLimit, (one, other, limit) => {
      const isNear = isHullWithin(hullOf(one), hullOf(other), limit)
      expect(isWithin(one, other, limit)).toBe(isNear)
      if (isNear) expect(mayReach(one, hullOf(other), limit)).toBe(true)
    }),
  )
})

test('[BA-4.1.1-04] what the quick look leaves out is in no zone', () => {
  fc.assert(
    fc.property(anyUnit, anyUnit, (one, other) => {
      const isMet = zonesOf(one).some(zone => isHullWithin(zone, hullOf(other), CONTACT))
      expect(isInZone(one, other)).toBe(isMet)
    }),
  )
})
