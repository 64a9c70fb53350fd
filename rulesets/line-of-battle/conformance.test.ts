import type { OptionValue } from '@grognard/umpire'
import { testConformance } from '../../checks/conformance.ts'
import { lineOfBattle } from './index.ts'
import { endings } from './playthroughs/endings.ts'
import { plans } from './playthroughs/plans.ts'

const everything = {
  actionPoints: true,
  noGo30: true,
  targetSize: true,
  nations: true,
  career: true,
}

/** As many players as the scenario seats. */
function mostPlayers(scenario: string): OptionValue {
  const values = lineOfBattle.scenarios[scenario]?.options.players?.values
  return values?.at(-1) ?? '1v1'
}

const inSecret = ['1v1', '2v2'].map(players => ({
  scenario: 'open-battle',
  seed: players,
  steps: 6000,
  options: { fleets: 'built', players, points: 3000, turnLimit: 1 },
}))

testConformance(
  lineOfBattle,
  {
    battles: [
      { seed: 'plain', steps: 6000, every: 11 },
      {
        seed: 'all',
        steps: 6000,
        every: 13,
        options: scenario => ({ ...everything, players: mostPlayers(scenario), turnLimit: 8 }),
      },
      ...inSecret,
    ],
    sampled: [
      { seed: 'sampled', steps: 6000 },
      { seed: 'sampled', steps: 6000, options: { ...everything, turnLimit: 8 } },
    ],
    ties: { constitution: ['LOB-050'], 'open-battle': ['LOB-040', 'LOB-050'] },
  },
  { folder: new URL('playthroughs/', import.meta.url), plans, endings },
)
