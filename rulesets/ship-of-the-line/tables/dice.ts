/** Every die of the game has six sides. */
export const dieSides = 6
