/** Every die has six sides. */
export const dieSides = 6

/** [WAS-036] [WAS-047] Dice for the sides of the table and for initiative. */
export const initiativeDice = 2

/**
 * [WAS-015] [WAS-017] Successes of a die that shows 1 to 6, by what each face is changed: a natural 6 is
 * always two, and one more makes no face worth more than two.
 */
export function worthOfFaces(perDie: number): readonly number[] {
  const known = worths[perDie + 3]
  if (known) return known
  return perDie < 0 ? onlySixes : allOfFourAndMore
}

const onlySixes = [0, 0, 0, 0, 0, 2]
const allOfFourAndMore = [2, 2, 2, 2, 2, 2]

/** From three less to three more on each die. */
const worths: readonly (readonly number[])[] = [
  onlySixes,
  onlySixes,
  [0, 0, 0, 0, 1, 2],
  [0, 0, 0, 1, 1, 2],
  [0, 0, 1, 1, 2, 2],
  [0, 1, 1, 2, 2, 2],
  [1, 1, 2, 2, 2, 2],
]

/** [WAS-018] Where a die scores on a 5 and a 6 only, or on a 6 only. */
export const scoresOnly = { fives: [0, 0, 0, 0, 1, 2], sixes: onlySixes } as const

/** [WAS-020] A torpedo hits with a 6. */
export const torpedoHits = [0, 0, 0, 0, 0, 1] as const

/** [WAS-020] Hull that a torpedo hit takes. */
export const torpedoLoss = 2

/** [WAS-072] [WAS-074] A target hidden in fog or smoke escapes on these; from a shooter beside it on a 6. */
export const concealedOn = { usual: 5, near: 6 } as const

/** [WAS-132] A submarine is detected on 4 and more. */
export const detectedOn = 4

/** [WAS-152] An aircraft is lost with its carrier on a 1. */
export const lostWithCarrier = 1

/** [WAS-A47] A rugged aircraft is spared on this and more. */
export const ruggedOn = 4

/** [WAS-A41] An aircraft beaten off by a ship is lost, or goes on to bomb. */
export const pressing = { lostOn: 1, goesOnOn: 4 } as const

/** [WAS-170] What finds its way in the dark: patrol bombers, others. */
export const findsInDark = { patrolBomber: 3, others: 5 } as const

/** [WAS-A13] A unit that would be destroyed stays on this and more. */
export const determinedOn = 5

/** [WAS-A15] Torpedoes miss who evades them on this and more. */
export const evadedOn = 3

/** [WAS-141] What a crippled unit lacks: armor and vital armor, speed, torpedo dice, on each die of other attacks. */
export const crippledLoss = { armor: 1, speed: 1, torpedoDice: 1, perDie: 1 } as const

/** [WAS-124] Armor and vital armor that an aircraft lacks while it strafes. */
export const strafersLoss = 2

/** [WAS-171] An aircraft that has flown in the dark is lost on a 1 when it comes home. */
export const lostInDark = 1
