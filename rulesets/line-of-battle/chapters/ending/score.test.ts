import { expect, test } from 'vitest'
import { gradeOf } from '../../book/tables/victory.ts'
import { battleOf } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import type { Ship } from '../../model/state.ts'
import { earnedBy, quarterOf, quartersHeldBy, sumOf } from './score.ts'

/** Rules and values of the lines a side counts for the ships of the other, without quarters. */
function countedFor(side: number, ships: Partial<Ship>[], setting: Setting = {}) {
  return earnedBy(battleOf({ ...setting, ships }), side)
    .filter(line => line.rule !== 'LOB-218')
    .map(line => [line.rule, line.points])
}

const taken = { seat: 'red', firstSeat: 'blue' }
const lostFlag = { officer: 'commodore' as const, firstSeat: 'blue' }

test('[LOB-215] an enemy flagship sunk or taken counts 10', () => {
  expect(countedFor(0, [{ ...lostFlag, seat: 'blue', status: 'sunk' }])).toEqual([['LOB-215', 10]])
  expect(countedFor(0, [{ ...lostFlag, seat: 'red' }])).toEqual([['LOB-215', 10]])
})

test('[LOB-216] another enemy ship sunk, taken or surrendered counts 5', () => {
  const sunk = { id: 'a', seat: 'blue', status: 'sunk' as const }
  const struck = { id: 'c', ...taken, isStruck: true, crew: 0 }
  expect(countedFor(0, [sunk, { id: 'b', ...taken }, struck])).toEqual([
    ['LOB-216', 5],
    ['LOB-216', 5],
    ['LOB-216', 5],
  ])
  expect(countedFor(1, [sunk, { id: 'b', ...taken }])).toEqual([])
})

test('[LOB-216] a prize counts as taken wherever it goes, and once only', () => {
  expect(countedFor(0, [{ ...taken, status: 'fled' }])).toEqual([['LOB-216', 5]])
  expect(countedFor(0, [{ ...taken, status: 'sunk' }])).toEqual([['LOB-216', 5]])
  expect(countedFor(1, [{ ...taken, status: 'sunk' }])).toEqual([])
})

test('[LOB-217] an enemy ship that fled counts 5, a flagship too', () => {
  const left = { edge: 0, byMorale: true }
  const fled = { seat: 'blue', status: 'fled' as const, left }
  expect(countedFor(0, [fled])).toEqual([['LOB-217', 5]])
  expect(countedFor(0, [{ ...fled, officer: 'admiral' }])).toEqual([['LOB-217', 5]])
})

test('[LOB-217] leaving as the task of the scenario demands is no flight', () => {
  const left = { edge: 9000, byMorale: false }
  const away = { seat: 'red', status: 'fled' as const, left }
  const rules = { victory: 'puttingToSea' as const, exitEdges: [9000] }
  expect(countedFor(1, [away], { rules })).toEqual([])
  expect(countedFor(1, [{ ...away, left: { ...left, edge: 0 } }], { rules })).toHaveLength(1)
  expect(countedFor(1, [{ ...away, left: { ...left, byMorale: true } }], { rules })).toHaveLength(1)
  const convoy = { rules: { victory: 'convoy' as const } }
  expect(countedFor(1, [{ ...away, card: 'merchant' }], convoy)).toEqual([])
  expect(countedFor(1, [away], convoy)).toHaveLength(1)
})

test('[LOB-218] each quarter under control counts 5', () => {
  const ships = [
    { id: 'a', x: 10_000, y: 10_000 },
    { id: 'b', x: 40_000, y: 10_000 },
    { id: 'c', x: 41_000, y: 12_000, seat: 'blue' },
    { id: 'd', x: 40_000, y: 40_000, seat: 'blue' },
    { id: 'e', x: 10_000, y: 40_000, crew: 0 },
  ]
  const state = battleOf({ ships })
  expect([quartersHeldBy(state, 0), quartersHeldBy(state, 1)]).toEqual([[0], [2]])
  expect(earnedBy(state, 0)).toEqual([{ rule: 'LOB-218', points: 5, ship: null, quarter: 0 }])
})

test('[LOB-218] [LOB-174] a prize counts for the quarter from the moment she is taken', () => {
  const prize = { id: 'b', ...taken, x: 40_000, y: 10_000, shot: null }
  const held = (ships: Partial<Ship>[]) => {
    const state = battleOf({ ships })
    return [quartersHeldBy(state, 0), quartersHeldBy(state, 1)]
  }
  expect(held([prize])).toEqual([[1], []])
  expect(held([prize, { id: 'c', seat: 'blue', x: 41_000, y: 12_000 }])).toEqual([[], []])
})

test('[LOB-222] the centre of the hull decides the quarter; on a dividing line it counts for none', () => {
  const state = battleOf()
  const at = (x: number, y: number) => {
    const [ship] = battleOf({ ships: [{ x, y }] }).ships
    return ship ? quarterOf(state, ship) : null
  }
  expect([at(23_999, 1), at(24_001, 1), at(24_001, 24_001), at(1, 24_001)]).toEqual([0, 1, 2, 3])
  expect([at(24_000, 1), at(1, 24_000)]).toEqual([null, null])
})

test('[LOB-222] struck, unmanned and absent ships hold nothing; a manned prize does', () => {
  const corner = { x: 10_000, y: 10_000 }
  const held = (ship: Partial<Ship>) =>
    quartersHeldBy(battleOf({ ships: [{ ...corner, ...ship }] }), 0).length
  expect(held({ crew: 0 })).toBe(0)
  expect(held({ isStruck: true })).toBe(0)
  expect(held({ status: 'waiting' })).toBe(0)
  expect(held({ status: 'fled' })).toBe(0)
  expect(held({ seat: 'red', firstSeat: 'blue', crew: 1 })).toBe(1)
})

test('[LOB-215] the lines add up', () => {
  const ships = [{ ...lostFlag, seat: 'red', x: 1000, y: 1000 }]
  expect(sumOf(earnedBy(battleOf({ ships }), 0))).toBe(15)
})

test.each([
  ['LOB-TV-59', 0, 'draw'],
  ['LOB-TV-60', 10, 'draw'],
  ['LOB-TV-61', 11, 'narrow'],
  ['LOB-TV-62', 20, 'narrow'],
  ['LOB-TV-63', 21, 'small'],
  ['LOB-TV-64', 35, 'small'],
  ['LOB-TV-65', 36, 'normal'],
  ['LOB-TV-66', 50, 'normal'],
  ['LOB-TV-67', 51, 'great'],
  ['LOB-TV-68', 70, 'great'],
  ['LOB-TV-69', 71, 'overwhelming'],
  ['LOB-TV-70', 100, 'overwhelming'],
  ['LOB-TV-71', 140, 'overwhelming'],
] as const)('[LOB-219] %s: a difference of %i points is a grade of %s', (_, difference, grade) => {
  expect(gradeOf(difference, 'corrected')).toBe(grade)
})

test('[LOB-219] as printed the small and the normal victory change places', () => {
  expect([21, 35, 36, 50].map(difference => gradeOf(difference, 'printed'))).toEqual([
    'normal',
    'normal',
    'small',
    'small',
  ])
})
