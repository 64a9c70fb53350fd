import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { give, newBattle, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { chancesOf, turnMarks } from './chances.ts'
import type { ChancesFound } from './chances.ts'

/** The duel of two frigates, both by the doctrine, to its end. */
function fought(): Battle {
  const game = gameById('line-of-battle')
  const dice = { kind: 'seeded' as const, seed: 'chances' }
  let battle = newBattle(game, { scenario: 'constitution', dice })
  const own = seededDice('players')
  for (let orders = 0; orders < 500; orders++) {
    const [ask] = game.asks(battle.state)
    if (!ask) break
    const view = game.view(battle.state, ask.seat)
    battle = give(battle, ask.seat, game.choose(view, ask.seat, own)).battle
  }
  return battle
}

const battle = fought()

function foundIn(battles: number): ChancesFound {
  const news = [...chancesOf(battle, { battles })]
  const found = news.at(-1)?.found
  if (!found) throw new Error('Nothing was found.')
  return found
}

test('a battle is marked where each of its turns begins, and at its end', () => {
  const marks = turnMarks(battle)
  const turns = marks.slice(0, -1).map(({ turn }) => turn)
  expect(turns).toEqual(turns.map((_, index) => index + 1))
  expect(turns.length).toBeGreaterThan(2)
  expect(marks.at(-1)).toMatchObject({ turn: turns.length, seq: battle.file.entries.length - 1 })
})

test('at the end the winner has won every battle, and before it nobody has won them all', () => {
  const [winner = ''] = battle.state.outcome?.winners ?? []
  const { marks, battles } = foundIn(8)
  expect(battles).toBe(8)
  expect(marks.at(-1)?.chances[winner]).toBe(1)
  const first = marks[0]?.chances ?? {}
  expect(first['a']).toBeGreaterThan(0)
  expect(first['b']).toBeGreaterThan(0)
  for (const { chances } of marks) expect((chances['a'] ?? 0) + (chances['b'] ?? 0)).toBeCloseTo(1)
})

test('the same seed finds the same, and the battle is left as it was', () => {
  const before = structuredClone(battle.state)
  expect(foundIn(2)).toEqual(foundIn(2))
  expect(battle.state).toEqual(before)
})

test('each battle is told of as it is over', () => {
  const news = [...chancesOf(battle, { battles: 2 })]
  const of = 2 * turnMarks(battle).length
  expect(news.map(({ done }) => done)).toEqual(Array.from({ length: of }, (_, index) => index + 1))
  expect(news.filter(({ found }) => found)).toHaveLength(2)
})
