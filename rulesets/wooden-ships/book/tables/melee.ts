/** [WS-222] Squares that the enemy loses: by the die in pairs, then by own strength in columns of ten. */
export const meleeLosses: readonly (readonly number[])[] = [
  [1, 1, 2, 2, 2, 3, 3, 4, 4],
  [0, 1, 1, 1, 2, 2, 2, 3, 4],
  [0, 0, 0, 1, 1, 1, 2, 2, 2],
]

/** [WS-222] */
export const meleeColumn = 10

/** [WS-223] To the own die: boarders against defenders, and the other way round. */
export const boardingModifiers = { boards: 1, defends: -2 } as const

/** [WS-223] By the own class (1, 2, 3 or more), then by the enemy's; low dice are good. */
export const heightModifiers: readonly (readonly number[])[] = [
  [0, -1, -1],
  [1, 0, -1],
  [2, 1, 0],
]

/** [WS-227] Rounds a turn. */
export const meleeRounds = 3

/** [WS-224] [WS-225] [WS-226] [WS-232] How many times stronger decides, in the rules of 1998 and in the Basic ones. */
export const meleeRatios = {
  battle: { demotes: 2, captures: 3, repels: 2 },
  basic: { demotes: 3, captures: 3, repels: 3 },
} as const

/** [WS-235] Prisoners that a square of the prize crew holds. */
export const prisonersHeld = 6

/** Hexes within which a commander is asked about boarding parties; two turns under full sail. */
export const boardingNear = 10

/** [WS-115] [WS-119] [WS-211] Loosening, ungrappling, cutting a mast away succeed on this or less. */
export const looseOn = 2

/** [WS-116] A grapple holds on this or less, and one more for each of the two that is motionless. */
export const grappleOn = 2
