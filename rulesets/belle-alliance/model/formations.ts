import { HALF_TURN, normalise, QUARTER_TURN } from '@grognard/geometry'
import type { Point, Pose } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/pose.ts'
import { isAllowed } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
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
import type { ClauseOf } from './clauses.ts'
import {
  baseOf,
  centreOf,
  frontOf,
  poseWithCentre,
  poseWithFront,
  sizeOfUnit,
} from './footprint.ts'
import type { Standing } from './footprint.ts'
import { nameOf } from './names.ts'
import type { State } from './state.ts'
import type { Formation, Unit } from './unit.ts'
import { facesAllRound, isArtillery, isCavalry, isGunnersOnly, isOnBoard } from './units.ts'

/** The figures in the front rank, where chosen, and the point of the unit afterwards. */
export interface ClosedUp extends Point {
  front: number | null
}

/** [BA-Q-16] [BA-1.3.1-14] How a unit stands that has so many figures left: about the middle of its front. */
export function closedUpTo(unit: Standing, figures: number): ClosedUp {
  const { x, y } = unit
  const front = frontFor(unit.formation, figures)
  return unit.formation.kind === 'skirmish' && !unit.walls
    ? { front, ...withoutEnds(unit, figures) }
    : { front, x, y }
}

/** [BA-1.3.1-14] A column keeps its front while it is deep enough. */
function frontFor({ front }: Formation, figures: number): number | null {
  if (front === null || Math.ceil(figures / front) >= LEAST_DEPTH) return front
  return broadestFront(figures)
}

/** [BA-1.3.1-05] [BA-1.3.1-12] The broadest front of an attack column or mass, in figures. */
export function broadestFront(figures: number): number {
  return Math.max(LEAST_FRONT, Math.floor(figures / LEAST_DEPTH))
}

/** Right and left end figures in turn, beginning on the right: an odd number shifts the middle. */
function withoutEnds(unit: Standing, figures: number): Point {
  if ((unit.figures - figures) % 2 === 0) return { x: unit.x, y: unit.y }
  const pitch = baseOf(unit.arm, 'skirmish', unit.guns).width + (unit.formation.gap ?? 0)
  return offset(unit, 0, -pitch / 2)
}

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

const ofInfantry: readonly FormationKind[] = [
  'line',
  'attackColumn',
  'marchColumn',
  'square',
  'battalionMass',
  'huddle',
]

const ofCavalry: readonly FormationKind[] = ['line', 'attackColumn', 'marchColumn']

/** [BA-5.4.3-04] Every formation that some unit may form up in. */
export const formationsAfterRout: readonly FormationKind[] = [
  ...ofInfantry,
  'limbered',
  'unlimbered',
  'gunners',
]

/** [BA-5.4.3-04] Closed formations that the unit can form up in after its rout. */
export function formationsOf(unit: Unit): readonly FormationKind[] {
  if (isCavalry(unit)) return ofCavalry
  if (!isArtillery(unit)) return ofInfantry
  if (unit.arm === 'wagon') return ['limbered']
  return unit.guns.length > 0 ? ['limbered', 'unlimbered'] : ['gunners']
}

/** A unit that may try to reorganise. */
interface Routing {
  state: State
  unit: Unit
}

const unitName = ({ unit }: Routing) => ({ unit: nameOf(unit) })

/** [BA-5.4.3-02] [BA-Q-70] */
export const reorganiseRefusals: readonly BaRefusal<Routing>[] = [
  stop(
    'BA-5.4.3-02',
    'ba.refuse.notRouting',
    ({ unit }) => !isOnBoard(unit) || unit.figures === 0 || unit.disorder !== 'FU',
    unitName,
  ),
  refuse(
    'BA-Q-70',
    'ba.refuse.routedThisTurn',
    ({ state, unit }) => unit.disorderedIn >= state.turn,
    unitName,
  ),
  refuse(
    'BA-5.4.3-02',
    'ba.refuse.triesAlready',
    ({ state, unit }) => state.reorganising.some(row => row.unit === unit.id),
    unitName,
  ),
]

/** The seat's units that may still try to reorganise in this announcement phase. */
export function unitsToReorganise(state: State, seat: Seat): Unit[] {
  return state.units.filter(
    unit => unit.seat === seat && isAllowed(reorganiseRefusals, { state, unit }),
  )
}
