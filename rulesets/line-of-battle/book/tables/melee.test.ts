import { inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import * as melee from './melee.ts'

test('[LOB-166] the matrix as printed, all 400 cells', () => {
  expect(melee.matrixPrinted.map(written)).toEqual(fixture.melee.printed)
})

test('[LOB-163] [LOB-165] [LOB-166] the matrix as ruled, all 400 cells', () => {
  expect(melee.matrixRuled.map(written)).toEqual(fixture.melee.ruled)
})

test('[LOB-166] print and ruling differ in three cells only', () => {
  const differing = melee.matrixPrinted.flatMap((row, index) =>
    row.filter((cell, column) => cell !== melee.matrixRuled[index]?.[column]),
  )
  expect(differing).toEqual([3, 2, 1])
})

test('[LOB-165] a difference of 6 still takes dice, 7 does not', () => {
  expect([melee.meleeCell(10, 4), melee.meleeCell(3, 10)]).toEqual([6, 'auto'])
})

test('[LOB-164] [LOB-167] [LOB-169] [LOB-170] rounds, losses, the bonus and breaking off', () => {
  const { rounds, loser, winner, continuation, breakOff } = fixture.melee
  expect(melee.roundsToWin).toBe(rounds)
  expect(melee.roundLosses).toEqual({ loser, winner })
  expect(melee.continuationBonus).toBe(continuation)
  expect(melee.breakOffDistance).toBe(inches(breakOff))
})

test('[LOB-160] side by side is half an inch', () => {
  expect(melee.boardingGap).toBe(500)
})

function written(row: readonly melee.MeleeCell[]): string {
  return row.map(cell => (cell === 'auto' ? '-' : String(cell))).join(' ')
}
