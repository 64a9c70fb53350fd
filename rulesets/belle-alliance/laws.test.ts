import { checkLaws } from '@grognard/umpire/laws/index.ts'
import { icuWording } from '@grognard/umpire/laws/wording.ts'
import { expect, test } from 'vitest'
import { belleAlliance } from './index.ts'

/** Every rule that players may differ on, the other way. */
const otherwise = { measuring: 'always', retreatDirection: 'chosen', placing: 'free', turns: 4 }

/** Chance gives so many orders a turn that only some turns are played. */
const short = { turns: 6 }

for (const scenario of Object.keys(belleAlliance.scenarios)) {
  test(`the laws hold in ${scenario}`, () => {
    const trial = { scenario, seed: 'plain', steps: 3000, every: 31, wording: icuWording }
    expect(checkLaws(belleAlliance, { ...trial, options: short })).toEqual([])
  })

  test(`the laws hold in ${scenario} with every ruling the other way`, () => {
    const trial = { scenario, seed: 'other', steps: 3000, every: 37, wording: icuWording }
    expect(checkLaws(belleAlliance, { ...trial, options: otherwise })).toEqual([])
  })
}

test('the laws hold at every other order of a turn of the training fight', () => {
  const scenario = 'crossroads-farm'
  const trial = { scenario, seed: 'each', steps: 600, every: 2, wording: icuWording }
  expect(checkLaws(belleAlliance, { ...trial, options: { turns: 1 } })).toEqual([])
})
