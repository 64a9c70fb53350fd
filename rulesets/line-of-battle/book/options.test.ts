import { errorInOptions } from '@grognard/umpire/options.ts'
import type { OptionSpec } from '@grognard/umpire/ruleset.ts'
import { expect, test } from 'vitest'
import { options, readOptions } from './options.ts'
import fixture from './tables/fixture.json' with { type: 'json' }

/** [LOB-S-2] Where a convoy is bound is a ruling of our own, and what is read literally a choice. */
const ours = { convoyExit: 'ahead', measure: 'inch', scale: 1200 }
const defaults = { ...fixture.options, ...ours }

test('[LOB-006] without a word every option has its default', () => {
  expect(readOptions({})).toEqual(defaults)
})

test('[LOB-006] an option offers the values agreed on', () => {
  const convoyExit = ['ahead', ...fixture.optionValues.convoyExit]
  const chosen = Object.entries({ ...fixture.optionValues, convoyExit }).filter(
    ([name]) => name !== 'hullsBlockFire',
  )
  const specs: Record<string, OptionSpec> = options
  const offered = chosen.map(([name]) => specs[name])
  expect(offered.map(spec => spec?.values)).toEqual(chosen.map(([, values]) => values))
})

test('[LOB-201] [LOB-065] a choice is read', () => {
  const read = readOptions({ moralePass: 'lte', windToleranceDeg: 45, nations: true })
  expect(read).toEqual({ ...defaults, moralePass: 'lte', windToleranceDeg: 45, nations: true })
})

test.each([
  ['moralePass', 'gt'],
  ['windToleranceDeg', 20],
  ['nations', 'yes'],
  ['scale', 200],
  ['scale', 1200.5],
])('%s cannot be %s', (name, value) => {
  expect(() => readOptions({ [name]: value })).toThrow(RangeError)
  expect(errorInOptions(options, { [name]: value })?.at).toBe(`options.${name}`)
})

test('[LOB-003] models may be of any scale from 1/300 to 1/6000', () => {
  expect([300, 700, 6000].map(scale => readOptions({ scale }).scale)).toEqual([300, 700, 6000])
})
