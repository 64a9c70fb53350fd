import { degrees, FULL_TURN, inches, QUARTER_TURN } from '@grognard/geometry/measured/units.ts'
import { byDie } from './by-die.ts'

/** [LOB-035] The headings of the four edges the wind may come from, 1/100 degree: N, E, S, W. */
export const windHeadings = [0, 9000, 18000, 27000] as const

/** [LOB-062] [LOB-063] What wind from astern and from ahead adds to a move, 1/1000 in. */
export const windAstern = inches(2)
export const windAhead = inches(-1)

/** [LOB-066] No closer to the wind's eye than this, 1/100 degree. */
export const noGo = degrees(30)

/** [LOB-210] Change of the wind's heading by the die 1 to 6, 1/100 degree, clockwise above 0. */
export const windShifts = [QUARTER_TURN, 0, 0, 0, 0, -QUARTER_TURN] as const

/** [LOB-210] The heading the wind comes from after the die. */
export function windAfter(windFrom: number, die: number): number {
  return (windFrom + byDie<number>(windShifts, die) + FULL_TURN) % FULL_TURN
}
