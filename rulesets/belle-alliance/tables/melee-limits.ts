/** [BA-4.1.3-08] Ranks of a unit that fight, and its outer files where it is taken in the flank. */
export const RANKS_FIGHTING = 2
export const FILES_FIGHTING = 2

/** [BA-Q-51] A corner of a square stands on two sides: so many figures less than two full ranks. */
export const CORNERS_OF_SIDE = 2

/** [BA-4.5.0-02] So many times the gunners' number stand in the infantry that takes them in. */
export const INFANTRY_TO_GUNNERS = 2

/** [BA-4.1.1-09] [BA-4.1.1-10] What happened so many turns ago still counts in a melee. */
export const TURNS_REMEMBERED = 1
