/** [WAS-161] [WAS-162] What an objective counts, and the points that win. */
export function stakesFor(points: number): { objectiveValue: number; target: number } {
  return { objectiveValue: Math.floor(points / 2), target: Math.ceil((points * 3) / 2) }
}

/** [WAS-164] A battle lasts so many turns where nothing else is agreed on. */
export const usualTurns = 12

/** [WAS-167] A major engagement is one with fleets of so many points. */
export const majorFrom = 200

/** [WAS-S-1] Points for Bismarck when she has left without being crippled. */
export const bismarckAway = 25

/** [WAS-S-2] The raider may get away from this turn on, and has beaten her hunters when so many are out of it. */
export const raiders = { escapesFrom: 5, cruisers: 2 } as const

/** [WAS-S-3] Points by which the winner of the Coral Sea leads. */
export const coralSeaLead = 20

/** [WAS-166] So many merchants sunk or away decide. */
export const merchantsToDecide = 3

/** [WAS-S-5] The airfield is bombarded from as far as this range; so often wins. */
export const bombardments = { range: 3, toWin: 3 } as const

/** [WAS-172] Twilight changes as this turn begins; which comes first a coin tells, day on 1. */
export const twilight = { changesIn: 4, coinSides: 2 } as const

/** [WAS-173] Squalls by a die that shows 1 to 6. */
export const squallsOf = [0, 0, 0, 1, 2, 3] as const

/** [WAS-173] Where squalls begin in the middle row, the first first, in sixths of the width from the west. */
export const squallRow = [3, 1, 5] as const
