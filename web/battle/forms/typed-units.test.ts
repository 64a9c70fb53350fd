import { expect, test } from 'vitest'
import { numbered } from './typed-units.ts'

test('pieces of the same name are numbered, others are not', () => {
  const choice = (value: string, name: string) => ({ value, label: { key: name } })
  const names = numbered([choice('a', 'orderly'), choice('b', 'chief'), choice('c', 'orderly')])
  const second = { key: 'web.may.numbered', values: { name: { key: 'orderly' }, number: 2 } }
  expect(names.map(({ label }) => label)).toEqual([
    { ...second, values: { ...second.values, number: 1 } },
    { key: 'chief' },
    second,
  ])
})
