import { expect, test } from 'vitest'
import { beginDraft, pointDraft } from '@grognard/board'
import { give, recordOf, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { duel, landBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import type { BattleState } from './battle-state.ts'
import { reconcile } from './reconcile.ts'
import { reduce } from './reducer.ts'

/** The source tells of the battle as it stands now. */
function told(state: BattleState, battle: Battle, more: Partial<BattleState> = {}): BattleState {
  const record = recordOf(battle, state.viewer)
  return reduce(state, { type: 'source/told', standing: { ...state, record, ...more } })
}

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

test('what is drawn stays in hand while another orders, and is gone with one’s own order or undo', () => {
  const before = drawing()
  const start = landBattle()
  const others = give(start, 'prussia', { kind: 'seal' }).battle
  expect(told(before, others).draft).toBe(before.draft)
  const [order] = start.game.legalOrders(start.state, 'france')
  const own = give(start, 'france', order).battle
  expect(told(before, own).draft).not.toBe(before.draft)
  const undone = told({ ...told(before, own), draft: before.draft }, start)
  expect(undone.draft).not.toBe(before.draft)
  expect(undone.held).toBeNull()
})

/** The duel, played on until an order of seat A’s is told in some moments. */
function beforeMuch(): { before: Battle; after: Battle } {
  let battle = duel()
  const { game } = battle
  for (let orders = 0; orders < 200; orders++) {
    const [ask] = game.asks(battle.state)
    if (!ask) break
    const before = battle
    const order = game.choose(game.view(battle.state, ask.seat), ask.seat, seededDice(`${orders}`))
    battle = give(battle, ask.seat, order).battle
    const shown = told({ ...seenAll(before), autoplay: 'still' }, battle)
    if ((shown.playback?.timeline.moments.length ?? 0) > 4) return { before, after: battle }
  }
  throw new Error('Little happened.')
}

const seenAll = (battle: Battle): BattleState =>
  reconcile({ ...stateOf(battle, 'a'), autoplay: 'off' })

test('what was shown as its dice fell is not shown again', () => {
  const { before, after } = beforeMuch()
  const state: BattleState = { ...seenAll(before), autoplay: 'still' }
  const whole = told(state, after)
  expect(whole.playback?.at).toBe(1)
  const view = recordOf(before, 'a').view
  const lines = whole.playback?.timeline.moments.map(({ line }) => line) ?? []
  const third = Number(lines[2]?.id.split('-')[1])
  const rolling = { view, phase: 'combat', events: third + 1 }
  const rolled = told(state, before, { rolling })
  expect(rolled.turnView).toMatchObject({ phase: 'combat', ask: null })
  const onwards = told(rolled, after, { rolling: null })
  expect(onwards.playback?.at).toBe(4)
})

test('a roll that came to nothing leaves everything as it was in hand', () => {
  const before = drawing()
  const rolling = { view: recordOf(landBattle(), 'france').view, phase: null, events: 0 }
  const rolled = told(before, landBattle(), { record: before.record, rolling })
  expect([rolled.draft, rolled.turnView?.ask]).toEqual([null, null])
  const again = told(rolled, landBattle(), { record: before.record, rolling: null })
  expect(again.draft).toBe(before.draft)
  expect(again.turnView?.ask?.seat).toBe('france')
})

test('what a seat had seen of the other’s secrets is forgotten as another looks', () => {
  const seen = seenAll(duel())
  expect(seen.seen.get('a')?.view).not.toBeNull()
  const nobody = told(seen, duel(), { viewer: null, record: null, next: 'b' })
  expect(nobody.seen.get('a')).toMatchObject({ view: null })
  const other = told(nobody, duel(), { viewer: 'b', record: recordOf(duel(), 'b'), next: null })
  expect([...other.seen.keys()]).toContain('b')
})
