import type { Dice } from '@grognard/umpire'
import type { Ship, State } from './state.ts'

/** From a place in the list by chance, the first ship of which the condition holds. */
export function shipByChance(
  state: State,
  dice: Dice,
  isRight: (ship: Ship) => boolean,
): Ship | undefined {
  const { ships } = state
  if (ships.length === 0) return undefined
  const first = dice.roll(ships.length) - 1
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[(first + i) % ships.length]
    if (ship !== undefined && isRight(ship)) return ship
  }
  return undefined
}
