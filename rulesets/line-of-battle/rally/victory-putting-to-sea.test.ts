import { expect, test } from 'vitest'
import type { Ship } from '../state.ts'
import { endingOf } from './ending.ts'
import {
  gone,
  raider,
  routed,
  sideThatWins,
  squadron,
  sunk,
  takenByBlue,
  task,
} from './testing-task.ts'
import { puttingToSea } from './victory-putting-to-sea.ts'

test('[LOB-220] [LOB-S-3] putting to sea: two thirds of the fleet away over the right edge', () => {
  const won = task('puttingToSea', [...squadron(gone, gone, {}), raider])
  expect([endingOf(won), sideThatWins(won)]).toEqual(['mission', 0])
  const wrongEdge = { ...gone, left: { edge: 0, byMorale: false } }
  expect(endingOf(task('puttingToSea', [...squadron(gone, wrongEdge, {}), raider]))).toBeNull()
  expect(endingOf(task('puttingToSea', [...squadron(gone, routed, {}), raider]))).toBeNull()
})

test('[LOB-220] putting to sea: more than one third destroyed', () => {
  expect(endingOf(task('puttingToSea', [...squadron(sunk, {}, {}), raider]))).toBeNull()
  const lost = task('puttingToSea', [...squadron(sunk, takenByBlue, {}), raider])
  expect([endingOf(lost), sideThatWins(lost)]).toEqual(['mission', 1])
})

test('[LOB-S-3] putting to sea is done when the blockaders are gone, not when the fleet is', () => {
  const isDone = (...ships: Partial<Ship>[]) => puttingToSea.isDone(task('puttingToSea', ships))
  expect(isDone(...squadron({}, {}, {}), raider)).toBe(false)
  expect(isDone(...squadron({}, {}, {}), { ...raider, ...sunk })).toBe(true)
  expect(isDone(...squadron(sunk, sunk, sunk), raider)).toBe(false)
})
