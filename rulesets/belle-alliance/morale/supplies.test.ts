import { expect, test } from 'vitest'
import { battle } from '../testing.ts'
import { unitOf } from '../units.ts'
import { rollThree } from './roll-three.ts'
import { countOnes } from './supplies.ts'
import { moraleTable } from './testing.ts'

/** What the unit has left after these rolls, three dice each. */
function supplyAfter(...rolls: number[][]) {
  const state = battle({ units: [{}] })
  const table = moraleTable(state, ...rolls.flat())
  for (const _ of rolls) countOnes(table, 'u1', rollThree(table, 'BA-3.1.1-07'))
  const { supply, supplyRolls } = unitOf(state, 'u1')
  return [supply, supplyRolls]
}

test('[BA-1.1.8-01] three dice are thrown and their ones counted', () => {
  expect(rollThree(moraleTable(battle(), 1, 5, 1), 'BA-3.1.1-07')).toEqual({ total: 7, ones: 2 })
})

test('[BA-5.5.3-01] [BA-Q-08] BA-TV-082 to 084: two or three ones leave three rolls', () => {
  expect(supplyAfter([1, 1, 4])).toEqual(['limited', 3])
  expect(supplyAfter([1, 1, 1])).toEqual(['limited', 3])
  expect(supplyAfter([1, 2, 3])).toEqual(['full', 0])
})

test('[BA-5.5.3-01] [BA-Q-65] after that every roll counts, whatever it shows', () => {
  const short = [1, 1, 4]
  expect(supplyAfter(short, [6, 6, 6])).toEqual(['limited', 2])
  expect(supplyAfter(short, [1, 1, 1], [6, 6, 6])).toEqual(['limited', 1])
  expect(supplyAfter(short, [4, 4, 4], [5, 5, 5], [6, 6, 6])).toEqual(['none', 0])
  expect(supplyAfter(short, short, short, short, short)).toEqual(['none', 0])
})
