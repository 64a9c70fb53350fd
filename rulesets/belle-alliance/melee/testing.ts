import { total } from '@grognard/umpire'
import { commandEvolve } from '../command/evolve.ts'
import { moraleEvolve } from '../morale/evolve.ts'
import type { Attack, Helper, State, Unit } from '../state.ts'
import { battle, tableFor } from '../testing.ts'
import type { Setting, TestTable } from '../testing.ts'
import { unitOf } from '../units.ts'
import { meleeEvolve } from './evolve.ts'
import { meleeFactors } from './factors.ts'
import { fightersIn, fightsOf } from './fights.ts'
import { fight } from './steps.ts'

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
  const table = tableFor(state, { ...moraleEvolve, ...commandEvolve, ...meleeEvolve }, dice)
  fight(table)
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
