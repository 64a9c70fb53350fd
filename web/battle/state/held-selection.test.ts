import { expect, test } from 'vitest'
import { beginDraft, pointDraft } from '@grognard/board'
import { gameById } from '@grognard/rulesets'
import { give, newBattle } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { landBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import type { BattleState } from './battle-state.ts'
import { selectionOf, withSelectionBack } from './held-selection.ts'

/** France draws a march for one of her battalions. */
function drawing(): BattleState {
  const state = stateOf(landBattle(), 'france', 'f1')
  if (!state.turnView) throw new Error('Nobody looks.')
  const { orderContext, picture } = state.turnView
  const unit = picture.pieces.find(({ id }) => id === 'f1')
  if (!unit) throw new Error('No such battalion.')
  const begun = beginDraft(orderContext, 'march', 'f1', unit.heading)
  return { ...state, draft: pointDraft(orderContext, begun, { x: unit.x, y: unit.y + 20_000 }) }
}

/** The page after something else was shown, with what France still has in hand. */
function shownAgain(before: BattleState, battle: Battle): BattleState {
  return withSelectionBack({ ...stateOf(battle, 'france', 'f1'), held: selectionOf(before) })
}

test('what is being drawn stays in hand while another seat gives its orders', () => {
  const before = drawing()
  const battle = give(landBattle(), 'prussia', { kind: 'seal' }).battle
  const after = shownAgain(before, battle)
  expect(after.draft).toBe(before.draft)
  expect(after.objection).toBeNull()
})

test('it is let go when the next step has begun', () => {
  const before = drawing()
  const sealed = give(landBattle(), 'prussia', { kind: 'seal' }).battle
  const battle = give(sealed, 'france', { kind: 'seal' }).battle
  const after = shownAgain(before, battle)
  expect(after.draft).toBeNull()
  expect(after.objection?.note?.key).toBe('web.order.dropped.step')
})

test('a slip that is being filled in stays open while another seat gives its orders', () => {
  const ships = gameById('wooden-ships')
  const dice = { kind: 'seeded', seed: 'slip' } as const
  const begun = newBattle(ships, { scenario: 'open-battle', options: { fleets: 'built' }, dice })
  const before = { ...stateOf(begun, 'a'), openForm: 'muster' }
  const [built] = ships.legalOrders(begun.state, 'b')
  if (!built) throw new Error('Nothing can be built.')
  const { battle } = give(begun, 'b', built)
  const shown = withSelectionBack({ ...stateOf(battle, 'a'), held: selectionOf(before) })
  expect(shown.openForm).toBe('muster')
})
