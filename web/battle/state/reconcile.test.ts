import { expect, test } from 'vitest'
import { give, seededDice } from '@grognard/umpire'
import { createStore } from 'zustand/vanilla'
import { duel, smallBattle } from '../../journeys/battles-for-tests.ts'
import { firstState } from './battle-state.ts'
import type { BattleState } from './battle-state.ts'
import { createProjector } from './playback.ts'
import { createSettling } from './reconcile.ts'
import { undoOf } from './undo-search.ts'

const friends = { a: 'me', b: 'friend', crosses: 'me', noughts: 'friend' } as const

function opened(battle: BattleState['battle']): BattleState {
  return firstState('test', { battle, players: friends, sealed: null })
}

/** Fleet A has chosen in secret and is done; fleet B has not looked yet. */
function handedOver() {
  const battle = duel()
  const [ship] = battle.game.picture(battle.state).pieces.filter(piece => piece.seat === 'a')
  const grape = { kind: 'chooseShot', ship: ship?.id, shot: 'grape' }
  const chosen = give(battle, 'a', grape).battle
  return { before: chosen, after: give(chosen, 'a', { kind: 'done' }).battle }
}

test('while the screen is handed over there is neither log nor replay nor anything to take back', () => {
  const { before, after } = handedOver()
  const first = opened(before)
  const { settle, again } = createSettling(first, () => true)
  const looking = settle({ ...first, viewer: 'a' })
  expect(looking.viewer).toBe('a')
  const replaying = settle({ ...looking, playback: again(looking, 'a', 1) })
  expect(replaying.playback?.replay).not.toBeNull()

  const handed = settle({ ...replaying, playback: null, battle: after })
  expect(handed).toMatchObject({
    viewer: null,
    next: 'b',
    turnView: null,
    rows: [],
    playback: null,
  })
  expect(handed.roster.size).toBe(0)
  expect(handed.stirred).toEqual([])
  const state = createStore(() => handed)
  const projector = createProjector(
    state,
    createSettling(handed, () => true),
    () => true,
    () => {},
  )
  projector.replay()
  projector.atEntry(1)
  projector.stop()
  expect(state.getState()).toBe(handed)

  const next = settle({ ...handed, viewer: 'b' })
  expect(undoOf(next).isOpen).toBe(false)
  expect(JSON.stringify([next.rows, next.turnView?.view])).not.toContain('grape')
})

test('a replay is left without missing what came meanwhile', () => {
  const first = opened(smallBattle())
  const settling = createSettling(first, () => true)
  const state = createStore(() => settling.settle(first))
  const projector = createProjector(
    state,
    settling,
    () => true,
    () => {},
  )
  projector.replay()
  const { battle } = give(state.getState().battle, 'crosses', { kind: 'mark', cell: 4 })
  state.setState(settling.settle({ ...state.getState(), battle }), true)
  expect(state.getState().playback?.replay?.battle).toBe(battle)
  projector.finish()
  expect(state.getState().playback).toBeNull()
  expect(state.getState().viewer).toBe('noughts')
  projector.stop()
})

test('through other eyes only when the battle is over', () => {
  const first = opened(smallBattle())
  const settling = createSettling(first, () => true)
  const state = createStore(() => settling.settle(first))
  const projector = createProjector(
    state,
    settling,
    () => true,
    () => {},
  )
  projector.replay()
  projector.seeBy(null)
  projector.seeBy('noughts')
  expect(state.getState().playback?.replay?.viewpoint).toBe('crosses')
  let { battle } = first
  for (const [seat, cell] of [
    ['crosses', 0],
    ['noughts', 3],
    ['crosses', 1],
    ['noughts', 4],
    ['crosses', 2],
  ] as const)
    battle = give(battle, seat, { kind: 'mark', cell }).battle
  state.setState(settling.settle({ ...state.getState(), battle }), true)
  projector.seeBy(null)
  expect(state.getState().playback?.replay?.viewpoint).toBeNull()
  projector.stop()
})

test('a ship that a moment of a replay moves and tells of is ringed once', () => {
  let battle = duel()
  const { game } = battle
  for (let step = 0; step < 12; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) break
    const order = game.choose(game.view(battle.state, ask.seat), ask.seat, seededDice(`${step}`))
    battle = give(battle, ask.seat, order).battle
  }
  const first = { ...opened(battle), viewer: 'a' }
  const { settle, again } = createSettling(first, () => true)
  let shown = settle(first)
  const playback = again(shown, 'a', 1)
  let ringed = 0
  for (let at = 1; at <= playback.timeline.moments.length; at++) {
    shown = settle({ ...shown, playback: { ...playback, at } })
    expect(shown.stirred).toEqual([...new Set(shown.stirred)])
    ringed += shown.stirred.length
  }
  expect(ringed).toBeGreaterThan(2)
})
