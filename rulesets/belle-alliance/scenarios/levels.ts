import type { Seat } from '@grognard/umpire'
import type { VictoryLevel } from '../model/setting.ts'

/**
 * [BA-Q-34] The first side wins with so many points more than the other, with fewer the other does;
 * decisive from so far beyond that on. Found by playing equals against each other; no draws.
 */
export function winsFrom(
  least: number,
  { first, second, decisive }: { first: Seat; second: Seat; decisive: number },
): VictoryLevel[] {
  return [
    { least: least + decisive, most: null, seat: first, grade: 'decisive' },
    { least, most: least + decisive - 1, seat: first, grade: 'victory' },
    { least: least - decisive, most: least - 1, seat: second, grade: 'victory' },
    { least: null, most: least - decisive - 1, seat: second, grade: 'decisive' },
  ]
}
