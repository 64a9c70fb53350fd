/** [WS-035] How the wind stands to a ship, by the sixths between heading and wind. */
export const attitudes = ['B', 'A', 'C', 'D'] as const
export type Attitude = (typeof attitudes)[number]

export type ByAttitude = Readonly<Record<Attitude, number>>

/** [WS-052] Hexes by the most that a counter can do, under battle sail or under full sail. */
export const allowances: Record<'battle' | 'full', Readonly<Record<number, ByAttitude>>> = {
  battle: { 3: { A: 3, B: 2, C: 1, D: 0 }, 4: { A: 4, B: 3, C: 1, D: 0 } },
  full: {
    5: { A: 5, B: 4, C: 2, D: 0 },
    6: { A: 6, B: 5, C: 2, D: 0 },
    7: { A: 7, B: 6, C: 2, D: 0 },
  },
}

/** [WS-078] A fore-and-aft rigged ship head to wind, every second turn. */
export const foreAndAftAllowance = 1

/** [WS-036] Velocities of the wind, of eight from 0 to 7. */
export const becalmed = 0
export const gale = 5
export const storm = 6
export const hurricane = 7

const none: ByAttitude = { A: 0, B: 0, C: 0, D: 0 }

/** [WS-037] Hexes lost by velocity and by class 1 to 6; class 7 loses as class 6. */
export const windLosses: readonly (readonly ByAttitude[])[] = [
  [none, none, none, none, none, none],
  byClass(
    { A: 3, B: 2, C: 2, D: 0 },
    { A: 3, B: 2, C: 1, D: 0 },
    { A: 3, B: 2, C: 1, D: 0 },
    { A: 2, B: 1, C: 0, D: 0 },
  ),
  byClass(
    { A: 1, B: 1, C: 1, D: 0 },
    { A: 1, B: 1, C: 0, D: 0 },
    { A: 1, B: 0, C: 0, D: 0 },
    { A: 1, B: 0, C: 0, D: 0 },
  ),
  [none, none, none, none, none, none],
  byClass(none, { A: 1, B: 0, C: 0, D: 0 }, { A: 1, B: 1, C: 0, D: 0 }, { A: 2, B: 2, C: 1, D: 0 }),
  byClass(
    { A: 1, B: 0, C: 0, D: 0 },
    { A: 1, B: 1, C: 0, D: 0 },
    { A: 1, B: 1, C: 1, D: 0 },
    { A: 3, B: 2, C: 2, D: 0 },
  ),
  byClass(
    { A: 2, B: 1, C: 1, D: 0 },
    { A: 3, B: 2, C: 1, D: 0 },
    { A: 3, B: 2, C: 1, D: 0 },
    { A: 3, B: 3, C: 2, D: 0 },
  ),
]

/** Classes 3 and 4 have one column, and so have 5 and 6. */
function byClass(
  first: ByAttitude,
  second: ByAttitude,
  frigates: ByAttitude,
  small: ByAttitude,
): readonly ByAttitude[] {
  return [first, second, frigates, frigates, small, small]
}

/** [WS-039] Hexes that rowed craft lose by velocity, in every attitude; from a gale on they only drift. */
export const rowedLosses: readonly number[] = [0, 0, 1, 2, 3]

/** [WS-081] Most that the speed may grow in a turn; after the first rigging section is lost, one less where it says so. */
export interface Momentum {
  gain: number
  isSlowedByRigging: boolean
  /** [WS-082] Most that the speed may fall. */
  loss: number
}

/** [WS-081] [WS-082] By class, 1 to 5; smaller ones as 5. */
export const momentum: Record<number, Momentum> = {
  1: { gain: 1, isSlowedByRigging: false, loss: 1 },
  2: { gain: 1, isSlowedByRigging: false, loss: 2 },
  3: { gain: 2, isSlowedByRigging: true, loss: 2 },
  4: { gain: 2, isSlowedByRigging: true, loss: 2 },
  5: { gain: 3, isSlowedByRigging: true, loss: 3 },
}
/** [WS-082] From this gun rating on a ship loses speed as slowly as class 1. */
export const slowRating = 80

/** [WS-105] Hexes lost to a ship upwind. */
export const blanketing = { full: 2, battle: 1 } as const
/** [WS-106] One more, or one less, for so many guns between the ratings. */
export const blanketingGuns = 30
/** [WS-106] At most so many times. */
export const blanketingSteps = 2

/** [WS-109] Hexes that a tow costs: towed rating not above the tower's, or above. */
export const towing = { lighter: 1, heavier: 2 } as const

/** [WS-100] Turns from drift to drift, ships of the line and others. */
export const driftEvery = { line: 2, other: 1 } as const
/** [WS-104] Drifting turns before a dismasted ship may turn, by turning ability 1 to 3. */
export const dismastedWait: Readonly<Record<number, number>> = { 1: 3, 2: 2, 3: 1 }

/** [WS-111] 60-degree turns about an anchor at bow or stern. */
export const anchoredTurns = 2
/** [WS-112] Turns running at the capstan. */
export const weighingTurns = 2

/** [WS-251] The difficulty from which no ship comes off. */
export const firmlyAground = 6

/** [WS-096] A collision fouls on this or less. */
export const foulsOn = 3
