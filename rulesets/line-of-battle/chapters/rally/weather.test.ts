import { expect, test } from 'vitest'
import { lightAt } from '../../book/tables/rally.ts'
import { battleOf, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { advanceClock, rollWeather, rollWind } from './weather.ts'

function weatherFrom(die: number, setting: Setting): number {
  const state = battleOf(setting)
  rollWeather(tableFor(state, [die]))
  return state.weather
}

test('[LOB-208] LOB-TV-79: weather 3 becomes 4 on a 1 and 2 on a 6', () => {
  expect([1, 2, 3, 4, 5, 6].map(die => weatherFrom(die, { weather: 3 }))).toEqual([
    4, 3, 3, 3, 3, 2,
  ])
})

test('[LOB-208] the weather stays within 1 and 6', () => {
  expect(weatherFrom(6, { weather: 1 })).toBe(1)
  expect(weatherFrom(1, { weather: 6 })).toBe(6)
})

test('[LOB-208] as agreed the signs are taken as printed', () => {
  const options = { weatherShift: 'literal' as const }
  expect(weatherFrom(1, { weather: 3, options })).toBe(2)
  expect(weatherFrom(6, { weather: 3, options })).toBe(4)
})

test('[LOB-209] a turn takes half an hour, and the light follows the clock', () => {
  const state = battleOf({ clock: 23 * 60 + 30 })
  const table = tableFor(state)
  advanceClock(table)
  expect(state.clock).toBe(0)
  state.clock = 7 * 60 + 30
  expect(lightAt(state.clock)).toBe('dawn')
  advanceClock(table)
  expect([state.clock, lightAt(state.clock)]).toEqual([8 * 60, 'day'])
})

test('[LOB-210] LOB-TV-80: a west wind goes to north on a 1 and to south on a 6', () => {
  const shifts = [1, 2, 3, 4, 5, 6].map(die => {
    const state = battleOf({ windFrom: 27_000 })
    rollWind(tableFor(state, [die]))
    return state.windFrom
  })
  expect(shifts).toEqual([0, 27_000, 27_000, 27_000, 27_000, 18_000])
})

test('[LOB-210] a north wind goes to west on a 6', () => {
  const state = battleOf({ windFrom: 0 })
  rollWind(tableFor(state, [6]))
  expect(state.windFrom).toBe(27_000)
})
