import { containsPoint } from '@grognard/geometry'
import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Ruling, Seat } from '@grognard/umpire'
import { MOST_PARTS, SHARE_OF_SIDE } from '../../book/tables/fire.ts'
import { fireUnit, fireUnits } from '../../book/tables/losses.ts'
import { figureBases } from '../../book/tables/troops.ts'
import { familyOf, firingAsOne, leaderOf } from '../../model/buildings.ts'
import { isBeside, sidesOf } from '../../model/ground/land.ts'
import { figuresFiring, filesOf } from '../../model/line-of-fire.ts'
import { nameOf } from '../../model/names.ts'
import type { Terrain, TerrainKind } from '../../model/setting.ts'
import type { Fire, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import {
  areEnemies,
  findUnit,
  isArtillery,
  isDisordered,
  isGunnersOnly,
  isOnBoard,
  unitOf,
} from '../../model/units.ts'
import type { BaRefusal, BaTable } from '../../rules.ts'
import { mapRows, refuse, refused, stop } from '../../words.ts'
import { isKnownLost, refusalsSeen } from './conditions.ts'
import { familyFires, helpOf, lastTurnAt, phaseAt, shotOf } from './shot.ts'
import type { PlannedFire, Shot } from './shot.ts'

/** A unit that is to fire in a phase. */
export interface Firer {
  state: State
  unit: Unit
  phase: Fire['phase']
}

const firerName = ({ unit }: Firer) => ({ unit: nameOf(unit) })

/** What keeps a unit from firing at all, whatever the target. */
export const firerRefusals: readonly BaRefusal<Firer>[] = [
  stop(
    'BA-3.1.3-01',
    'ba.refuse.notThere',
    ({ unit }) => !isOnBoard(unit) || unit.refuge !== null,
    firerName,
  ),
  stop(
    'BA-6.1.1-07',
    'ba.refuse.firesWithGarrison',
    ({ state, unit }) => leaderOf(state, unit).id !== unit.id,
    ({ state, unit }) => ({ unit: nameOf(unit), leader: nameOf(leaderOf(state, unit)) }),
  ),
  stop('BA-3.1.1-08', 'ba.refuse.tooDisorderedToFire', ({ unit }) => isDisordered(unit), firerName),
  stop('BA-1.3.4-01', 'ba.refuse.gunnersCannotFire', ({ unit }) => isGunnersOnly(unit), firerName),
  stop('BA-1.3.5-02', 'ba.refuse.busyElsewhere', ({ unit }) => isAtWorkOrRest(unit), firerName),
  stop(
    'BA-T-13',
    'ba.refuse.noFirearms',
    ({ unit }) => !isArtillery(unit) && unit.weapon === null,
    firerName,
  ),
  stop(
    'BA-2.2.4-03',
    'ba.refuse.notUnlimbered',
    ({ unit }) => isArtillery(unit) && unit.formation.kind !== 'unlimbered',
    firerName,
  ),
  stop(
    'BA-Q-64',
    'ba.refuse.noGunners',
    ({ unit }) => isArtillery(unit) && unit.guns.every(({ gunners }) => gunners === 0),
    firerName,
  ),
  refuse('BA-5.5.3-02', 'ba.refuse.noSupplies', ({ unit }) => unit.supply === 'none', firerName),
  refuse(
    'BA-2.3.2-04',
    'ba.refuse.firedAfterFastMarch',
    ({ unit }) => unit.doing.rate === 'fast',
    firerName,
  ),
  refuse(
    'BA-1.1.1-06',
    'ba.refuse.wasPassedThrough',
    ({ state, unit }) => familyOf(state, unit).some(({ doing }) => doing.passedThrough),
    firerName,
  ),
  refuse(
    'BA-1.1.1-04',
    'ba.refuse.hasContinued',
    ({ state, unit }) => familyOf(state, unit).some(({ doing }) => doing.continuedFire),
    firerName,
  ),
  stop(
    'BA-1.1.1-03',
    'ba.refuse.notFiredLastTurn',
    ({ state, unit, phase }) => phase === 'continued' && !hasFiredLastTurn(state, unit),
    firerName,
  ),
]

const idle: readonly string[] = ['work', 'rest']

/** [BA-1.3.5-02] [BA-1.3.6-01] A garrison works as it stands. */
function isAtWorkOrRest({ formation, work }: Unit): boolean {
  return idle.includes(formation.kind) || work?.isBegun === true
}

function hasFiredLastTurn(state: State, unit: Unit): boolean {
  return unit.targets.some(({ target }) => lastTurnAt(state, unit, target) !== undefined)
}

const hiding: readonly TerrainKind[] = ['wood', 'building', 'linear', 'difficult']

/** [BA-1.1.2-09] Ground that one may assume to be held. */
export function isHidingPlace(kind: TerrainKind): boolean {
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
export function figuresLeft(state: State, firer: Unit): number {
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

/** [BA-4.5.0-03] Gunners in refuge are part of the infantry, guns without gunners no enemy. */
export function isTarget(firer: Unit, target: Unit): boolean {
  if (!areEnemies(target, firer) || !isOnBoard(target)) return false
  return target.refuge === null && target.figures > 0
}

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
export function shotWorthDeclaring(state: State, declared: Declared): Shot | null {
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
