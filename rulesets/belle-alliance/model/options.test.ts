import { errorInOptions } from '@grognard/umpire/options.ts'
import { expect, test } from 'vitest'
import { battleOptions, isStraightOnly, mayMeasure, readOptions } from './options.ts'

const defaults = { measuring: 'afterwards', retreatDirection: 'straight', placing: 'asPrinted' }

test('[BA-Q-35] [BA-Q-56] [BA-1.1.9-01] without a word every option has its default', () => {
  const options = readOptions({})
  expect(options).toEqual(defaults)
  expect([mayMeasure({ options }), isStraightOnly({ options })]).toEqual([false, true])
})

test('[BA-1.1.1-11] [BA-Q-57] a choice is read, and nothing that is the scenario’s alone', () => {
  const chosen = { measuring: 'always', retreatDirection: 'chosen', placing: 'free' } as const
  const options = readOptions({ ...chosen, turns: 6 })
  expect(options).toEqual(chosen)
  expect([mayMeasure({ options }), isStraightOnly({ options })]).toEqual([true, false])
})

test.each([
  ['measuring', 'never'],
  ['retreatDirection', true],
  ['placing', 0],
])('%s cannot be %s', (name, value) => {
  expect(() => readOptions({ [name]: value })).toThrow(RangeError)
  expect(errorInOptions(battleOptions, { [name]: value })?.at).toBe(`options.${name}`)
})
