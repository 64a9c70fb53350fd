import type { Plan } from './plan.ts'

/** A plan for tests: blind chance at tic-tac-toe where nothing else is said. */
export function testingPlan(given: Partial<Plan>): Plan {
  return {
    ruleset: 'tic-tac-toe',
    scenario: 'standard',
    options: {},
    papers: {},
    contestants: { crosses: 'random', noughts: 'random' },
    battles: 4,
    seed: 'tests',
    swap: false,
    vary: null,
    ...given,
  }
}
