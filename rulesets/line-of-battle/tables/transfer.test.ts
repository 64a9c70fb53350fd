import { inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import * as transfer from './transfer.ts'

test('[LOB-080] [LOB-083] [LOB-084] the gap and the two risks', () => {
  const { gap, enemyWithin, roughWeather } = fixture.transfer
  expect(transfer.transferGap).toBe(inches(gap))
  expect(transfer.transferEnemyWithin).toBe(inches(enemyWithin))
  expect(transfer.transferRoughWeather).toBe(roughWeather)
})

test('[LOB-085] the die decides as printed', () => {
  expect(transfer.transferTable).toEqual(fixture.transfer.table)
})

test('[LOB-085] of six crew a 3 brings three over and keeps three', () => {
  expect(transfer.transferOf(6, 3)).toEqual({ arrive: 3, stay: 3, lost: 0 })
})

test('[LOB-085] half of five is two, and the other three stay', () => {
  expect(transfer.transferOf(5, 3)).toEqual({ arrive: 2, stay: 3, lost: 0 })
})

test('[LOB-085] a 1 loses all, a 2 keeps all, a 4 brings all', () => {
  expect(transfer.transferOf(4, 1)).toEqual({ arrive: 0, stay: 0, lost: 4 })
  expect(transfer.transferOf(4, 2)).toEqual({ arrive: 0, stay: 4, lost: 0 })
  expect(transfer.transferOf(4, 4)).toEqual({ arrive: 4, stay: 0, lost: 0 })
})
