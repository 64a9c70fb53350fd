import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { duel, stateOf } from '../../journeys/battles-for-tests.ts'
import type { Playback } from '../record/playback-steps.ts'
import { nothingSeen, timelineOf } from '../record/timeline.ts'
import { watchEnd } from './playback-end.ts'

function atPlayback() {
  const battle = duel()
  const seen = nothingSeen(battle, 'a')
  const timeline = timelineOf(battle, 'a', [], seen)
  const playback: Playback = { seen, timeline, at: 1, isRunning: true, replay: null }
  return { ...stateOf(battle, 'a'), playback }
}

test('for a second after a playback a key is still meant for it', () => {
  const now = atPlayback()
  const state = createStore<{ playback: Playback | null }>(() => now)
  let time = 5000
  const end = watchEnd(state, () => time)
  expect(end.hasJustEnded()).toBe(false)
  state.setState({ ...now, playback: null }, true)
  time += 900
  expect(end.hasJustEnded()).toBe(true)
  time += 200
  expect(end.hasJustEnded()).toBe(false)
})
