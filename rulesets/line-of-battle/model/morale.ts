import { shakenBeyond } from '../book/tables/rally.ts'
import type { LobTable } from '../rules.ts'
import {
  cardOf,
  hasLostMoreThan,
  isFreshPrize,
  isInMelee,
  isOnBoard,
  isOperational,
} from './ships.ts'
import type { Ship, State } from './state.ts'

/**
 * [LOB-201] Whether a ship passes its morale test: the die stays below the value of its card with
 * what is added to it, or as agreed at most reaches it.
 */
export function isSteady(state: State, ship: Ship, die: number, bonus: number): boolean {
  return die <= steadyUpTo(state, ship, bonus)
}

/** [LOB-201] The highest die that passes: one below the value, or as agreed the value itself. */
export function steadyUpTo(state: State, ship: Ship, bonus: number): number {
  const value = cardOf(state, ship).morale + bonus
  return state.options.moralePass === 'lte' ? value : value - 1
}

/** [LOB-200] More than half of the hull or more than half of the crew is lost. */
export function isShaken(state: State, ship: Ship): boolean {
  return (
    isOperational(ship) &&
    (hasLostMoreThan(state, ship, 'hull', shakenBeyond) ||
      hasLostMoreThan(state, ship, 'crew', shakenBeyond))
  )
}

/** [LOB-200] [LOB-204] Who tests this turn; [LOB-205] nobody in a melee, [LOB-174] no fresh prize. */
export function mustTest(state: State, ship: Ship): boolean {
  return isShaken(state, ship) && !isInMelee(state, ship) && !isFreshPrize(ship)
}

/** [LOB-153] In initiative order, then as the ships are listed. */
export function gatherShaken(table: LobTable): void {
  const { state } = table
  forgetFails(table)
  const ships: string[] = []
  for (const seat of state.initiative)
    for (const ship of state.ships)
      if (ship.seat === seat && mustTest(state, ship)) ships.push(ship.id)
  if (ships.length > 0 || state.shaken.length > 0) table.emit({ kind: 'shakenGathered', ships })
}

/** [LOB-212] A turn without a test breaks the row of failures; flight ends with its cause. */
function forgetFails(table: LobTable): void {
  const { state } = table
  for (const ship of state.ships) {
    if (!isOnBoard(ship) || mustTest(state, ship)) continue
    const isFleeing = ship.isFleeing && hasCauseToFlee(state, ship)
    if (ship.moraleFails === 0 && ship.isFleeing === isFleeing) continue
    table.emit({ kind: 'failsForgotten', ship: ship.id, isFleeing })
  }
}

/** A ship whose crew is all gone has no less cause than before. */
function hasCauseToFlee(state: State, ship: Ship): boolean {
  return ship.crew === 0 || isShaken(state, ship)
}

/** [LOB-200] The ships that test, in the order of the tests. */
export const shakenShips = (state: State): readonly string[] => state.shaken
