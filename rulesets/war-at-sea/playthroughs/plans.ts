import type { BattlePlan, Options } from '@grognard/umpire'

interface Plan extends BattlePlan {
  by: 'computer' | 'chance'
}

/** Battles kept whole as tests; `node boot.mjs checks/playthroughs.ts war-at-sea` plays and writes them anew. */
export const plans: Record<string, Plan> = {
  'river-plate': plan('river-plate', 'Punta del Este'),
  'coral-sea': plan('coral-sea', 'scratch one flat-top'),
  guadalcanal: plan('guadalcanal', 'Ironbottom Sound', { turnLimit: 2 }),
  'built-fleets': plan('free-battle', 'the slipway', { points: 100, turnLimit: 4 }),
  'river-plate-by-chance': { ...plan('river-plate', 'Colonia'), by: 'chance' },
}

function plan(scenario: string, seed: string, options: Options = {}): Plan {
  return { scenario, options, dice: { kind: 'seeded', seed }, by: 'computer' }
}
