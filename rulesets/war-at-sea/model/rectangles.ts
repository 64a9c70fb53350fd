import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import type { Hull } from './hulls.ts'

/** A rectangle about a hull, which tells quickly what lies well apart: half its sides, its heading as sine and cosine. */
export interface Rectangle {
  x: number
  y: number
  ahead: number
  aside: number
  /** Never less than its farthest corner lies from its middle. */
  reach: number
  sine: number
  cosine: number
}

/** About a hull, or about all that it has swept over on a straight way here. */
export function rectangleOf(hull: Hull, astern = 0): Rectangle {
  const s = sine(hull.heading)
  const c = cosine(hull.heading)
  const ahead = (hull.length + astern) / 2
  const aside = (hull.isRound ? hull.length : hull.beam) / 2
  return {
    x: hull.x - (astern / 2) * s,
    y: hull.y - (astern / 2) * c,
    ahead,
    aside,
    reach: ahead + aside + 1,
    sine: s,
    cosine: c,
  }
}

/** What rounding may do to the corners of two hulls. */
const ROUNDING = 2

/** How far two hulls lie apart at least, never too much; below 0 their outlines have to be looked at. */
export function roomBetween(one: Rectangle, other: Rectangle): number {
  const turned = Math.abs(one.sine * other.cosine - one.cosine * other.sine)
  const along = Math.abs(one.sine * other.sine + one.cosine * other.cosine)
  return Math.max(keptOff(one, other, turned, along), keptOff(other, one, turned, along)) - ROUNDING
}

/** How far the sides of the first keep the second off; by how much one is turned against the other. */
function keptOff(one: Rectangle, other: Rectangle, turned: number, along: number): number {
  const dx = other.x - one.x
  const dy = other.y - one.y
  const aside = Math.abs(dx * one.cosine - dy * one.sine) - one.aside
  const ahead = Math.abs(dx * one.sine + dy * one.cosine) - one.ahead
  return Math.max(
    aside - other.ahead * turned - other.aside * along,
    ahead - other.ahead * along - other.aside * turned,
  )
}
