import { expect, test } from 'vitest'
import { keyed } from './keyed.ts'

test('items that are alike have keys of their own, and stay in order', () => {
  const items = [{ key: 'lost' }, { key: 'won' }, { key: 'lost' }]
  const made = keyed(items)
  expect(made.map(([, item]) => item)).toEqual(items)
  expect(new Set(made.map(([key]) => key)).size).toBe(3)
})

test('the key of an item stays when one that is not alike goes from before it', () => {
  const [[key] = ['']] = keyed(['second'])
  expect(keyed(['first', 'second'])[1]?.[0]).toBe(key)
})
