import type { Hull } from './hull.ts'

/** A ship at the origin, heading north. */
export const north: Hull = { x: 0, y: 0, heading: 0, length: 2000, beam: 500 }

/** A ship like her elsewhere. */
export function hull(x: number, y: number, heading = 0): Hull {
  return { x, y, heading, length: 2000, beam: 500 }
}
