import { expect, test } from 'vitest'
import { beginDraft, pointDraft } from '@grognard/board'
import { give } from '@grognard/umpire'
import { landBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import type { BattleState } from './battle-state.ts'
import { handOf, withHandBack } from './held-selection.ts'

/** France draws a march for one of her battalions. */
function drawing(): BattleState {
  const state = stateOf(landBattle(), 'france', 'f1')
  if (!state.standing) throw new Error('Nobody looks.')
  const { desk, picture } = state.standing
  const unit = picture.pieces.find(({ id }) => id === 'f1')
  if (!unit) throw new Error('No such battalion.')
  const begun = beginDraft(desk, 'march', 'f1', unit.heading)
  return { ...state, draft: pointDraft(desk, begun, { x: unit.x, y: unit.y + 20_000 }) }
}

/** The page after something else was shown, with what France still has in hand. */
function shownAgain(before: BattleState, battle: BattleState['battle']): BattleState {
  return withHandBack({ ...stateOf(battle, 'france', 'f1'), held: handOf(before) })
}

test('what is being drawn stays in hand while another seat gives its orders', () => {
  const before = drawing()
  const battle = give(before.battle, 'prussia', { kind: 'seal' }).battle
  const after = shownAgain(before, battle)
  expect(after.draft).toBe(before.draft)
  expect(after.objection).toBeNull()
})

test('it is let go when the next step has begun', () => {
  const before = drawing()
  const sealed = give(before.battle, 'prussia', { kind: 'seal' }).battle
  const battle = give(sealed, 'france', { kind: 'seal' }).battle
  const after = shownAgain(before, battle)
  expect(after.draft).toBeNull()
  expect(after.objection?.note?.key).toBe('web.order.dropped.step')
})
