import { battle, tableFor } from '../../fixtures.ts'
import type { Setting, TestTable } from '../../fixtures.ts'
import type { ClauseOf, OrderClause } from '../../model/clauses.ts'
import { orderFactors, rollOrders } from '../../model/order-rolls.ts'
import type { Sheet, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit } from '../../model/units.ts'
import { moraleEvents } from '../morale/events.ts'
import { recoveryEvents } from '../recovery/events.ts'
import { staffEvents } from '../staff/events.ts'
import { commandEvents } from './events.ts'

/** For tests: a table with the bookkeeping of orders and of disorder. */
export function commandTable(setting: Setting, dice: readonly number[] = []): TestTable {
  return tableFor(
    battle(setting),
    { ...moraleEvents, ...recoveryEvents, ...commandEvents, ...staffEvents },
    dice,
  )
}

/** For tests: a sheet of red's for a unit. */
export function sheet(
  unit: string,
  parts: OrderClause[],
  result: Sheet['result'] = 'written',
): Sheet {
  return { unit, seat: 'red', parts, result }
}

/** For tests: a plain change of formation. */
export function form(formation: 'square' | 'huddle' | 'line'): OrderClause {
  const plain = { front: null, gap: null, turnsAbout: false }
  return { kind: 'form', formation, ...plain, quarter: 'none', middle: 'left' }
}

/** For tests: a march straight ahead, 1/1000 cm. */
export function march(amount = 10_000): ClauseOf<'march'> {
  const legs = [{ kind: 'straight' as const, amount }]
  return { kind: 'march', rate: 'normal', legs, fromTick: 1, toTick: 20, course: 0 }
}

/** For tests: the kinds of what happened. */
export function kindsOf({ events }: TestTable): string[] {
  return events.map(({ kind }) => kind)
}

/** The chief is 60 cm south of the unit, unless told. */
export const far = { id: 'c', x: 100_000, y: 40_000 }

/** Within reach of the unit. */
export const beside = { ...far, x: 100_000, y: 95_000 }

/** The order rolls of a turn with these dice. */
export function rolled(setting: Setting, parts: OrderClause[], ...dice: number[]): TestTable {
  const units = setting.units ?? [{ id: 'u1', chief: 'c' }]
  const sheets = [sheet('u1', parts)]
  const table = commandTable({ staff: [far], ...setting, units, sheets }, dice)
  rollOrders(table)
  return table
}

export function unitIn({ state }: { state: State }, id = 'u1'): Unit | undefined {
  return findUnit(state, id)
}

/** What counts in the roll of the first unit, each with its value. */
export function modifiers(setting: Setting, parts: OrderClause[], failed = 0): string[] {
  const state = battle({ staff: [far], units: [{ id: 'u1', chief: 'c' }], ...setting })
  const [unit] = state.units
  if (!unit) throw new Error('The setting has no unit.')
  const roll = { state, unit, parts, failed }
  return orderFactors
    .filter(factor => factor.when(roll))
    .map(({ message, value }) => {
      const counted = typeof value === 'number' ? value : value(roll)
      return `${message.replace('ba.modifier.', '')} ${counted}`
    })
}

export const mother = { id: 'm', chief: 'c' }

export const line = {
  id: 'u1',
  mother: 'm',
  chief: 'c',
  figures: 10,
  formation: { kind: 'skirmish' as const, front: null, gap: 1_500 },
}
