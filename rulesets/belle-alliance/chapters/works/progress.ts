import { normalise } from '@grognard/geometry/measured/angle.ts'
import { advance } from '@grognard/geometry/measured/pose.ts'
import { QUARTER_TURN } from '@grognard/geometry/measured/units.ts'
import type { RuleId } from '../../book/rulebook.ts'
import {
  coverRows,
  procurementRoll,
  workFailedTurn,
  workGroup,
  workRows,
} from '../../book/tables/ground.ts'
import type { CoverRow, WorkKind } from '../../book/tables/ground.ts'
import { failClause, refusalNow } from '../../model/clauses.ts'
import type { ClauseOf } from '../../model/clauses.ts'
import { penaltyRow, rollThree } from '../../model/rolls.ts'
import type { Look, Terrain } from '../../model/setting.ts'
import { followedClause } from '../../model/sheets.ts'
import { catchStaff } from '../../model/staff-danger.ts'
import { followUnits, staffPlaces } from '../../model/staff.ts'
import type { State } from '../../model/state.ts'
import type { Unit, Work } from '../../model/unit.ts'
import { isDisordered, isOnBoard, unitOf } from '../../model/units.ts'
import type { BaModifier, BaTable } from '../../rules.ts'
import { adds } from '../../words.ts'
import {
  bridgeNear,
  cannotBegin,
  crewOf,
  formedToWork,
  groupsOf,
  hasHands,
  hasMaterial,
  isSameSite,
  siteOrdered,
  workRefusals,
} from './site.ts'

interface Built {
  look: Look
  row: CoverRow
}

/** [BA-T-05] [BA-T-20] What each work leaves on the ground. */
const builds: Partial<Record<WorkKind, Built>> = {
  abatis: { look: 'abatis', row: coverRows.abatis },
  chevaux: { look: 'chevaux', row: coverRows.abatis },
  barricade: { look: 'barricade', row: coverRows.barricade },
  epaulement: { look: 'epaulement', row: coverRows.epaulement },
}

/** [BA-6.3.0-02] The finished work: five centimetres for each group, across the way it looks. */
export function builtBy(state: State, unit: Unit, work: Work): Terrain | null {
  const built = builds[work.kind]
  if (!built) return null
  return {
    id: `work-${state.turn}-${unit.id}`,
    kind: 'linear',
    name: '',
    points: acrossOf(work, (groupsOf(unit) * workGroup.length) / 2),
    level: 0,
    look: built.look,
    width: 0,
    obstacle: built.row.obstacle,
    cover: built.row.cover,
    edgeDepth: 0,
    edgeObstacle: null,
    edgeCover: null,
    isNonRicochet: false,
    crossing: 'none',
    capacity: 0,
    isStrengthened: false,
    isDestroyed: false,
    builtBy: unit.id,
  }
}

function acrossOf({ x, y, heading }: Work, half: number): number[] {
  const across = { x, y, heading: normalise(heading + QUARTER_TURN) }
  const right = advance(across, half)
  const left = advance(across, -half)
  return [left.x, left.y, right.x, right.y]
}

interface Trying {
  state: State
  unit: Unit
  failedInRow: number
}

/** [BA-6.3.0-02] [BA-6.3.0-05] [BA-Q-29] Failed turns make the next easier; lost chiefs make it harder. */
const trials: readonly BaModifier<Trying>[] = [
  adds(
    'BA-6.3.0-02',
    'ba.modifier.failedTurns',
    ({ failedInRow }) => failedInRow * workFailedTurn,
    ({ failedInRow }) => failedInRow > 0,
  ),
  penaltyRow<Trying>(({ unit }) => unit),
]

/**
 * [BA-6.3.0-02] Material for the works that were written is procured with the announcement, where
 * nothing that happened since the writing stands against it.
 */
export function procureWorks(table: BaTable): void {
  forgetAttempts(table)
  for (const unit of table.state.units) {
    const clause = followedClause(table.state, unit.id, 'work')
    if (clause && isOnBoard(unit)) procureFor(table, unit, clause)
  }
}

/** [BA-6.3.0-02] In a row: a turn in which a unit tries nothing ends it. */
function forgetAttempts(table: BaTable): void {
  const { state } = table
  const units = state.units
    .filter(({ id, work }) => hasFailed(work) && !followedClause(state, id, 'work'))
    .map(({ id }) => id)
  if (units.length > 0) table.emit({ kind: 'attemptsForgotten', units })
}

function hasFailed(work: Work | null): boolean {
  return work !== null && !work.isBegun && work.failedInRow > 0
}

export function procureFor(table: BaTable, unit: Unit, clause: ClauseOf<'work'>): void {
  const { state } = table
  const { id, seat } = unit
  const because = refusalNow(workRefusals, { state, seat, unit: id, clause })
  if (because) return failClause(table, id, 'work', because)
  const work = siteOrdered(clause)
  const needed = procurementRoll(work.kind, hasMaterial(state, unit, work.kind))
  const failedInRow = isSameSite(unit.work, work) ? (unit.work?.failedInRow ?? 0) : 0
  const total = rollFor(table, { state, unit, failedInRow }, 'BA-6.3.0-02')
  const kind = total >= needed ? 'workProcured' : 'workRefused'
  table.emit({ kind, unit: id, work, total, needed })
}

function rollFor(table: BaTable, trying: Trying, why: RuleId): number {
  return table.tally(trials, trying) + rollThree(table, why).total
}

/** [BA-1.3.5-01] [BA-6.3.0-01] They form up round their work; in a building they stay in it. */
export function beginWorks(table: BaTable): void {
  const places = staffPlaces(table.state)
  for (const { id } of table.state.units.slice()) {
    const clause = followedClause(table.state, id, 'work')
    if (clause && isToForm(unitOf(table.state, id))) formUp(table, unitOf(table.state, id), clause)
  }
  followUnits(table, places)
  catchStaff(table)
}

function isToForm(unit: Unit): boolean {
  const isOutside = isOnBoard(unit) && unit.building === null
  return isOutside && unit.work?.isBegun === true && unit.formation.kind !== 'work'
}

/** [BA-6.3.0-04] Who cannot form up does not begin. */
function formUp(table: BaTable, unit: Unit, clause: ClauseOf<'work'>): void {
  const { id, seat } = unit
  const because = refusalNow(cannotBegin, { state: table.state, seat, unit: id, clause })
  if (because) {
    failClause(table, id, 'work', because)
    return table.emit({ kind: 'workBroken', unit: id })
  }
  const { x, y } = formedToWork(unit)
  table.emit({ kind: 'unitFormedToWork', unit: id, x, y })
}

/** [BA-6.3.0-03] [BA-6.3.0-04] A turn of work counts, is broken, or is the last. */
export function finishWorks(table: BaTable): void {
  for (const unit of table.state.units) {
    const { work } = unit
    if (work === null || !work.isBegun || !isOnBoard(unit)) continue
    if (isBroken(table.state, unit, work)) table.emit({ kind: 'workBroken', unit: unit.id })
    else goOn(table, unit, work)
  }
}

/** [BA-6.3.0-03] [BA-T-20] All of the crew must be at it, and enough of them. */
function isBroken(state: State, unit: Unit, work: Work): boolean {
  const isAway = unit.building === null ? unit.formation.kind !== 'work' : work.terrain === ''
  if (isAway || !hasHands(state, unit, work.kind)) return true
  return crewOf(state, unit).some(({ id }) => isDisturbed(state, unitOf(state, id)))
}

/** [BA-6.3.0-03] Fire alone does not break it; forming up for it does not either. */
function isDisturbed(state: State, unit: Unit): boolean {
  const { fought, fired, passedThrough, pressedBack, marched, forced, split } = unit.doing
  if (isDisordered(unit) || fought || fired || passedThrough || pressedBack || forced) return true
  return marched > 0 || split || (unit.doing.reformed && !isBeginning(state, unit))
}

/** Its own order, or of gunners that of their battery, was to work. */
function isBeginning(state: State, { id, partOf }: Unit): boolean {
  return [id, partOf ?? id].some(one => followedClause(state, one, 'work') !== undefined)
}

function goOn(table: BaTable, unit: Unit, work: Work): void {
  const turns = work.turns + 1
  table.emit({ kind: 'workWentOn', unit: unit.id, turns })
  if (turns >= workRows[work.kind].turns) complete(table, unit, work)
}

function complete(table: BaTable, unit: Unit, work: Work): void {
  const needed = workRows[work.kind].finalRoll
  if (needed !== null && !bringsDown(table, unit, work, needed)) return
  table.emit({
    kind: 'workFinished',
    unit: unit.id,
    work: work.kind,
    built: builtBy(table.state, unit, work),
    strengthened: work.kind === 'strengthen' ? work.terrain : '',
    destroyed: needed === null ? '' : work.terrain,
  })
}

/** [BA-6.3.0-05] The last roll, in contact with the bridge; without contact there is none. */
function bringsDown(table: BaTable, unit: Unit, work: Work, needed: number): boolean {
  if (bridgeNear(table.state, unit, work.kind)?.id !== work.terrain) {
    table.emit({ kind: 'workBroken', unit: unit.id })
    return false
  }
  const trying = { state: table.state, unit, failedInRow: work.failedInRow }
  const total = rollFor(table, trying, 'BA-6.3.0-05')
  if (total < needed) table.emit({ kind: 'demolitionFailed', unit: unit.id, total, needed })
  return total >= needed
}
