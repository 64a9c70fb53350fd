import { normalise } from '@grognard/geometry/measured/angle.ts'
import { playerOf } from '../players.ts'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import { placingGrid, placingTurn } from '../tables/setup.ts'
import { headingAsked } from './placement.ts'
import type { Placement } from './placement.ts'

/**
 * Where somebody points on the screen, as a place that can be said aloud: on a fine grid, and on the
 * heading of the fleet once that is set, whatever the pointer says.
 */
export function pointedAt(
  state: State,
  ship: string,
  x: number,
  y: number,
  heading: number,
): Placement {
  const asked = headingAsked(state, playerOf(state, shipOf(state, ship).seat))
  return {
    ship,
    x: nearest(x, placingGrid),
    y: nearest(y, placingGrid),
    heading: asked ?? normalise(nearest(heading, placingTurn)),
  }
}

function nearest(value: number, step: number): number {
  return Math.floor(value / step + 0.5) * step
}
