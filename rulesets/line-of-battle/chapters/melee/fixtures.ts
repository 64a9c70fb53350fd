import { inches } from '@grognard/geometry/measured/units.ts'
import { classOf } from '../../book/tables/ships.ts'
import { battleOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestTable } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Melee, Ship, State } from '../../model/state.ts'
import {
  gatherRounds,
  isRoundDecided,
  openRound,
  resolveRound,
  rollRound,
  roundsOfTurn,
} from './round.ts'

export interface Beside extends Omit<Setting, 'ships'> {
  /** Hull to hull. */
  apart?: number
  ajax?: Partial<Ship>
  heros?: Partial<Ship>
  others?: Partial<Ship>[]
}

/** Ajax of red and Heros of blue on a northerly course, 0.4 inches apart, Heros to starboard. */
export function beside(given: Beside = {}): State {
  const { apart = 0.4, ajax = {}, heros = {}, others = [], ...setting } = given
  const beams = classOf(ajax.card ?? 'line3').beam + classOf(heros.card ?? 'line3').beam
  const x = inches(10)
  return battleOf({
    ...setting,
    ships: [
      { id: 'ajax', card: 'line3', x, ...ajax },
      { id: 'heros', card: 'line3', seat: 'blue', x: x + beams / 2 + inches(apart), ...heros },
      ...others,
    ],
  })
}

/** Ajax attacks Heros over her starboard side unless told otherwise. */
export function meleeWith(given: Partial<Melee> = {}): Melee {
  return {
    id: 1,
    attacker: 'ajax',
    defender: 'heros',
    attackerBattery: 'starboard',
    defenderBattery: 'port',
    attackerWins: 0,
    defenderWins: 0,
    bonus: 0,
    startedIn: 1,
    winner: null,
    isOpen: false,
    ...given,
  }
}

/** Two crews in melee. */
export function melee(attacker: number, defender: number, given: Partial<Melee> = {}): State {
  return beside({
    ajax: { card: 'line1', crew: attacker },
    heros: { card: 'line1', crew: defender },
    melees: [meleeWith(given)],
  })
}

/** Fights the rounds of the turn; dice left over are an error. */
export function fight(state: State, dice: readonly number[]): TestTable {
  const table = tableFor(state, dice)
  gatherRounds(table)
  for (const id of roundsOfTurn(state)) {
    openRound(table, id)
    while (!isRoundDecided(state)) {
      rollRound(table)
      resolveRound(table)
    }
  }
  if (table.left.length > 0) throw new Error(`${table.left.length} dice were not rolled.`)
  return table
}

export function crews(state: State): number[] {
  return [shipOf(state, 'ajax').crew, shipOf(state, 'heros').crew]
}
