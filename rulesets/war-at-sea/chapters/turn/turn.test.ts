import { describe, expect, test } from 'vitest'
import { everyWay } from '@grognard/umpire/branching-dice.ts'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import { battleOf, tableFor } from '../../model/fixtures.ts'
import { beginTurn, bonusOf, rollInitiative } from './turn.ts'

describe('[WAS-047] initiative', () => {
  const flagships = () =>
    battleOf({
      units: [
        { name: 'one', flagship: 2 },
        { name: 'two', flagship: 1, x: 300 },
        { name: 'three', card: 'de-bismarck', seat: 'axis', x: 600 },
      ],
    })

  test('the larger total of 2 dice and the highest bonus in play is second', () => {
    const state = flagships()
    rollInitiative(tableFor(state, [7, 7]))
    expect(state.order).toEqual(['axis', 'allies'])
    rollInitiative(tableFor(state, [5, 7]))
    expect(state.order).toEqual(['allies', 'axis'])
  })

  test('a tie goes to the larger bonus, and of equal ones the dice are rolled again', () => {
    const state = flagships()
    rollInitiative(tableFor(state, [6, 7]))
    expect(state.order).toEqual(['axis', 'allies'])
    const equal = battleOf({ units: [{}, { seat: 'axis', x: 300 }] })
    rollInitiative(tableFor(equal, [6, 6, 3, 9]))
    expect(equal.order).toEqual(['allies', 'axis'])
  })

  test.each(vectors.filter(({ input }) => 'bonus' in input))('$id', ({ input, expect: wanted }) => {
    const [one = 0, two = 0] = input.bonus ?? []
    const state = battleOf({
      units: [
        { name: 'one', flagship: one },
        { name: 'two', flagship: two, seat: 'axis', x: 300 },
      ],
    })
    expect([bonusOf(state, 'allies'), bonusOf(state, 'axis')]).toEqual([one, two])
    let [second, decided] = [0, 0]
    const ways = everyWay(dice => [dice.sum?.(2, 6) ?? 0, dice.sum?.(2, 6) ?? 0] as const)
    for (const { result, ways: n } of ways) {
      const table = tableFor(state, result)
      try {
        rollInitiative(table)
      } catch {
        continue
      }
      decided += Number(n)
      if (state.order[1] === 'allies') second += Number(n)
    }
    expect(second / decided).toBeCloseTo(Number(wanted.firstIsSecondPlayer?.p), 6)
  })

  test('[WAS-A29] a flotilla leader adds one for each destroyer, three at most', () => {
    const destroyers = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        card: 'de-z32',
        seat: 'axis' as const,
        x: 100 * i,
      }))
    const leader = { card: 'de-koeln', seat: 'axis' as const, y: 300, flagship: 0 }
    const bonus = (count: number) =>
      bonusOf(battleOf({ units: [leader, ...destroyers(count)] }), 'axis')
    expect([0, 2, 5].map(bonus)).toEqual([0, 2, 3])
    const two = [leader, { ...leader, y: 600 }, ...destroyers(1)]
    expect(bonusOf(battleOf({ units: two }), 'axis')).toBe(1)
  })

  test('[WAS-048] a crippled flagship counts, unless the players agree otherwise', () => {
    const lame = { card: 'de-bismarck', seat: 'axis' as const, as: { hull: 1 } }
    expect(bonusOf(battleOf({ units: [lame] }), 'axis')).toBe(1)
    const agreed = { units: [lame], options: { crippledFlagship: true } }
    expect(bonusOf(battleOf(agreed), 'axis')).toBe(0)
  })
})

test('[WAS-045] what lasted for a turn is over when the next begins', () => {
  const state = battleOf({ units: [{ as: { hasSailed: true, speedChange: 1, isSmoking: true } }] })
  state.detected = [{ seat: 'axis', unit: 'unit-1' }]
  beginTurn(tableFor(state))
  expect(state).toMatchObject({ turn: 3, detected: [] })
  expect(state.units[0]).toMatchObject({ hasSailed: false, speedChange: 0, isSmoking: false })
})
