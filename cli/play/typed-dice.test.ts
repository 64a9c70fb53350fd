import { expect, test } from 'vitest'
import { LeftTheTable, withTypedDice } from './typed-dice.ts'
import { duelWith, played, written, teller, typing } from './testing.ts'

test('a real die is asked for with its rule and modifiers, and a wrong result again', async () => {
  const lines = ['choose high', 'choose low', '7', 'x', '1', '1', 'quit']
  const { battle } = await played(['red', 'blue'], lines, duelWith({ kind: 'typed' }))
  expect(written.out).toContain('Roll 1d6 for rule DUEL-3: A blow hits on 4 or more')
  expect(written.out).toContain('+2 the stances differ (DUEL-3)')
  expect(written.out).toContain('“7” is not a result of 1d6: type 1 to 6.')
  expect(written.out).toContain('“x” is not a result of 1d6')
  expect(
    battle.file.entries[2]?.events.flatMap(one => one.rolls ?? []).map(one => one.result),
  ).toEqual([1, 1])
})

test('a throw of several dice is typed as its sum or die by die', async () => {
  const throwTwo = (typed: readonly number[]) => {
    const dice = diceOf(typed)
    return dice.sum?.(2, 6)
  }
  const { scriptedDice } = await import('@grognard/umpire')
  const diceOf = (typed: readonly number[]) => scriptedDice(typed)
  expect(await withTypedDice(teller, typing('7'), throwTwo)).toBe(7)
  expect(await withTypedDice(teller, typing('6 6 1', '3 7', '3 4'), throwTwo)).toBe(7)
  await expect(withTypedDice(teller, typing('13'), throwTwo)).rejects.toThrow(LeftTheTable)
})

test('leaving while a die is awaited leaves the order ungiven', async () => {
  const lines = ['choose high', 'choose low', 'quit']
  const { battle } = await played(['red', 'blue'], lines, duelWith({ kind: 'typed' }))
  expect(battle.file.entries).toHaveLength(2)
})
