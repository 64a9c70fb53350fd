import { expect, test } from 'vitest'
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
