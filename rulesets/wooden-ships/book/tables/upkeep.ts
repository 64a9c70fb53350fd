/** [WS-241] Notes of a kind that make a repair, the squares it gives back, crew sections that it takes. */
export const repair = { notes: 3, squares: 2, sections: 2 } as const

/** [WS-261] Turns running, and the hexes beyond which they count. */
export const running = { turns: 10, beyond: 10 } as const

/** [WS-262] A captured ship scores so many times her points. */
export const captureFactor = 2

/** [WS-S-6] The fugitives win with so many times their own points against their pursuers'. */
export const escapeFactor = 2
