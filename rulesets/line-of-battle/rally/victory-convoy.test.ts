import { expect, test } from 'vitest'
import type { Ship } from '../state.ts'
import { endingOf } from './ending.ts'
import { gone, raider, routed, sideThatWins, sunk, takenByBlue, task } from './testing-task.ts'

const merchants = (...fates: Partial<Ship>[]) => [
  { id: 'escort' },
  ...fates.map((fate, index) => ({ id: `m${index}`, card: 'merchant', ...fate })),
]

test('[LOB-220] [LOB-S-2] a convoy wins with three merchantmen off the board, driven ones not counted', () => {
  const away = task('convoy', [...merchants(gone, gone, gone, {}, {}), raider])
  expect([endingOf(away), sideThatWins(away)]).toEqual(['mission', 0])
  const driven = task('convoy', [...merchants(gone, gone, routed, {}, {}), raider])
  expect(endingOf(driven)).toBeNull()
})

test('[LOB-220] as agreed the edge the raiders came in over does not count', () => {
  const state = task('convoy', [...merchants(gone, gone, gone, {}, {}), raider])
  const blue = state.players.find(player => player.seat === 'blue')
  if (blue) blue.entryEdge = 9000
  state.options.convoyExit = 'anyEdge'
  expect(endingOf(state)).toBe('mission')
  state.options.convoyExit = 'notEntryEdge'
  expect(endingOf(state)).toBeNull()
})

test('[LOB-S-2] a convoy counts what leaves over the edge it headed for, of two alike that to port', () => {
  const bound = (fleetHeading: number) => {
    const state = task('convoy', [...merchants(gone, gone, gone, {}, {}), raider])
    const red = state.players.find(player => player.seat === 'red')
    if (red) red.fleetHeading = fleetHeading
    return endingOf(state)
  }
  expect([9000, 4501, 13_500].map(bound)).toEqual(['mission', 'mission', 'mission'])
  expect([0, 4500, 13_501, 27_000].map(bound)).toEqual([null, null, null, null])
})

test('[LOB-221] merchantmen taken and surrendered are destroyed; three are enough for the raiders', () => {
  const struck = { ...takenByBlue, isStruck: true, crew: 0 }
  const state = task('convoy', [...merchants(sunk, takenByBlue, struck, {}, {}), raider])
  expect([endingOf(state), sideThatWins(state)]).toEqual(['mission', 1])
  expect(endingOf(task('convoy', [...merchants(sunk, sunk, {}, {}, {}), raider]))).toBeNull()
})

test('[LOB-221] a fleet without an operational ship on the board is gone', () => {
  const state = task('convoy', [...merchants({}, {}), { ...raider, crew: 0 }])
  expect([endingOf(state), sideThatWins(state)]).toEqual(['mission', 0])
})

test('[LOB-220] a convoy that is away to the last ship has won', () => {
  const ships = [{ id: 'escort', ...gone }, ...merchants(gone, gone, gone).slice(1), raider]
  expect(sideThatWins(task('convoy', ships))).toBe(0)
  const tooFew = [{ id: 'escort', ...gone }, ...merchants(gone, gone, routed).slice(1), raider]
  expect(sideThatWins(task('convoy', tooFew))).toBe(1)
})

test('[LOB-221] at the turn limit with neither condition met it is a draw', () => {
  const state = task('convoy', [...merchants({}, {}, {}), raider], { turn: 20 })
  expect([endingOf(state), sideThatWins(state)]).toEqual(['turnLimit', null])
})
