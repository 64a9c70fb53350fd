import { asideOf } from '@grognard/geometry/measured/pose.ts'
import type { Battery, Melee, Ship, State } from './state.ts'

/** [LOB-172] Whether a ship fights a melee over this side; that side does not fire. */
export function isMeleeSide(state: State, ship: Ship, battery: Battery): boolean {
  const { melees } = state
  for (let i = 0; i < melees.length; i++) {
    const melee = melees[i]
    if (melee === undefined || melee.winner !== null) continue
    if (melee.attacker === ship.id && melee.attackerBattery === battery) return true
    if (melee.defender === ship.id && melee.defenderBattery === battery) return true
  }
  return false
}

/** [LOB-172] Whether two ships fight each other; no gun of the one is fired at the other then. */
export function areInMelee(state: State, one: Ship, other: Ship): boolean {
  const { melees } = state
  for (let i = 0; i < melees.length; i++) {
    const melee = melees[i]
    if (melee === undefined || melee.winner !== null) continue
    if (melee.attacker === one.id && melee.defender === other.id) return true
    if (melee.attacker === other.id && melee.defender === one.id) return true
  }
  return false
}

/** The side of a ship that another lies on; starboard where it lies dead ahead or astern. */
export function sideTowards(ship: Ship, other: Ship): Battery {
  return asideOf(ship, other.x, other.y) < 0 ? 'port' : 'starboard'
}

/** The melee that waits for the word of this victor, if any. */
export function openMelee(state: State, winner: 'attacker' | 'defender'): Melee | undefined {
  const { melees } = state
  for (let i = 0; i < melees.length; i++) {
    const melee = melees[i]
    if (melee !== undefined && melee.isOpen && melee.winner === winner) return melee
  }
  return undefined
}

/** [LOB-162] A number no melee bears now, nor one that had a round this turn and ended. */
export function nextMelee(state: State): number {
  let highest = Math.max(0, ...state.rounds)
  for (const melee of state.melees) highest = Math.max(highest, melee.id)
  return highest + 1
}

/** Its melees end with it. */
export function dropMelees(state: State, ship: string): void {
  state.melees = state.melees.filter(row => row.attacker !== ship && row.defender !== ship)
}
