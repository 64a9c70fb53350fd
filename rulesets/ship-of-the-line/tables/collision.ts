/** [SOL-096] Hull hits of the ship that ran into another. */
export const movingShipHull = 3

/** [SOL-099] Hull hits and batteries of the ship that was struck. */
export const struckShipHull = 5
export const struckShipBatteries = 1
