import { headings, turnBetween, turned } from './heading.ts'

/** Steps of 45 degrees between a heading and the wind's eye, 0 to 4. */
export function offWind(heading: number, windFrom: number): number {
  return turnBetween(heading, windFrom)
}

/** As near the wind as sails will draw: 45 degrees off. */
export function isCloseHauled(heading: number, windFrom: number): boolean {
  return turnBetween(heading, windFrom) === 1
}

/** Headings 45 and 90 degrees off on the other tack, from 45 or 90 off on this; else none. */
export function otherTack(heading: number, windFrom: number): readonly number[] {
  return otherTacks[turned(heading, -windFrom)]?.[windFrom] ?? []
}

/** By heading with the wind in the north, then by the wind. */
const otherTacks = headings.map(off => headings.map(wind => acrossFrom(off, wind)))

function acrossFrom(off: number, windFrom: number): readonly number[] {
  if (off === 1 || off === 2) return [turned(windFrom, -2), turned(windFrom, -1)]
  if (off === 6 || off === 7) return [turned(windFrom, 1), turned(windFrom, 2)]
  return []
}
