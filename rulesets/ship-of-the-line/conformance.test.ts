import { testConformance } from '../../checks/conformance.ts'
import { shipOfTheLine } from './index.ts'
import { endings } from './playthroughs/endings.ts'
import { plans } from './playthroughs/plans.ts'

/** Every ruling the other way, and an end in sight. */
const otherwise = {
  windNamesAre: 'to',
  shipsBlockFire: true,
  rammingAllowed: true,
  returningShipMayLeaveAgain: true,
  prizeCountsAsLost: false,
  turnLimit: 25,
}

testConformance(
  shipOfTheLine,
  {
    battles: [
      { seed: 'plain', steps: 6000, every: 7 },
      { seed: 'other', steps: 6000, every: 9, options: otherwise },
      { scenario: 'duel', seed: 'each', steps: 2000 },
      {
        scenario: 'standard',
        seed: 'shared',
        steps: 6000,
        every: 11,
        options: { commandersA: 3, commandersB: 2 },
      },
    ],
    sampled: [
      { seed: 'sampled', steps: 6000 },
      { seed: 'sampled', steps: 6000, options: otherwise },
    ],
    ties: { duel: ['SOL-017'], standard: ['SOL-017'] },
  },
  { folder: new URL('playthroughs/', import.meta.url), plans, endings },
)
