import type { Of, Seat } from '@grognard/umpire'
import { grapeBatteries } from '../book/tables/boarding.ts'
import type { Order } from '../orders.ts'
import { plays } from '../rules.ts'
import { hasBattery, sideOnTarget, workingBatteries } from './guns.ts'
import { isFighting, shipOf } from './ships.ts'
import type { Boarding, Gun, Ship, Side, State } from './state.ts'

/** A volley against boarders. */
export interface Volley {
  defender: Ship
  attacker: Ship
  side: Side | null
  guns: readonly Gun[]
}

/** The boarding in hand; throws where there is none. */
export function boardingOf({ boarding }: State): Boarding {
  if (!boarding) throw new Error('No ship is being boarded.')
  return boarding
}

/** Who meets whom with grape, and with which side; null where nobody may. */
export function volleyIn(state: State): Omit<Volley, 'guns'> | null {
  const { boarding } = state
  if (!boarding || boarding.volley === 'none') return null
  const defender = shipOf(state, boarding.defender)
  const attacker = shipOf(state, boarding.attacker)
  if (!isFighting(defender) || !isFighting(attacker)) return null
  return { defender, attacker, side: sideOnTarget(state, defender, attacker) }
}

/** [SOL-103] All that may fire. Which of the guns that bear makes no difference: they are read from one row. */
export function fullVolley(state: State, seat: Seat): Of<Order, 'grape'> | undefined {
  const volley = volleyIn(state)
  if (!volley || volley.defender.seat !== seat) return undefined
  const { defender, side } = volley
  if (side === null || !hasBattery(defender, side, 'any')) return undefined
  const batteries = workingBatteries(defender, side, 'any').slice(0, grapeBatteries)
  return { kind: 'grape', guns: batteries.map(battery => ({ side, battery })) }
}

/** What comes of a boarding whose defender keeps his marines and fires all the grape he may, which is free. */
export const boardingPlayed = plays('boarding', {
  marines: 'keepMarines',
  grape: fullVolley,
  secondGrape: fullVolley,
})
