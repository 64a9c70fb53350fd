import { expect, test } from 'vitest'
import { edgesOf } from '../formation/edges.ts'
import { figuresBehindFront, isMetBy } from '../march/side-met.ts'
import type { Unit } from '../state.ts'
import { unit } from '../testing.ts'
import { aspectOf, isOverlapping } from './aspect.ts'
import { counted, duel } from './testing.ts'

/** A line of thirty that faces north; its front is 22.5 cm broad, its left wing at x = 88.75. */
const target = unit({ id: 'u2', seat: 'blue' })

const column: Unit['formation'] = { kind: 'attackColumn', front: 4, gap: null }
const from = (x: number, y: number, heading: number, given: Partial<Unit> = {}) =>
  unit({ id: 'u1', figures: 16, formation: column, x, y, heading, ...given })

test('[BA-4.1.8-01] flank: three figures behind the front, and straight at the flank', () => {
  const east = from(83_750, 98_500, 9_000)
  expect(aspectOf(east, target)).toBe('flank')
})

test('[BA-4.1.8-01] the line has to meet the flank at 45 degrees or more', () => {
  const steep = from(85_000, 95_500, 4_000)
  const flat = from(85_000, 101_500, 13_600)
  expect(aspectOf(steep, target)).not.toBe('flank')
  expect(aspectOf(flat, target)).not.toBe('flank')
})

test('[BA-4.1.8-02] rear: no flank attack, but straight at the rear', () => {
  expect(aspectOf(from(100_000, 92_000, 0), target)).toBe('rear')
})

test('[BA-4.1.8-01] from before the front neither', () => {
  const south = from(100_000, 105_000, 18_000)
  expect(aspectOf(south, target)).toBe('front')
  expect(isOverlapping(south, target)).toBe(false)
})

test('[BA-4.1.8-03] overlap: three figures behind the front, and a flank met at less than 45 degrees', () => {
  const aslant = unit({ id: 'u1', figures: 30, x: 83_000, y: 103_500, heading: 13_600 })
  expect(aspectOf(aslant, target)).toBe('front')
  expect(isOverlapping(aslant, target)).toBe(true)
  const short = { ...aslant, figures: 4, x: 86_000, y: 104_500 }
  expect(isOverlapping(short, target)).toBe(false)
})

test('[BA-4.1.8-03] a defender may overlap too', () => {
  const state = duel(
    { figures: 12, heading: 0 },
    { x: 106_000, y: 101_000, heading: 22_000, figures: 30 },
  )
  const [attacker, defender] = state.units
  if (!attacker || !defender) throw new RangeError('Two units fight.')
  expect(aspectOf(attacker, defender)).toBe('front')
  expect(isOverlapping(defender, attacker)).toBe(true)
  expect(counted(state, 'u2')).toMatchObject({ overlap: 2 })
})

test('[BA-1.3.1-10] a square has neither flank nor rear', () => {
  const formed = { ...target, formation: { kind: 'square', front: null, gap: null } } as const
  expect(aspectOf(from(90_500, 100_000, 9_000), formed)).toBe('front')
  expect(isOverlapping(from(90_500, 100_000, 9_000), formed)).toBe(false)
})

test('[BA-4.1.8-04] [BA-T-08] flank and rear in the table; the place of a line does not matter', () => {
  const line: Partial<Unit> = {
    id: 'line',
    seat: 'blue',
    mother: 'u2',
    x: 85_000,
    y: 98_500,
    heading: 27_000,
    figures: 8,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
  }
  const attacker = { figures: 16, formation: column, x: 83_750, y: 98_500, heading: 9_000 }
  const turned = duel(attacker, { y: 100_000, heading: 0, figures: 30 }, { units: [line] })
  expect(counted(turned, 'u1')).toMatchObject({ flank: 3 })
  expect(counted(turned, 'u2')).toMatchObject({ flank: -3 })
  const behind = duel({ figures: 16, formation: column, y: 92_000 }, { y: 100_000, heading: 0 })
  expect(counted(behind, 'u1')).toMatchObject({ rear: 2 })
  expect(counted(behind, 'u2')).toMatchObject({ rear: -2 })
})

test('[BA-4.1.8-01] figures count that stand wholly or partly behind the enemy’s extended front', () => {
  const behind = (y: number) => figuresBehindFront(from(83_750, y, 9_000), target)
  expect([96_000, 100_000, 100_750, 103_100].map(behind)).toEqual([16, 8, 8, 0])
})

test('[BA-4.1.8-01] only what lies straight ahead of the attacker’s own front is met', () => {
  const flank = edgesOf(target).find(edge => edge.countsAs === 'leftFlank')
  const meets = (y: number) => flank && isMetBy(from(83_750, y, 9_000), flank)
  expect([92_000, 98_500, 105_000].map(meets)).toEqual([false, true, false])
})
