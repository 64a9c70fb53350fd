/** Every die of the game has six sides. */
export const dieSides = 6

/** [SOL-062] Dice thrown for each battery, whose sum is looked up in the chart. */
export const batteryDice = 2
