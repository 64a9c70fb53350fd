import { testConformance } from '../../checks/conformance.ts'
import { woodenShips } from './index.ts'

testConformance(woodenShips, {
  battles: [{ scenario: 'constitution', seed: 'plain', steps: 6000, every: 11 }],
  ties: {},
})
