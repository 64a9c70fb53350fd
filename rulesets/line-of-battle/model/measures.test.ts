import { plainly } from '@grognard/umpire'
import type { Message } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { lineOfBattle } from '../index.ts'
import { joinList } from './measures.ts'

const { messages } = lineOfBattle

const named = (name: string): Message => ({ key: name })
const inEnglish = (count: number) =>
  plainly(messages.en, joinList(Array.from({ length: count }, (_, n) => named(`ship ${n + 1}`))))

test('several messages are one phrase in their order', () => {
  expect(inEnglish(0)).toBe(messages.en['lob.list.none'])
  expect(inEnglish(1)).toBe('ship 1')
  expect(inEnglish(5)).toBe('ship 1, ship 2, ship 3, ship 4, ship 5')
})
