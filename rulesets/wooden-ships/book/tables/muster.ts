/** [WS-S-7] Fleets for points: the most ships, and how many of them sail in a division. Ours. */
export const muster = { most: 10, division: 5 } as const

/** [WS-S-7] Where the first fleet's leading ship lies, the second's as far from the other edge; hexes, and between ships in line. Ours. */
export const stations = { column: 17, row: 5, apart: 16, spacing: 3 } as const
