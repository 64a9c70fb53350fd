import { expect, test } from 'vitest'
import { byCode } from './names.ts'

test('ids are sorted by their codes, whatever the language of the machine', () => {
  expect(['b', 'a', 'ä', 'B', 'a'].toSorted(byCode)).toEqual(['B', 'a', 'a', 'b', 'ä'])
})
