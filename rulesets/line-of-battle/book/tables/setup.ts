import { degrees, inches } from '@grognard/geometry/measured/units.ts'

/** [LOB-001] Least width and height of the board, 1/1000 in. */
export const leastBoard = inches(48)

/** [LOB-003] The denominator of the scale that the printed distances are made for. */
export const printedScale = 1200

/** [LOB-004] Centimetres on a metric rule that stand for one inch. */
export const centimetresPerInch = 3

/** [LOB-007] The measures of the gauge: longest range and gap in 1/1000 in, half the arc in 1/100 degree. */
export const gauge = { range: inches(15), gap: inches(2), halfArc: degrees(30) }

/** [LOB-005] Every die of the game has six sides. */
export const dieSides = 6

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
