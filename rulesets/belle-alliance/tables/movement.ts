import { cm } from '../measures.ts'

/** [BA-2.3.2-02] A fast march is so many times the normal one. */
export const FAST_MARCH_FACTOR = 2

/** [BA-2.3.3-04] Full turns between two charges. */
export const CHARGE_PAUSE = 4

/** [BA-2.4.2-01] What a length of turning costs, in lengths of straight march. */
export const TURNING_COST = 2

/** [BA-Q-14] Contacts are found to 1/1000 cm times this. */
export const BISECTION = 10

/** [BA-Q-15] No corner moves farther between two looks at the ground, 1/1000 cm. */
export const LOOK = cm(0.25)

/** [BA-4.1.8-01] So many figures behind the enemy's extended front take it in the flank. */
export const FIGURES_IN_FLANK = 3
