import type { State } from '../model/state.ts'

/** How boldly a commander fights. */
export interface Manner {
  /** Of harm taken, beside harm done. */
  danger: number
  /** Ships leave the line once an enemy is so near, hexes. */
  breakAt: number
  /** She wants to come as near as this, hexes, and how much each hex beyond it counts. */
  effective: number
  nearness: number
}

const danger = 0.5
const breakAt = 8

/** Who has come to nothing after so many turns takes more on himself, and twice as much after twice as many. */
const PATIENCE = 16

const nearness = 0.5

/** Guns tell within this, hexes; in time he comes nearer by as much. */
export const EFFECTIVE = 3
const NEARER = 2

/** A battle that drags on is fought more and more boldly. */
export function mannerOf({ turn }: State): Manner {
  const haste = Math.min(2, turn / PATIENCE)
  return {
    danger: danger / (1 + haste),
    breakAt,
    effective: EFFECTIVE - NEARER * Math.min(1, haste),
    nearness: nearness * (1 + haste),
  }
}
