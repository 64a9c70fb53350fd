import { expect, test } from 'vitest'
import { describeError, errorIn, withUsual } from './index.ts'
import type { Shape } from './index.ts'

function told(shape: Shape, value: unknown): string | null {
  const error = errorIn(shape, value)
  return error && describeError(error)
}

const ship: Shape = {
  type: 'record',
  fields: {
    name: { type: 'text', longest: 5 },
    guns: { type: 'integer', from: 0, to: 9 },
    crew: { type: 'number' },
    flag: { type: 'oneOf', of: [{ type: 'nothing' }, { type: 'text', values: ['red', 'blue'] }] },
    afloat: { type: 'yesNo' },
    path: { type: 'list', of: { type: 'integer' }, fewest: 1, most: 2 },
  },
  optional: ['crew'],
}

const sound = { name: 'Swan', guns: 9, flag: null, afloat: true, path: [1] }

test('a sound record has no fault, with and without what may be left out', () => {
  expect(told(ship, sound)).toBeNull()
  expect(told(ship, { ...sound, crew: 1.5, flag: 'red' })).toBeNull()
})

test.each([
  [{ guns: 10 }, 'guns: expected a whole number from 0 to 9'],
  [{ guns: 1.5 }, 'guns: expected a whole number from 0 to 9'],
  [{ guns: '1' }, 'guns: expected a whole number from 0 to 9'],
  [{ crew: Number.NaN }, 'crew: expected a number'],
  [{ name: 'Agamemnon' }, 'name: expected at most 5 characters'],
  [{ name: 7 }, 'name: expected text'],
  [{ flag: 'green' }, 'flag: expected one of red, blue'],
  [{ afloat: 1 }, 'afloat: expected true or false'],
  [{ path: [] }, 'path: expected at least 1 entries'],
  [{ path: [1, 2, 3] }, 'path: expected at most 2 entries'],
  [{ path: [1, 'x'] }, 'path[1]: expected a whole number'],
  [{ path: { 0: 1, length: 1 } }, 'path: expected a list'],
  [{ mast: 1 }, 'mast: expected only the fields name, guns, crew, flag, afloat, path'],
])('a fault is told with its place: %j', (change, message) => {
  expect(told(ship, { ...sound, ...change })).toBe(message)
})

test('what is missing is told', () => {
  const { guns: _, ...rest } = sound
  expect(told(ship, rest)).toBe('guns: expected a value; it is missing')
})

test.each([null, [], 'x', 7, undefined])('%j is no record', value => {
  expect(told(ship, value)).toBe('expected a record')
})

test('fields that every object inherits count neither as given nor as known', () => {
  const text: Shape = { type: 'text' }
  const shape: Shape = { type: 'record', fields: { toString: text } }
  expect(told(shape, {})).toBe('toString: expected a value; it is missing')
  expect(told(ship, JSON.parse('{"__proto__": 1}'))).not.toBeNull()
})

test('a table holds records by name', () => {
  const fleet: Shape = { type: 'table', of: ship }
  expect(told(fleet, { first: sound, second: sound })).toBeNull()
  expect(told(fleet, { first: { ...sound, path: ['x'] } })).toBe(
    'first.path[0]: expected a whole number',
  )
})

test('of several choices the fault of the one that fits best is told', () => {
  const shape: Shape = {
    type: 'oneOf',
    of: [{ type: 'nothing' }, { type: 'record', fields: { x: { type: 'integer' } } }],
  }
  expect(told(shape, { x: 'a' })).toBe('x: expected a whole number')
})

test('a record without fields takes none', () => {
  const error = errorIn({ type: 'record', fields: {} }, { speed: 3 })
  expect(error && describeError(error)).toBe('speed: expected no such field; there are none')
})

test('what is left out has its usual value, wherever it is; what is whole stays as it was given', () => {
  const ship: Shape = {
    type: 'record',
    fields: {
      name: { type: 'text' },
      crew: { type: 'integer', usual: 7 },
      log: { type: 'list', of: { type: 'text' }, usual: [] },
    },
  }
  const fleet: Shape = { type: 'record', fields: { ships: { type: 'list', of: ship } } }
  expect(withUsual(fleet, { ships: [{ name: 'Java' }] })).toEqual({
    ships: [{ name: 'Java', crew: 7, log: [] }],
  })
  const whole = { ships: [{ log: [], crew: 1, name: 'Java' }] }
  expect(withUsual(fleet, whole)).toBe(whole)
  expect(withUsual(fleet, { ships: [{ crew: 1, wind: 3 }] })).toEqual({
    ships: [{ crew: 1, log: [], wind: 3 }],
  })
  expect(
    withUsual({ type: 'oneOf', of: [{ type: 'nothing' }, ship] }, { name: 'Java', crew: 2 }),
  ).toEqual({
    name: 'Java',
    crew: 2,
    log: [],
  })
})

test('lists may ask for pairs and for nothing twice, whole numbers for steps', () => {
  const even: Shape = { type: 'list', of: { type: 'integer' }, isEven: true }
  expect(errorIn(even, [1, 2, 3])).not.toBeNull()
  expect(errorIn(even, [1, 2])).toBeNull()
  const once: Shape = { type: 'list', of: { type: 'text' }, isDistinct: true }
  expect(errorIn(once, ['a', 'b', 'a'])?.at).toBe('[2]')
  expect(errorIn(once, ['a', 'b'])).toBeNull()
  const quarters: Shape = { type: 'integer', from: 0, to: 27_000, step: 9000 }
  expect(errorIn(quarters, 100)).not.toBeNull()
  expect(errorIn(quarters, 9000)).toBeNull()
})

test('in a table the first entry that is at fault is named, whatever stands before it', () => {
  const table: Shape = { type: 'table', of: { type: 'integer', from: 1 } }
  expect(errorIn(table, { fore: 1, main: 0, mizzen: 'x' }, 'masts')?.at).toBe('masts.main')
  expect(errorIn(table, { fore: 1, main: 2 })).toBeNull()
})
