import { scriptedDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { withDice } from './dice-request.ts'

const threeDice = (typed: readonly number[]): number => {
  const dice = scriptedDice(typed)
  return dice.roll(6) * 100 + dice.roll(6) * 10 + dice.roll(6)
}

test('each die that is needed is asked for in turn', async () => {
  const results = [4, 2, 6]
  const sum = await withDice(threeDice, async () => results.shift() ?? null)
  expect(sum).toBe(426)
})

test('a player who puts the dice down changes nothing', async () => {
  expect(await withDice(threeDice, async () => null)).toBe(null)
})
