import { expect, test } from 'vitest'
import { beginDraft } from '@grognard/board'
import { give } from '@grognard/umpire'
import { duel, landBattle, smallBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import { sceneOf } from '../chart/scene-of.ts'
import type { Action } from './actions.ts'
import type { BattleState } from './battle-state.ts'
import { draftNow } from './main-order.ts'
import { seatToThink } from './play-computer.ts'
import { reduce } from './reducer.ts'

const after = (state: BattleState, ...actions: readonly Action[]): BattleState =>
  actions.reduce((now, action) => reduce(now, action), state)

const mark = (cell: number) => ({ kind: 'mark', cell })
const crosses = stateOf(smallBattle(), 'crosses')

/** Crosses' order on its way, and what the umpire makes of it. */
function played(state: BattleState, cell: number): BattleState {
  const sent = after(state, { type: 'order/choose', order: mark(cell) })
  const [given] = sent.onTheirWay
  if (!given) throw new Error('Nothing is on its way.')
  const { battle } = give(sent.battle, given.seat, given.order)
  return after(sent, { type: 'battle/played', given, battle, shown: 0 })
}

test('an order that is chosen goes on its way, and is played when the umpire says so', () => {
  const sent = after(crosses, { type: 'order/choose', order: mark(4) })
  expect(sent.onTheirWay).toMatchObject([{ seat: 'crosses', order: mark(4), isComputers: false }])
  expect(sent.battle).toBe(crosses.battle)
  const now = played(crosses, 4)
  expect(now.onTheirWay).toEqual([])
  expect(now.battle.file.entries).toHaveLength(crosses.battle.file.entries.length + 1)
})

test('a refusal is told, but not one of the computer’s, which halts', () => {
  const sent = after(crosses, { type: 'order/choose', order: mark(9) })
  const [given] = sent.onTheirWay
  if (!given) throw new Error('Nothing is on its way.')
  const { ruling } = give(sent.battle, 'crosses', given.order)
  const refused = after(sent, { type: 'battle/refused', given, ruling })
  expect(refused.objection?.reasons).toEqual(ruling.because)
  const computers = { ...given, isComputers: true }
  const halted = after(sent, { type: 'battle/refused', given: computers, ruling })
  expect(halted).toMatchObject({ objection: null, isHalted: true })
})

test('dice that were laid down are told of, and what was on its way is not any more', () => {
  const sent = after(crosses, { type: 'order/choose', order: mark(4) })
  const [given] = sent.onTheirWay
  if (!given) throw new Error('Nothing is on its way.')
  const thrown = [{ sides: 6, count: 1, result: 3 }]
  const down = after(
    sent,
    { type: 'dice/rolled', thrown },
    { type: 'battle/refused', given, ruling: null },
  )
  expect(down.objection?.note).toEqual({ key: 'web.dice.kept', values: { count: 1 } })
  expect(down.onTheirWay).toEqual([])
})

test('the last order is undone; with nothing to undo it is said why', () => {
  const players = { crosses: 'me', noughts: 'computer' } as const
  const undone = after(played({ ...crosses, players }, 4), { type: 'undo' })
  expect(undone.battle.file.entries).toEqual(crosses.battle.file.entries)
  expect(after(undone, { type: 'undo' }).objection?.note?.key).toBe('web.undo.nothing')
})

test('the computer thinks where it is asked, unless it has halted or an order is on its way', () => {
  const players = { crosses: 'me', noughts: 'computer' } as const
  const asked = played({ ...crosses, players }, 4)
  expect(seatToThink(asked)).toBe('noughts')
  expect(seatToThink(after(asked, { type: 'computer/thinks', seat: 'noughts' }))).toBeNull()
  const fault = { key: 'web.fault.computer' }
  const failed = after(asked, { type: 'computer/failed', fault })
  expect(seatToThink(failed)).toBeNull()
  expect(seatToThink(after(failed, { type: 'computer/resume' }))).toBe('noughts')
  const answered = after(asked, { type: 'computer/answered', seat: 'noughts', order: mark(0) })
  expect(seatToThink(answered)).toBeNull()
  expect(answered.onTheirWay).toMatchObject([{ seat: 'noughts', isComputers: true }])
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
