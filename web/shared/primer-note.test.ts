import { expect, test } from 'vitest'
import { isPrimerOffered } from './primer-note.tsx'

test('how to play is offered in the first battle of each game alone, until it is put away', () => {
  expect(isPrimerOffered({}, 'a', 'one')).toBe(true)
  expect(isPrimerOffered({ a: 'one' }, 'a', 'one')).toBe(true)
  expect(isPrimerOffered({ a: 'one' }, 'a', 'two')).toBe(false)
  expect(isPrimerOffered({ a: 'one' }, 'b', 'two')).toBe(true)
  expect(isPrimerOffered({ a: 'away' }, 'a', 'one')).toBe(false)
})
