import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { give, newBattle, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { stateOf as stateFor } from '../../journeys/battles-for-tests.ts'
import type { BattleState } from './battle-state.ts'
import { clickMeans } from './pointing.ts'
import { withSelection, withoutPiece } from './selection.ts'
import { orderUnder, waysIn } from './ways.ts'

/** A duel on dots, in the first turn of its first ship. */
function underWay(): Battle {
  const dice = { kind: 'seeded' as const, seed: 'ways' }
  let battle = newBattle(gameById('ship-of-the-line'), { scenario: 'duel', dice })
  for (;;) {
    const [ask] = battle.game.asks(battle.state)
    if (!ask || ask.step === 'captain') return battle
    const [order] = battle.game.legalOrders(battle.state, ask.seat)
    battle = give(battle, ask.seat, order ?? { kind: 'none' }).battle
  }
}

function stateOf(battle: Battle, change: Partial<BattleState> = {}): BattleState {
  const viewer = battle.game.asks(battle.state)[0]?.seat ?? ''
  return withSelection({ ...stateFor(battle, viewer), ...change })
}

/** What pointing at the end of an order's way comes to. */
function pointedAt(state: BattleState, end: { x: number; y: number }) {
  const actions = clickMeans(state, { place: end, piece: null, cell: null })
  return {
    chosen: actions.flatMap(one => (one.type === 'order/choose' ? [one.order] : [])),
    pending: actions.flatMap(one => (one.type === 'order/aim' ? [one.order] : [])),
  }
}

const battle = underWay()
const state = stateOf(battle)
const ways = state.turnView ? waysIn(state, state.turnView) : []
const [[ahead, way] = [{ kind: 'none' }, []]] = ways.filter(([order]) => order.kind === 'move')
const end = way.at(-1) ?? { x: 0, y: 0, heading: 0 }

test('every move of the ship in hand has a way', () => {
  const moves = state.turnView?.legalOrders.filter(order => order.kind === 'move') ?? []
  expect(moves.length).toBeGreaterThan(1)
  expect(ways.map(([order]) => order)).toEqual(expect.arrayContaining(moves))
})

test('a dot is aimed at first, then confirmed by pointing at it again', () => {
  expect(pointedAt(state, end)).toEqual({ chosen: [], pending: [ahead] })
  expect(pointedAt({ ...state, pending: ahead }, end)).toEqual({ chosen: [ahead], pending: [] })
})

test('the one way to a dot under a resting pointer is taken at once', () => {
  expect(orderUnder(state, end)).toBe(ahead)
  expect(
    pointedAt({ ...state, pointer: { ...state.pointer, previewed: ahead } }, end).chosen,
  ).toEqual([ahead])
})

test('nothing is shown where no way ends', () => {
  expect(orderUnder(state, { x: -9000, y: -9000 })).toBeNull()
  expect(orderUnder(state, null)).toBeNull()
})

test('the only ship that can act stays in hand, since her orders are reached by no other way', () => {
  expect(state.selected).not.toBeNull()
  expect(withoutPiece(state).selected).toBe(state.selected)
})

/** Ships sail about, off the board and back, until a seat is asked at this step or offered this order. */
function sailedAbout(seed: string, sought: { step: string } | { kind: string }): Battle {
  const dice = { kind: 'seeded' as const, seed }
  let battle = newBattle(gameById('ship-of-the-line'), { scenario: 'standard', dice })
  const { game } = battle
  for (let step = 0; step < 400; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) break
    const legalOrders = game.legalOrders(battle.state, ask.seat)
    if (
      'step' in sought
        ? ask.step === sought.step
        : legalOrders.some(({ kind }) => kind === sought.kind)
    )
      return battle
    const moves = legalOrders.filter(({ kind }) => kind === 'move')
    const picked = game.sample(battle.state, ask.seat, seededDice('about', step))
    const order = moves[step % Math.max(1, moves.length)] ?? picked ?? { kind: 'none' }
    battle = give(battle, ask.seat, order).battle
  }
  throw new Error('Nobody came to that.')
}

test('[SOL-127] where a ship may come back is marked on the chart, and pointed at', () => {
  const battle = sailedAbout('dot14', { kind: 'return' })
  const state = stateOf(battle)
  const ways = state.turnView ? waysIn(state, state.turnView) : []
  expect(ways.map(([{ kind }]) => kind)).toContain('return')
  const end = ways[0]?.[1].at(-1)
  expect(state.turnView?.picture.pieces.some(({ id }) => id === state.selected)).toBe(false)
  expect(end && pointedAt(state, end).pending).toEqual([ways[0]?.[0]])
})

test('[SOL-127] of several nearest dots each is marked on the chart, and the one pointed at is chosen', () => {
  const battle = sailedAbout('dot14', { step: 'dotOfReturn' })
  const seat = battle.game.asks(battle.state)[0]?.seat ?? ''
  const state = stateOf(battle)
  const dots = state.turnView ? waysIn(state, state.turnView) : []
  expect(dots.length).toBeGreaterThan(1)
  expect(dots.map(([order]) => order)).toEqual(battle.game.legalOrders(battle.state, seat))
  for (const [order, way] of dots) {
    const end = way.at(-1)
    expect(end && pointedAt(state, end)).toEqual({ chosen: [order], pending: [] })
    const { battle: after } = give(battle, seat, order)
    expect(
      battle.game.legalOrders(after.state, seat).filter(({ kind }) => kind === 'return').length,
    ).toBe(7)
  }
})
