import type { Options } from '@grognard/umpire'
import { testConformance } from '../../checks/conformance.ts'
import { warAtSea } from './index.ts'
import { endings } from './playthroughs/endings.ts'
import { plans } from './playthroughs/plans.ts'

/** Fleets of many units are played for as long as it takes them to come to blows. */
const turnsOf: Record<string, number> = {
  'barents-sea': 5,
  guadalcanal: 2,
  'coral-sea': 3,
  'meeting-engagement': 4,
  'free-battle': 4,
}

const short = (scenario: string): Options => {
  const turnLimit = turnsOf[scenario]
  return turnLimit === undefined ? {} : { turnLimit }
}

testConformance(
  warAtSea,
  {
    battles: [
      { seed: 'plain', steps: 4000, every: 29, options: short },
      { seed: 'again', scenario: 'river-plate', steps: 4000, every: 13 },
      { seed: 'again', scenario: 'coral-sea', steps: 4000, every: 23 },
      {
        scenario: 'coral-sea',
        seed: 'shared',
        steps: 4000,
        every: 31,
        options: { commandersA: 2, commandersB: 2, turnLimit: 3 },
      },
      {
        scenario: 'free-battle',
        seed: 'fleets',
        steps: 4000,
        every: 29,
        options: { points: 200, light: 'twilight', weather: true, uniqueShips: true, turnLimit: 4 },
      },
      {
        scenario: 'free-battle',
        seed: 'shared',
        steps: 4000,
        every: 31,
        options: { points: 150, commandersA: 3, commandersB: 2, turnLimit: 2 },
      },
      {
        scenario: 'free-battle',
        seed: 'pacific',
        steps: 4000,
        every: 29,
        options: { historicalNations: 'pacific', objectivesCanFlip: true, turnLimit: 5 },
      },
    ],
    sampled: [
      { scenario: 'river-plate', seed: 'sampled', steps: 4000 },
      { scenario: 'coral-sea', seed: 'sampled', steps: 4000, options: { turnLimit: 2 } },
      { scenario: 'free-battle', seed: 'sampled', steps: 4000, options: { turnLimit: 1 } },
    ],
    ties: { 'denmark-strait': ['WAS-047'], 'free-battle': ['WAS-036', 'WAS-047'] },
  },
  { folder: new URL('playthroughs/', import.meta.url), plans, endings },
)
