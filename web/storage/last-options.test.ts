import { expect, test } from 'vitest'
import { fittingOnly } from './last-options.ts'

const specs = {
  storm: { rule: 'T-1', default: false },
  wind: { rule: 'T-1', default: 'fresh', values: ['calm', 'fresh'] },
}

test('the options of the last battle are kept', () => {
  expect(fittingOnly(specs, { storm: true, wind: 'calm' })).toEqual({ storm: true, wind: 'calm' })
})

test('what the scenario does not know, or takes otherwise, is left out', () => {
  expect(fittingOnly(specs, { storm: 'yes', wind: 'gale', fog: true })).toEqual({})
  expect(fittingOnly(specs, { wind: null, storm: true })).toEqual({ storm: true })
})
