import { disorder } from './morale/disorder.ts'
import { endurance } from './morale/endurance.ts'
import { retreat } from './morale/retreat.ts'
import { rout } from './morale/rout.ts'

/** Disorder, retreat, rout, valeur, supplies and rest. */
export const morale = {
  ...disorder,
  ...retreat,
  ...rout,
  ...endurance,
}
