import { asksOf, begin, isPlaced, prepare, seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { lightAt } from '../../book/tables/rally.ts'
import { lineOfBattle } from '../../index.ts'
import { battleOf, tableFor } from '../../model/fixtures.ts'
import { rollFirstHour, rollFirstWeather, rollFirstWind } from './conditions.ts'
import { begun, ordered, refusals } from './fixtures.ts'

const anyConditions = { hasRandomWeather: true, hasRandomHour: true, hasRandomWind: true }

test('[LOB-030] weather, hour and wind are rolled in this order before anyone deploys', () => {
  const start = prepare(lineOfBattle, 'open-battle')
  const { events } = begin(lineOfBattle, start, seededDice('order'))
  const kinds = events.filter(event => !isPlaced(event)).map(event => event.kind)
  expect(kinds.slice(0, 3)).toEqual(['firstWeatherRolled', 'firstHourRolled', 'firstWindFound'])
  expect(kinds.slice(3)).toEqual(['fleetMustered', 'fleetMustered', 'quartersRolled'])
  expect(start.turn).toBe(0)
})

test('[LOB-031] the weather is one die, unless the scenario sets it', () => {
  const state = battleOf({ rules: anyConditions })
  const table = tableFor(state, [5])
  rollFirstWeather(table)
  expect(state.weather).toBe(5)
  const given = battleOf({ weather: 3 })
  rollFirstWeather(tableFor(given))
  expect(given.weather).toBe(3)
})

test.each([
  [4, '04:00', 4 * 60],
  [14, '14:00', 14 * 60],
  [24, 'midnight', 0],
])('[LOB-033] four dice that come to %i make it %s', (sum, _time, clock) => {
  const state = battleOf({ rules: anyConditions })
  rollFirstHour(tableFor(state, [sum]))
  expect(state.clock).toBe(clock)
})

test('[LOB-034] the light follows from the hour rolled', () => {
  const lights = [4, 5, 8, 20, 21].map(hour => {
    const state = battleOf({ rules: anyConditions })
    rollFirstHour(tableFor(state, [hour]))
    return lightAt(state.clock)
  })
  expect(lights).toEqual(['night', 'dawn', 'day', 'dusk', 'night'])
})

test('[LOB-035] the wind comes from one of the four edges, each as likely', () => {
  const winds = [1, 2, 3, 4].map(die => {
    const state = battleOf({ rules: anyConditions, windFrom: 9000 })
    rollFirstWind(tableFor(state, [die]))
    return state.windFrom
  })
  expect(winds.toSorted((a, b) => a - b)).toEqual([0, 9000, 18000, 27000])
})

test('[LOB-030] a scenario that sets everything rolls nothing', () => {
  const state = battleOf({ weather: 2, clock: 600, windFrom: 18000 })
  const table = tableFor(state)
  rollFirstWeather(table)
  rollFirstHour(table)
  rollFirstWind(table)
  expect(table.events).toEqual([])
})

test('[LOB-S-3] the fleet in harbour chooses hour and weather, once', () => {
  const state = begun('putting-to-sea')
  expect(asksOf(lineOfBattle, state).map(({ seat, step }) => [seat, step])).toEqual([
    ['a', 'conditions'],
  ])
  const chosen = ordered(state, 'a', { kind: 'chooseConditions', hour: 22, weather: 4 })
  expect([chosen.clock, chosen.weather, chosen.rules.chooser]).toEqual([22 * 60, 4, null])
  expect(asksOf(lineOfBattle, chosen).map(ask => ask.step)).toEqual(['place'])
})

test('[LOB-S-3] there is no hour 24 and no weather 7', () => {
  const state = begun('putting-to-sea')
  expect(refusals(state, 'a', { kind: 'chooseConditions', hour: 24, weather: 7 })).toEqual([
    'lob.refuse.hour',
    'lob.refuse.weather',
  ])
  expect(refusals(state, 'a', { kind: 'chooseConditions', hour: -1, weather: 0 })).toHaveLength(2)
})
