import type { Melee, State } from './state.ts'

/** [WS-220] The ship fights in it, boarding or boarded. */
export function fightsIn({ ship, attackers }: Melee, id: string): boolean {
  return ship === id || attackers.includes(id)
}

/** [WS-220] One of the two boards the other in it. */
export function isBetween({ ship, attackers }: Melee, one: string, other: string): boolean {
  return (ship === one && attackers.includes(other)) || (ship === other && attackers.includes(one))
}

/** [WS-231] A fight that has begun and is not decided. */
export function isInMelee(state: State, id: string): boolean {
  return state.melees.some(melee => !melee.isOver && fightsIn(melee, id))
}
