import { containsPoint, hullMeetsPolygon } from '@grognard/geometry'
import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Forfeit, Ruling, Seat, Value } from '@grognard/umpire'
import { MOST_PARTS, SHARE_OF_SIDE } from '../../book/tables/fire.ts'
import { fireUnit, fireUnits } from '../../book/tables/losses.ts'
import { GUESS } from '../../book/tables/scale.ts'
import { figureBases } from '../../book/tables/troops.ts'
import { firingAsOne } from '../../model/buildings.ts'
import { dangerTo, isKnownLost, refusalsSeen } from '../../model/firing/conditions.ts'
import type { Danger } from '../../model/firing/conditions.ts'
import { pointsAlong, stretchesIn } from '../../model/firing/field-of-fire.ts'
import type { Stretch } from '../../model/firing/field-of-fire.ts'
import { firerRefusals, firersOf, isTarget, targetsFor } from '../../model/firing/firers.ts'
import {
  aimingAt,
  angleOf,
  canAim,
  figuresFiring,
  filesOf,
  frontOfFiles,
} from '../../model/firing/line-of-fire.ts'
import type { FiringFile } from '../../model/firing/line-of-fire.ts'
import {
  bestSide,
  familyFires,
  helpOf,
  lastTurnAt,
  mayForesee,
  phaseAt,
  shotOf,
} from '../../model/firing/shot.ts'
import type { PlannedFire, Shot } from '../../model/firing/shot.ts'
import { centreOf, hullOf } from '../../model/footprint.ts'
import { isBeside, sidesOf } from '../../model/ground/land.ts'
import { isSeen, viewerOf } from '../../model/ground/sight.ts'
import { nameOf } from '../../model/names.ts'
import type { Terrain, TerrainKind } from '../../model/setting.ts'
import type { State } from '../../model/state.ts'
import { couldStill } from '../../model/support.ts'
import type { Gun, Unit } from '../../model/unit.ts'
import { findUnit, isArtillery, unitOf } from '../../model/units.ts'
import type { BaRefusal, BaTable } from '../../rules.ts'
import { mapRows, refuse, refused, stop } from '../../words.ts'

const hiding: readonly TerrainKind[] = ['wood', 'building', 'linear', 'difficult']

/** [BA-1.1.2-09] Ground that one may assume to be held. */
function isHidingPlace(kind: TerrainKind): boolean {
  return hiding.includes(kind)
}

const firerOf = ({ state, fire }: FirePlan): Unit => firingAsOne(state, unitOf(state, fire.unit))

const name = (plan: FirePlan) => ({ unit: nameOf(firerOf(plan)) })

/** What of a unit can fire beside what it has declared already. */
const partRefusals: readonly BaRefusal<FirePlan>[] = [
  refuse(
    'BA-3.1.7-03',
    'ba.refuse.helpsAlready',
    d => helpOf(d.state, firerOf(d)) !== undefined,
    name,
  ),
  stop(
    'BA-3.4.1-02',
    'ba.refuse.onlyGunsRange',
    d => d.fire.isRanging && !isArtillery(firerOf(d)),
    name,
  ),
  refuse(
    'BA-3.4.1-02',
    'ba.refuse.rangesOnly',
    d => earlierOf(d).some(({ isRanging }) => isRanging || d.fire.isRanging),
    name,
  ),
  stop(
    'BA-3.1.2-01',
    'ba.refuse.twoPartsOnly',
    d => earlierOf(d).length >= MOST_PARTS,
    d => ({ ...name(d), most: MOST_PARTS }),
  ),
  stop('BA-3.1.2-01', 'ba.refuse.wholeModels', isWrongChoiceOfGuns, name),
  stop(
    'BA-6.1.2-01',
    'ba.refuse.halfOfGarrison',
    d => firerOf(d).walls !== null && isMoreThanSide(d),
    d => ({
      ...name(d),
      most: Math.floor(firerOf(d).figures / SHARE_OF_SIDE),
    }),
  ),
  stop(
    'BA-3.2.0-01',
    'ba.refuse.tooManyFiring',
    d => d.fire.figures > figuresLeft(d.state, firerOf(d)),
    d => ({ ...name(d), most: Math.max(0, figuresLeft(d.state, firerOf(d))) }),
  ),
  refuse(
    'BA-3.1.1-01',
    'ba.refuse.fireUnitTooSmall',
    d => !isArtillery(firerOf(d)) && fireUnits(d.fire.figures, 'figures') === 0,
    d => ({ ...name(d), least: fireUnit.figures.least }),
  ),
]

function earlierOf(plan: FirePlan) {
  return familyFires(plan.state, firerOf(plan))
}

/** [BA-3.1.2-01] [BA-Q-64] Guns of its own with gunners, none twice; figures are their gunners. */
function isWrongChoiceOfGuns(plan: FirePlan): boolean {
  const { guns, figures } = plan.fire
  const firer = firerOf(plan)
  if (!isArtillery(firer)) return guns.length > 0
  const used = earlierOf(plan).flatMap(fire => fire.guns)
  const named = firer.guns.filter(
    ({ id, gunners }) => gunners > 0 && guns.includes(id) && !used.includes(id),
  )
  if (named.length === 0 || named.length !== guns.length) return true
  return named.reduce((sum, { gunners }) => sum + gunners, 0) !== figures
}

function isMoreThanSide(plan: FirePlan): boolean {
  return plan.fire.figures * SHARE_OF_SIDE > firerOf(plan).figures
}

/** [BA-3.2.0-01] Figures that can fire as the unit is formed, less those that fire elsewhere. */
function figuresLeft(state: State, firer: Unit): number {
  const all = firer.walls ? firer.figures : figuresFiring(filesOf(firer))
  const used = familyFires(state, firer).filter(({ unit }) => unit === firer.id)
  return used.reduce((left, { figures }) => left - figures, all)
}

/** Fire that is to be declared by a unit that may fire. */
interface FirePlan {
  state: State
  fire: PlannedFire
}

const targetName = ({ state, fire }: FirePlan) => {
  const target = findUnit(state, fire.target)
  return { target: target ? nameOf(target) : fire.target }
}

/** What can be fired at. */
const targetRefusals: readonly BaRefusal<FirePlan>[] = [
  stop('BA-1.1.2-10', 'ba.refuse.noPlaceToHide', d => d.fire.isHidden && !isPartOfTerrain(d)),
  stop('BA-1.1.4-05', 'ba.refuse.noFireAtStaff', ({ state, fire }) =>
    state.staff.some(({ id }) => id === fire.target),
  ),
  stop('BA-3.1.3-01', 'ba.refuse.noSuchTarget', d => !d.fire.isHidden && !isTargetNamed(d)),
  stop(
    'BA-1.1.1-03',
    'ba.refuse.onlyLastTarget',
    ({ state, fire }) => fire.phase === 'continued' && !isLastTarget(state, fire),
    targetName,
  ),
]

function isTargetNamed({ state, fire }: FirePlan): boolean {
  const target = findUnit(state, fire.target)
  return target !== undefined && isTarget(unitOf(state, fire.unit), target)
}

function isLastTarget(state: State, { unit, target, isHidden }: PlannedFire): boolean {
  return !isHidden && lastTurnAt(state, unitOf(state, unit), target) !== undefined
}

/** [BA-1.1.2-10] The point lies in a piece that somebody may hide in, or at a line of terrain. */
function isPartOfTerrain({ state, fire: { target, x, y } }: FirePlan): boolean {
  const piece = state.terrain.find(({ id }) => id === target)
  return piece !== undefined && isHidingPlace(piece.kind) && isAt(piece, x, y)
}

function isAt(piece: Terrain, x: number, y: number): boolean {
  if (piece.kind !== 'linear') return containsPoint(piece.points, x, y)
  return isBeside(sidesOf(piece), x, y, piece.width / 2 + figureBases.infantry.width)
}

/** What a player says when he declares fire; the rest follows from the state. */
export type Declared = Omit<PlannedFire, 'part' | 'phase'>

const lawful: readonly BaRefusal<FirePlan>[] = [
  ...mapRows(firerRefusals, ({ state, fire }: FirePlan) => ({
    state,
    unit: unitOf(state, fire.unit),
    phase: fire.phase,
  })),
  ...targetRefusals,
  ...partRefusals,
]

/** Whether the seat may declare this fire: what measuring would tell is left out unless agreed. */
export function judgeFire(state: State, seat: Seat, declared: Declared): Ruling {
  const firer = findUnit(state, declared.unit)
  if (!firer) return refused('BA-3.1.3-01', 'ba.refuse.unknownUnit')
  if (firer.seat !== seat)
    return refused('BA-3.1.3-01', 'ba.refuse.notYourUnit', { unit: nameOf(firer) })
  const fire = plannedFire(state, declared)
  const ruling = judgeBy(lawful, { state, fire })
  // [BA-Q-26] Nothing is seen of what is only assumed to be there.
  if (!ruling.allowed || fire.isHidden) return ruling
  return judgeBy(refusalsSeen(state), shotOf(state, fire))
}

/** Read quickly, for units of the seat: the shot, if it may be declared and may come to something. */
function shotWorthDeclaring(state: State, declared: Declared): Shot | null {
  const fire = plannedFire(state, declared)
  if (!isAllowed(lawful, { state, fire })) return null
  const shot = shotOf(state, fire)
  return isKnownLost(shot) ? null : shot
}

/** [BA-3.1.1-03] The part named first is part 0. */
export function plannedFire(state: State, declared: Declared): PlannedFire {
  const part = familyFires(state, unitOf(state, declared.unit)).filter(
    ({ unit }) => unit === declared.unit,
  ).length
  return { ...declared, part, phase: phaseAt(state) }
}

export function declareFire(table: BaTable, seat: Seat, declared: Declared): void {
  const planned = plannedFire(table.state, declared)
  const fire = { ...planned, guns: planned.guns.slice(), lost: null, isShown: false }
  table.emit({ kind: 'fireDeclared', seat, fire })
}

/**
 * [BA-1.1.1-11] Told by eye, so that distances are guessed to a quarter: fire that is all right may be
 * warned of, and fire that is not may not. Null where all is known, or nothing is to be seen.
 */
function dangerIn(shot: Shot): Danger | null {
  const { state, fire } = shot
  if (fire.isHidden || mayForesee(state, fire.unit, fire.phase)) return null
  return dangerTo(shot, GUESS)
}

/** For the order in words. */
export function dangerText(state: State, declared: Declared): { danger: string; friend: Value } {
  const isKnown = findUnit(state, declared.unit) !== undefined
  const danger = isKnown ? dangerIn(shotOf(state, plannedFire(state, declared))) : null
  return danger
    ? { danger: danger.kind, friend: nameOf(danger.unit) }
    : { danger: 'none', friend: '' }
}

/** Worthwhile ways to fire: with all that can aim or a share of it, at each edge that is in sight. */
export function waysToFire(state: State, seat: Seat): Declared[] {
  const phase = phaseAt(state)
  return firersOf(state, seat, phase).flatMap(firer => {
    const { targets, ways } = undividedWays(state, firer)
    return safestFirst(targets > 1 ? [...ways, ...sharesOf(state, firer, ways)] : ways)
  })
}

/** Ways to fire at a target with all that can aim. */
export function waysAgainst(state: State, firer: Unit, target: Unit): Declared[] {
  return safestFirst(waysAt(state, firer, target))
}

function undividedWays(state: State, firer: Unit): { targets: number; ways: Way[] } {
  const targets = targetsFor(state, firer, phaseAt(state))
  return {
    targets: targets.length,
    ways: targets.flatMap(target => waysAt(state, firer, target)),
  }
}

/** A way to fire, and whether one sees that it may come to nothing. */
interface Way {
  declared: Declared
  isDoubtful: boolean
}

/** Null where it is not worth declaring. */
function wayOf(state: State, declared: Declared): Way | null {
  const shot = shotWorthDeclaring(state, declared)
  return shot && { declared, isDoubtful: dangerIn(shot) !== null }
}

/** What one sees to be doubtful comes last. */
function safestFirst(ways: readonly Way[]): Declared[] {
  const safe = ways.filter(({ isDoubtful }) => !isDoubtful)
  const doubtful = ways.filter(({ isDoubtful }) => isDoubtful)
  return [...safe, ...doubtful].map(({ declared }) => declared)
}

/** [BA-3.4.1-02] Whole batteries that can range on a target. */
export function waysToRange(state: State, seat: Seat): Declared[] {
  const phase = phaseAt(state)
  return firersOf(state, seat, phase)
    .filter(isArtillery)
    .flatMap(firer => {
      const ranging = targetsFor(state, firer, phase).map(target =>
        waysAt(state, firer, target, true).slice(0, 1),
      )
      return ranging.flat().map(({ declared }) => declared)
    })
}

/** How a unit can fire at a target, an offer for each edge in sight. */
function waysAt(state: State, firer: Unit, target: Unit, isRanging = false): Way[] {
  const able = isRanging ? filesOf(firer) : ableFiles(state, firer, target)
  const front = frontOfFiles(able)
  if (!front) return []
  const field = { front: front.from, left: front.from, right: front.from, half: angleOf(firer) }
  const named = namedAs(state, firer, target)
  if (named === null || (isRanging && named.isHidden)) return []
  const declared = { unit: firer.id, ...named, ...amountOf(state, firer, able), isRanging }
  return stretchesIn(field, target).flatMap(stretch => lawfulAt(state, declared, stretch))
}

/** [BA-1.1.2-10] Who is seen, else the piece of ground that somebody is assumed to be in. */
function namedAs(state: State, firer: Unit, target: Unit) {
  if (isSeen(state, viewerOf(firer), target)) return { target: target.id, isHidden: false }
  const piece = state.terrain.find(({ points, kind }) => {
    return isHidingPlace(kind) && hullMeetsPolygon(hullOf(target), points)
  })
  return piece ? { target: piece.id, isHidden: true } : null
}

/** How many figures, or gunners, an undivided fire at a target has. */
export function mostAt(state: State, firer: Unit, target: Unit): number {
  const body = firingAsOne(state, firer)
  return amountOf(state, body, ableFiles(state, body, target)).figures
}

function ableFiles(state: State, firer: Unit, target: Unit): FiringFile[] {
  const aiming = aimingAt(state, firer, target)
  const used = familyFires(state, firer).flatMap(({ guns }) => guns)
  const free = filesOf(firer).filter(({ gun }) => gun === null || !used.includes(gun))
  return bestSide(
    free.filter(file => canAim(aiming, file)),
    centreOf(target),
  )
}

/** Figures that fire elsewhere are not there any more. */
function amountOf(state: State, firer: Unit, able: readonly FiringFile[]) {
  const guns = able.flatMap(({ gun }) => (gun === null ? [] : [gun]))
  const figures = figuresFiring(able)
  if (guns.length > 0) return { figures, guns }
  return { figures: Math.min(figures, figuresLeft(state, firer)), guns }
}

/** How far apart hit points are tried along an edge, in parts of it. */
const TRIES = 4

/** A hit point of an edge that may be named: one without doubts before others, its middle first. */
function lawfulAt(state: State, declared: Omit<Declared, 'x' | 'y'>, stretch: Stretch): Way[] {
  const { ax, ay, bx, by } = stretch.edge
  const length = Math.max(Math.abs(bx - ax), Math.abs(by - ay))
  const points = pointsAlong(stretch, Math.max(1, length / TRIES))
  const doubtful: Way[] = []
  for (const point of points) {
    const way = wayOf(state, { ...declared, ...point })
    if (way === null) continue
    if (!way.isDoubtful) return [way]
    doubtful.push(way)
  }
  return doubtful.slice(0, 1)
}

/** [BA-3.1.2-01] A part of the figures or guns fires, so that the rest can fire elsewhere. */
function sharesOf(state: State, firer: Unit, ways: readonly Way[]): Way[] {
  if (familyFires(state, firer).length > 0) return []
  const parts = ways.flatMap(({ declared }) => smallerFiresOf(firer, declared))
  return parts.flatMap(declared => wayOf(state, declared) ?? [])
}

/** Guns one by one, figures by thirds and halves. */
function smallerFiresOf(firer: Unit, way: Declared): Declared[] {
  const guns = firer.guns.filter(({ id }) => way.guns.includes(id))
  if (guns.length > 0) return guns.slice(1).map((_, i) => withGuns(way, guns.slice(0, i + 1)))
  const counts = shares.map(({ of, from }) => Math.ceil((way.figures * of) / from))
  const parts = [...new Set(counts)].filter(figures => figures < way.figures)
  return parts.map(figures => ({ ...way, figures }))
}

const shares = [
  { of: 1, from: 3 },
  { of: 1, from: 2 },
  { of: 2, from: 3 },
]

function withGuns(way: Declared, guns: readonly Gun[]): Declared {
  const figures = guns.reduce((sum, { gunners }) => sum + gunners, 0)
  return { ...way, figures, guns: guns.map(({ id }) => id) }
}

/** [BA-3.1.1-05] Fire at what is seen; ground where somebody is only assumed to be is left aside. */
export function couldFire(state: State, seat: Seat): Forfeit[] {
  const seen = waysToFire(state, seat).filter(({ isHidden }) => !isHidden)
  const units = seen.map(({ unit }) => unit)
  return couldStill(state, 'ba.ask.fire', units)
}
