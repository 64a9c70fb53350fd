import { expect, test } from 'vitest'
import { endingOf } from './ending.ts'
import { raider, sideThatWins, squadron, sunk, task } from './testing-task.ts'

const inHarbour = { status: 'inHarbour' as const }

test('[LOB-220] [LOB-S-4] blockade: two thirds in harbour win', () => {
  const won = task('blockade', [...squadron(inHarbour, inHarbour, {}), raider])
  expect([endingOf(won), sideThatWins(won)]).toEqual(['mission', 0])
})

test('[LOB-220] blockade: one third at most wins for the blockaders as soon as no more can come', () => {
  const open = task('blockade', [...squadron(inHarbour, sunk, {}), raider])
  expect(endingOf(open)).toBeNull()
  const shut = task('blockade', [...squadron(inHarbour, sunk, sunk), raider])
  expect([endingOf(shut), sideThatWins(shut)]).toEqual(['mission', 1])
})

test('[LOB-220] blockade: between one and two thirds at the turn limit nobody wins', () => {
  const six = squadron(inHarbour, inHarbour, inHarbour, {}, {}, {})
  const state = task('blockade', [...six, raider], { turn: 20 })
  expect([endingOf(state), sideThatWins(state)]).toEqual(['turnLimit', null])
  const late = squadron(inHarbour, {}, {})
  expect(sideThatWins(task('blockade', [...late, raider], { turn: 20 }))).toBe(1)
})

test('[LOB-220] blockade: with the blockaders gone the rest comes in unhindered', () => {
  const free = task('blockade', [...squadron({}, {}, sunk), { ...raider, crew: 0 }])
  expect([endingOf(free), sideThatWins(free)]).toEqual(['mission', 0])
})
