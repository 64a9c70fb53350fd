import { inches } from '@grognard/geometry/measured/units.ts'

/** [LOB-061] The least a ship under way travels and [LOB-067] its least speed, 1/1000 in. */
export const leastMove = inches(1)

/** [LOB-071] [LOB-072] What dropping or weighing the anchor takes off the base move, 1/1000 in. */
export const anchorCost = inches(1)

/** [LOB-068] The travel for which a class turns by its value, 1/1000 in. */
export const turningUnit = inches(1)

/** [LOB-067] [LOB-142] [LOB-148] What speed is divided by when the mainmast or half the sails are gone. */
export const speedDivisor = 2
