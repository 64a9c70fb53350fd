/** [LOB-S-2] [LOB-S-3] [LOB-S-4] [LOB-S-8] The side with the task: it leaves, arrives or lands. */
export const taskSide = 0

/** [LOB-S-2] Merchantmen that must leave the board, and how many lost ones are enough for the raider. */
export const convoyMerchants = { toLeave: 3, toDestroy: 3 }

/** [LOB-S-3] [LOB-S-4] Shares of a fleet in thirds. */
export const thirds = { whole: 3, forTheTask: 2, againstIt: 1 }
