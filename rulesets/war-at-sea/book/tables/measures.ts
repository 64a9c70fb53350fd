/** Lengths of the table are whole tenths of a millimetre. */
export const millimetre = 10

/** [WAS-001] A section of the ruler, 90 mm. */
export const section = 900

/** [WAS-002] The ruler's last range; cards extend it. */
export const rulersLast = 5

/** [WAS-098] The last range that cards print main gunnery for; beyond it there are only abilities. */
export const printedLast = 3

/** [WAS-057] A movement point turns by so much at most, 1/100 degree. */
export const turnOfPoint = 9000

/** [WAS-060] [WAS-062] Movement points that going astern and a turn on the spot cost. */
export const pointsFor = { astern: 1, pivot: 2 } as const

/** [WAS-060] What a unit of one point sails astern where the players agree. */
export const slowAstern = 450

/** [WAS-063] [WAS-141] No loss takes the last movement point. */
export const leastSpeed = 1

/** [WAS-006] Round bases of torpedo boats and aircraft, 30 mm across. */
export const baseSize = 300

/** [WAS-073] Fog is a disc of 90 mm, smoke and squalls of 45 mm: their radii. */
export const cloudRadius = { fog: 900, smoke: 450, squall: 450 } as const

/** [WAS-160] A ship this near claims an objective, an enemy ship this near hinders. */
export const objectiveReach = { claims: 900, hinders: 1800 } as const

/** [WAS-131] [WAS-180] Three sections, and one more with Sub Hunter. */
export const detectionReach = { usual: 2700, subHunter: 3600 } as const

/** [WAS-037] [WAS-038] Ships stand this near their own edge; submarines keep this far from the middle. */
export const deployment = { shipsWithin: 1800, submarinesOff: 900 } as const

/** [WAS-173] A squall drifts this far. */
export const squallDrift = 900

/** [WAS-136] Enemy ships with ASW dice this near threaten a submarine. */
export const threatReach = 1800

/** [WAS-182] A combat air patrol moves this far. */
export const patrolReach = 1800

/** [WAS-A39] [WAS-A49] A ship this near can be pointed out or shadowed. */
export const spottingReach = 2700

/** [WAS-A59] Cargo is landed this near to land. */
export const landingReach = 1800

/** Units this near their leader sail and fire with her where one order is given for many; our own measure. */
export const groupReach = 2700
