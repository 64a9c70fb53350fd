import { expect, test } from 'vitest'
import { isComputer, levelOf } from './player-kind.ts'

test('people are people, every level is the computer, and so is a battle kept before there were levels', () => {
  expect((['me', 'friend', undefined] as const).map(isComputer)).toEqual([false, false, false])
  const kinds = ['computer', 'ensign', 'captain', 'admiral'] as const
  expect(kinds.map(isComputer)).toEqual([true, true, true, true])
  expect(kinds.map(levelOf)).toEqual(['captain', 'ensign', 'captain', 'admiral'])
})
