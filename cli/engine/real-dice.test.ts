import { changed } from '@grognard/umpire/laws/testing/broken.ts'
import { beforeEach, expect, test } from 'vitest'
import { gameOf, give } from '@grognard/umpire'
import { duel } from '@grognard/umpire/laws/testing/duel.ts'
import { ask, blue, engineOf, high, low, newDuel, okOf, red } from './fixtures.ts'
import { newBattleWith, dealtFor } from './real-dice.ts'
import type { Engine } from './seen.ts'

let engine: Engine
beforeEach(() => {
  engine = engineOf(null)
})

test('events carry their dice, what was added to them and the rules', () => {
  okOf(engine, { ...newDuel, dice: [6] })
  okOf(engine, { do: 'play', ...red, order: high })
  const { events } = okOf(engine, { do: 'play', ...blue, order: low, dice: [2] })
  expect(events).toContainEqual(
    expect.objectContaining({
      kind: 'hit',
      seat: 'blue',
      rolls: [expect.objectContaining({ sides: 6, result: 2, rule: 'DUEL-3' })],
      tally: [expect.objectContaining({ rule: 'DUEL-3', value: 2 })],
      rules: ['DUEL-3'],
    }),
  )
  const { events: later } = okOf(engine, { do: 'play', ...blue, order: { kind: 'done' } })
  expect(later).toContainEqual(
    expect.objectContaining({ rolls: [expect.objectContaining({ result: 6 })] }),
  )
})

test('a result that is not on its die is an error, and nothing has changed', () => {
  okOf(engine, newDuel)
  okOf(engine, { do: 'play', ...red, order: high })
  const { error } = ask(engine, { do: 'play', ...blue, order: low, dice: [1, 7] })
  expect(error).toMatchObject({ code: 'badDie', at: 'dice[1]' })
  expect(okOf(engine, { do: 'awaiting', battle: 'b1' })).toMatchObject({
    seats: [{ seat: 'blue' }],
  })
})

test('results that the order does not roll are an error, and nothing has changed', () => {
  okOf(engine, newDuel)
  okOf(engine, { do: 'play', ...red, order: high })
  const { error } = ask(engine, { do: 'play', ...blue, order: low, dice: [1, 1, 1] })
  expect(error).toMatchObject({
    code: 'badDice',
    message: '3 results were given and the order rolls 2',
    at: 'dice[2]',
  })
  expect(okOf(engine, { do: 'awaiting', battle: 'b1' })).toMatchObject({
    seats: [{ seat: 'blue' }],
  })
})

test('a roll of several dice takes one result for each die', () => {
  const twoDice: typeof duel = changed(duel, {
    orders: {
      ...duel.rules.orders,
      choose: {
        ...duel.rules.orders.choose,
        execute(table, seat) {
          const stance = table.sum(2, 6, 'DUEL-3') > 7 ? 'high' : 'low'
          table.emit({ kind: 'chosen', seat, stance })
        },
      },
    },
  })
  const { battle } = newBattleWith(
    gameOf(twoDice),
    { scenario: 'hall', dice: { kind: 'seeded', seed: 's' } },
    { dice: [], isStrict: false },
  )
  const dealt = (dice: number[]) => dealtFor(battle, 'red', low, dice)
  const rollsOf = (dice: number[]) =>
    give(battle, 'red', low, dealt(dice).results).events.flatMap(event => event.rolls ?? [])
  expect(rollsOf([3, 6])).toMatchObject([{ count: 2, sides: 6, result: 9 }])
  expect(dealt([3, 6, 1]).diceUsed).toBe(2)
  expect(rollsOf([])).toHaveLength(1)
  expect(() => rollsOf([3])).toThrow('a roll of 2d6 (DUEL-3) takes 2 results and has 1')
  expect(() => rollsOf([3, 7])).toThrow('Die 2')
})

test('strict dice that run out are an error before anything changes, and the roll is told', () => {
  okOf(engine, newDuel)
  okOf(engine, { do: 'play', ...red, order: high })
  const before = okOf(engine, { do: 'file', battle: 'b1' })
  const { error } = ask(engine, { do: 'play', ...blue, order: low, dice: [1], strict: true })
  expect(error).toMatchObject({
    code: 'diceNeeded',
    message: 'the results ran out before a roll of 1d6 (DUEL-3)',
    at: 'dice[1]',
    needed: { count: 1, sides: 6, rule: 'DUEL-3', given: 0 },
  })
  expect(okOf(engine, { do: 'file', battle: 'b1' })).toEqual(before)
  expect(
    okOf(engine, { do: 'play', ...blue, order: low, dice: [1, 1], strict: true }),
  ).toHaveProperty('events')
})

test('a battle is opened with strict dice where nothing is rolled, and refused where dice are short', () => {
  expect(okOf(engine, { ...newDuel, strict: true })).toHaveProperty('battle')
  const { error } = ask(engine, {
    do: 'new',
    ruleset: 'ship-of-the-line',
    scenario: 'duel',
    dice: [3],
    strict: true,
  })
  expect(error).toMatchObject({ code: 'diceNeeded', at: 'dice[1]' })
})
