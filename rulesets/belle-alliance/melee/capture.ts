import { isTouching } from '../formation/zone.ts'
import { isAbandoned } from '../march/passing.ts'
import type { BaTable } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { areEnemies, isDisordered, isOnBoard } from '../units.ts'
import { isWithRefuge } from './body.ts'

/** [BA-4.5.0-05] Abandoned guns that an enemy has stood at for a whole turn; one battery a unit. */
export function captureGuns(table: BaTable): void {
  const { state } = table
  endRefuges(table)
  const takers = new Set<string>()
  for (const battery of state.units.filter(unit => isLostAllTurn(state, unit))) {
    const taker = state.units.find(unit => !takers.has(unit.id) && isTaking(state, unit, battery))
    if (!taker || isContested(state, battery)) continue
    takers.add(taker.id)
    table.emit({ kind: 'gunsCaptured', battery: battery.id, by: taker.id })
  }
}

/** Nobody has manned the guns since the turn began. */
function isLostAllTurn({ turn }: State, battery: Unit): boolean {
  if (!isOnBoard(battery) || !isAbandoned(battery) || battery.guns.length === 0) return false
  return battery.movedIn !== turn && battery.disorderedIn !== turn
}

/** In contact and not moved this turn, so in contact all turn. */
function isTaking({ turn }: State, unit: Unit, battery: Unit): boolean {
  if (!isOnBoard(unit) || !areEnemies(unit, battery) || unit.figures === 0) return false
  return unit.movedIn !== turn && isTouching(unit, battery)
}

function isContested({ units }: State, battery: Unit): boolean {
  return units.some(
    unit =>
      unit !== battery &&
      unit.seat === battery.seat &&
      isOnBoard(unit) &&
      unit.figures > 0 &&
      !isDisordered(unit) &&
      isTouching(unit, battery),
  )
}

/** [BA-4.5.0-03] Gunners that have moved away are with nobody any more, nor are their guns. */
function endRefuges(table: BaTable): void {
  const { state } = table
  const ended = state.units.filter(
    unit => unit.refuge !== null && (!isOnBoard(unit) || !isStillIn(state, unit)),
  )
  if (ended.length > 0) table.emit({ kind: 'refugeEnded', units: ended.map(({ id }) => id) })
}

function isStillIn(state: State, unit: Unit): boolean {
  if (unit.guns.length === 0) return isWithRefuge(state, unit)
  return state.units.some(
    gunners =>
      gunners.partOf === unit.id &&
      gunners.refuge === unit.refuge &&
      isOnBoard(gunners) &&
      isWithRefuge(state, gunners),
  )
}
