import { inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import * as morale from './rally.ts'
import {
  clockAtHour,
  dayMinutes,
  lightAt,
  turnMinutes,
  weatherAfter,
  weatherLevels,
  weatherShifts,
} from './rally.ts'

test('[LOB-034] every half hour has its light', () => {
  const halfHours = Array.from(
    { length: dayMinutes / turnMinutes },
    (_, index) => index * turnMinutes,
  )
  const seen = halfHours.map(clock => `${timeOf(clock)} ${lightAt(clock)}`)
  expect(seen).toEqual(fixture.light)
})

test('[LOB-034] each light lasts to the minute before the next', () => {
  const before = [5, 8, 20, 21].map(hour => lightAt(hour * 60 - 1))
  expect(before).toEqual(['night', 'dawn', 'day', 'dusk'])
})

test('[LOB-033] a turn is half an hour, and an hour of 24 is midnight', () => {
  expect(turnMinutes).toBe(fixture.turnMinutes)
  expect([4, 12, 24].map(clockAtHour)).toEqual([240, 720, 0])
})

function timeOf(clock: number): string {
  return `${twoDigits(Math.floor(clock / 60))}:${twoDigits(clock % 60)}`
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}

test('[LOB-031] six levels stand for the forces of the wind, twelve with the last', () => {
  const printed = fixture.weather.beaufort.map(([from, to]) => [from, to === 11 ? 12 : to])
  expect(weatherLevels.map(row => row.beaufort)).toEqual(printed)
  expect(weatherLevels.map(row => row.level)).toEqual([1, 2, 3, 4, 5, 6])
})

test('[LOB-208] a 1 is one level worse, a 6 one better', () => {
  expect(weatherShifts.quality).toEqual(fixture.weather.shift)
  expect([weatherAfter(3, 1, 'quality'), weatherAfter(3, 6, 'quality')]).toEqual([4, 2])
})

test('[LOB-208] read literally the signs are the other way round', () => {
  expect([weatherAfter(3, 1, 'literal'), weatherAfter(3, 6, 'literal')]).toEqual([2, 4])
})

test('[LOB-208] the weather stays within 1 and 6', () => {
  expect([weatherAfter(6, 1, 'quality'), weatherAfter(1, 6, 'quality')]).toEqual([6, 1])
})

test('[LOB-104] [LOB-202] officers within 10 inches, line and flagship add what the book says', () => {
  const { commodore, admiral, line, flagship } = fixture.morale
  expect(morale.officerMorale).toEqual({ commodore, viceAdmiral: admiral, admiral })
  expect([morale.lineMorale, morale.flagshipMorale]).toEqual([line, flagship])
  expect(morale.officerWithin).toBe(inches(10))
})

test('[LOB-200] [LOB-206] tests begin beyond half, and the third failure strikes the flag', () => {
  expect([morale.shakenBeyond, morale.failsToStrike]).toEqual([50, fixture.morale.failsToStrike])
})
