/** [BA-1.1.8-01] Every test is thrown with so many dice of so many sides. */
export const diceOfRoll = 3
export const sidesOfDie = 6
