import type { BattlePlan, Options } from '@grognard/umpire'

interface Plan extends BattlePlan {
  by: 'computer' | 'chance'
}

/** Battles kept whole as tests; `node boot.mjs checks/playthroughs.ts` plays and writes them anew. */
export const plans: Record<string, Plan> = {
  constitution: plan('constitution', 'Boston'),
  'flamborough-head': plan('flamborough-head', 'not yet begun to fight'),
  'san-domingo': plan('san-domingo', 'the commodore’s band', { turnLimit: 10 }),
  'basic-duel': plan('mars-hercule', 'Raz de Sein', { game: 'basic', turnLimit: 30 }),
  'advanced-duel': plan('nymphe-cleopatre', 'Start Point', { game: 'advanced', turnLimit: 30 }),
  'duel-by-chance': byChance('constitution', 'Halifax', { turnLimit: 40 }),
  'roads-by-chance': byChance('algeciras', 'the bay', { turnLimit: 6 }),
  'commanders-by-chance': byChance('san-domingo', 'flags', {
    commandersA: 3,
    commandersB: 2,
    turnLimit: 4,
  }),
}

function plan(scenario: string, seed: string, options: Options = {}): Plan {
  return { scenario, options, dice: { kind: 'seeded', seed }, by: 'computer' }
}

/** Orders that no sensible captain would give. */
function byChance(scenario: string, seed: string, options: Options = {}): Plan {
  return { ...plan(scenario, seed, options), by: 'chance' }
}
