import type { OptionValue } from '@grognard/umpire'
import { checkLaws } from '@grognard/umpire/laws/index.ts'
import { icuWording } from '@grognard/umpire/laws/wording.ts'
import { expect, test } from 'vitest'
import { lineOfBattle } from './index.ts'

const everything = {
  actionPoints: true,
  noGo30: true,
  targetSize: true,
  nations: true,
  career: true,
}

test('the laws hold while fleets are built in secret', () => {
  for (const players of ['1v1', '2v2']) {
    const options = { fleets: 'built', players, points: 3000, turnLimit: 1 }
    const trial = { scenario: 'open-battle', seed: players, steps: 6000, options }
    expect(checkLaws(lineOfBattle, { ...trial, every: 1, wording: icuWording })).toEqual([])
  }
})

/** As many players as the scenario seats. */
function mostPlayers(scenario: string): OptionValue {
  const values = lineOfBattle.scenarios[scenario]?.options.players?.values
  return values?.at(-1) ?? '1v1'
}

for (const scenario of Object.keys(lineOfBattle.scenarios)) {
  test(`the laws hold in ${scenario}`, () => {
    const trial = { scenario, seed: 'plain', steps: 6000, every: 11, wording: icuWording }
    expect(checkLaws(lineOfBattle, trial)).toEqual([])
  })

  test(`the laws hold in ${scenario} with every optional rule and four players`, () => {
    const options = { ...everything, players: mostPlayers(scenario), turnLimit: 8 }
    const trial = { scenario, seed: 'all', steps: 6000, every: 13, options, wording: icuWording }
    expect(checkLaws(lineOfBattle, trial)).toEqual([])
  })
}
