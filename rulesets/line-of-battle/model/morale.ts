import { shakenBeyond } from '../book/tables/rally.ts'
import { cardOf, hasLostMoreThan, isFreshPrize, isInMelee, isOperational, shipOf } from './ships.ts'
import type { Ship, State, Test } from './state.ts'

/**
 * [LOB-201] Whether a ship passes its morale test: the die stays below the value of its card with
 * what is added to it, or as agreed at most reaches it.
 */
function isSteady(state: State, ship: Ship, die: number, bonus: number): boolean {
  return die <= steadyUpTo(state, ship, bonus)
}

/** [LOB-201] The highest die that passes: one below the value, or as agreed the value itself. */
export function steadyUpTo(state: State, ship: Ship, bonus: number): number {
  const value = cardOf(state, ship).morale + bonus
  return state.options.moralePass === 'lte' ? value : value - 1
}

/** [LOB-201] Points on a morale test go against the die. */
export function isMoralePassed(state: State, test: Test, more = 0): boolean {
  const die = test.die - test.spent - more
  return isSteady(state, shipOf(state, test.ship), die, test.bonus)
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
