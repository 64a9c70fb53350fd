import type { Pose } from '@grognard/geometry'
import { cosine, normalise, sine, turnBetween } from '@grognard/geometry/measured/angle.ts'
import { extentAround } from '@grognard/geometry/measured/grid.ts'
import type { Grid } from '@grognard/geometry/measured/grid.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import type { Of } from '@grognard/umpire'
import { distances, ticks } from '../../book/tables/scale.ts'
import { staffBase } from '../../book/tables/troops.ts'
import type { Event } from '../../events.ts'
import { announceAttack } from '../../model/attacks.ts'
import { isTouching } from '../../model/contact.ts'
import { copyUnit } from '../../model/copy-rows.ts'
import { beyondEdge } from '../../model/forced-moves.ts'
import { landOf } from '../../model/marching/land.ts'
import { copyPlaceInto, rebase } from '../../model/marching/legs.ts'
import { marchFor, stopAtPosition, stretchesOf } from '../../model/marching/march-step.ts'
import { isMarching, marcherOf, setOff } from '../../model/marching/marcher.ts'
import type { Marcher, MarchPlan } from '../../model/marching/marcher.ts'
import { advancePlan, plainPlan, reasonToStay, writtenPlan } from '../../model/marching/plans.ts'
import { hasReachedPosition, overlap, poseAt } from '../../model/marching/poses.ts'
import { slacken, takeRates } from '../../model/marching/rates.ts'
import { followedClause } from '../../model/sheets.ts'
import { catchStaff } from '../../model/staff-danger.ts'
import type { Staff, State } from '../../model/state.ts'
import { unitsByPlace } from '../../model/units-by-place.ts'
import type { Unit } from '../../model/unit.ts'
import {
  findUnit,
  isGunnersOnly,
  isOnBoard,
  isSkirmishLine,
  mayPass,
  unitOf,
} from '../../model/units.ts'
import type { BaTable } from '../../rules.ts'
import { nextEntries } from './arrivals.ts'
import { endMarch, noteObstruction } from './end-of-march.ts'
import { giveRightOfWay, nearPairs, resolveMeetings } from './meetings.ts'
import type { Field, Pair } from './meetings.ts'
import { pursue } from './pursuit.ts'

/** [BA-Q-14] All march at once, in equal parts of the phase. */
export function marchAll(table: BaTable): void {
  const { state } = table
  const field = fieldFor(state)
  for (const marcher of field.marchers) {
    takeUpAttack(state, marcher, false)
    takeUpMarch(state, marcher)
  }
  const due = duePlans(state)
  for (let tick = 1; tick <= ticks.march; tick += 1) {
    letIn(table, field, due)
    playTick(table, field, tick)
  }
  for (const { seat, id: unit } of due.keys()) table.emit({ kind: 'unitKeptOut', seat, unit })
  endMarch(table, field, [])
}

/** [BA-4.1.4-01] Continued advances, at once and half a turn long. */
export function advanceAll(table: BaTable): void {
  const { state } = table
  if (state.advances.length === 0) return
  const field = fieldFor(state)
  const advanced = state.advances.map(({ unit }) => unit)
  for (const advance of state.advances) {
    const marcher = field.byUnit.get(advance.unit)
    const plan = marcher && advancePlan(marcher.unit, advance)
    if (!marcher || !plan) continue
    takeUpAttack(state, marcher, true)
    setOff(marcher, plan)
  }
  for (let tick = 1; tick <= ticks.advance; tick += 1) playTick(table, field, tick)
  endMarch(table, field, advanced)
}

function fieldFor(state: State): Field {
  const land = landOf(state)
  const refugees = refugeesOf(state)
  const marchers = state.units.flatMap((unit, row) =>
    isOnBoard(unit) && !refugees.includes(unit) ? [marcherOf(unit, row)] : [],
  )
  for (const marcher of marchers) marcher.terrainCost = land.terrainCostAt(marcher, marcher.from)
  const byUnit = new Map(marchers.map(marcher => [marcher.unit.id, marcher]))
  return { state, land, marchers, byUnit, refugees, rightOfWay: new Map(), happened: [] }
}

/** [BA-4.1.1-03] The attack that was announced for it in this sub-phase, and whom it is meant for. */
function takeUpAttack(state: State, marcher: Marcher, isContinued: boolean): void {
  const attack = state.attacks.find(
    ({ unit, isContinued: isLater, state: stage }) =>
      unit === marcher.unit.id && isLater === isContinued && stage === 'announced',
  )
  if (!attack) return
  marcher.attack = attack
  marcher.announced = attack
  const refuge = findUnit(state, attack.target)?.refuge ?? null
  marcher.aims = refuge === null ? [attack.target] : [attack.target, refuge]
}

/** [BA-1.1.3-10] The march that is ordered for a unit, or that its attack needs; else it stays. */
function takeUpMarch(state: State, marcher: Marcher): void {
  const because = reasonToStay(marcher.unit)
  const written = writtenPlan(state, marcher.unit)
  const plan = written ?? (marcher.attack ? { ...plainPlan, legs: [] } : null)
  if (because === null && plan) setOff(marcher, plan)
  if (because !== null && written) marcher.obstruction = { because, by: '', tick: 0 }
}

/** [BA-Q-71] Units that are due, in the order of the list, with the march they are to come in with. */
function duePlans(state: State): Map<Unit, MarchPlan> {
  const plans = new Map<Unit, MarchPlan>()
  for (const unit of state.units) {
    const { status, arrival } = unit
    if (status !== 'waiting' || arrival === null || arrival.turn > state.turn) continue
    plans.set(unit, writtenPlan(state, unit) ?? plainPlan)
  }
  return plans
}

/** [BA-Q-71] Units that are due come in one after the other, each as soon as there is room. */
function letIn(table: BaTable, field: Field, due: Map<Unit, MarchPlan>): void {
  if (due.size === 0) return
  for (const { unit, plan, x, y, heading } of nextEntries(field.state, due)) {
    const here = { status: 'onBoard' as const, arrival: null, x, y, heading }
    table.emit({ kind: 'unitArrived', unit: unit.id, arrived: { ...copyUnit(unit), ...here } })
    announceAttack(table, unit.id)
    setOff(joining(field, unitOf(field.state, unit.id)), plan)
    due.delete(unit)
  }
}

/** Who arrives is the last in the list. */
function joining(field: Field, unit: Unit): Marcher {
  const last = field.marchers.at(-1)
  const marcher = marcherOf(unit, last ? last.row + 1 : 0)
  takeUpAttack(field.state, marcher, false)
  marcher.terrainCost = field.land.terrainCostAt(marcher, marcher.from)
  field.marchers.push(marcher)
  field.byUnit.set(unit.id, marcher)
  return marcher
}

const UNITS_PER_RADIAN = 5_730

/** [BA-Q-14] One of the equal parts of a march: all move at once from where they stood before it. */
function playTick(table: BaTable, field: Field, tick: number): void {
  const { marchers } = field
  field.happened = []
  for (const marcher of marchers) prepare(table, field, marcher, tick)
  if (!isAnythingToDo(marchers)) return
  widenForPressed(marchers)
  const pairs = nearPairs(marchers)
  giveRightOfWay(table, field, pairs)
  resolveMeetings(field, pairs)
  emitMoves(table, field, pairs, tick)
}

function isAnythingToDo(marchers: readonly Marcher[]): boolean {
  return marchers.some(({ budget, attack, hasMet }) => budget > 0 || (attack !== null && !hasMet))
}

function prepare(table: BaTable, field: Field, marcher: Marcher, tick: number): void {
  const pressed = marcher.presses
  marcher.presser = null
  marcher.presses = []
  marcher.limit = 1
  marcher.stretches = []
  marcher.heldBy = null
  marcher.budget = 0
  marcher.swing = 0
  if (marcher.isStopped || tick < marcher.fromTick || tick > marcher.toTick) return
  pursue(field, marcher)
  if (!isMarching(marcher, tick)) return
  slacken(table, field, marcher)
  marchFor(marcher, stretchesOf(field.land, marcher, pressed))
  stopAtPosition(field.state, marcher)
  marcher.swing = swingOf(marcher)
}

/** Never less than any of its corners moves in the tick. */
function swingOf(marcher: Marcher): number {
  if (marcher.budget === 0) return 0
  poseAt(marcher, 1, marcher.to)
  const turned = marcher.to.turned - marcher.from.turned
  const fastest = Math.max(...marcher.stretches.map(({ speed }) => speed))
  return fastest + (turned / UNITS_PER_RADIAN) * 2 * marcher.radius
}

/** Who may be pressed back moves no farther than those that press. */
function widenForPressed(marchers: readonly Marcher[]): void {
  let widest = 0
  for (const { swing } of marchers) widest = Math.max(widest, swing)
  for (const marcher of marchers)
    if (marcher.unit.disorder === 'FU' || isSkirmishLine(marcher.unit))
      marcher.swing = Math.max(marcher.swing, widest)
}

type Ticked = Omit<Of<Event, 'ticked'>, 'kind'>

/** What has been decided in a tick comes true: first the moves, then what came of them. */
function emitMoves(table: BaTable, field: Field, pairs: readonly Pair[], tick: number): void {
  const ticked: Ticked = { tick, units: [], poses: [], staff: [], places: [] }
  for (const marcher of field.marchers) {
    noteObstruction(marcher, tick)
    moveInTick(table, field, marcher, ticked)
  }
  if (ticked.units.length > 0) table.emit({ kind: 'ticked', ...ticked })
  for (const marcher of field.marchers) if (marcher.hasMovedLast) arrive(field, marcher)
  for (const pair of pairs) notePassing(table, pair)
  for (const event of field.happened) table.emit(event)
  leaveBoard(table, field)
  testStaff(table, field)
}

function moveInTick(table: BaTable, field: Field, marcher: Marcher, ticked: Ticked): void {
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
    field.byUnit.delete(marcher.unit.id)
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

/** To an enemy that is near: half the way round a figure's base is more than half its diagonal, 1/1000 cm. */
const FIGURE_REACH = (staffBase.width + staffBase.depth) / 2 + distances.staffCatch

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
function refugeesOf(state: State): Unit[] {
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

/** [BA-1.1.4-06] Staff figures alone that the march has brought enemies to are tested at once. */
function testStaff(table: BaTable, field: Field): void {
  const { state } = table
  const alone = state.staff.filter(
    ({ status, contact }) => status === 'onBoard' && contact === null,
  )
  if (alone.length === 0) return
  const byPlace = unitsByPlace(state)
  if (alone.some(figure => isAnyNear(field, byPlace, figure))) catchStaff(table)
}

/** Whether an enemy that marches, or might have, may be near: quick, and rather too often. */
function isAnyNear({ byUnit }: Field, byPlace: Grid<Unit>, figure: Staff): boolean {
  return byPlace.meeting(extentAround(figure.x, figure.y, FIGURE_REACH)).some(unit => {
    const marcher = unit.seat === figure.seat ? undefined : byUnit.get(unit.id)
    return marcher !== undefined && isNear(figure, marcher)
  })
}

function isNear({ x, y }: Staff, { from, radius, length }: Marcher): boolean {
  const reach = radius + length / 2 + FIGURE_REACH
  const dx = x - from.x
  const dy = y - from.y
  return dx * dx + dy * dy <= reach * reach
}
