/** [WS-041] Sums of two dice on which the wind changes, by change number; 7 and more never. */
export const changesOn: Readonly<Record<number, readonly number[]>> = {
  2: [2, 3, 4, 10, 11, 12],
  3: [2, 3, 10, 11, 12],
  4: [2, 3, 11, 12],
  5: [2, 11, 12],
  6: [2, 12],
}

/** [WS-045] The base test: every so many turns, on the change number or more. */
export const baseTestEvery = 3

/** [WS-043] By the die: back to the first direction, or sixths clockwise. */
export const directionChanges = ['first', 0, 1, -1, 2, -2] as const

/** [WS-043] By the die. */
export const velocityChanges = [-1, -1, 0, 0, 1, 1] as const

/** [WS-046] In a calm, air comes on this or more. */
export const airOn = 5

/** [WS-040] Classes that a gale forbids full sail; a storm forbids it to all. */
export const noFullSailInGale: readonly number[] = [5, 6]
