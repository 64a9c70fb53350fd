/** A ship on a dot: `x` to the east, `y` to the south, heading 0 to 7 clockwise from north. */
export interface DotPose {
  readonly x: number
  readonly y: number
  readonly heading: number
}

export type Side = 'starboard' | 'port'

/** Parts of a dot's distance in which places on a ship are given. */
export const PARTS = 10

/** A place on a ship in parts: along the keel towards the bow, from the keel to starboard. */
export interface Place {
  readonly along: number
  readonly abeam: number
}

/** Along rows and columns a step is one dot long, on a diagonal √2. */
export function isStraight(heading: number): boolean {
  return (heading & 1) === 0
}
