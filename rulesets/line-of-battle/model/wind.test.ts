import { expect, test } from 'vitest'
import { battleOf } from './fixtures.ts'
import {
  isInClosedSector,
  isTurnClosed,
  openPartOf,
  openTurnTo,
  turnOut,
  windCase,
} from './wind.ts'

const westWind = battleOf({ windFrom: 27_000 })
const noGo = battleOf({ options: { noGo30: true } })

test('[LOB-062] [LOB-063] [LOB-064] stern, bow or side to the wind (LOB-TV-02)', () => {
  expect(windCase(westWind, 9000)).toBe('astern')
  expect(windCase(westWind, 27_000)).toBe('ahead')
  expect([0, 4500, 18_000].map(heading => windCase(westWind, heading))).toEqual([
    'abeam',
    'abeam',
    'abeam',
  ])
})

test('[LOB-065] fifteen degrees off the exact heading are within the tolerance, more are not', () => {
  const cases = (heading: number) => windCase(battleOf(), heading)
  expect([1500, 1501, 34_500, 34_499].map(cases)).toEqual(['ahead', 'abeam', 'ahead', 'abeam'])
  expect([16_500, 16_499, 19_500, 19_501].map(cases)).toEqual([
    'astern',
    'abeam',
    'astern',
    'abeam',
  ])
})

test('[LOB-065] the tolerance may be agreed on as 5 or 45 degrees', () => {
  const narrow = battleOf({ options: { windToleranceDeg: 5 } })
  const wide = battleOf({ options: { windToleranceDeg: 45 } })
  expect([500, 501].map(heading => windCase(narrow, heading))).toEqual(['ahead', 'abeam'])
  expect([4500, 4501].map(heading => windCase(wide, heading))).toEqual(['ahead', 'abeam'])
})

test('[LOB-066] the sector of 30 degrees to both sides of the eye is closed, its borders are open', () => {
  expect([2999, 33_001, 0].map(heading => isInClosedSector(noGo, heading))).toEqual([
    true,
    true,
    true,
  ])
  expect([3000, 33_000].map(heading => isInClosedSector(noGo, heading))).toEqual([false, false])
  expect(isInClosedSector(battleOf(), 0)).toBe(false)
})

test('[LOB-066] a turn may neither end in the sector nor pass through the eye', () => {
  expect(isTurnClosed(noGo, 31_500, 9000)).toBe(true)
  expect(isTurnClosed(noGo, 31_500, 3000)).toBe(true)
  expect(isTurnClosed(noGo, 31_500, 1500)).toBe(false)
  expect(isTurnClosed(noGo, 31_500, -9000)).toBe(false)
  expect(isTurnClosed(noGo, 1000, 2000)).toBe(false)
  expect(isTurnClosed(battleOf(), 31_500, 9000)).toBe(false)
})

test('[LOB-066] the part of a turn that is open stops at the border', () => {
  expect(openPartOf(noGo, 31_500, 9000)).toBe(1500)
  expect(openPartOf(noGo, 4500, -9000)).toBe(-1500)
  expect(openPartOf(noGo, 3000, -100)).toBe(0)
  expect(openPartOf(noGo, 4500, 9000)).toBe(9000)
})

test('[LOB-066] the shortest way out leads to the nearer border', () => {
  expect([1000, 35_000, 0].map(heading => turnOut(noGo, heading))).toEqual([2000, -2000, 3000])
})

test('[LOB-066] for a heading inside the sector a ship turns to the border on its side', () => {
  expect(openTurnTo(noGo, 9000, 0)).toBe(-6000)
  expect(openTurnTo(noGo, 27_000, 1000)).toBe(6000)
  expect(openTurnTo(noGo, 3000, 0)).toBe(0)
})

test('[LOB-066] a heading across the eye is reached the other way round', () => {
  expect(openTurnTo(noGo, 31_500, 9000)).toBe(-22_500)
  expect(openTurnTo(noGo, 4500, 27_000)).toBe(22_500)
  expect(openTurnTo(noGo, 4500, 9000)).toBe(4500)
  expect(openTurnTo(battleOf(), 31_500, 9000)).toBe(13_500)
})
