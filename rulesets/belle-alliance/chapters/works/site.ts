import { distanceToPoint, isHullWithin } from '@grognard/geometry/measured/hull.ts'
import type { Hull } from '@grognard/geometry/measured/hull.ts'
import { distanceToPolygon } from '@grognard/geometry/measured/polygon.ts'
import { materialNear, strengthenPercent, workGroup, workRows } from '../../book/tables/ground.ts'
import type { WorkKind } from '../../book/tables/ground.ts'
import { CONTACT } from '../../book/tables/scale.ts'
import { findBuilding, garrisonOf } from '../../model/buildings.ts'
import { unitIn, unitName } from '../../model/clauses.ts'
import type { ClauseOf, ContextOf } from '../../model/clauses.ts'
import { hasRoom } from '../../model/contact.ts'
import { hullOf } from '../../model/footprint.ts'
import type { Standing } from '../../model/footprint.ts'
import { plainChange, reformed } from '../../model/formations.ts'
import type { Reformed } from '../../model/formations.ts'
import { sidesOf, stripOf } from '../../model/ground/land.ts'
import type { Terrain } from '../../model/setting.ts'
import { writtenClause } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { Unit, Work } from '../../model/unit.ts'
import { isDisordered, isGunnersOnly } from '../../model/units.ts'
import type { BaRefusal } from '../../rules.ts'
import { refuse } from '../../words.ts'
import type { WorkSite } from './events.ts'

/** What is worked at and where, of a work or of a site: a fresh record. */
export function siteOf({ kind, terrain, x, y, heading }: WorkSite): WorkSite {
  return { kind, terrain, x, y, heading }
}

/** The site that an order names. */
export function siteOrdered({ work: kind, terrain, x, y, heading }: ClauseOf<'work'>): WorkSite {
  return { kind, terrain, x, y, heading }
}

/** The same work at the same place. */
export function isSameSite(work: Work | null, site: WorkSite): boolean {
  return (
    work !== null &&
    work.kind === site.kind &&
    work.terrain === site.terrain &&
    work.x === site.x &&
    work.y === site.y &&
    work.heading === site.heading
  )
}

/** [BA-1.3.5-01] [BA-2.2.1-01] How a unit in the open forms to work: behind the middle of its front. */
export function formedToWork(unit: Standing): Reformed {
  return reformed(unit, plainChange({ kind: 'work', front: null, gap: null }))
}

/** The unit as it stands while it works; in a building, and at work already, as it stands now. */
export function standingAtWork(unit: Unit): Standing {
  const staysAsItIs = unit.walls || unit.guns.length > 0 || unit.formation.kind === 'work'
  return staysAsItIs ? unit : { ...unit, ...formedToWork(unit) }
}

/** [BA-2.2.1-05] Whether there is room to form. */
function hasRoomToWork(state: State, unit: Unit): boolean {
  return hasRoom(state, standingAtWork(unit), [unit.id])
}

/** [BA-6.3.0-01] Pioneers and gunners; in a building whoever holds it. */
function canWork(state: State, unit: Unit, work: WorkKind): boolean {
  if (work === 'strengthen') return unit.building !== null
  if (unit.building !== null) return false
  return unit.hasPioneers || isGunnersOnly(unit) || leavesItsGuns(state, unit)
}

/** [BA-2.2.5-02] In the same change of formation. */
function leavesItsGuns(state: State, unit: Unit): boolean {
  return writtenClause(state, unit.id, 'leaveGuns') !== undefined
}

/** [BA-1.3.5-01] [BA-6.1.1-07] Those who work together: the unit, or all that hold its building. */
export function crewOf(state: State, unit: Unit): Unit[] {
  return unit.building === null ? [unit] : garrisonOf(state, unit.building)
}

/** [BA-6.3.0-02] A group of five at least; the garrison at half its strength or more. */
export function hasHands(state: State, unit: Unit, work: WorkKind): boolean {
  const hands = crewOf(state, unit).reduce((sum, { figures }) => sum + figures, 0)
  return hands >= handsFor(state, unit, work)
}

/** [BA-T-20] The least number of figures for the work. */
function handsFor(state: State, unit: Unit, work: WorkKind): number {
  if (work !== 'strengthen') return workGroup.figures
  const capacity = findBuilding(state, unit.building)?.capacity ?? 0
  return Math.ceil((capacity * strengthenPercent) / 100)
}

/** [BA-6.3.0-02] Groups of five work side by side; one is enough to burn, blast or strengthen. */
export function groupsOf({ figures }: Unit): number {
  return Math.floor(figures / workGroup.figures)
}

/** [BA-6.3.0-02] Whether the material that the work asks for lies within reach of the unit. */
export function hasMaterial(state: State, unit: Unit, work: WorkKind): boolean {
  const source = workRows[work].rollNear?.to
  if (source === undefined) return false
  const hull = hullOf(unit)
  return state.terrain.some(
    piece =>
      piece.kind === source &&
      !piece.isDestroyed &&
      distanceToPolygon(hull, piece.points) < materialNear,
  )
}

/** [BA-6.3.0-05] The bridge in contact with the unit that can be demolished so. */
export function bridgeNear(state: State, unit: Standing, work: WorkKind): Terrain | undefined {
  const crossing = work === 'burnBridge' ? 'woodenBridge' : 'stoneBridge'
  const hull = hullOf(unit)
  return state.terrain.find(
    piece => piece.crossing === crossing && !piece.isDestroyed && touches(piece, hull),
  )
}

function touches(bridge: Terrain, hull: Hull): boolean {
  return sidesOf(bridge).some(side => isHullWithin(stripOf(side, bridge.width), hull, CONTACT))
}

export type Working = ContextOf<'work'>

export function isDemolition(work: WorkKind): boolean {
  return work === 'burnBridge' || work === 'blastBridge'
}

const isInTheOpen = (work: WorkKind) => work !== 'strengthen' && !isDemolition(work)

/** What stands against engineering work, when it is written, announced and begun. */
export const workRefusals: readonly BaRefusal<Working>[] = [
  refuse('BA-6.3.0-03', 'ba.refuse.tooDisorderedToWork', c => isDisordered(unitIn(c)), unitName),
  refuse(
    'BA-6.3.0-01',
    'ba.refuse.noPioneers',
    c => !canWork(c.state, unitIn(c), c.clause.work),
    unitName,
  ),
  refuse('BA-6.3.0-01', 'ba.refuse.workElsewhere', c => !isPlaceNamed(c), unitName),
  refuse(
    'BA-6.3.0-02',
    'ba.refuse.tooFewHands',
    c => !hasHands(c.state, unitIn(c), c.clause.work),
    c => ({
      ...unitName(c),
      least: handsFor(c.state, unitIn(c), c.clause.work),
    }),
  ),
  refuse(
    'BA-T-20',
    'ba.refuse.alreadyStrengthened',
    c =>
      c.clause.work === 'strengthen' &&
      findBuilding(c.state, unitIn(c).building)?.isStrengthened === true,
    unitName,
  ),
  refuse(
    'BA-6.3.0-05',
    'ba.refuse.noBridge',
    c => isDemolition(c.clause.work) && !isAtBridge(c),
    unitName,
  ),
  refuse(
    'BA-1.3.5-01',
    'ba.refuse.workTooFar',
    c => isInTheOpen(c.clause.work) && !isBeside(c),
    unitName,
  ),
]

/** [BA-1.3.5-01] Gunners leave their guns first. [BA-2.2.1-05] There must be room to form. */
export const cannotBegin: readonly BaRefusal<Working>[] = [
  refuse('BA-1.3.5-01', 'ba.refuse.noPioneers', c => unitIn(c).guns.length > 0, unitName),
  ...workRefusals,
  refuse(
    'BA-2.2.1-05',
    'ba.refuse.noRoomToForm',
    c => !hasRoomToWork(c.state, unitIn(c)),
    unitName,
  ),
]

/** While the work goes on nothing has to be written for it. */
export const atItAlready: BaRefusal<Working> = refuse(
  'BA-6.3.0-04',
  'ba.refuse.worksAlready',
  c => {
    const { work } = unitIn(c)
    return work?.isBegun === true && isSameSite(work, siteOrdered(c.clause))
  },
  unitName,
)

/** A work in the open names no piece of terrain, a strengthening the building of the unit. */
function isPlaceNamed(context: Working): boolean {
  const { work, terrain } = context.clause
  if (isDemolition(work)) return true
  return terrain === (work === 'strengthen' ? unitIn(context).building : '')
}

/** [BA-6.3.0-05] In contact with the bridge, and still so when it has formed to work. */
function isAtBridge(context: Working): boolean {
  const { work, terrain } = context.clause
  const unit = unitIn(context)
  return [unit, standingAtWork(unit)].every(
    standing => bridgeNear(context.state, standing, work)?.id === terrain,
  )
}

/** On the board, and no farther from the unit than a group works. */
function isBeside(context: Working): boolean {
  const { x, y } = context.clause
  const { width, height } = context.state
  if (x < 0 || y < 0 || x > width || y > height) return false
  return distanceToPoint(hullOf(unitIn(context)), x, y) <= workGroup.length
}
