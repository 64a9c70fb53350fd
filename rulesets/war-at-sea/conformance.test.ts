import { testConformance } from '../../checks/conformance.ts'
import { warAtSea } from './index.ts'

testConformance(warAtSea, {
  battles: [
    { seed: 'plain', steps: 4000, every: 13 },
    { seed: 'again', steps: 4000, every: 17 },
  ],
  sampled: [{ scenario: 'river-plate', seed: 'sampled', steps: 4000 }],
  ties: { 'river-plate': ['WAS-047'] },
})
