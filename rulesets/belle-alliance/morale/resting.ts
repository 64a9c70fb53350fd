import { isTouching } from '../formation/zone.ts'
import type { BaTable } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { pointOfRest, turnsOfRest, turnsOfRestByWagon } from '../tables/morale.ts'
import { isDisordered, isOnBoard } from '../units.ts'
import { hasBeenStill } from './stillness.ts'

/** [BA-5.5.4-02] [BA-5.5.4-04] [BA-5.5.2-03] A turn of rest is over: it counts, or it broke what went before. */
export function endRests(table: BaTable): void {
  const { state } = table
  const served = servedByWagons(state)
  for (const unit of state.units.filter(isOnBoard)) {
    const { rest } = unit
    if (rest === null || rest.since === state.turn) continue
    if (isBroken(unit)) table.emit({ kind: 'restBroken', unit: unit.id })
    else if (rest.goal === 'supply' || unit.valeur < unit.startingValeur)
      countTurn(
        table,
        unit,
        rest.turns + (served.has(unit.id) ? turnsOfRest / turnsOfRestByWagon : 1),
      )
  }
}

function isBroken(unit: Unit): boolean {
  return unit.formation.kind !== 'rest' || isDisordered(unit) || !hasBeenStill(unit)
}

function countTurn(table: BaTable, { id, rest, valeur }: Unit, turns: number): void {
  if (turns < turnsOfRest) table.emit({ kind: 'rested', unit: id, turns })
  else if (rest?.goal === 'supply') table.emit({ kind: 'resupplied', unit: id })
  else table.emit({ kind: 'valeurChanged', unit: id, valeur: valeur + pointOfRest, cause: 'rest' })
}

/** [BA-5.5.4-03] Units that draw supplies from a wagon they touch, one from each. */
function servedByWagons(state: State): Set<string> {
  const served = new Set<string>()
  for (const wagon of state.units.filter(isServing)) {
    const unit = state.units.find(
      other =>
        other.rest?.goal === 'supply' &&
        other.seat === wagon.seat &&
        isOnBoard(other) &&
        !served.has(other.id) &&
        isTouching(other, wagon),
    )
    if (unit) served.add(unit.id)
  }
  return served
}

/** [BA-5.5.4-03] The scenario tells which wagons have ammunition. */
function isServing(unit: Unit): boolean {
  if (unit.arm !== 'wagon' || unit.supply === 'none') return false
  return isOnBoard(unit) && unit.figures > 0 && !isDisordered(unit)
}
