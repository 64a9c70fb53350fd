import { expect, test } from 'vitest'
import type { Roll } from '@grognard/umpire'
import { duel, lineOf } from '../../journeys/battles-for-tests.ts'
import { dwellOf, isWorthPlaying, stirredBetween } from './playback-steps.ts'
import type { Playback } from './playback-steps.ts'
import type { Moment } from './timeline.ts'

const roll: Roll = { sides: 6, count: 1, result: 3, rule: 'X-1', tally: [] }

function moments(count: number, rolls: readonly Roll[] = []): Moment[] {
  return Array.from({ length: count }, (_, seq) => ({
    line: { ...lineOf('moved'), id: `${seq}-0`, seq, rolls },
    phase: null,
    events: [],
  }))
}

function playback(shown: readonly Moment[], at = 2): Playback {
  const view = duel().state
  const timeline = { moments: shown, viewAfter: () => view }
  const rest = { isRunning: true, isHeld: false, replay: null }
  return { seen: { entries: 0, view }, timeline, at, weights: new Map(), ...rest }
}

function wholeTime(shown: readonly Moment[]): number {
  return shown.reduce((sum, _, index) => sum + dwellOf(playback(shown, index + 1), 'normal'), 0)
}

test('one or two lines are shown at once, more are played back', () => {
  expect(isWorthPlaying(playback(moments(2)).timeline)).toBe(false)
  expect(isWorthPlaying(playback(moments(3)).timeline)).toBe(true)
})

test('a whole turn takes about eight seconds, and a few lines no more than they need', () => {
  const turn = [...moments(20), ...moments(26, [roll])]
  expect(wholeTime(turn)).toBeGreaterThan(6000)
  expect(wholeTime(turn)).toBeLessThan(10_000)
  expect(wholeTime(moments(4, [roll]))).toBeLessThan(3000)
})

test('a line like the one before it passes more quickly than a throw, and the pace is the player’s', () => {
  const light = dwellOf(playback(moments(5)), 'normal')
  expect(dwellOf(playback(moments(5, [roll])), 'normal')).toBeGreaterThan(light)
  expect(dwellOf(playback(moments(5)), 'slow')).toBeGreaterThan(light)
  expect(dwellOf(playback(moments(5)), 'fast')).toBeLessThan(light)
})

test('the pieces that something has happened to are found', () => {
  const { game, state } = duel()
  const before = game.picture(state)
  const [first, ...rest] = before.pieces
  if (!first) throw new Error('No ship.')
  const after = { ...before, pieces: [{ ...first, x: first.x + 100 }, ...rest] }
  expect(stirredBetween(before, after)).toEqual([first.id])
  expect(stirredBetween(undefined, after)).toEqual([])
})
