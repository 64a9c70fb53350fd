import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { newBattle, scriptedDice } from '@grognard/umpire'
import { newHeldDice } from '../../shared/rolled-dice.ts'
import { storyOf, withDice } from './dice-request.ts'

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

test('whoever throws is told what was thrown before', async () => {
  const game = gameById('line-of-battle')
  const plan = { scenario: 'constitution', dice: { kind: 'typed' as const } }
  const before = game.prepare(plan.scenario)
  const stories: string[][] = []
  const results = [5, 2]
  await withDice(
    typed => newBattle(game, plan, typed),
    async ({ events }) => {
      stories.push(storyOf({ game, before, viewer: 'a' }, events).map(({ key }) => key))
      return results.shift() ?? null
    },
  )
  expect(stories[1]?.length).toBeGreaterThan(stories[0]?.length ?? 0)
})

test('what was thrown before the dice were put down counts first, and once', async () => {
  const heldDice = newHeldDice()
  const before = [4, 2]
  const none = () => []
  expect(await withDice(threeDice, async () => before.shift() ?? null, none, heldDice)).toBe(null)
  expect(heldDice.held().map(({ result }) => result)).toEqual([4, 2])
  const kept: number[] = []
  const last = async (_needed: unknown, _purpose: unknown, count: number) => {
    kept.push(count)
    return 6
  }
  expect(await withDice(threeDice, last, none, heldDice)).toBe(426)
  expect(kept).toEqual([2])
  expect(heldDice.held()).toEqual([])
})

test('dice of other sides wait for an order that wants them', async () => {
  const heldDice = newHeldDice()
  heldDice.hold([{ sides: 10, count: 1, result: 9 }])
  expect(
    await withDice(
      threeDice,
      async () => 1,
      () => [],
      heldDice,
    ),
  ).toBe(111)
  expect(heldDice.held().map(({ result }) => result)).toEqual([9])
})
