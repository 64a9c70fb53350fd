import { artillery } from './fire/artillery.ts'
import { depth } from './fire/depth.ts'
import { fireUnits } from './fire/fire-units.ts'
import { formations } from './fire/formations.ts'
import { help } from './fire/help.ts'
import { linesOfFire } from './fire/lines-of-fire.ts'

/** Fire. */
export const fire = {
  ...fireUnits,
  ...linesOfFire,
  ...help,
  ...depth,
  ...formations,
  ...artillery,
}
