import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { give, newBattle, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { luckOf, rolledEntries } from './luck.ts'
import type { SeatLuck } from './luck.ts'
import { normalShare } from './statistics.ts'

const game = gameById('line-of-battle')

function begun(seed: string, scenario = 'constitution'): Battle {
  return newBattle(game, { scenario, dice: { kind: 'seeded', seed } })
}

/** A battle by doctrine; what came of each order is chosen among several falls of the dice. */
function fought(
  seed: string,
  choose: (given: readonly Battle[]) => Battle | undefined,
  scenario?: string,
): Battle {
  let battle = begun(seed, scenario)
  const dice = seededDice(seed)
  for (let orders = 0; orders < 200; orders++) {
    const [ask] = game.asks(battle.state)
    if (!ask) break
    const order = game.choose(game.view(battle.state, ask.seat), ask.seat, dice)
    const { length } = battle.file.entries
    const tries = [0, 1, 2, 3, 4, 5].map(one => {
      const file = { ...battle.file, dice: { kind: 'seeded' as const, seed: `${seed} ${one}` } }
      return give({ ...battle, file }, ask.seat, order).battle
    })
    battle = choose(tries.filter(({ file }) => file.entries.length > length)) ?? battle
  }
  return battle
}

const byChance = (given: readonly Battle[]): Battle | undefined => given[0]

/** The dice that leave the seat best off. */
function bestFor(seat: string): (given: readonly Battle[]) => Battle | undefined {
  const worth = ({ state }: Battle): number => {
    const view = game.view(state, seat)
    view.outcome = null
    return game.evaluate(view, seat)
  }
  return given => given.toSorted((one, other) => worth(other) - worth(one))[0]
}

function luckFor(battle: Battle, seat: string): SeatLuck {
  const found = luckOf(battle)?.find(luck => luck.seat === seat)
  if (!found) throw new Error(`There is no luck of ${seat}.`)
  return found
}

test('where every throw was the best of six for one side, nearly no battle has better dice', () => {
  const battle = fought('best', bestFor('a'), 'trafalgar')
  expect(luckFor(battle, 'a').percentile).toBeGreaterThan(95)
  expect(luckFor(battle, 'b').percentile).toBeLessThan(5)
})

test('over many battles the dice are as good for one side as for the other', () => {
  const shares = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
    seed => luckFor(fought(`fair ${seed}`, byChance), 'a').percentile,
  )
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  expect(mean).toBeGreaterThan(30)
  expect(mean).toBeLessThan(70)
  expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(20)
})

test('what was lucky for one was unlucky for the other, and the luckiest entry stands first', () => {
  const battle = fought('fair', byChance)
  const [a, b] = [luckFor(battle, 'a'), luckFor(battle, 'b')]
  expect(a.entries.length).toBeGreaterThan(2)
  expect(a.gain + b.gain).toBeCloseTo(0)
  expect(a.percentile + b.percentile).toBeCloseTo(100)
  const gains = a.entries.map(({ gain }) => gain)
  expect(gains).toEqual(gains.toSorted((one, other) => other - one))
  expect(b.entries[0]?.seq).toBe(a.entries.at(-1)?.seq)
})

test('before any order nothing hung on the dice', () => {
  const battle = begun('none')
  expect(rolledEntries(battle)).toEqual([])
  expect(luckFor(battle, 'a')).toEqual({
    seat: 'a',
    gain: 0,
    variance: 0,
    percentile: 50,
    entries: [],
  })
})

test('it says how far it has come, and stops when it is told to', () => {
  const battle = fought('fair', byChance)
  const told: number[] = []
  const { length } = rolledEntries(battle)
  luckOf(battle, { tries: 2 }, done => told.push(done) > 0)
  expect(told).toEqual(Array.from({ length }, (_, index) => index + 1))
  expect(luckOf(battle, { tries: 2 }, done => done < 2)).toBeNull()
})

test('the battle is left as it is, and the same dice are tried each time', () => {
  const battle = fought('fair', byChance)
  const before = JSON.stringify(battle.file)
  expect(luckOf(battle, { tries: 4 })).toEqual(luckOf(battle, { tries: 4 }))
  expect(JSON.stringify(battle.file)).toBe(before)
})

test('shares of the normal distribution', () => {
  expect(normalShare(0)).toBeCloseTo(0.5, 6)
  expect(normalShare(1)).toBeCloseTo(0.841_344_7, 6)
  expect(normalShare(-1.96)).toBeCloseTo(0.024_997_9, 6)
  expect(normalShare(9)).toBe(1)
})
