import { cm } from '../measures.ts'
import type { Arm } from './arms.ts'

/** Along the front and from front to rear, 1/1000 cm. */
export interface Base {
  width: number
  depth: number
}

const infantryBase: Base = { width: cm(1.5), depth: cm(1.5) }
const cavalryBase: Base = { width: cm(2), depth: cm(4.5) }

/** [BA-1.1.7-04] A gun model with its gunners, or a wagon. */
export const modelBase: Base = { width: cm(5), depth: cm(7.5) }

/** [BA-1.3.1-12] [BA-Q-40] A gun model behind its limber. */
export const limberedBase: Base = { width: cm(5), depth: cm(15) }

/** [BA-1.1.7-04] Chiefs and orderlies. */
export const staffBase: Base = cavalryBase

/** [BA-1.1.7-04] The base of one figure; gunners and drivers off their models stand as infantry. */
export const figureBases: Record<Arm, Base> = {
  infantry: infantryBase,
  'light cavalry': cavalryBase,
  'medium cavalry': cavalryBase,
  'heavy cavalry': cavalryBase,
  artillery: infantryBase,
  wagon: infantryBase,
}
