import { closedFormations } from './units/closed-formations.ts'
import { parts } from './units/parts.ts'
import { skirmishLines } from './units/skirmish-lines.ts'
import { workAndRest } from './units/work-and-rest.ts'
import { wrongFormations } from './units/wrong-formations.ts'

/** Units, their parts and their formations. */
export const units = {
  ...parts,
  ...closedFormations,
  ...skirmishLines,
  ...workAndRest,
  ...wrongFormations,
}
