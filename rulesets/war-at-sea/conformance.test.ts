import { testConformance } from '../../checks/conformance.ts'
import { warAtSea } from './index.ts'

testConformance(warAtSea, {
  battles: [
    { seed: 'plain', steps: 4000, every: 13 },
    { seed: 'again', steps: 4000, every: 17 },
    {
      scenario: 'free-battle',
      seed: 'fleets',
      steps: 4000,
      every: 17,
      options: { points: 200, light: 'twilight', weather: true, uniqueShips: true, turnLimit: 4 },
    },
    {
      scenario: 'free-battle',
      seed: 'pacific',
      steps: 4000,
      every: 17,
      options: { historicalNations: 'pacific', objectivesCanFlip: true, turnLimit: 6 },
    },
  ],
  sampled: [
    { scenario: 'river-plate', seed: 'sampled', steps: 4000 },
    { scenario: 'free-battle', seed: 'sampled', steps: 4000, options: { turnLimit: 1 } },
  ],
  ties: { 'river-plate': ['WAS-047'], 'free-battle': ['WAS-036', 'WAS-047'] },
})
