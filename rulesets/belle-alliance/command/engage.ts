import { rollThree } from '../morale/roll-three.ts'
import type { BaTable } from '../rules.ts'
import type { Staff, State } from '../state.ts'
import { chiefRow } from '../tables/chief.ts'
import { sidesOfDie } from '../tables/dice.ts'
import { unitOf } from '../units.ts'
import { staffWith } from './chiefs.ts'

/**
 * [BA-1.1.4-09] [BA-1.1.4-07] [BA-Q-24] [BA-Q-68] The first time in a turn that the unit is fired at or fights, a
 * chief in contact is engaged. To be called before the dice; does nothing for other units.
 */
export function engageChief(table: BaTable, unit: string): void {
  const { state } = table
  if (state.engaged.some(row => row.unit === unit)) return
  const chief = chosen(
    table,
    staffWith(state, unit).filter(({ kind }) => kind === 'chief'),
  )
  if (!chief) return
  const { total } = rollThree(table, 'BA-1.1.4-08')
  const { falls, modifier } = chiefRow(total)
  const { seat } = unitOf(state, unit)
  table.emit({ kind: 'chiefEngaged', seat, unit, staff: chief.id, total, falls, modifier })
}

/** [BA-1.1.4-08] What the engaged chief is worth to the unit for the rest of the turn. */
export function chiefModifier({ engaged }: State, unit: string): number {
  return engaged.find(row => row.unit === unit)?.modifier ?? 0
}

/** [BA-1.1.4-07] Of several chiefs a die decides, with the same chance for each. */
function chosen(table: BaTable, chiefs: readonly Staff[]): Staff | undefined {
  const { length } = chiefs
  if (length <= 1) return chiefs[0]
  const fair = sidesOfDie - (sidesOfDie % length)
  for (;;) {
    const die = table.roll(sidesOfDie, 'BA-1.1.4-07')
    if (die <= fair) return chiefs[(die - 1) % length]
  }
}
