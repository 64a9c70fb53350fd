import { checkLaws } from '@grognard/umpire/laws/index.ts'
import { icuWording } from '@grognard/umpire/laws/wording.ts'
import { expect, test } from 'vitest'
import { shipOfTheLine } from './index.ts'

/** Every ruling the other way, and an end in sight. */
const otherwise = {
  windNamesAre: 'to',
  shipsBlockFire: true,
  rammingAllowed: true,
  returningShipMayLeaveAgain: true,
  prizeCountsAsLost: false,
  turnLimit: 25,
}

for (const scenario of Object.keys(shipOfTheLine.scenarios)) {
  test(`the laws hold in ${scenario}, and chance comes to an end`, () => {
    const trial = { scenario, seed: 'plain', steps: 6000, every: 7, wording: icuWording }
    expect(checkLaws(shipOfTheLine, trial)).toEqual([])
  })

  test(`the laws hold in ${scenario} with every ruling the other way`, () => {
    const trial = { scenario, seed: 'other', steps: 6000, every: 9, wording: icuWording }
    expect(checkLaws(shipOfTheLine, { ...trial, options: otherwise })).toEqual([])
  })
}

test('the laws hold at every order of a duel', () => {
  const trial = { scenario: 'duel', seed: 'each', steps: 2000, every: 1, wording: icuWording }
  expect(checkLaws(shipOfTheLine, trial)).toEqual([])
})
