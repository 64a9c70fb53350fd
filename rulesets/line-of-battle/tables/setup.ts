import { degrees, inches } from '@grognard/geometry/measured/units.ts'

/** Most ships of a side; our own limit, to keep its fleets within their ground. */
export const mostShips = 40

/** A drawn fleet takes ships worth at least its points over this while it can; our own measure. */
export const shipsToDraw = 20

/** [LOB-S-2] Sides of a convoy battle. */
export const convoySide = 0
export const raiderSide = 1

/** [LOB-S-2] Merchantmen that join free of points, and raiders on the board before the first turn. */
export const merchantmen = 5
export const vanguard = 3

/** [LOB-S-2] Depth of the strip along the entry edge, 1/1000 in; reconstruction. */
export const entryDepth = inches(3)

/** Grid on which places are offered, 1/1000 in; our own measure. */
export const placingStep = inches(1.5)

/** Places and headings that are pointed at on the screen fall on these, 1/1000 in and 1/100 degree; our own measures. */
export const placingGrid = inches(0.1)
export const placingTurn = degrees(15)
