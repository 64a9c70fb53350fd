import { turned } from '@grognard/geometry/dots/heading.ts'

/** [SOL-015] By the sum of two dice, 2 to 12: the named wind, headings 0 to 7 clockwise from north. */
export const windTable = [0, 3, 1, 6, 2, 2, 2, 6, 5, 7, 4] as const

/** [SOL-015] Whether a wind is named for where it comes from or for where it blows. */
export const windNames = ['from', 'to'] as const
export type WindNames = (typeof windNames)[number]

/** [SOL-015] The heading the wind comes from. */
export function windFor(dice: number, namesAre: WindNames): number {
  const named = windTable[dice - 2]
  if (named === undefined) throw new RangeError(`Two dice do not show ${dice}.`)
  return namesAre === 'from' ? named : turned(named, 4)
}

/** [SOL-006] How far to either side of the wind no ship sails, 1/100 degree. */
export const noSailZone = 4500
