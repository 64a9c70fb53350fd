import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import { weatherAfter, weatherLevels, weatherShifts } from './weather.ts'

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
