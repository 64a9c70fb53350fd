import type { BattlePlan, Json, Options } from '@grognard/umpire'
import { crossroadsFarm } from '../scenarios/crossroads-farm/index.ts'

interface Plan extends BattlePlan {
  by: 'computer' | 'chance'
  thoughts: string
}

/** Every rule that players may differ on, the other way. */
const otherwise: Options = { measuring: 'always', retreatDirection: 'chosen', placing: 'free' }

/** Battles kept whole as tests; `node boot.mjs checks/playthroughs.ts belle-alliance` plays them anew. */
export const plans: Record<string, Plan> = {
  training: plan('computer', 'crossroads-farm', 'Quatre Bras'),
  bornhoved: plan('computer', 'bornhoved', 'Eider'),
  hougoumont: plan('computer', 'hougoumont', 'Nivelles'),
  'other-rulings': plan('computer', 'crossroads-farm', 'Ligny', otherwise),
  'own-scenario': {
    ...plan('computer', 'own', 'Wavre'),
    papers: { scenario: shortened() },
  },
  /** Chiefs fall in it and are replaced. */
  'training-by-chance': plan('chance', 'crossroads-farm', 'Eider'),
}

function plan(by: Plan['by'], scenario: string, seed: string, options: Options = {}): Plan {
  return { by, thoughts: seed, scenario, options, dice: { kind: 'seeded', seed } }
}

/** The training ground in four turns, with pioneers among the light troops. */
function shortened(): Json {
  const sides = crossroadsFarm.sides.map(side => ({
    ...side,
    units: side.units.map(unit => (unit.light ? { ...unit, pioneers: true } : unit)),
  }))
  return JSON.parse(JSON.stringify({ ...crossroadsFarm, turns: 4, sides }))
}
