import { outlineOf, hullOf, unitInTheWay, unitsNear } from '../../model/hulls.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import { cardOf } from '../../model/units.ts'
import type { WasTable } from '../../rules.ts'

/** [WAS-005] Units come on in the turn that the scenario names, as soon as their place is free. */
export function bringOn(table: WasTable): void {
  for (const unit of table.state.units)
    if (isDue(table.state, unit) && isPlaceFree(table.state, unit))
      table.emit({ kind: 'unitArrived', unit: unit.id })
}

function isDue(state: State, unit: SeaUnit): boolean {
  return unit.status === 'waiting' && cardOf(state, unit).enters <= state.turn
}

function isPlaceFree(state: State, unit: SeaUnit): boolean {
  const { length } = cardOf(state, unit)
  const near = unitsNear(state, unit, unit, length)
  return !unitInTheWay(state, unit, outlineOf(hullOf(state, unit)), near)
}
