import { total } from '@grognard/umpire'
import { battle, tableFor, unit } from '../../fixtures.ts'
import type { Setting, TestTable } from '../../fixtures.ts'
import type { Loss } from '../../model/losses.ts'
import type { Attack, Helper, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { commandEvents } from '../command/events.ts'
import { declareEvents } from '../declare/events.ts'
import { moraleEvents } from '../morale/events.ts'
import { recoveryEvents } from '../recovery/events.ts'
import { staffEvents } from '../staff/events.ts'
import { meleeEvents } from './events.ts'
import { meleeFactors } from './factors.ts'
import { fightersIn, fightsOf } from './fights.ts'
import type { Body } from './fights.ts'
import { outcomeOf } from './outcome.ts'
import type { Result } from './outcome.ts'
import { fightMelees } from './round.ts'

/** For tests: what takes an enemy on from the north, in contact with `u1` unless told. */
export const blue = { seat: 'blue', heading: 18_000, y: 105_000 } as const

/** An attack that is in contact with its enemy. */
export function attack(unit: string, met: string | null, given: Partial<Attack> = {}): Attack {
  return {
    unit,
    target: met ?? '',
    againstPosition: false,
    terrain: '',
    isCharge: false,
    isContinued: false,
    ifMet: 'attack',
    met,
    state: 'met',
    ...given,
  }
}

export function helper(kind: Helper['kind'], unit: string, of: string, against: string): Helper {
  return { kind, unit, of, against, isShown: true }
}

/** Two lines of thirty that have fought before, red attacking. */
export function duel(
  red: Partial<Unit> = {},
  enemy: Partial<Unit> = {},
  setting: Setting = {},
): State {
  const units = [
    { hasFought: true, ...red },
    { ...blue, hasFought: true, ...enemy },
  ]
  const { units: others = [], ...rest } = setting
  return battle({ attacks: [attack('u1', 'u2')], ...rest, units: [...units, ...others] })
}

/** The names of the rows that count for a unit against an enemy, and what they come to. */
export function counted(state: State, unit: string, enemy?: string): Record<string, number> {
  const found = fightsOf(state).find(
    row =>
      fightersIn(row).includes(unit) && (enemy === undefined || fightersIn(row).includes(enemy)),
  )
  if (!found) throw new RangeError(`${unit} does not fight.`)
  const { factors, side } = meleeFactors(state, found, unit)
  const rows = factors.filter(row => row.when(side))
  return Object.fromEntries(
    rows.map(row => [row.message.replace('ba.modifier.melee.', ''), total([row], side)]),
  )
}

export interface Fought {
  state: State
  table: TestTable
  unit(id: string): Unit
  /** Figures lost, by unit and cause. */
  lost: [string, string, number][]
  /** What fell on whom. */
  fell: [string, string][]
}

/** A sub-phase of melee, with its dice one by one. */
export function fought(state: State, dice: readonly number[]): Fought {
  const tables = {
    ...moraleEvents,
    ...recoveryEvents,
    ...commandEvents,
    ...staffEvents,
    ...declareEvents,
    ...meleeEvents,
  }
  const table = tableFor(state, tables, dice)
  fightMelees(table)
  return {
    state,
    table,
    unit: id => unitOf(state, id),
    lost: table.events
      .flatMap(event =>
        event.kind === 'figuresLost' ? [[event.unit, event.cause, event.lost] as const] : [],
      )
      .map(([unit, cause, lost]) => [unit, cause, lost]),
    fell: table.events
      .flatMap(event =>
        event.kind === 'disorderInflicted' ? [[event.unit, event.degree] as const] : [],
      )
      .map(([unit, degree]) => [unit, degree]),
  }
}

/** What a unit's roll came to against each of its enemies. */
export function totals({ events }: TestTable, unit: string): Record<string, number> {
  return Object.fromEntries(
    events.flatMap(event =>
      event.kind === 'meleeRolled' && event.unit === unit ? [[event.enemy, event.total]] : [],
    ),
  )
}

/** A unit that fights for itself, in the open. */
export function body(given: Partial<Unit> & { id: string }): Body {
  const own = unit(given)
  return {
    unit: own,
    isCovered: false,
    line: null,
    lineFigures: 0,
    isScreened: false,
    others: [],
    figures: own.figures,
  }
}

const red = body({ id: 'red' })

const blueBody = body({ id: 'blue', seat: 'blue', y: 105_000 })

export interface Rolled {
  own?: Body
  enemy?: Body
  totals: [own: number, enemy: number]
  units?: [own: number, enemy: number]
  hasSupplies?: boolean
}

/** Both sides of one fight. */
export function outcomeOfFight({
  own = red,
  enemy = blueBody,
  totals,
  units = [1, 1],
  hasSupplies = true,
}: Rolled) {
  const [total, enemyTotal] = totals
  const one: Result = {
    own,
    enemy,
    total,
    enemyTotal,
    meleeUnits: units[0],
    hasSupplies,
    neighbours: [],
  }
  const other: Result = {
    own: enemy,
    enemy: own,
    total: enemyTotal,
    enemyTotal: total,
    meleeUnits: units[1],
    hasSupplies: true,
    neighbours: [],
  }
  return [one, other]
}

/** Figures lost by each unit. */
export function losses(results: Result[], cause: Loss['cause'] = 'melee'): Record<string, number> {
  const found = outcomeOf(results).losses.filter(loss => loss.cause === cause)
  return Object.fromEntries(found.map(loss => [loss.unit, loss.figures]))
}

/** The disorder that each unit comes into. */
export function effects(results: Result[]): Record<string, string> {
  return Object.fromEntries(outcomeOf(results).effects.map(({ unit: id, degree }) => [id, degree]))
}
