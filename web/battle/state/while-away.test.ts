import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../shared/settings.ts'
import type { Playback } from '../record/playback-steps.ts'
import type { BattleState } from './battle-state.ts'
import { noteSeen } from './note-seen.ts'
import { createPlaybackTimer } from './playback-timer.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

function turnPage(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.stubGlobal('document', page)
  vi.useFakeTimers()
  turnPage('visible')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const playing = {
  playback: {
    at: 1,
    isRunning: true,
    weights: new Map(),
    replay: null,
    seen: { entries: 2 },
    timeline: {
      moments: [{ events: [], line: { text: { key: '' }, rolls: [], words: [] }, phase: null }],
    },
  } as unknown as Playback,
  record: { entries: [1, 2, 3, 4] },
  hasJustPlayed: false,
  isFootFresh: false,
} as unknown as BattleState

test('what happened while nobody looked is played back when one looks again', () => {
  settings.setState({ ...settings.getState(), playback: 'fast' }, true)
  const dispatch = vi.fn()
  const timer = createPlaybackTimer(dispatch)
  turnPage('hidden')
  timer.follow(playing)
  vi.advanceTimersByTime(60_000)
  expect(dispatch).not.toHaveBeenCalled()
  turnPage('visible')
  vi.advanceTimersByTime(60_000)
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'playback/tick' })
  timer.stop()
})

test('what is being played back, or comes to a hidden page, has not been seen', () => {
  let state: BattleState = { ...playing, playback: null }
  let changed: () => void = () => undefined
  const noted: number[] = []
  const subscribe = (told: () => void) => {
    changed = told
    return () => undefined
  }
  noteSeen({ getState: () => state, subscribe } as never, seen => noted.push(seen))
  expect(noted).toEqual([4])
  const entries = [1, 2, 3, 4, 5] as never
  state = { ...playing, record: { ...playing.record, entries } as never }
  changed()
  expect(noted).toEqual([4])
  turnPage('hidden')
  state = { ...state, playback: null }
  changed()
  expect(noted).toEqual([4])
  turnPage('visible')
  changed()
  expect(noted).toEqual([4, 5])
})

test('the foot may be pressed half a second after a playback, not sooner', () => {
  const dispatch = vi.fn()
  const timer = createPlaybackTimer(dispatch)
  timer.follow({ ...playing, playback: null, isFootFresh: true })
  vi.advanceTimersByTime(499)
  expect(dispatch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'playback/footSeen' })
  timer.stop()
})
