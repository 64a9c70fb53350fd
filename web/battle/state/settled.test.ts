import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { give, newBattle } from '@grognard/umpire'
import type { Battle, Kind } from '@grognard/umpire'
import { duel, landBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import { settledPieces, unsettledPieces } from './settled.ts'

/** Who is settled once these have been given, and who is left. */
function after(battle: Battle, seat: string, ...orders: readonly Kind[]) {
  const now = orders.reduce((before, order) => {
    const given = give(before, seat, order)
    expect(given.ruling.because).toEqual([])
    return given.battle
  }, battle)
  const state = stateOf(now, seat)
  return { settled: [...settledPieces(state)], left: unsettledPieces(state) }
}

test('a ship that has been given its shot is settled, though another may be chosen', () => {
  const battle = duel()
  const [ask] = battle.game.asks(battle.state)
  const seat = ask?.seat ?? ''
  const [shot] = battle.game
    .legalOrders(battle.state, seat)
    .filter(one => one.kind === 'chooseShot')
  if (!shot) throw new Error('No shot is to be chosen.')
  const { left } = after(battle, seat)
  expect(left).toHaveLength(1)
  expect(after(battle, seat, shot)).toEqual({ settled: left, left: [] })
})

test('a unit whose orders are written is settled, and no other', () => {
  const staff = landBattle()
  const plan = staff.game.plan(staff.game.view(staff.state, 'france'), 'france')
  const [first] = plan.filter(({ order }) => order.kind === 'march')
  if (!first) throw new Error('Nobody marches.')
  const { left } = after(staff, 'france')
  const now = after(staff, 'france', first.order)
  expect(now.settled).toEqual([first.piece])
  expect(now.left).toEqual(left.filter(id => id !== first.piece))
})

test('who sails once and no more is left to nobody', () => {
  const dice = { kind: 'seeded' as const, seed: 'a' }
  const battle = newBattle(gameById('war-at-sea'), { scenario: 'river-plate', dice })
  const seat = battle.game.asks(battle.state)[0]?.seat ?? ''
  const [first] = battle.game.plan(battle.game.view(battle.state, seat), seat)
  if (!first) throw new Error('Nobody sails.')
  expect(after(battle, seat).left).toContain(first.piece)
  expect(after(battle, seat, first.order).left).not.toContain(first.piece)
})
