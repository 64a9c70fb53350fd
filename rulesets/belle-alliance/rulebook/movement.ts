import { direction } from './movement/direction.ts'
import { formationChanges } from './movement/formation-changes.ts'
import { ground } from './movement/ground.ts'
import { march } from './movement/march.ts'
import { passage } from './movement/passage.ts'

/** Movement. */
export const movement = {
  ...formationChanges,
  ...march,
  ...passage,
  ...ground,
  ...direction,
}
