import type { BattlePlan, Options } from '@grognard/umpire'

interface Plan extends BattlePlan {
  by: 'computer' | 'chance'
}

/** Battles kept whole as tests; `node boot.mjs checks/playthroughs.ts ship-of-the-line` plays them anew. */
export const plans: Record<string, Plan> = {
  duel: plan('computer', 'duel', 'Camperdown'),
  standard: plan('computer', 'standard', 'Cape St Vincent'),
  handicap: plan('computer', 'handicap', 'Copenhagen', { turnLimit: 20 }),
  'duel-by-chance': plan('chance', 'duel', 'Lissa', { turnLimit: 60 }),
}

function plan(by: Plan['by'], scenario: string, seed: string, options: Options = {}): Plan {
  return { by, scenario, options, dice: { kind: 'seeded', seed } }
}
