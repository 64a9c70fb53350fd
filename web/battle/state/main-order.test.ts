import { expect, test } from 'vitest'
import { beginDraft, pointDraft, settledOn } from '@grognard/board'
import { allowed, give, seededDice } from '@grognard/umpire'
import {
  aShipsTurn,
  duel,
  landBattle,
  landBattleAt,
  officersAsked,
  stateOf,
} from '../../journeys/battles-for-tests.ts'
import { sceneOf } from '../chart/scene-of.ts'
import type { BattleState } from './battle-state.ts'
import {
  askedBefore,
  askedBeforeTaking,
  isAnswerAwaited,
  isYetToConsider,
  withoutOrders,
} from './confirmations.ts'
import { emptyHanded, filledIn, isBegun, mainOrder, orderInHand } from './main-order.ts'
import { reduce } from './reducer.ts'
import { suggested } from './turn-view.ts'
import { withGhostAt } from './draft.ts'

/** France, with an order of the kind begun for her unit. */
function drawing(state: BattleState, kind: string, unit: string): BattleState {
  if (!state.turnView) throw new Error('Nobody looks.')
  return { ...state, selected: unit, draft: beginDraft(state.turnView.orderContext, kind, unit, 0) }
}

test('a draft that nothing is drawn in is not begun, though its start may have poses', () => {
  const state = stateOf(landBattleAt('advance', 'france'), 'france')
  const unit = state.turnView?.choices.drawn.keys().next().value ?? ''
  const now = drawing(state, 'advance', unit)
  expect(isBegun(now)).toBe(false)
  expect(mainOrder(now)?.order.kind).toBe('done')
})

test('pressing the kind of order that is being drawn keeps what is drawn', () => {
  const state = stateOf(landBattleAt('orders', 'france'), 'france')
  const unit = state.turnView?.choices.drawn.keys().next().value ?? ''
  const piece = state.turnView?.picture.pieces.find(({ id }) => id === unit)
  const place = { x: (piece?.x ?? 0) + 3000, y: (piece?.y ?? 0) + 3000 }
  const drawn = reduce(drawing(state, 'march', unit), { type: 'draft/settle', place })
  expect(isBegun(drawn)).toBe(true)
  expect(reduce(drawn, { type: 'draft/begin', kind: 'march' }).draft).toBe(drawn.draft)
  expect(isBegun(reduce(drawn, { type: 'draft/begin', kind: 'attack' }))).toBe(false)
})

test('an order that is looked at lies beside what is drawn, and what is drawn is given', () => {
  const state = stateOf(landBattleAt('orders', 'france'), 'france')
  const unit = state.turnView?.choices.drawn.keys().next().value ?? ''
  const piece = state.turnView?.picture.pieces.find(({ id }) => id === unit)
  const place = { x: (piece?.x ?? 0) + 3000, y: (piece?.y ?? 0) + 3000 }
  const drawn = reduce(drawing(state, 'march', unit), { type: 'draft/settle', place })
  const { turnView, draft } = drawn
  const order = turnView && draft ? (suggested(turnView, draft)[0] ?? null) : null
  const looked = reduce(drawn, { type: 'order/preview', order })
  expect(sceneOf(looked)?.sketch).toEqual(sceneOf(drawn)?.sketch)
  expect(sceneOf(looked)?.looked?.poses.length).toBeGreaterThan(0)
  expect(mainOrder(looked)).toEqual(mainOrder(drawn))
  const fresh = reduce(drawing(state, 'march', unit), { type: 'order/preview', order })
  expect(sceneOf(fresh)?.sketch?.isLed).toBe(true)
  expect(sceneOf(fresh)?.looked).toBeUndefined()
})

/** The duel of two frigates, played on until a seat is asked this step. */
function duelAt(step: string): BattleState {
  let battle = duel()
  const dice = seededDice('duel')
  for (let orders = 0; orders < 300; orders++) {
    const [ask] = battle.game.asks(battle.state)
    if (!ask) break
    if (ask.step === step) return stateOf(battle, ask.seat)
    const view = battle.game.view(battle.state, ask.seat)
    battle = give(battle, ask.seat, battle.game.choose(view, ask.seat, dice)).battle
  }
  throw new Error(`Nobody is asked ${step}.`)
}

test('with one order of one kind left for the piece in hand the main button gives it', () => {
  const asked = duelAt('fire')
  const [ship = null] = asked.turnView?.choices.listed.keys() ?? []
  expect(mainOrder(asked)).toBe(null)
  const main = mainOrder({ ...asked, selected: ship })
  expect(main).toMatchObject({ from: 'offer', order: { kind: 'fire' } })
  const both = mainOrder({ ...duelAt('shots'), selected: ship })
  expect(both?.order.kind).toBe('done')
})

/** The same where going on is not asked for. */
function withoutPrimary(state: BattleState): BattleState {
  const { turnView } = state
  if (!turnView) throw new Error('Nobody looks.')
  const choices = { ...turnView.choices, primary: [], shut: [] }
  return { ...state, turnView: { ...turnView, choices } }
}

test('one order of several is given only when the player has drawn or chosen it', () => {
  const state = withoutPrimary(stateOf(landBattleAt('advance', 'france'), 'france'))
  const unit = state.turnView?.choices.drawn.keys().next().value ?? ''
  const now = drawing(state, 'advance', unit)
  const { turnView, draft } = now
  if (!turnView || draft?.tool !== 'path') throw new Error('Nothing is drawn.')
  const offered = suggested(turnView, draft)
  expect(offered.length).toBeGreaterThan(1)
  expect(mainOrder(now)?.from).toBe('undrawn')
  expect(sceneOf(now)?.sketch).toMatchObject({ poses: [], contact: null })
  const [first] = offered
  if (!first) throw new Error('Nothing is offered.')
  const chosen = { ...now, draft: settledOn(draft, first) }
  expect(mainOrder(chosen)).toMatchObject({ from: 'draft', order: first })
  const lone = { ...now, turnView: { ...turnView, legalOrders: [draft.order] } }
  expect(mainOrder(lone)?.from).not.toBe('undrawn')
})

test('the order a draft begins with is in hand once it is pointed at, if it is lawful', () => {
  const state = drawing(stateOf(landBattle(), 'france'), 'march', 'f1')
  const { turnView, draft } = state
  if (!turnView || draft?.tool !== 'path') throw new Error('Nothing is drawn.')
  const pointed = { ...state, draft: settledOn(draft, draft.order) }
  const judged = (isLawful: boolean): BattleState => {
    const ruling = isLawful ? allowed : turnView.orderContext.judge({ kind: 'none' })
    return {
      ...pointed,
      turnView: { ...turnView, orderContext: { ...turnView.orderContext, judge: () => ruling } },
    }
  }
  expect(isBegun(judged(true))).toBe(true)
  expect(isBegun(judged(false))).toBe(false)
})

test('what only follows the pointer is not in hand; a leg that is settled is', () => {
  const state = drawing(stateOf(landBattle(), 'france'), 'march', 'f1')
  const { turnView, draft } = state
  const unit = turnView?.picture.pieces.find(({ id }) => id === 'f1')
  if (!turnView || !draft || !unit) throw new Error('Nothing is drawn.')
  const ahead = { x: unit.x, y: unit.y + 20_000 }
  expect(orderInHand(withGhostAt({ ...state, draft }, ahead))).toBeNull()
  const drawn = { ...state, draft: pointDraft(turnView.orderContext, draft, ahead) }
  expect(orderInHand(drawn)?.kind).toBe('march')
  expect(askedBeforeTaking(drawn, 'f2')?.about).toBe('ungiven')
  expect(askedBeforeTaking(drawn, 'f1')).toBeNull()
})

test('going on is asked for while units have no orders, and names them', () => {
  const state = stateOf(landBattle(), 'france')
  const asked = askedBefore(state, { kind: 'seal' })
  const names = asked?.about === 'unwritten' ? asked.names : []
  expect(names).toHaveLength(6)
  expect(names).toEqual(withoutOrders(state).map(({ name }) => name))
  expect(askedBefore(state, { kind: 'march' })).toBeNull()
})

test('while its question stands, what goes on waits for the answer', () => {
  const asked = reduce(stateOf(landBattle(), 'france'), { type: 'order/confirm' })
  expect(asked.confirmation?.about).toBe('unwritten')
  expect(isAnswerAwaited(asked)).toBe(true)
  expect(isAnswerAwaited(reduce(asked, { type: 'order/answer', answer: 'leave' }))).toBe(false)
})

test('with nothing in hand it is said that a piece can be taken up, but not to those who only look', () => {
  const battle = aShipsTurn()
  const seat = battle.game.asks(battle.state)[0]?.seat ?? ''
  expect(emptyHanded(stateOf(battle, seat))?.note).toEqual({ key: 'web.order.emptyHand' })
  const other = battle.game.seats(battle.state).find(one => one !== seat) ?? ''
  expect(emptyHanded(stateOf(battle, other))).toBeNull()
})

test('what may end the battle is taken in hand before it is given, anything else is not', () => {
  const battle = aShipsTurn()
  const seat = battle.game.asks(battle.state)[0]?.seat ?? ''
  const state = stateOf(battle, seat)
  const legalOrders = state.turnView?.legalOrders ?? []
  const grave = legalOrders.filter(order => isYetToConsider(state, order))
  expect(new Set(grave.map(({ kind }) => kind))).toEqual(new Set(['surrender']))
  const [first] = grave
  expect(first && isYetToConsider({ ...state, pending: first }, first)).toBe(false)
})

test('a slip of many fields begins with the order in hand where it is of its kind', () => {
  const { turnView } = stateOf(officersAsked('a'), 'a')
  if (!turnView) throw new Error('Nobody looks.')
  const kind = 'chooseOfficers'
  const usual = filledIn(turnView, kind, null)
  const advised = { ...usual, carpenter: 'advised' }
  expect(usual.kind).toBe(kind)
  expect(filledIn(turnView, kind, advised)).toBe(advised)
  expect(filledIn(turnView, kind, { kind: 'another' })).toEqual(usual)
})
