import { HALF_TURN, normalise, QUARTER_TURN } from '@grognard/geometry'
import type { Pose } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/pose.ts'
import type { Message, Seat, Value } from '@grognard/umpire'
import { CM } from '../book/measures.ts'
import {
  figureBases,
  formationsToTake,
  LEAST_DEPTH,
  LEAST_FRONT,
  SKIRMISH_GAP,
  SQUARE,
} from '../book/tables/troops.ts'
import type { FormationKind } from '../book/tables/troops.ts'
import type { BaRefusal } from '../rules.ts'
import { refuse, stop } from '../words.ts'
import { unitIn, unitName } from './clauses.ts'
import type { ClauseKind, ClauseOf, ContextOf } from './clauses.ts'
import { isOnFreeGround, roomTakenBy } from './contact.ts'
import {
  baseOf,
  broadestFront,
  centreOf,
  frontOf,
  poseWithCentre,
  poseWithFront,
  sizeOfUnit,
} from './footprint.ts'
import type { Standing } from './footprint.ts'
import { clausesFor, writtenClause } from './sheets.ts'
import type { State } from './state.ts'
import type { Formation, Unit } from './unit.ts'
import { facesAllRound, isCavalry, isGunnersOnly, unitOf, markMoved } from './units.ts'

/** [BA-1.3.1-01] The formations that the unit may be ordered to take. */
export function formationsFor(unit: Unit): readonly FormationKind[] {
  if (unit.arm === 'infantry') return formationsToTake.foot
  if (isCavalry(unit)) return formationsToTake.horse
  if (unit.arm === 'wagon') return formationsToTake.wagons
  return isGunnersOnly(unit) ? formationsToTake.gunners : formationsToTake.guns
}

/** [BA-1.3.1-05] [BA-1.3.1-08] Its front is chosen. */
export function hasChosenFront(kind: FormationKind): boolean {
  return kind === 'attackColumn' || kind === 'battalionMass'
}

/** [BA-1.3.1-05] [BA-1.3.1-11] Figures that fill the formation's least shape. */
export function leastFiguresIn(kind: FormationKind): number {
  if (hasChosenFront(kind)) return LEAST_FRONT * LEAST_DEPTH
  return kind === 'square' ? SQUARE.leastHollow : 1
}

/** [BA-1.3.1-12] The front is one that so many figures may have; none where it is not chosen. */
export function isFrontLawful({ kind, front }: Formation, figures: number): boolean {
  if (!hasChosenFront(kind)) return front === null
  return front !== null && front >= LEAST_FRONT && front <= broadestFront(figures)
}

/** [BA-1.3.2-04] One to two breadths of a base in a skirmish line, none in other formations. */
export function isGapLawful(unit: Pick<Unit, 'arm'>, { kind, gap }: Formation): boolean {
  if (kind !== 'skirmish') return gap === null
  const { least, most } = gapsFor(unit)
  return gap !== null && gap >= least && gap <= most
}

/** [BA-1.3.2-04] Least and greatest gap of a skirmish line, 1/1000 cm. */
export function gapsFor({ arm }: Pick<Unit, 'arm'>): { least: number; most: number } {
  const { width } = figureBases[arm]
  return { least: SKIRMISH_GAP.least * width, most: SKIRMISH_GAP.most * width }
}

/** A few good shapes of a formation: narrow, middling and broad fronts, close and open lines. */
export function shapesOf(unit: Unit, kind: FormationKind, figures = unit.figures): Formation[] {
  if (kind === 'skirmish') {
    const { least, most } = gapsFor(unit)
    return [least, most].map(gap => ({ kind, front: null, gap }))
  }
  if (!hasChosenFront(kind)) return [{ kind, front: null, gap: null }]
  const most = broadestFront(figures)
  const fronts = new Set([LEAST_FRONT, Math.floor((LEAST_FRONT + most) / 2), most])
  return [...fronts].map(front => ({ kind, front, gap: null }))
}

/** [BA-1.3.2-03] The unit's line that has not been split off; after a rout it may have formed up. */
export function lineOut({ units }: State, mother: Unit): Unit | undefined {
  return units.find(({ mother: of, status }) => of === mother.id && status === 'onBoard')
}

/** A formation and how it is taken: the fields of the part but its name. */
export type Change = Omit<ClauseOf<'form'>, 'kind'>

/** A change of formation with nothing special about it. */
export function plainChange({ kind, front, gap }: Formation): Change {
  return { formation: kind, front, gap, turnsAbout: false, quarter: 'none', middle: 'left' }
}

/** Where the unit stands in its new formation: a fresh formation and pose. */
export interface Reformed extends Pose {
  formation: Formation
}

/** [BA-2.2.4-02] [BA-2.2.1-01] [BA-2.2.1-02] Round the middle figure of the front, which becomes that of the new one. */
export function reformed(unit: Standing, change: Change): Reformed {
  const formation = { kind: change.formation, front: change.front, gap: change.gap }
  if (isQuarterTurn(unit, change)) return { formation, ...quarterTurned(unit, formation, change) }
  const isUnlimbering = change.formation === 'unlimbered' && change.turnsAbout
  const before = isUnlimbering ? turnedAbout(unit) : facing(unit, change)
  const after = { ...before, formation, ...roundMiddle(before, formation, change) }
  const isLimbering = change.formation === 'limbered' && change.turnsAbout
  const { x, y, heading } = isLimbering ? turnedAbout(after) : after
  return { formation, x, y, heading }
}

function roundMiddle(unit: Standing, formation: Formation, { middle }: Change): Pose {
  const after = { ...unit, formation }
  const side = middle === 'left' ? -1 : 1
  const shift = side * (stepOf(unit) - stepOf(after))
  const front = offset({ ...frontOf(unit), heading: unit.heading }, 0, shift)
  return poseWithFront(after, front)
}

/** How far the middle figure of a front of even number stands beside the middle, 1/1000 cm. */
function stepOf(unit: Standing): number {
  if (sizeOfUnit(unit).files % 2 === 1) return 0
  const { width } = baseOf(unit.arm, unit.formation.kind, unit.guns)
  return (width + (unit.formation.gap ?? 0)) / 2
}

/** [BA-1.3.1-10] What has a front to all sides may choose which of them becomes the front. */
function facing(unit: Standing, { quarter, turnsAbout }: Change): Standing {
  if (!facesAllRound(unit.formation)) return unit
  const turn = quarter === 'none' ? 0 : quarter === 'left' ? -QUARTER_TURN : QUARTER_TURN
  return { ...unit, heading: normalise(unit.heading + turn + (turnsAbout ? HALF_TURN : 0)) }
}

/** [BA-2.4.1-01] Each figure turns about: the outline stays. */
function turnedAbout(unit: Standing): Standing {
  const heading = normalise(unit.heading + HALF_TURN)
  return { ...unit, ...poseWithCentre(unit, centreOf(unit), heading) }
}

/** [BA-2.2.2-01] Between line and march column. */
export function isQuarterTurn({ formation: { kind } }: Standing, change: Change): boolean {
  if (change.quarter === 'none') return false
  const isToColumn = kind === 'line' && change.formation === 'marchColumn'
  return isToColumn || (kind === 'marchColumn' && change.formation === 'line')
}

/**
 * [BA-2.2.2-01] [BA-2.2.2-02] Of a line the wing on the side it turns to becomes the head of the
 * column; of a column the head becomes a wing of the line, and the others adapt to it.
 */
function quarterTurned(unit: Standing, formation: Formation, { quarter }: Change): Pose {
  const turn = quarter === 'left' ? -QUARTER_TURN : QUARTER_TURN
  const heading = normalise(unit.heading + turn)
  const after = { ...unit, formation }
  const centre = { ...centreOf(unit), heading: unit.heading }
  if (formation.kind === 'marchColumn') {
    const side = quarter === 'left' ? -1 : 1
    return poseWithFront(after, offset(centre, 0, (side * sizeOfUnit(unit).width) / 2), heading)
  }
  const back = (sizeOfUnit(unit).depth - sizeOfUnit(after).width) / 2
  return poseWithCentre(after, offset(centre, back, 0), heading)
}

type Forming = ContextOf<'form'>

/**
 * [BA-2.2.1-03] [BA-1.3.2-02] [BA-2.2.3-03] What stands against a change of formation, before and when
 * it is carried out.
 */
export const formRefusals: BaRefusal<Forming>[] = [
  stop('BA-6.1.1-03', 'ba.refuse.leaveFirst', c => unitIn(c).building !== null, unitName),
  stop(
    'BA-1.3.1-01',
    'ba.refuse.notItsFormation',
    c => !formationsFor(unitIn(c)).includes(c.clause.formation),
    formationNames,
  ),
  stop(
    'BA-2.2.3-04',
    'ba.refuse.lineStaysLine',
    c => unitIn(c).mother !== null && c.clause.formation !== 'skirmish',
    unitName,
  ),
  stop(
    'BA-1.3.2-03',
    'ba.refuse.notLight',
    c => isWholeUnitSkirmishing(unitIn(c), c.clause),
    unitName,
  ),
  stop(
    'BA-1.3.1-12',
    'ba.refuse.frontOfColumn',
    c => hasChosenFront(c.clause.formation) && !isFrontLawful(shapeOf(c), figuresOf(c)),
    c => frontLimits(c, unitIn(c).figures),
  ),
  stop(
    'BA-1.3.1-12',
    'ba.refuse.noFrontToChoose',
    ({ clause }) => !hasChosenFront(clause.formation) && clause.front !== null,
  ),
  stop(
    'BA-1.3.2-04',
    'ba.refuse.gap',
    c => !isGapLawful(unitIn(c), shapeOf(c)),
    c => gapValues(unitIn(c)),
  ),
  refuse(
    'BA-2.2.4-01',
    'ba.refuse.aboutTurn',
    c => c.clause.turnsAbout && !mayTurnAbout(unitIn(c), c.clause),
    unitName,
  ),
  refuse(
    'BA-2.2.2-01',
    'ba.refuse.quarterTurn',
    c => c.clause.quarter !== 'none' && !mayTurnQuarter(unitIn(c), c.clause),
    unitName,
  ),
  stop(
    'BA-2.2.1-02',
    'ba.refuse.sameFormation',
    c => changesNothing(unitIn(c), c.clause),
    unitName,
  ),
  refuse(
    'BA-2.2.1-04',
    'ba.refuse.formAndLeaveGuns',
    c => writtenClause(c.state, c.unit, 'leaveGuns') !== undefined,
    unitName,
  ),
  refuse(
    'BA-2.2.1-05',
    'ba.refuse.roomTaken',
    c => !isGroundFree(c),
    c => ({ ...unitName(c), by: barTo(c) }),
  ),
]

/** Lengths of a gap for a message, in cm. */
export function gapValues(unit: Unit): { least: number; most: number } {
  const { least, most } = gapsFor(unit)
  return { least: least / CM, most: most / CM }
}

function shapeOf({ clause: { formation: kind, front, gap } }: Forming) {
  return { kind, front, gap }
}

function figuresOf(context: Forming): number {
  return unitIn(context).figures
}

/** [BA-1.3.2-03] Only light units and lines of a mother unit may skirmish as a whole. */
function isWholeUnitSkirmishing(unit: Unit, { formation }: ClauseOf<'form'>): boolean {
  if (unit.isLight || unit.mother !== null) return false
  return formation === 'skirmish' && unit.formation.kind !== 'skirmish'
}

function mayTurnQuarter(unit: Unit, clause: ClauseOf<'form'>): boolean {
  return isQuarterTurn(unit, clause) || facesAllRound(unit.formation)
}

function changesNothing(
  { formation }: Unit,
  { formation: kind, front, gap, ...clause }: ClauseOf<'form'>,
) {
  const isSame = formation.kind === kind && formation.front === front && formation.gap === gap
  return isSame && clause.quarter === 'none' && !clause.turnsAbout
}

/** What moves away may leave room, but no house and no board's edge does. */
function isGroundFree(context: Forming): boolean {
  const unit = unitIn(context)
  return isOnFreeGround(context.state, { ...unit, ...reformed(unit, context.clause) })
}

/** What bars it whoever moves away. */
function barTo({ state, unit: id, clause }: Forming): Value {
  const unit = unitOf(state, id)
  const all = state.units.map(other => other.id)
  return roomTakenBy(state, { ...unit, ...reformed(unit, clause) }, all)
}

/** [BA-2.2.4-01] While (un)limbering, and what faces all round at any time. */
export function mayTurnAbout(
  { formation: { kind } }: Unit,
  { formation }: ClauseOf<'form'>,
): boolean {
  const isLimbering = kind === 'unlimbered' && formation === 'limbered'
  const isUnlimbering = kind === 'limbered' && formation === 'unlimbered'
  return isLimbering || isUnlimbering || facesAllRound({ kind })
}

/** The names of the unit and of the formation that is written for it. */
export function formationNames(context: {
  state: State
  unit: string
  clause: ClauseOf<'form' | 'leave'>
}) {
  const formation = { key: `ba.formation.${context.clause.formation}` }
  return { ...unitName(context), formation }
}

/** [BA-1.3.1-12] How many abreast so many figures may stand in a column. */
export function frontLimits(context: { state: State; unit: string }, figures: number) {
  return { ...unitName(context), least: LEAST_FRONT, most: broadestFront(figures) }
}

/** [BA-2.2.1-05] What changes a unit's ground before anybody marches, and so may make room for others. */
const mayMakeRoom: readonly ClauseKind[] = [
  'form',
  'split',
  'join',
  'sendOut',
  'recall',
  'occupy',
  'leaveGuns',
  'manGuns',
  'rest',
]

/** [BA-2.2.1-05] Enemies, and own units that will change too: they may leave room where they stand. */
export function whoMayGiveWay({ state, seat }: { state: State; seat: Seat }): string[] {
  const changes = ({ id }: Unit) =>
    clausesFor(state, id).some(({ kind }) => mayMakeRoom.includes(kind))
  return state.units.filter(unit => unit.seat !== seat || changes(unit)).map(({ id }) => id)
}

interface Form {
  formation: Formation
  x: number
  y: number
  heading: number
}

/** It stands in this formation, outside of any building. */
export function takeFormation(state: State, unit: Unit, { formation, x, y, heading }: Form): void {
  unit.formation = { kind: formation.kind, front: formation.front, gap: formation.gap }
  unit.x = x
  unit.y = y
  unit.heading = heading
  unit.building = null
  unit.walls = null
  markReformed(state, unit)
}

/** [BA-2.2.1-06] [BA-1.1.1-08] */
export function markReformed(state: State, unit: Unit): void {
  unit.doing.reformed = true
  markMoved(state, unit)
}

export function formationName(kind: string): Message {
  return { key: `ba.formation.${kind}` }
}
