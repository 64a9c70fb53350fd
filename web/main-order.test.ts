import { beginDraft, hoverDraft, pointDraft } from '@grognard/board'
import { expect, test } from 'vitest'
import { askedBefore, askedBeforeTaking } from './asked.ts'
import { landBattle, landBattleAt, stateOf } from './battles-for-tests.ts'
import type { BattleState } from './battle-state.ts'
import { isBegun, mainOrder, orderInHand } from './main-order.ts'

/** France, with an order of the kind begun for her unit. */
function drawing(state: BattleState, kind: string, unit: string): BattleState {
  if (!state.standing) throw new Error('Nobody looks.')
  return { ...state, selected: unit, draft: beginDraft(state.standing.desk, kind, unit, 0) }
}

test('a draft that nothing is drawn in is not begun, though its start may have poses', () => {
  const state = stateOf(landBattleAt('advance', 'france'), 'france')
  const unit = state.standing?.choices.drawn.keys().next().value ?? ''
  const now = drawing(state, 'advance', unit)
  expect(isBegun(now)).toBe(false)
  expect(mainOrder(now)?.order.kind).toBe('done')
})

test('what only follows the pointer is not in hand; a leg that is settled is', () => {
  const state = drawing(stateOf(landBattle(), 'france'), 'march', 'f1')
  const { standing, draft } = state
  const unit = standing?.picture.pieces.find(({ id }) => id === 'f1')
  if (!standing || !draft || !unit) throw new Error('Nothing is drawn.')
  const ahead = { x: unit.x, y: unit.y + 20_000 }
  expect(orderInHand({ ...state, draft: hoverDraft(standing.desk, draft, ahead) })).toBeNull()
  const drawn = { ...state, draft: pointDraft(standing.desk, draft, ahead) }
  expect(orderInHand(drawn)?.kind).toBe('march')
  expect(askedBeforeTaking(drawn, 'f2')?.about).toBe('ungiven')
  expect(askedBeforeTaking(drawn, 'f1')).toBeNull()
})

test('going on is asked for while units have no orders, and counts them', () => {
  const state = stateOf(landBattle(), 'france')
  expect(askedBefore(state, { kind: 'seal' })).toMatchObject({ about: 'unwritten', count: 6 })
  expect(askedBefore(state, { kind: 'march' })).toBeNull()
})
