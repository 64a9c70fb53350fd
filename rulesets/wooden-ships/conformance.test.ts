import type { Options } from '@grognard/umpire'
import { testConformance } from '../../checks/conformance.ts'
import { woodenShips } from './index.ts'
import { endings } from './playthroughs/endings.ts'
import { plans } from './playthroughs/plans.ts'

/** Fleets of many ships are played for a turn or two, others for as long as a duel takes to come to blows. */
const turnsOf: Record<string, number> = {
  'san-domingo': 3,
  lissa: 4,
  trafalgar: 2,
  'trafalgar-frigates': 1,
}

const short = (scenario: string): Options => ({ turnLimit: turnsOf[scenario] ?? 14 })

/** As many commanders as a fleet may have. */
function mostCommanders(scenario: string): Options {
  const specs = woodenShips.scenarios[scenario]?.options ?? {}
  const seats = ['commandersA', 'commandersB'].flatMap(name => {
    const most = specs[name]?.to
    return most === undefined ? [] : [[name, most] as const]
  })
  return Object.fromEntries(seats)
}

testConformance(
  woodenShips,
  {
    battles: [
      { seed: 'plain', steps: 9000, every: 17, options: short },
      {
        seed: 'seats',
        scenario: 'san-domingo',
        steps: 9000,
        every: 17,
        options: scenario => ({ turnLimit: 4, ...mostCommanders(scenario) }),
      },
      ...['drawn', 'built'].map(fleets => ({
        scenario: 'open-battle',
        seed: `seats ${fleets}`,
        steps: 9000,
        every: 23,
        options: (scenario: string) => ({ fleets, turnLimit: 2, ...mostCommanders(scenario) }),
      })),
      ...['advanced', 'basic'].map(game => ({
        scenario: 'constitution',
        seed: game,
        steps: 9000,
        every: 11,
        options: { game, turnLimit: 30 },
      })),
    ],
    sampled: [
      { scenario: 'constitution', seed: 'sampled', steps: 9000, options: { turnLimit: 30 } },
      { scenario: 'algeciras', seed: 'sampled', steps: 9000, options: { turnLimit: 6 } },
      { scenario: 'san-domingo', seed: 'sampled', steps: 9000, options: { turnLimit: 3 } },
    ],
    ties: {},
  },
  { folder: new URL('playthroughs/', import.meta.url), plans, endings },
)
