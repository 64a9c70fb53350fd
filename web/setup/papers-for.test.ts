import { gameById } from '@grognard/rulesets'
import type { Shape } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { papersFor } from './papers-for.ts'

test('papers are asked for that concern everyone or a seat that plays', () => {
  const shape: Shape = { type: 'text' }
  const shapes = { cards: shape, 'sheet-a': shape, 'sheet-c': shape, 'own-rules': shape }
  const asked = papersFor(gameById('line-of-battle'), shapes, ['a', 'b'])
  expect(Object.keys(asked)).toEqual(['cards', 'sheet-a', 'own-rules'])
})
