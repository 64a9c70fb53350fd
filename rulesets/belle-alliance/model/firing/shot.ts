import { distanceToPoint } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import { stepOf } from '@grognard/umpire'
import { weaponZones, zoneAt, zonesOfGun } from '../../book/tables/fire.ts'
import { fireUnits } from '../../book/tables/losses.ts'
import { distances } from '../../book/tables/scale.ts'
import { figureBases } from '../../book/tables/troops.ts'
import { firingAsOne, leaderOf, tacticalId } from '../buildings.ts'
import { centreOf, hullOf } from '../footprint.ts'
import { distance } from '../ground/ways.ts'
import { mayMeasure } from '../options.ts'
import { followedClause } from '../sheets.ts'
import type { Fire, Helper, State } from '../state.ts'
import type { Step } from '../steps.ts'
import type { FiredAt, Gun, Unit } from '../unit.ts'
import { areEnemies, findUnit, isArtillery, isOnBoard, unitOf } from '../units.ts'
import { aimingAt, canAim, figuresFiring, filesOf, lineOfFire } from './line-of-fire.ts'
import type { Aiming, FiringFile, LineOfFire } from './line-of-fire.ts'

/** Fire as it is declared, without what becomes of it. */
export type PlannedFire = Omit<Fire, 'isShown' | 'lost'>

/** Declared fire as the board has it. */
export interface Shot {
  state: State
  fire: PlannedFire
  firer: Unit
  /** [BA-1.1.2-10] None where nobody stands at a place that was assumed to be held. */
  target: Unit | null
  aiming: Aiming | null
  /** [BA-3.1.3-04] Those named that have a line of aim, all facing one way. */
  files: FiringFile[]
  /** Figures, of guns gunners, that fire. */
  figures: number
  line: LineOfFire | null
  /** [BA-T-13] [BA-T-14] Where the zones end, 1/1000 cm. */
  ends: readonly number[]
  /** [BA-3.1.3-08] Zone 1, 2 or 3; null beyond the last or without a line. */
  zone: number | null
  hasCanister: boolean
}

/** [BA-3.1.3-04] What comes of a declared fire; throws RangeError for an unknown unit. */
export function shotOf(state: State, fire: PlannedFire): Shot {
  const firer = firingAsOne(state, unitOf(state, fire.unit))
  const target = targetOf(state, fire)
  const aiming = target && aimingAt(state, firer, target)
  const taken = aiming ? takenBy(aiming, fire).filter(({ canFire }) => canFire) : []
  const files = taken.map(({ file }) => file)
  const line = aiming && lineOfFire(aiming, files, fire)
  const ends = endsOf(firer, fire.guns)
  return {
    state,
    fire,
    firer,
    target,
    aiming,
    files,
    figures: figuresFiring(files),
    line,
    ends,
    zone: line && zoneAt(ends, line.length),
    hasCanister: hasCanister(state, firer),
  }
}

/** Where a unit's zones end, 1/1000 cm; of several calibres those of the lightest. None unarmed. */
export function endsOf(unit: Unit, guns: readonly string[]): readonly number[] {
  if (!isArtillery(unit)) return unit.weapon ? weaponZones[unit.weapon] : []
  const pounders = gunsNamed(unit, guns).map(({ pounder }) => pounder)
  return pounders.length > 0 ? zonesOfGun(Math.min(...pounders)) : []
}

export function gunsNamed(unit: Unit, guns: readonly string[]): Gun[] {
  return unit.guns.filter(({ id }) => guns.includes(id))
}

/** [BA-1.1.2-10] [BA-Q-26] The named unit, or the enemy at the place that is assumed to be held. */
function targetOf(state: State, { unit, target, isHidden, x, y }: PlannedFire): Unit | null {
  if (!isHidden) return leaderFound(state, findUnit(state, target))
  const reach = figureBases.infantry.width
  const firer = unitOf(state, unit)
  const there = state.units.filter(
    other =>
      isOnBoard(other) &&
      areEnemies(firer, other) &&
      other.refuge === null &&
      distanceToPoint(hullOf(other), x, y) <= reach,
  )
  return leaderFound(state, there[0])
}

function leaderFound(state: State, unit: Unit | undefined): Unit | null {
  return unit ? leaderOf(state, unit) : null
}

interface Taken {
  file: FiringFile
  canFire: boolean
}

/**
 * [BA-3.1.3-01] The files that take part: of guns those named, else so many figures of the front
 * that can best aim, nearest to the hit point first. Those that cannot aim are taken last.
 */
function takenBy(aiming: Aiming, fire: PlannedFire): Taken[] {
  const free = freeFiles(aiming, fire)
  if (isArtillery(aiming.firer)) {
    const named = free.filter(({ gun }) => gun !== null && fire.guns.includes(gun))
    return named.map(file => ({ file, canFire: canAim(aiming, file) }))
  }
  const able = bestSide(
    free.filter(file => canAim(aiming, file)),
    fire,
  )
  const others = free.filter(file => !able.includes(file)).toSorted(nearerTo(fire))
  const ordered = [
    ...able.map(file => ({ file, canFire: true })),
    ...others.map(file => ({ file, canFire: false })),
  ]
  return firstFigures(ordered, fire.figures)
}

function nearerTo(point: Point) {
  return ({ front: one }: FiringFile, { front: other }: FiringFile) =>
    distance(one, point) - distance(other, point)
}

/**
 * Figures that face one way, for a single line of fire: the side with most of them, of equal ones the
 * nearest to a point. The nearest figures come first.
 */
export function bestSide(files: readonly FiringFile[], point: Point): FiringFile[] {
  const sides = Map.groupBy(files.toSorted(nearerTo(point)), ({ front }) => front.heading)
  return [...sides.values()].reduce<FiringFile[]>(
    (best, side) => (figuresFiring(side) > figuresFiring(best) ? side : best),
    [],
  )
}

function firstFigures(taken: readonly Taken[], figures: number): Taken[] {
  let left = figures
  return taken.flatMap(({ file, canFire }) => {
    const count = Math.min(left, file.figures)
    left -= count
    return count > 0 ? [{ file: { ...file, figures: count }, canFire }] : []
  })
}

/** [BA-3.1.2-01] [BA-6.1.2-01] What the part named before leaves over. */
function freeFiles({ state, firer }: Aiming, fire: PlannedFire): FiringFile[] {
  const files = filesOf(firer)
  const earlier = earlierPart(state, fire)
  const target = earlier && targetOf(state, earlier)
  if (!earlier || !target) return files
  const used = takenBy(aimingAt(state, firer, target), earlier).map(({ file }) => file)
  return files.flatMap(file => remainderOf(file, used))
}

function remainderOf(file: FiringFile, used: readonly FiringFile[]): FiringFile[] {
  const taken = used.find(({ front }) => front.x === file.front.x && front.y === file.front.y)
  if (!taken) return [file]
  const figures = file.figures - taken.figures
  return file.gun !== null || figures === 0 ? [] : [{ ...file, figures }]
}

/** The part of the same unit that was named before, in the same phase. */
function earlierPart({ fires }: State, { unit, part, phase }: PlannedFire): Fire | undefined {
  return fires.find(other => other.unit === unit && other.phase === phase && other.part < part)
}

/** [BA-3.1.2-03] [BA-3.1.1-01] [BA-3.1.1-02] [BA-3.1.1-03] Fire units of a part, given those named before it. */
export function unitsOfPart(
  of: 'figures' | 'gunners',
  figures: number,
  earlier: readonly number[],
): number {
  const isSmallUsed = earlier.some(count => fireUnits(count, of) > fireUnits(count, of, false))
  return fireUnits(figures, of, !isSmallUsed)
}

/** [BA-3.3.3-01] Fire units of a shot, among all that its tactical unit fires in the phase. */
export function fireUnitsOf({ state, fire, firer, figures }: Shot): number {
  const earlier = splitFireOf(state, fire).filter(other => isBefore(state, other, fire))
  const counts = earlier.map(other => shotOf(state, other).figures)
  return unitsOfPart(isArtillery(firer) ? 'gunners' : 'figures', figures, counts)
}

/** [BA-3.3.3-01] All that a tactical unit fires in a phase: its own parts and its skirmish line's. */
export function splitFireOf(
  state: State,
  { unit, phase }: Pick<PlannedFire, 'unit' | 'phase'>,
): Fire[] {
  const tactical = tacticalId(state, unitOf(state, unit))
  return state.fires.filter(
    fire => fire.phase === phase && tacticalId(state, unitOf(state, fire.unit)) === tactical,
  )
}

/** Named before; what is not declared yet would be named last. */
function isBefore(state: State, other: PlannedFire, fire: PlannedFire): boolean {
  const place = state.fires.findIndex(
    row => row.unit === fire.unit && row.part === fire.part && row.phase === fire.phase,
  )
  const at = state.fires.findIndex(row => row === other)
  return place < 0 || at < place
}

/**
 * [BA-3.4.1-01] The guns have found the range: they fired at the target last turn, stood still since,
 * and it has not moved too far from where it was or on its march.
 */
export function isRanged(state: State, guns: Unit, target: Unit): boolean {
  const last = lastTurnAt(state, guns, target.id)
  if (!last || guns.doing.moved) return false
  const isFar = distance(last, centreOf(target)) > distances.rangingMove
  return !isFar && target.doing.marched <= distances.rangingMove
}

/** [BA-1.1.1-03] What it fired at last turn. */
export function lastTurnAt({ turn }: State, unit: Unit, target: string): FiredAt | undefined {
  return unit.targets.find(row => row.target === target && row.turn === turn - 1)
}

export function isMeasurable(state: State, { id }: Unit): boolean {
  return mayMeasure(state) || state.fires.some(({ unit }) => unit === id)
}

const continuedSteps: readonly (Step | '')[] = ['continuedFire', 'continuedFireEnds']

/** The phase of fire that play is in, at its question or at its end. */
export function phaseAt(state: State): Fire['phase'] {
  return continuedSteps.includes(stepOf(state)) ? 'continued' : 'fire'
}

/** [BA-3.3.3-01] What the unit and its skirmish line have declared in the phase that is played. */
export function familyFires(state: State, { id }: Unit): Fire[] {
  return splitFireOf(state, { unit: id, phase: phaseAt(state) })
}

/** [BA-3.1.7-03] The unit has declared to be neighbour or support. */
export function helpOf({ helpers }: State, { id }: Unit): Helper | undefined {
  return helpers.find(({ unit }) => unit === id)
}

/**
 * [BA-1.1.1-11] [BA-1.1.1-03] Odds of a shot tell its range: before it is declared they may be known
 * where measuring is, and of fire that goes on, whose range was found last turn.
 */
export function mayForesee(state: State, unit: string, phase: Fire['phase']): boolean {
  return phase === 'continued' || isMeasurable(state, unitOf(state, unit))
}

/** [BA-3.4.4-01] Loaded, or ordered to be loaded this turn. */
function hasCanister(state: State, unit: Unit): boolean {
  return unit.doing.hasCanister || followedClause(state, unit.id, 'canister') !== undefined
}
