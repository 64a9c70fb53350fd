import { aheadOf, asideOf } from '@grognard/geometry/measured/pose.ts'
import { orderRollModifiers, orderRollRow } from '../book/tables/command.ts'
import type { OrderRollRow } from '../book/tables/command.ts'
import { distances } from '../book/tables/scale.ts'
import { staffBase } from '../book/tables/troops.ts'
import type { BaTable } from '../rules.ts'
import { adds } from '../words.ts'
import type { ClauseKind, MarchClause, OrderClause } from './clauses.ts'
import { isWithin } from './contact.ts'
import { hullOf, isPlacedByCentre } from './footprint.ts'
import { inflict } from './effects.ts'
import type { Effect } from './effects.ts'
import type { Place } from './marching/legs.ts'
import { newPlace, moveAlongLegs } from './marching/legs.ts'
import type { Factor } from './rolls.ts'
import { inGroup, penaltyRow, rollThree, strongest } from './rolls.ts'
import { orderGroups, orderKeyOf, clausesFor, clausesOfGroup, writtenClause } from './sheets.ts'
import type { OrderGroup } from './sheets.ts'
import { helpFrom, immediateChief, isStaffWithin } from './staff.ts'
import type { Staff, State } from './state.ts'
import type { Unit } from './unit.ts'
import { areEnemies, isClosed, isDisordered, isOnBoard } from './units.ts'

/** An order roll: the unit that makes it, all clauses that hang on it, how often they failed before. */
export interface OrderRoll {
  state: State
  unit: Unit
  parts: readonly OrderClause[]
  failed: number
}

/**
 * [BA-1.1.3-06] The march goes towards the chief: on each straight leg he stands ahead of the unit,
 * within its breadth; a mere change of direction ends so.
 */
function leadsTowards(unit: Unit, march: MarchClause, chief: Staff): boolean {
  const straights = march.legs.flatMap((leg, i) => (leg.kind === 'straight' ? [i] : []))
  const looks = straights.length > 0 ? straights : [march.legs.length]
  return looks.every(leg => isAhead(unit, placeAfter(unit, march, leg), march.course, chief))
}

/** Where the unit is when it has gone that many legs, however long that takes. */
function placeAfter(unit: Unit, { legs, course }: MarchClause, count: number): Place {
  const { length, beam } = hullOf(unit)
  const toFront = isPlacedByCentre(unit) ? length / 2 : 0
  const mover = { legs: legs.slice(0, count), course, length, beam, toFront, turnsFreely: true }
  const place = newPlace(unit.x, unit.y, unit.heading)
  moveAlongLegs(mover, place, Number.MAX_SAFE_INTEGER, place)
  return place
}

function isAhead(unit: Unit, { x, y, heading }: Place, course: number, chief: Staff): boolean {
  const pose = { x, y, heading: heading + course }
  const reach = (hullOf(unit).beam + staffBase.width) / 2
  if (aheadOf(pose, chief.x, chief.y) <= 0) return false
  return Math.abs(asideOf(pose, chief.x, chief.y)) <= reach
}

type Quality = 'effective' | 'ineffective'

const hasQuality = ({ state, unit }: OrderRoll, quality: Quality) =>
  immediateChief(state, unit)?.quality === quality

/** [BA-Q-20] Without an immediate chief nobody helps. */
const help = ({ state, unit }: OrderRoll) => {
  const chief = immediateChief(state, unit)
  return chief ? helpFrom(state, chief, unit.id) : null
}

/** [BA-1.1.3-11] Nothing but one march, and that towards the immediate chief. */
function isOnlyTowardsChief({ state, unit, parts }: OrderRoll): boolean {
  const chief = immediateChief(state, unit)
  const [march, ...others] = parts
  if (!chief || !march || march.kind !== 'march' || others.length > 0) return false
  return leadsTowards(unit, march, chief)
}

function isOnlyHuddle({ parts }: OrderRoll): boolean {
  return (
    parts.length > 0 &&
    parts.every(clause => clause.kind === 'form' && clause.formation === 'huddle')
  )
}

const rows = orderRollModifiers

/** [BA-1.1.3-05] to [BA-1.1.3-09] [BA-T-17] Of each group only the strongest counts. */
export const orderFactors: readonly Factor<OrderRoll>[] = [
  inGroup(
    rows.effectiveChief.group,
    adds('BA-1.1.3-07', 'ba.modifier.order.effectiveChief', rows.effectiveChief.value, r =>
      hasQuality(r, 'effective'),
    ),
  ),
  inGroup(
    rows.ineffectiveChief.group,
    adds('BA-1.1.3-07', 'ba.modifier.order.ineffectiveChief', rows.ineffectiveChief.value, r =>
      hasQuality(r, 'ineffective'),
    ),
  ),
  inGroup(
    rows.chiefInContact.group,
    adds(
      'BA-1.1.3-05',
      'ba.modifier.order.chiefInContact',
      rows.chiefInContact.value,
      r => help(r) === 'chief',
    ),
  ),
  inGroup(
    rows.orderlyInContact.group,
    adds(
      'BA-1.1.3-05',
      'ba.modifier.order.orderlyInContact',
      rows.orderlyInContact.value,
      r => help(r) === 'orderly',
    ),
  ),
  inGroup(
    rows.onlyHuddle.group,
    adds('BA-1.1.3-06', 'ba.modifier.order.onlyHuddle', rows.onlyHuddle.value, isOnlyHuddle),
  ),
  inGroup(
    rows.onlyTowardsChief.group,
    adds(
      'BA-1.1.3-06',
      'ba.modifier.order.onlyTowardsChief',
      rows.onlyTowardsChief.value,
      isOnlyTowardsChief,
    ),
  ),
  inGroup(
    rows.failedTurn.group,
    adds(
      'BA-1.1.3-08',
      'ba.modifier.order.failedOrder',
      ({ failed }) => failed * rows.failedTurn.value,
      ({ failed }) => failed > 0,
      ({ failed }) => ({ turns: failed }),
    ),
  ),
  inGroup(
    rows.LU.group,
    adds(
      'BA-1.1.3-09',
      'ba.modifier.order.LU',
      rows.LU.value,
      ({ unit }) => unit.disorder === 'LU',
    ),
  ),
  inGroup(
    rows.U.group,
    adds('BA-1.1.3-09', 'ba.modifier.order.U', rows.U.value, ({ unit }) => unit.disorder === 'U'),
  ),
  inGroup(
    'valeur',
    adds(
      'BA-1.1.3-09',
      'ba.modifier.order.valeur',
      ({ unit }) => unit.valeur,
      ({ unit }) => unit.valeur !== 0,
    ),
  ),
  { group: 'penalty', ...penaltyRow<OrderRoll>(({ unit }) => unit) },
]

/** [BA-1.1.3-10] [BA-Q-71] Whether an order is followed only by a roll. */
function needsRoll(state: State, group: OrderGroup): boolean {
  const { decider, units } = group
  if (units.length === 0) return false
  if (decider.status === 'waiting') return false
  return isFarFromChief(state, decider) || isHardToReform(state, group)
}

/** [BA-1.1.3-01] [BA-Q-20] Over 30 cm from its immediate chief, or without one. */
export function isFarFromChief(state: State, unit: Unit): boolean {
  const chief = immediateChief(state, unit)
  return !chief || !isStaffWithin(chief, unit, distances.orderRoll)
}

/** [BA-1.1.3-02] A formation change in disorder, or close to the enemy. */
function isHardToReform(state: State, { decider, units }: OrderGroup): boolean {
  const isChanging = units.some(unit =>
    clausesFor(state, unit.id).some(clause => isFormationChange(unit, clause)),
  )
  if (!isChanging) return false
  return decider.disorder !== 'OR' || hasClosedEnemyNear(state, decider)
}

export function hasClosedEnemyNear(state: State, unit: Unit): boolean {
  return state.units.some(
    enemy =>
      areEnemies(unit, enemy) &&
      isOnBoard(enemy) &&
      isClosed(enemy) &&
      !isDisordered(enemy) &&
      isWithin(unit, enemy, distances.enemyNearby),
  )
}

/** [BA-1.1.3-02] Changes of formation that need an order roll in disorder or near the enemy. */
const needRollInDisorder: readonly ClauseKind[] = [
  'form',
  'sendOut',
  'recall',
  'occupy',
  'leave',
  'leaveGuns',
  'manGuns',
]

/** [BA-1.3.6-01] [BA-6.3.0-01] Work and rest are formations too: taking them up is a change. */
function isFormationChange({ formation }: Unit, { kind }: OrderClause): boolean {
  if (kind === 'work' || kind === 'rest') return formation.kind !== kind
  return needRollInDisorder.includes(kind)
}

/** [BA-1.1.3-03] [BA-1.1.3-11] When all orders are written: one roll each, then their moves as one batch. */
export function rollOrders(table: BaTable): void {
  const effects = orderGroups(table.state).flatMap(group => settle(table, group))
  forgetFailures(table)
  inflict(table, effects)
}

/** What will come of the orders that go out with a unit's, as they are written now. */
export function foreseeOrder(table: BaTable, unit: string): void {
  const group = orderGroups(table.state).find(({ units }) => units.some(({ id }) => id === unit))
  if (group) inflict(table, settle(table, group))
}

/** [BA-1.1.5-05] A transfer needs no roll; what is written for others beside it may. */
function settle(table: BaTable, group: OrderGroup): Effect[] {
  const { state } = table
  const goesOver = ({ id }: Unit) => writtenClause(state, id, 'transfer') !== undefined
  const rest = { ...group, units: group.units.filter(unit => !goesOver(unit)) }
  follow(table, group.units.filter(goesOver))
  if (needsRoll(state, rest)) return roll(table, rest)
  follow(table, rest.units)
  return []
}

function follow(table: BaTable, units: readonly Unit[]): void {
  for (const { seat, id } of units) table.emit({ kind: 'orderFollowed', seat, unit: id })
}

/** [BA-1.1.3-04] [BA-1.1.2-04] What the roll says holds for all clauses. */
function roll(table: BaTable, group: OrderGroup): Effect[] {
  const { state } = table
  const { decider } = group
  const context = {
    state,
    unit: decider,
    parts: clausesOfGroup(state, group),
    failed: failedIn(state, group),
  }
  const sum = table.tally(strongest(orderFactors, context), context)
  const total = rollThree(table, 'BA-1.1.3-04').total + sum
  const row = orderRollRow(total)
  for (const unit of group.units) tell(table, unit, total, row)
  return group.units.flatMap(({ id }) => effectOf(id, row))
}

function tell(table: BaTable, unit: Unit, total: number, row: OrderRollRow): void {
  const { seat, id } = unit
  const inRow = row.isFollowed ? 0 : failedBefore(table.state, unit) + 1
  const { isFollowed: followed, disorder: to } = row
  table.emit({ kind: 'orderRolled', seat, unit: id, total, followed, to, inRow })
}

function effectOf(unit: string, { disorder: degree }: OrderRollRow): Effect[] {
  return degree === 'OR' ? [] : [{ unit, degree, cause: 'orderRoll', fromX: null, fromY: null }]
}

/** [BA-1.1.3-08] Of several orders together that of the unit that decides, else of the first. */
function failedIn(state: State, { decider, units }: OrderGroup): number {
  const [first] = units
  const lead = units.includes(decider) ? decider : first
  return lead ? failedBefore(state, lead) : 0
}

/** [BA-1.1.3-08] Turns in a row in which this very order has failed. */
function failedBefore(state: State, { id, failedOrder }: Unit): number {
  return failedOrder?.key === orderKeyOf(state, id) ? failedOrder.inRow : 0
}

/** [BA-1.1.3-08] A turn without a roll ends the row. */
function forgetFailures(table: BaTable): void {
  const units = table.state.units
    .filter(({ failedOrder, doing }) => failedOrder !== null && !doing.orderRolled)
    .map(({ id }) => id)
  if (units.length > 0) table.emit({ kind: 'failuresForgotten', units })
}
