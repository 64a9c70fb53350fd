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
  let place = dice.roll(ships.length) - 1
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[place]
    if (ship !== undefined && isRight(ship)) return ship
    place = after(place, ships.length)
  }
  return undefined
}

/** The next place in a list, round and round. */
export function after(place: number, length: number): number {
  return place + 1 < length ? place + 1 : 0
}
