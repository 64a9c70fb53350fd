import { expect, test } from 'vitest'
import { give, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { duel, stateOf } from '../../journeys/battles-for-tests.ts'
import type { BattleState } from './battle-state.ts'
import { reconcile } from './reconcile.ts'
import { reduce } from './reducer.ts'

function playedOut(): Battle {
  let battle = duel()
  const { game } = battle
  for (let step = 0; step < 600; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) return battle
    const order = game.choose(game.view(battle.state, ask.seat), ask.seat, seededDice(`${step}`))
    battle = give(battle, ask.seat, order).battle
  }
  return battle
}

const ended = stateOf(playedOut(), 'a')

/** All of the battle is new to the viewer, and is played back. */
function newsOf(pauses: BattleState['pauses']): BattleState {
  const before: BattleState = { ...ended, openedAt: 0, seen: new Map(), playback: null }
  return reconcile(reduce(before, { type: 'settings/autoplay', autoplay: 'runs', pauses }))
}

/** Ticks until it stands still or is over. */
function run(state: BattleState): BattleState {
  let now = state
  for (let ticks = 0; ticks < 2000 && now.playback?.isRunning; ticks++)
    now = reduce(now, { type: 'playback/tick' })
  return now
}

test('a playback is held at a disaster, and goes on with the next moment when told to', () => {
  const held = run(newsOf('disasters'))
  expect(held.playback).toMatchObject({ isHeld: true, isRunning: false })
  const at = held.playback?.at ?? 0
  expect(held.playback?.weights.get(at)).toBe('disaster')
  expect(held.ruined.length).toBeGreaterThan(0)
  const on = reduce(held, { type: 'playback/toggle' })
  expect(on.playback?.at ?? at + 1).toBe(at + 1)
})

test('who wants no pauses is never held, and before one’s own turn only who wants that', () => {
  expect(run(newsOf('never')).playback).toBeNull()
  let now = run(newsOf('turns'))
  const count = now.playback?.timeline.moments.length ?? 0
  for (let times = 0; times < 50 && (now.playback?.at ?? count) < count; times++)
    now = run(reduce(now, { type: 'playback/toggle' }))
  const last = now.playback?.isHeld ? now : run(now)
  expect(last.playback?.at).toBe(count)
  expect(reduce(last, { type: 'playback/toggle' }).playback).toBeNull()
})
