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
export const sides = 6
