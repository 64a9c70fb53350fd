import { tableFor } from '../../model/fixtures.ts'
import type { TestTable } from '../../model/fixtures.ts'
import type { Melee, State } from '../../model/state.ts'
import { meleeWith } from '../melee/fixtures.ts'
import { gatherShaken, openMoraleTest, resolveMorale, rollMorale, shakenShips } from './morale.ts'

/** The whole morale part of a rally phase, with one die for each test. */
export function rally(state: State, ...dice: number[]): TestTable {
  const table = tableFor(state, dice)
  gatherShaken(table)
  for (const ship of shakenShips(state)) {
    openMoraleTest(table, ship)
    rollMorale(table)
    resolveMorale(table)
  }
  if (table.left.length > 0) throw new Error(`These dice were not rolled: ${table.left.join(', ')}`)
  return table
}

export const beaten = { card: 'line1', hull: 9 }

export const enemy = { id: 'enemy', seat: 'blue', x: 40_000, y: 40_000 }

/** Between these two, larboard to larboard. */
export function melee(attacker: string, defender: string): Melee {
  return meleeWith({ attacker, defender, attackerBattery: 'port' })
}
