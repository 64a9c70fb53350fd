import { expect, test } from 'vitest'
import { sailsStanding, trimFor } from './rig.ts'

test('sails go mast by mast, the mainmast last', () => {
  expect(sailsStanding(3, 9, 9)).toEqual([3, 3, 3])
  expect(sailsStanding(3, 7, 9)).toEqual([1, 3, 3])
  expect(sailsStanding(3, 4, 9)).toEqual([0, 3, 1])
  expect(sailsStanding(3, 1, 9)).toEqual([0, 1, 0])
  expect(sailsStanding(2, 0, 8)).toEqual([0, 0])
})

test('yards stand square before the wind and are braced up as it draws ahead', () => {
  expect(trimFor(0, 18000).brace).toBeCloseTo(0)
  expect(trimFor(0, 9000).brace).toBeLessThan(-30)
  expect(trimFor(0, 27000).brace).toBeGreaterThan(30)
  expect(trimFor(9000, 27000).fill).toBe(1)
  expect(trimFor(0, 0).fill).toBeLessThan(0.3)
})
