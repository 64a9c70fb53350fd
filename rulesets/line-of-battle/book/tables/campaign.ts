/** Of our own (R93): the book says no more than that each battle bears on the next. */

/** [LOB-256] Points that each rank adds to the fleet a commander is given. */
export const pointsPerRank = 500

/** [LOB-256] Of the points of the ships that were lost, one in so many is missing in the next battle. */
export const lossesFelt = 2

/** [LOB-256] Fleets are given in steps of so many points, and never fewer. */
export const fleetStep = 50
export const leastFleet = 500
