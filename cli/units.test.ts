import { catalogue } from '@grognard/rulesets'
import { errorIn, messageOfError } from '@grognard/umpire'
import type { Options } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { formsFor, gameNamed } from './games.ts'
import { readOrder } from './order-line.ts'
import { tellerFor } from './teller.ts'
import { asTyped, numberIn, numberTyped, unitsOf } from './units.ts'

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
    expect(numberIn(`−${typed}`, 'length', units)).toBe(-1234)
  }
})

test('the bounds of a length or an angle are told in the units in which it is typed', () => {
  const game = gameNamed('line-of-battle')
  const teller = tellerFor(game, 'en')
  const units = unitsOf(teller, game.prepare('constitution'))
  const told = (line: string) => {
    const read = readOrder(line, formsFor(teller, ['sail', 'land', 'place']), units)
    const fault = 'fault' in read ? read.fault : ''
    return typeof fault === 'string' ? fault : teller.words.say(fault)
  }
  expect(told('sail constitution [3in 200deg]')).toBe(
    'legs[0].turn: expected an angle from −180° to 180°',
  )
  expect(told('sail constitution [-3in 20deg]')).toBe(
    'legs[0].advance: expected a length from 0in to 100in',
  )
  expect(told('place constitution x=3deg')).toBe('x: expected a length, such as 2in')
})

test('a length with one bound alone is told with it', () => {
  const game = gameNamed('belle-alliance')
  const teller = tellerFor(game, 'da')
  const units = unitsOf(teller, game.prepare('crossroads-farm'))
  const fault = errorIn({ type: 'integer', from: 2000, unit: 'length' }, 5, 'gap')
  expect(fault && teller.words.say(messageOfError(asTyped(fault, units)))).toContain(
    'en længde på mindst 2cm',
  )
})
