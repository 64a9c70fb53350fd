import { describe, expect, test } from 'vitest'
import { battleOf, tableFor } from '../../model/fixtures.ts'
import { changeLight, clearAndDrift, rollWeather } from './weather.ts'

describe('[WAS-173] squalls', () => {
  const rolled = (die: number) => {
    const state = battleOf({ rules: { hasWeather: true } })
    rollWeather(tableFor(state, [die]))
    return state.clouds
  }

  test('none on 1 to 3, then one, two, three, the middle first', () => {
    expect([1, 3, 4, 5, 6].map(die => rolled(die).length)).toEqual([0, 0, 1, 2, 3])
    expect(rolled(4)).toMatchObject([{ kind: 'squall', x: 10_000, y: 10_000, radius: 450 }])
  })

  test('each drifts 90 mm in one of six directions', () => {
    const state = battleOf()
    state.clouds = [{ kind: 'squall', x: 5000, y: 5000, radius: 450, until: 0 }]
    clearAndDrift(tableFor(state, [1]))
    expect(state.clouds).toMatchObject([{ x: 5000, y: 5900 }])
    clearAndDrift(tableFor(state, [2]))
    expect(state.clouds).toMatchObject([{ x: 5779, y: 6350 }])
  })
})

test('[WAS-165] [WAS-075] smoke lies until the end of the next turn', () => {
  const state = battleOf()
  state.clouds = [{ kind: 'smoke', x: 0, y: 0, radius: 450, until: 3 }]
  clearAndDrift(tableFor(state))
  expect(state.clouds).toHaveLength(1)
  state.turn = 3
  clearAndDrift(tableFor(state))
  expect(state.clouds).toEqual([])
})

describe('[WAS-172] twilight', () => {
  test('a coin tells which comes first, and in turn 4 it changes', () => {
    const state = battleOf({ rules: { light: 'twilight' } })
    rollWeather(tableFor(state, [2]))
    expect(state.light).toBe('night')
    changeLight(tableFor(state))
    expect(state.light).toBe('night')
    state.turn = 4
    changeLight(tableFor(state))
    expect(state.light).toBe('day')
  })

  test('a day stays a day, and darkness dark', () => {
    for (const light of ['day', 'darkness'] as const) {
      const state = battleOf({ rules: { light } })
      state.turn = 4
      changeLight(tableFor(state))
      expect(state.light).toBe(light === 'day' ? 'day' : 'night')
    }
  })
})
