import { whole } from '@grognard/geometry/measured/units.ts'
import { isOnBoard } from '../ships.ts'
import type { State } from '../state.ts'

/** Where a ship lies after all have been shifted together. */
export interface Shifted {
  ship: string
  x: number
  y: number
}

/** [LOB-126] All ships shifted alike, so that the middle of them lies in the middle of the board. */
export function recentred(state: State): Shifted[] {
  const ships = state.ships.filter(isOnBoard)
  const shiftX = shiftTo(
    state.width,
    ships.map(ship => ship.x),
  )
  const shiftY = shiftTo(
    state.height,
    ships.map(ship => ship.y),
  )
  return ships.map(ship => ({ ship: ship.id, x: ship.x + shiftX, y: ship.y + shiftY }))
}

function shiftTo(size: number, places: readonly number[]): number {
  if (places.length === 0) return 0
  return whole((size - Math.min(...places) - Math.max(...places)) / 2)
}
