import { expect, test } from 'vitest'
import { beginDraft } from '@grognard/board'
import { give, recordOf } from '@grognard/umpire'
import { duel, landBattle, smallBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import { sceneOf } from '../chart/scene-of.ts'
import type { Action } from './actions.ts'
import type { BattleState } from './battle-state.ts'
import { draftNow, pressMain } from './main-order.ts'
import { reduce } from './reducer.ts'

const after = (state: BattleState, ...actions: readonly Action[]): BattleState =>
  actions.reduce((now, action) => reduce(now, action), state)

const mark = (cell: number) => ({ kind: 'mark', cell })
const crosses = stateOf(smallBattle(), 'crosses')
const choose = (cell: number): Action => ({ type: 'order/choose', order: mark(cell) })

test('an order that is chosen goes on its way, and is off it when the umpire has ruled', () => {
  const sent = after(crosses, choose(4))
  const [request] = sent.onTheirWay
  expect(request).toMatchObject({ ask: 'give', seat: 'crosses', order: mark(4) })
  expect(sent.record).toBe(crosses.record)
  if (!request) throw new Error('Nothing is on its way.')
  const { ruling, battle } = give(smallBattle(), 'crosses', mark(4))
  const standing = { ...crosses, record: recordOf(battle, 'crosses') }
  const now = after(
    sent,
    { type: 'source/told', standing },
    { type: 'source/answered', request, ruling },
  )
  expect(now.onTheirWay).toEqual([])
  expect(now.turnView?.ask).toBeNull()
  expect(now.objection).toBeNull()
})

test('a refusal is told', () => {
  const sent = after(crosses, choose(9))
  const [request] = sent.onTheirWay
  if (!request) throw new Error('Nothing is on its way.')
  const { ruling } = give(smallBattle(), 'crosses', mark(9))
  const refused = after(sent, { type: 'source/answered', request, ruling })
  expect(refused.objection?.reasons).toEqual(ruling.because)
  expect(refused.onTheirWay).toEqual([])
})

test('an order that stands already is not given again, and nothing is wrong with that', () => {
  const shot = duel()
    .game.legalOrders(duel().state, 'a')
    .find(({ kind }) => kind === 'chooseShot')
  if (!shot) throw new Error('No shot is to be chosen.')
  const given = stateOf(give(duel(), 'a', shot).battle, 'a')
  const again = after(given, { type: 'order/choose', order: shot })
  expect(
    after(stateOf(duel(), 'a'), { type: 'order/choose', order: shot }).onTheirWay,
  ).toHaveLength(1)
  expect([again.onTheirWay, again.objection]).toEqual([[], null])
})

test('dice that were laid down are told of, and what was on its way is not any more', () => {
  const sent = after(crosses, choose(4))
  const [request] = sent.onTheirWay
  if (!request) throw new Error('Nothing is on its way.')
  const standing = { ...sent, heldDice: 1 }
  const told: Action = { type: 'source/told', standing }
  const down = after(sent, told, { type: 'source/answered', request, ruling: null })
  expect(down.objection?.note).toEqual({ key: 'web.dice.kept', values: { count: 1 } })
  expect(down.onTheirWay).toEqual([])
  const halted = after(crosses, { type: 'source/told', standing: { ...standing, isHalted: true } })
  expect(halted.objection?.note?.key).toBe('web.dice.kept')
})

test('it is said why the last order cannot be undone', () => {
  const asked = after(crosses, { type: 'undo' })
  const [request] = asked.onTheirWay
  expect(request).toEqual({ ask: 'undo', count: 1 })
  if (!request) throw new Error('Nothing is on its way.')
  const why = { key: 'web.undo.nothing' }
  const stands = after(asked, { type: 'source/answered', request, why })
  expect(stands).toMatchObject({ onTheirWay: [], objection: { note: why } })
})

test('a fault that has been read comes back only as another', () => {
  const fault = { key: 'web.save.full' }
  const told = (standing: BattleState): Action => ({ type: 'source/told', standing })
  const faulty = after(crosses, told({ ...crosses, fault }))
  expect(faulty.fault).toEqual(fault)
  const read = after(faulty, { type: 'dismiss' }, told({ ...crosses, fault, thinking: 'noughts' }))
  expect(read.fault).toBeNull()
  expect(after(read, told({ ...crosses, fault: { ...fault } })).fault).toEqual(fault)
})

test('where a form is all that can be done, Enter and the main key lay its slip open', () => {
  const { turnView } = crosses
  if (!turnView) throw new Error('Nobody looks.')
  const { choices } = turnView
  const none = { listed: new Map(), drawn: new Map(), primary: [], shut: [] }
  const lone = {
    ...crosses,
    turnView: { ...turnView, choices: { ...choices, ...none, forms: ['mark'] } },
  }
  expect(after(lone, { type: 'order/enter' }).openForm).toBe('mark')
  expect(after(lone, { type: 'order/confirm' }).openForm).toBe('mark')
  const shut = after(lone, { type: 'order/enter' }, { type: 'order/fillIn', form: null })
  expect(shut.openForm).toBeNull()
  expect(after(crosses, { type: 'order/enter' }).openForm).toBeNull()
})

test('a key that comes as soon as a playback has ended gives no order', () => {
  const ready = { ...crosses, pending: mark(4) }
  const enter: Action = { type: 'order/enter' }
  expect(after(ready, enter).onTheirWay).toHaveLength(1)
  const begun = after(ready, { type: 'replay/begin' })
  const ended = { ...after(begun, { type: 'playback/finish' }), pending: mark(4) }
  expect(after(ended, enter).onTheirWay).toEqual([])
  expect(after(ended, { type: 'playback/forget' }, enter).onTheirWay).toHaveLength(1)
})

test('a tap that comes as soon as a playback has ended is not the main button’s, nor the plan’s', () => {
  const begun = after(crosses, { type: 'replay/begin' })
  const ended = { ...after(begun, { type: 'playback/finish' }), pending: mark(4) }
  const planned: BattleState = {
    ...ended,
    plan: {
      isWanted: true,
      of: ended.turnView?.view ?? null,
      orders: [{ order: mark(4), piece: null, poses: [] }],
    },
  }
  const sentBy = (state: BattleState): number => {
    let now = state
    const dispatch = (action: Action) => void (now = after(now, action))
    pressMain({ getState: () => now, dispatch, source: { takeOver: () => undefined } })
    return now.onTheirWay.length
  }
  expect(sentBy(ended)).toBe(0)
  expect(after(planned, { type: 'plan/take' }).onTheirWay).toEqual([])
  expect(sentBy(after(ended, { type: 'playback/footSeen' }))).toBe(1)
  const seen = after(planned, { type: 'playback/footSeen' })
  expect(after(seen, { type: 'plan/take' }).onTheirWay).toHaveLength(1)
})

/** France draws the march of its first battalion. */
function drawing(): BattleState {
  const state = stateOf(landBattle(), 'france', 'f1')
  if (!state.turnView) throw new Error('Nobody looks.')
  return { ...state, draft: beginDraft(state.turnView.orderContext, 'march', 'f1', 0) }
}

test('the pointer moves the ghost and leaves what is drawn as it is', () => {
  const before = drawing()
  const unit = before.turnView?.picture.pieces.find(({ id }) => id === 'f1')
  const place = { x: unit?.x ?? 0, y: (unit?.y ?? 0) + 20_000 }
  const at = { place, piece: null, cell: null }
  const hovered = after(before, { type: 'chart/hover', at })
  const { pointer: _pointer, ...rest } = hovered
  const { pointer: _before, ...restBefore } = before
  expect(rest).toEqual(restBefore)
  expect(hovered.draft).toBe(before.draft)
  expect(draftNow(hovered)).not.toEqual(before.draft)
  expect(hovered.pointer.verdict).not.toBeNull()
  const left = after(hovered, { type: 'chart/hover', at: null })
  expect(left.pointer.ghost).toBeNull()
})

test('an order that has been made ready is not dropped for another piece without a word', () => {
  const state = { ...stateOf(duel(), 'a'), pending: { kind: 'done' } }
  const other = state.turnView?.picture.pieces.find(({ seat }) => seat === 'a')?.id ?? ''
  const asked = after(state, { type: 'select', piece: other })
  expect(asked.confirmation).toMatchObject({ about: 'ungiven', piece: other })
  expect(after(asked, { type: 'order/answer', answer: 'leave' }).pending).toEqual({ kind: 'done' })
  const dropped = after(asked, { type: 'order/answer', answer: 'no' })
  expect(dropped).toMatchObject({ pending: null, selected: other, onTheirWay: [] })
  const given = after(asked, { type: 'order/answer', answer: 'yes' })
  expect(given.onTheirWay).toMatchObject([{ order: { kind: 'done' }, thenTake: other }])
})

const [own = '', other = ''] =
  stateOf(duel(), 'a').turnView?.picture.pieces.map(({ id }) => id) ?? []

test('arcs of any ship are shown besides those of the one in hand, and hidden again', () => {
  const pin: Action = { type: 'chart/pinArcs', piece: other }
  const both = after(stateOf(duel(), 'a', own), pin)
  expect(sceneOf(both)?.arcsOf).toEqual([other, own])
  expect(sceneOf(after(both, pin))?.arcsOf).toEqual([own])
})

test('[BA-1.1.1-11] while orders are written nothing of the enemy is measured', () => {
  const state = stateOf(landBattle(), 'france')
  const enemy = state.turnView?.picture.pieces.find(({ seat }) => seat !== 'france')
  const barred = state.turnView?.picture.isMeasuringBarred
  const pinned = after(state, { type: 'chart/pinArcs', piece: enemy?.id ?? '' })
  expect(pinned.pinnedArcs).toEqual([])
  expect(pinned.objection?.note).toEqual(barred)
  const measured = after(state, { type: 'chart/toggleRuler' })
  expect(measured).toMatchObject({ hasRuler: false, objection: { note: barred } })
})
