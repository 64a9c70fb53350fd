import { catalogue } from '@grognard/rulesets'
import type { Options } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { gameNamed } from './games.ts'
import { tellerFor } from './teller.ts'
import { numberIn, numberTyped, unitsOf } from './units.ts'

function lengthOf(id: string, scenario: string, options: Options = {}) {
  const game = gameNamed(id)
  return unitsOf(tellerFor(game, 'da'), game.prepare(scenario, options)).length
}

test('lengths are counted as on the game’s own ruler, named in any language', () => {
  expect(lengthOf('belle-alliance', 'crossroads-farm')).toEqual({
    size: 1000,
    name: 'cm',
    names: ['cm'],
  })
  const inch = lengthOf('line-of-battle', 'constitution')
  expect(inch).toEqual({ size: 1000, name: 'tommer', names: ['tommer', 'in', 'zoll'] })
  expect(lengthOf('line-of-battle', 'constitution', { measure: 'metric' })).toMatchObject({
    name: 'cm',
    names: ['cm'],
  })
})

test('every game has a measure that can be typed', () => {
  for (const game of Object.values(catalogue)) {
    const [scenario = ''] = Object.keys(game.scenarios)
    const units = unitsOf(tellerFor(game, 'en'), game.prepare(scenario))
    const typed = numberTyped(1234, 'length', units)
    expect(numberIn(typed, 'length', units), `${game.id}: ${typed}`).toBe(1234)
  }
})
