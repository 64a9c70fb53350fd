import type { Part } from '../parts.ts'
import type { State, Unit } from '../state.ts'
import { battle } from '../testing.ts'
import type { Setting, TestTable } from '../testing.ts'
import { findUnit } from '../units.ts'
import { orderFactors } from './order-factors.ts'
import { rollOrders } from './order-rolls.ts'
import { commandTable, sheet } from './testing.ts'

/** The chief is 60 cm south of the unit, unless told. */
export const far = { id: 'c', x: 100_000, y: 40_000 }

/** Within reach of the unit. */
export const beside = { ...far, x: 100_000, y: 95_000 }

/** The order rolls of a turn with these dice. */
export function rolled(setting: Setting, parts: Part[], ...dice: number[]): TestTable {
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
export function modifiers(setting: Setting, parts: Part[], failed = 0): string[] {
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
