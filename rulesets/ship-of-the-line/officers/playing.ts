import { shipName } from '../picture/piece.ts'
import type { SolRefusal } from '../rules.ts'
import { notAdrift, notStopped, noWreck } from '../sailing/sailor.ts'
import type { Sailing } from '../sailing/sailor.ts'
import type { MastId, Ship, Turn } from '../state.ts'
import type { Card } from '../tables/cards.ts'

/** A card about to be played for the ship whose turn it is. */
export interface Playing extends Sailing {
  card: Card
  mast: MastId | null
  by: number
}

export type CardRefusals = readonly SolRefusal<Playing>[]

export const theShip = ({ ship }: Sailing) => ({ ship: shipName(ship) })

/** [SOL-C09] What ends a ship's movement, so that a card for it would come too late. */
export const mayStillMove: CardRefusals = [notStopped, noWreck, notAdrift]

/** Nothing but cards has been done with the ship in this turn. */
export function isTurnStart(ship: Ship, turn: Turn): boolean {
  if (turn.moves > 0) return false
  return !ship.fired.starboard.includes(true) && !ship.fired.port.includes(true)
}
