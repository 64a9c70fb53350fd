/** [BA-Q-14] Equal parts of the movement phase, in which all march at once; of a continued advance half. */
export const TICKS = 20
export const ADVANCE_TICKS = 10

/** [BA-2.3.2-02] A fast march is so many times the normal one. */
export const FAST_MARCH_FACTOR = 2

/** [BA-2.3.3-04] Full turns between two charges. */
export const CHARGE_PAUSE = 4

/** [BA-2.4.2-01] What a length of turning costs, in lengths of straight march. */
export const TURNING_COST = 2

/** [BA-Q-14] Contacts are found to 1/1000 cm times this. */
export const BISECTION = 10
