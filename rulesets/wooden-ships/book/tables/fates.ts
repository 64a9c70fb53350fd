/** [WS-200] By the die, 1 to 6: what becomes of a ship whose hull is gone. */
export const hullFates = [
  'strikes',
  'strikes',
  'strikes',
  'strikes',
  'sinking',
  'exploding',
] as const

/** [WS-202] The die that ends a ship that is going to. */
export const doomDie = 6

/** [WS-204] [WS-206] Hexes within which a friend keeps a ship from surrendering, and takes it back. */
export const surrender = { isolation: 10, lapse: 5 } as const

/** [WS-210] The die by which a mast hangs over the side. */
export const hangsOn = 1

/** [WS-203] Without the optional rule an explosion is rolled on this table; with it on at most this. */
export const explosionTable = 10
/** [WS-203] The table is so many times what a rake adds to the number. */
export const explosionFactor = 2
