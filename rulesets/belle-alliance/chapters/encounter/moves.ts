import type { Pose } from '@grognard/geometry'
import { cosine, normalise, sine, turnBetween } from '@grognard/geometry/measured/angle.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import type { Of } from '@grognard/umpire'
import { distances } from '../../book/tables/scale.ts'
import { staffBase } from '../../book/tables/troops.ts'
import type { Event } from '../../events.ts'
import { isTouching } from '../../model/contact.ts'
import { beyondEdge } from '../../model/forced-walk.ts'
import type { Marcher } from '../../model/marching/marcher.ts'
import { hasReachedPosition, overlap, poseAt, rateAt } from '../../model/marching/poses.ts'
import { copyPlaceInto, rebase } from '../../model/marching/legs.ts'
import { followedClause } from '../../model/sheets.ts'
import { catchStaff } from '../../model/staff-danger.ts'
import type { Staff, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { isGunnersOnly, isOnBoard, mayPass, unitOf } from '../../model/units.ts'
import type { BaTable } from '../../rules.ts'
import { noteObstruction } from './obstruction.ts'
import type { Field, Pair } from './meetings.ts'

type RateTaken = Omit<Of<Event, 'rateTaken'>, 'kind'>
type Ticked = Omit<Of<Event, 'ticked'>, 'kind'>

/** Where staff figures come to, by id: x, y, heading for each. */
interface StaffMoves {
  staff: string[]
  places: number[]
}

/** [BA-1.1.4-13] Staff figures in contact keep their place at the side of the unit that moves. */
function moveStaffAlong(staff: readonly Staff[], marcher: Marcher, moves: StaffMoves): void {
  for (const figure of staff) {
    if (figure.contact !== marcher.unit.id || figure.status !== 'onBoard') continue
    moves.staff.push(figure.id)
    moves.places.push(...besides(marcher, figure))
  }
}

/** Where something that stood beside a unit stands after its move: x, y and heading. */
export function besides({ from, to }: Marcher, { x, y, heading }: Pose): number[] {
  const turn = turnBetween(from.heading, to.heading)
  const dx = x - from.x
  const dy = y - from.y
  return [
    to.x + whole(dx * cosine(turn) + dy * sine(turn)),
    to.y + whole(dy * cosine(turn) - dx * sine(turn)),
    normalise(heading + turn),
  ]
}

/** [BA-4.5.0-03] Gunners who stand with the infantry that took them in, and have no march of their own. */
export function refugeesOf(state: State): Unit[] {
  return state.units.filter(unit => {
    if (unit.refuge === null || !isGunnersOnly(unit) || !isOnBoard(unit)) return false
    const infantry = unitOf(state, unit.refuge)
    if (!isOnBoard(infantry) || !isTouching(unit, infantry)) return false
    return followedClause(state, unit.id, 'march') === undefined
  })
}

/** [BA-4.5.0-03] They are a part of the infantry and keep their place at its side. */
function moveRefugeesAlong(
  refugees: readonly Unit[],
  marcher: Marcher,
  { units, poses }: Ticked,
): void {
  for (const gunners of refugees) {
    if (gunners.refuge !== marcher.unit.id) continue
    units.push(gunners.id)
    poses.push(...besides(marcher, gunners))
  }
}

/** Half the way round a staff figure's base is more than half its diagonal, 1/1000 cm. */
const STAFF_REACH = (staffBase.width + staffBase.depth) / 2

/** [BA-1.1.4-06] Staff figures alone that the march has brought enemies to are tested at once. */
function testStaff(table: BaTable, { marchers }: Field): void {
  const isAnyNear = table.state.staff.some(
    figure =>
      figure.status === 'onBoard' &&
      figure.contact === null &&
      marchers.some(marcher => marcher.unit.seat !== figure.seat && isNear(figure, marcher)),
  )
  if (isAnyNear) catchStaff(table)
}

function isNear({ x, y }: Staff, { from, radius, length }: Marcher): boolean {
  const reach = radius + length / 2 + STAFF_REACH + distances.staffCatch
  const dx = x - from.x
  const dy = y - from.y
  return dx * dx + dy * dy <= reach * reach
}

/** What has been decided in a tick comes true: first the moves, then what came of them. */
export function emitMoves(
  table: BaTable,
  field: Field,
  pairs: readonly Pair[],
  tick: number,
): void {
  const ticked: Ticked = { tick, units: [], poses: [], staff: [], places: [] }
  for (const marcher of field.marchers) {
    noteObstruction(marcher, tick)
    come(table, field, marcher, ticked)
  }
  if (ticked.units.length > 0) table.emit({ kind: 'ticked', ...ticked })
  for (const marcher of field.marchers) if (marcher.hasMovedLast) arrive(field, marcher)
  for (const pair of pairs) notePassing(table, pair)
  for (const event of field.happened) table.emit(event)
  leaveBoard(table, field)
  testStaff(table, field)
}

function come(table: BaTable, field: Field, marcher: Marcher, ticked: Ticked): void {
  const { unit, from, to, presser } = marcher
  marcher.hasMovedLast = false
  if (marcher.budget === 0 && presser === null) return
  poseAt(marcher, 1, to)
  if (presser !== null) rebase(to)
  marcher.hasMovedLast = to.x !== from.x || to.y !== from.y || to.heading !== from.heading
  if (!marcher.hasMovedLast) return copyPlaceInto(to, from)
  if (presser === null) takeRates(table, marcher)
  ticked.units.push(unit.id)
  ticked.poses.push(to.x, to.y, to.heading)
  moveRefugeesAlong(field.refugees, marcher, ticked)
  moveStaffAlong(field.state.staff, marcher, ticked)
}

/** [BA-2.3.1-02] [BA-2.3.3-01] The rate that it marches at, and the ground that ended a charge. */
function takeRates(table: BaTable, marcher: Marcher): void {
  takeRate(table, marcher, 'ordered')
  const reached = rateAt(marcher, 1)
  if (reached === marcher.rate) return
  marcher.rate = reached
  takeRate(table, marcher, 'ground')
}

/** The first time this turn that it marches at this rate. */
function takeRate(table: BaTable, { unit, rate }: Marcher, because: RateTaken['because']): void {
  if (unit.doing.rate === rate || unit.doing.rate === 'fast') return
  table.emit({ kind: 'rateTaken', unit: unit.id, rate, because, by: '' })
}

/** It stands there now; what it marched over tells its speed in the next tick. */
function arrive({ state, land, happened }: Field, marcher: Marcher): void {
  const { from, to, legs } = marcher
  if (to.turned !== from.turned && marcher.turnsOnce) marcher.hasPivoted = true
  if (legs.slice(from.leg, to.leg).some(({ kind }) => kind === 'about'))
    marcher.hasTurnedAbout = true
  marcher.terrainCost = land.terrainCostAt(marcher, to)
  copyPlaceInto(to, from)
  if (!hasReachedPosition(state, marcher, from)) return
  marcher.isAtPosition = true
  marcher.isStopped = true
  const terrain = marcher.attack?.terrain ?? ''
  happened.push({ kind: 'positionReached', unit: marcher.unit.id, terrain })
}

/** [BA-1.1.1-06] Who has been passed through may not fire later in the turn. */
function notePassing(table: BaTable, { one, other, areEnemies }: Pair): void {
  if (areEnemies || !overlap(one, one.from, other, other.from)) return
  if (isPassing(one, other)) notePassed(table, other, one)
  if (isPassing(other, one)) notePassed(table, one, other)
}

/** [BA-2.3.4-01] Who is pressed back passes through anybody. */
function isPassing(one: Marcher, other: Marcher): boolean {
  return one.hasMovedLast && (one.presser !== null || mayPass(one.unit, other.unit))
}

function notePassed(table: BaTable, { unit }: Marcher, by: Marcher): void {
  if (unit.doing.passedThrough) return
  table.emit({ kind: 'passedThrough', unit: unit.id, by: by.unit.id })
}

/** [BA-Q-34] A unit is gone when its middle has crossed the edge. */
function leaveBoard(table: BaTable, field: Field): void {
  for (const marcher of field.marchers.slice()) {
    if (!marcher.hasMovedLast || marcher.presser) continue
    const { from, toFront, length } = marcher
    const middle = beyondAt(field, marcher, toFront - length / 2)
    if (middle === null) continue
    const front = beyondAt(field, marcher, toFront)
    if (front === null && from.marched < length) continue
    table.emit({
      kind: 'unitExited',
      unit: marcher.unit.id,
      edge: middle.edge,
      along: middle.along,
    })
    field.marchers.splice(field.marchers.indexOf(marcher), 1)
  }
}

function beyondAt({ state }: Field, { from }: Marcher, ahead: number) {
  const { x, y, heading } = from
  return beyondEdge(
    state,
    Math.round(x + ahead * sine(heading)),
    Math.round(y + ahead * cosine(heading)),
  )
}
