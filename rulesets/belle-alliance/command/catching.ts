import { hullDistance } from '@grognard/geometry'
import { hullOf, hullOfStaff } from '../formation/footprint.ts'
import { rollThree } from '../morale/roll-three.ts'
import type { BaTable } from '../rules.ts'
import type { Staff, State, Unit } from '../state.ts'
import { distances } from '../tables/distances.ts'
import { catchRow, penaltyTurns } from '../tables/staff.ts'
import { areEnemies, isOnBoard } from '../units.ts'
import { freeBeside } from './beside.ts'
import { isOnBoardStaff, isStaffWithin } from './chiefs.ts'
import { byCode } from '../text-order.ts'

/** [BA-1.1.4-06] Tests at once every staff figure that an enemy has come near to; lower id first. */
export function catchStaff(table: BaTable): void {
  const ids = table.state.staff.map(({ id }) => id).toSorted(byCode)
  for (const id of ids) {
    const figure = table.state.staff.find(one => one.id === id)
    if (figure && isInDanger(table.state, figure)) test(table, figure)
  }
}

/** [BA-1.1.4-06] Within 5 cm of an enemy unit, and in contact with no unit of its own. */
function isInDanger(state: State, figure: Staff): boolean {
  return isOnBoardStaff(figure) && figure.contact === null && isNearEnemy(state, figure)
}

export function isNearEnemy(state: State, figure: Staff): boolean {
  return state.units.some(
    unit =>
      areEnemies(figure, unit) &&
      isOnBoard(unit) &&
      unit.figures > 0 &&
      isStaffWithin(figure, unit, distances.staffCatch),
  )
}

/** [BA-1.1.4-06] [BA-T-18] [BA-Q-29] No modifiers. */
function test(table: BaTable, figure: Staff): void {
  const { total } = rollThree(table, 'BA-1.1.4-06')
  const { falls, penalty } = catchRow(total)
  const { seat, id: staff } = figure
  const untilTurn = table.state.turn + penaltyTurns
  table.emit({ kind: 'staffTested', seat, staff, total, falls, penalty, untilTurn })
  if (!falls) flee(table, figure)
}

/** [BA-1.1.4-06] Who survives is put in contact with the nearest own unit. */
function flee(table: BaTable, figure: Staff): void {
  const { seat, id: staff, x, y } = figure
  for (const unit of ownUnitsByDistance(table.state, figure)) {
    const pose = freeBeside(table.state, figure, unit, x, y)
    if (!pose) continue
    table.emit({ kind: 'staffMoved', seat, staff, ...pose, contact: unit.id, move: null })
    return
  }
}

function ownUnitsByDistance(state: State, figure: Staff): Unit[] {
  const hull = hullOfStaff(figure)
  const own = state.units.filter(
    unit => isOnBoard(unit) && unit.seat === figure.seat && unit.figures > 0,
  )
  return own
    .map(unit => ({ unit, distance: hullDistance(hull, hullOf(unit)) }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ unit }) => unit)
}
