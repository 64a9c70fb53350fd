import { meleeWith } from '../melee/testing.ts'
import { pointsEvolve } from '../points/evolve.ts'
import type { Melee, State } from '../state.ts'
import { tableFor } from '../testing.ts'
import type { TestTable } from '../testing.ts'
import { rallyEvolve } from './evolve.ts'
import { judgeMorale, openMoraleTest, rollMorale } from './morale.ts'
import { gatherShaken, shakenShips } from './shaken.ts'

export const evolve = { ...rallyEvolve, ...pointsEvolve }

/** The whole morale part of a rally phase, with one die for each test. */
export function rally(state: State, ...dice: number[]): TestTable {
  const table = tableFor(state, evolve, dice)
  gatherShaken(table)
  for (const ship of shakenShips(state)) {
    openMoraleTest(table, ship)
    rollMorale(table)
    judgeMorale(table)
  }
  if (table.left.length > 0) throw new Error(`These dice were not thrown: ${table.left.join(', ')}`)
  return table
}

export const beaten = { card: 'line1', hull: 9 }

export const enemy = { id: 'enemy', seat: 'blue', x: 40_000, y: 40_000 }

/** Between these two, larboard to larboard. */
export function melee(attacker: string, defender: string): Melee {
  return meleeWith({ attacker, defender, attackerBattery: 'port' })
}
