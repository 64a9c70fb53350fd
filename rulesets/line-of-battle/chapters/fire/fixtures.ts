import { inches } from '@grognard/geometry/measured/units.ts'
import { classOf } from '../../book/tables/ships.ts'
import { battleOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestTable } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Battery, Ship, State } from '../../model/state.ts'
import { counterFire } from './counter-fire.ts'
import { fire, openShot, resolveRescue, rollRescue } from './fire.ts'
import { applyDamage, resolveHit, rollHit } from './hit.ts'

export interface Pair extends Omit<Setting, 'ships'> {
  /** Hull to hull. */
  apart?: number
  ajax?: Partial<Ship>
  heros?: Partial<Ship>
  others?: Partial<Ship>[]
}

/**
 * Ajax of red and Heros of blue, both on a northerly course and 8 inches apart, Heros to starboard
 * of Ajax; Ajax has named her.
 */
export function abeam(given: Pair = {}): State {
  const { apart = 8, ajax = {}, heros = {}, others = [], ...setting } = given
  const beams = classOf(ajax.card ?? 'frigate5').beam + classOf(heros.card ?? 'frigate5').beam
  const x = inches(10)
  return battleOf({
    aims: [{ ship: 'ajax', battery: 'starboard', target: 'heros' }],
    ...setting,
    ships: [
      { id: 'ajax', x, ...ajax },
      { id: 'heros', seat: 'blue', x: x + beams / 2 + inches(apart), ...heros },
      ...others,
    ],
  })
}

/** Ajax across the stern of Heros, who sails away from her, 2 inches from stern to side. */
export function astern(given: Pair = {}): State {
  const ajax: Partial<Ship> = { x: 24_000, y: 20_000, heading: 9000, travelled: 4000, speed: 4000 }
  const card = classOf(given.ajax?.card ?? 'frigate5')
  const target = classOf(given.heros?.card ?? 'frigate5')
  const y = 20_000 + card.beam / 2 + inches(given.apart ?? 2) + target.length / 2
  return abeam({
    aims: [{ ship: 'ajax', battery: 'port', target: 'heros' }],
    ...given,
    ajax: { ...ajax, ...given.ajax },
    heros: { x: 24_000, y, heading: 0, ...given.heros },
  })
}

/** Fires the first shot that was announced up to the answer; dice left over are an error. */
export function fireAt(state: State, dice: readonly number[], rescue = false): TestTable {
  const table = open(state, dice, rescue)
  workOut(table)
  return allRolled(table)
}

/** The whole exchange, answered with this battery where one is given, but for the further move. */
export function exchange(
  state: State,
  dice: readonly number[],
  answer: Battery | null = null,
  rescue = false,
): TestTable {
  const table = open(state, dice, rescue)
  workOut(table)
  if (answer !== null) {
    const shotAt = state.exchange?.shots[0]?.target ?? ''
    const order = { kind: 'counterFire', battery: answer } as const
    counterFire.execute(table, shipOf(state, shotAt).seat, order)
    rollHit(table)
    resolveHit(table)
  }
  applyDamage(table)
  return allRolled(table)
}

function open(state: State, dice: readonly number[], rescue: boolean): TestTable {
  const table = tableFor(state, dice)
  const aim = state.aims[0]
  if (!aim) throw new Error('Nothing was announced.')
  const { ship, battery } = aim
  fire.execute(table, shipOf(state, ship).seat, { kind: 'fire', ship, battery, rescue })
  rollRescue(table)
  resolveRescue(table)
  return table
}

function workOut(table: TestTable): void {
  openShot(table)
  rollHit(table)
  resolveHit(table)
}

function allRolled(table: TestTable): TestTable {
  if (table.left.length > 0) throw new Error(`${table.left.length} dice were not rolled.`)
  return table
}
