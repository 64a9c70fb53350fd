import { errorInOptions } from '@grognard/umpire/options.ts'
import { expect, test } from 'vitest'
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
