import { expect, test } from 'vitest'
import type { Kind } from '@grognard/umpire'
import { landBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import { wordsFor } from '../../shared/sentences.ts'
import type { BattleState } from '../state/battle-state.ts'
import { eachOnce, orderNames } from './order-names.ts'

function named({ turnView, game }: BattleState, orders: Kind[], selected = ''): string[] {
  if (!turnView) throw new Error('Nobody looks.')
  return orderNames(orders, { words: wordsFor('en', game), game, turnView, selected })
}

const plain = { kind: 'advance', unit: 'f1', pivot: 0, distance: 15_000, target: '', building: '' }

/** The same where every order is told in the same words. */
function toldAlike(state: BattleState): BattleState {
  const game = { ...state.game, describeOrder: () => ({ key: 'order.advance' }) }
  return { ...state, game }
}

test('orders that are told alike begin with what tells them apart, in the measure of the table', () => {
  const state = toldAlike(stateOf(landBattle(), 'france'))
  const short = { ...plain, distance: 7500 }
  const [far = '', near = ''] = named(state, [plain, short])
  expect(far).toMatch(/^15 cm: /)
  expect(near).toMatch(/^7\.5 cm: /)
  expect(near.slice('7.5 cm: '.length)).toBe(far.slice('15 cm: '.length))
  expect(named(state, [plain, { ...short, pivot: 1000 }])[1]).toMatch(/^10°: /)
  expect(named(state, [plain, plain])[1]).toMatch(/ \(2\)$/)
})

test('the piece in hand is not named again', () => {
  const state = stateOf(landBattle(), 'france')
  const [name] = named(state, [{ kind: 'seal' }], 'f1')
  expect(name).toBe('Seal the orders')
  const march = state.turnView?.legalOrders.find(
    order => order.kind === 'march' && 'unit' in order && order.unit === 'f1',
  )
  if (!march) throw new Error('No march is offered.')
  expect(named(state, [march])[0]).toMatch(/^12e ligne, I: march/)
  expect(named(state, [march], 'f1')[0]).toMatch(/^March,/)
})

test('an order that is offered twice is listed once', () => {
  expect(eachOnce([plain, { ...plain }, { ...plain, distance: 1 }])).toHaveLength(2)
})
