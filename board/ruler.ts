import { distance } from './place.ts'
import type { Point } from './place.ts'

/** Two points being measured, in ground units; the second follows the pointer until it is set. */
export interface Ruler {
  from: Point | null
  to: Point | null
  isSet: boolean
}

export const freshRuler: Ruler = { from: null, to: null, isSet: false }

/** First point, second point, then anew. */
export function rulerPointed(ruler: Ruler, at: Point): Ruler {
  if (!ruler.from || ruler.isSet) return { from: at, to: null, isSet: false }
  return { from: ruler.from, to: at, isSet: true }
}

export function rulerMoved(ruler: Ruler, at: Point): Ruler {
  return ruler.from && !ruler.isSet ? { ...ruler, to: at } : ruler
}

export function measured(ruler: Ruler): number {
  return ruler.from && ruler.to ? distance(ruler.from, ruler.to) : 0
}
