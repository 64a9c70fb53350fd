import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { newBattle } from '@grognard/umpire'
import { stateOf } from '../../journeys/battles-for-tests.ts'
import type { Action } from './actions.ts'
import { reduce } from './reducer.ts'

const dice = { kind: 'seeded' as const, seed: 'a' }
const battle = newBattle(gameById('war-at-sea'), { scenario: 'river-plate', dice })
const seat = battle.game.asks(battle.state)[0]?.seat ?? ''
const start = stateOf(battle, seat)
const plan = battle.game.plan(battle.game.view(battle.state, seat), seat)

/** The staff's plan, or its beginning, is taken. */
function taken(count: number, ...actions: readonly Action[]) {
  const of = start.turnView?.view ?? {}
  const found: Action = { type: 'plan/found', of, orders: plan.slice(0, count) }
  const all: Action[] = [{ type: 'plan/show' }, found, { type: 'plan/take' }, ...actions]
  return all.reduce(reduce, start)
}

test('orders with which the movement ends are asked about first, and then given together', () => {
  const asked = taken(plan.length)
  expect([asked.confirmation?.about, asked.onTheirWay]).toEqual(['last', []])
  const orders = plan.map(({ order }) => order)
  const answer = (word: 'yes' | 'leave') =>
    taken(plan.length, { type: 'order/answer', answer: word }).onTheirWay
  expect(answer('yes')).toMatchObject([{ ask: 'giveMany', orders }])
  expect(answer('leave')).toEqual([])
})

test('while a ship is left to move, orders are given without a word', () => {
  expect(plan.length).toBeGreaterThan(1)
  const given = taken(plan.length - 1)
  expect(given.confirmation).toBeNull()
  expect(given.onTheirWay).toMatchObject([{ ask: 'giveMany' }])
})
