/** [SOL-126] Turns a ship stays off the board. */
export const turnsAway = 1

/** [SOL-128] What a disengaged ship mends: one of the three. */
export const repairs = { sail: 1, batteries: 2, hull: 3 } as const
export type RepairId = keyof typeof repairs
