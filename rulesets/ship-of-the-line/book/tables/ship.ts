/** [SOL-012] Flags to fight under. */
export const nationIds = ['england', 'france', 'spain', 'netherlands', 'denmark', 'usa'] as const
export type NationId = (typeof nationIds)[number]

/** [SOL-010] Ships of a player in the standard game. */
export const shipsPerPlayer = 3

/** [SOL-001] Batteries on each side, numbered from 1 at the bow. */
export const batteriesPerSide = 5
export const batteryNumbers = [1, 2, 3, 4, 5] as const

/** [SOL-004] Sails of a mast from the bottom up; that there are three is a reconstruction. */
export const sailNames = ['course', 'topsail', 'topgallant'] as const
export const sailsPerMast = sailNames.length

/** [SOL-072] Hull hits that sink a ship. */
export const hullSinksAt = 20

/** [SOL-021] Moves for each standing mast with a sail, and [SOL-022] the least in a turn. */
export const movesPerMast = 1
export const fewestMoves = 1

/** [SOL-056] Batteries 1 to 5 along the keel from its middle, tenths of a cable, bow above 0. */
export const batteryPlaces = [4, 2, 0, -2, -4] as const

/** [SOL-063] How far a battery stands from the keel, tenths of a cable. */
export const batteryFromKeel = 1

/** [SOL-063] Masts along the keel, tenths of a cable. */
export const mastPlaces = { fore: 3, main: 0, mizzen: -3 } as const

/** [SOL-052] Cables to the side or diagonal: the longest range, and the most of both together. */
export const longestRange = 3
export const longestSum = 4

/** [SOL-082] How far a ship held by a wreck may fire, cables. */
export const rangeWithWreck = 1

/** [SOL-096] Hull hits of the ship that ran into another. */
export const movingShipHull = 3

/** [SOL-099] Hull hits and batteries of the ship that was struck. */
export const struckShipHull = 5
export const struckShipBatteries = 1

/** [SOL-126] Turns a ship stays off the board. */
export const turnsAway = 1

/** [SOL-128] What a disengaged ship mends: one of the three. */
export const repairs = { sail: 1, batteries: 2, hull: 3 } as const
export const repairIds = ['sail', 'batteries', 'hull'] as const
export type RepairId = (typeof repairIds)[number]
