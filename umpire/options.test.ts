import { expect, test } from 'vitest'
import {
  describeError,
  errorIn,
  errorInOptions,
  shapesOfOptions,
  readOptions,
  withDefaults,
} from './index.ts'
import type { OptionSpec } from './index.ts'

const specs: Record<string, OptionSpec> = {
  weather: { rule: 'R-1', default: true },
  wind: { rule: 'R-2', default: 'calm', values: ['calm', 'storm'] },
  points: { rule: 'R-3', default: 500, from: 100, to: 1000, step: 50 },
  name: { rule: 'R-4', default: '' },
  faces: { rule: 'R-5', default: 6, values: [4, 6] },
}

test('what is not chosen is as the rules have it', () => {
  expect(withDefaults(specs, { wind: 'storm', weather: false })).toEqual({
    weather: false,
    wind: 'storm',
    points: 500,
    name: '',
    faces: 6,
  })
})

test('options are read with their defaults; a value that one cannot take throws', () => {
  expect(readOptions(specs, { wind: 'storm' })).toEqual({
    ...withDefaults(specs, {}),
    wind: 'storm',
  })
  expect(() => readOptions(specs, { wind: 'gale' })).toThrow(RangeError)
  expect(() => readOptions(specs, { points: 99 })).toThrow(
    'options.points: expected a whole number from 100 to 1000 in steps of 50',
  )
})

test('lawful choices have no fault', () => {
  const options = { weather: false, wind: 'storm', points: 1000, name: 'x', faces: 4 }
  expect(errorInOptions(specs, options)).toBeNull()
  expect(errorInOptions(specs, {})).toBeNull()
})

test.each([
  [{ tide: 1 }, 'options.tide: expected one of weather, wind, points, name, faces'],
  [{ toString: 1 }, 'options.toString: expected one of weather, wind, points, name, faces'],
  [{ weather: 1 }, 'options.weather: expected true or false'],
  [{ wind: 'gale' }, 'options.wind: expected one of calm, storm'],
  [{ points: 120 }, 'options.points: expected a whole number from 100 to 1000 in steps of 50'],
  [{ points: 1050 }, 'options.points: expected a whole number from 100 to 1000 in steps of 50'],
  [{ points: 50 }, 'options.points: expected a whole number from 100 to 1000 in steps of 50'],
  [{ points: '500' }, 'options.points: expected a whole number from 100 to 1000 in steps of 50'],
  [{ name: 1 }, 'options.name: expected text'],
  [{ faces: 5 }, 'options.faces: expected one of 4, 6'],
])('%j is refused', (options, message) => {
  const error = errorInOptions(specs, options)
  expect(error && describeError(error)).toBe(message)
})

test('steps are counted from the least value', () => {
  const uneven: Record<string, OptionSpec> = {
    turns: { rule: 'R-6', default: 3, from: 3, to: 43, step: 10 },
  }
  expect([3, 13, 43].map(turns => errorInOptions(uneven, { turns }))).toEqual([null, null, null])
  expect([7, 17, 53].map(turns => errorInOptions(uneven, { turns })?.at)).toEqual(
    Array(3).fill('options.turns'),
  )
})

test('a state keeps the options within the same bounds', () => {
  const shape = shapesOfOptions(specs)
  const full = withDefaults(specs, {})
  expect(errorIn(shape, full)).toBeNull()
  const errors = [{ points: 99 }, { points: 1001 }, { wind: 'gale' }, { faces: 5 }, { weather: 1 }]
  expect(errors.map(one => errorIn(shape, { ...full, ...one })?.at)).toEqual([
    'points',
    'points',
    'wind',
    'faces',
    'weather',
  ])
})

test('a state keeps an option to its steps where they are counted from zero', () => {
  const spec: OptionSpec = { rule: 'R-7', default: 0, from: 0, to: 100, step: 50 }
  const shape = shapesOfOptions({ delay: spec })
  const errors = [0, 50, 100, 25].map(delay => errorIn(shape, { delay })?.at)
  expect(errors).toEqual([undefined, undefined, undefined, 'delay'])
})
