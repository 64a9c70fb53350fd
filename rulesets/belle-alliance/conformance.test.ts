import { testConformance } from '../../checks/conformance.ts'
import { belleAlliance } from './index.ts'
import { endings } from './playthroughs/endings.ts'
import { plans } from './playthroughs/plans.ts'

/** Every rule that players may differ on, the other way. */
const otherwise = { measuring: 'always', retreatDirection: 'chosen', placing: 'free', turns: 4 }

/** Two commanders a side. */
const shared = { commandersA: 2, commandersB: 2, turns: 3 }

testConformance(
  belleAlliance,
  {
    battles: [
      // Chance gives so many orders a turn that only some turns are played.
      { seed: 'plain', steps: 3000, every: 31, options: { turns: 6 } },
      { seed: 'other', steps: 3000, every: 37, options: otherwise },
      { scenario: 'bornhoved', seed: 'shared', steps: 3000, every: 43, options: shared },
      { scenario: 'crossroads-farm', seed: 'each', steps: 600, every: 2, options: { turns: 1 } },
    ],
    sampled: [{ seed: 'sampled', steps: 3000, every: 41, options: { turns: 2 } }],
    spoilt: 150,
  },
  { folder: new URL('playthroughs/', import.meta.url), plans, endings },
)
