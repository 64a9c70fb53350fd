import { hullDistance } from '@grognard/geometry'
import { extentAround } from '@grognard/geometry/measured/grid.ts'
import { catchRow, chiefRow, penaltyTurns } from '../book/tables/command.ts'
import { distances, sidesOfDie } from '../book/tables/scale.ts'
import { staffBase } from '../book/tables/troops.ts'
import type { BaTable } from '../rules.ts'
import { hullOf, hullOfStaff } from './footprint.ts'
import { byCode } from './names.ts'
import { rollThree } from './rolls.ts'
import { freeBeside, isOnBoardStaff, isStaffWithin, staffWith } from './staff.ts'
import type { Staff, State } from './state.ts'
import type { Unit } from './unit.ts'
import { unitsByPlace } from './units-by-place.ts'
import { areEnemies, isOnBoard, unitOf } from './units.ts'

/** [BA-1.1.4-06] Tests at once every staff figure that an enemy has come near to; lower id first. */
export function catchStaff(table: BaTable): void {
  const endangered = staffInDanger(table.state)
  for (const figure of endangered.toSorted((one, other) => byCode(one.id, other.id)))
    test(table, figure)
}

/** [BA-1.1.4-06] Within 5 cm of an enemy unit, and in contact with no unit of its own. */
function staffInDanger(state: State): Staff[] {
  const alone = state.staff.filter(figure => isOnBoardStaff(figure) && figure.contact === null)
  if (alone.length === 0) return []
  const byPlace = unitsByPlace(state)
  return alone.filter(figure =>
    isNearEnemy(byPlace.meeting(extentAround(figure.x, figure.y, STAFF_REACH)), figure),
  )
}

/** Farther than an enemy that is near can be from the point where a figure stands, 1/1000 cm. */
const STAFF_REACH = distances.staffCatch + staffBase.width + staffBase.depth

/** [BA-1.1.4-06] Whether one of these units on the board may catch the figure. */
export function isNearEnemy(units: readonly Unit[], figure: Staff): boolean {
  return units.some(
    unit =>
      areEnemies(figure, unit) &&
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
