/** [WS-245] What players may agree on instead. */
export const timeFactors = { asRuled: 1, half: 0.5, double: 2 } as const

/** [WS-245] Seconds more at a player's first violation. */
export const graceSeconds = 30

/** [WS-245] Minutes for plots by the most ships of a fleet that they are for. */
const plotMinutes: readonly { ships: number; minutes: number }[] = [
  { ships: 1, minutes: 1 },
  { ships: 3, minutes: 2 },
  { ships: 6, minutes: 3 },
]

/** [WS-245] Beyond that, minutes more for each six ships more. */
const manyShips = { ships: 6, minutes: 3 } as const

/** [WS-245] Minutes for the other phases that are timed. */
export const phaseMinutes: Partial<Record<string, number>> = {
  signals: 1,
  parties: 1,
  targets: 2,
  upkeep: 1,
}

/** [WS-245] Minutes for the plots of so many ships. */
export function minutesForPlots(ships: number): number {
  const few = plotMinutes.find(row => ships <= row.ships)
  if (few) return few.minutes
  const last = plotMinutes.at(-1) ?? manyShips
  return last.minutes + manyShips.minutes * Math.ceil((ships - last.ships) / manyShips.ships)
}
