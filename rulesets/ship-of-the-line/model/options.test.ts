import { expect, test } from 'vitest'
import { errorInOptions } from '@grognard/umpire/options.ts'
import { hasRule } from '@grognard/umpire/rulebook.ts'
import { rulebook } from '../book/rulebook.ts'
import { options, readOptions } from './options.ts'

const defaults = {
  windNamesAre: 'from',
  shipsBlockFire: false,
  rammingAllowed: false,
  returningShipMayLeaveAgain: false,
  prizeCountsAsLost: true,
  turnLimit: 0,
  quietRoundsForDraw: 30,
}

test('[SOL-059] [SOL-133] [SOL-134] [SOL-135] without a word every option has its default', () => {
  expect(readOptions({})).toEqual(defaults)
})

test('every option belongs to a rule of the book', () => {
  const rules = Object.values(options).map(spec => spec.rule)
  expect(rules.filter(rule => !hasRule(rulebook, rule))).toEqual([])
})

test('[SOL-015] [SOL-132] a choice is read', () => {
  const chosen = { windNamesAre: 'to', turnLimit: 12, shipsBlockFire: true }
  expect(readOptions(chosen)).toEqual({ ...defaults, ...chosen })
})

test.each([
  ['windNamesAre', 'north'],
  ['rammingAllowed', 'yes'],
  ['turnLimit', -1],
  ['turnLimit', 2.5],
  ['quietRoundsForDraw', 0],
])('%s cannot be %s', (name, value) => {
  expect(() => readOptions({ [name]: value })).toThrow(RangeError)
  expect(errorInOptions(options, { [name]: value })?.at).toBe(`options.${name}`)
})
