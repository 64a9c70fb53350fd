import { containsPoint } from '@grognard/geometry'
import type { Ruling, Seat } from '@grognard/umpire'
import { isAllowed, judgeBy } from '@grognard/umpire'
import { MOST_PARTS, SHARE_OF_SIDE } from '../../book/tables/fire.ts'
import { fireUnit, fireUnits } from '../../book/tables/losses.ts'
import { GUESS } from '../../book/tables/scale.ts'
import { figureBases } from '../../book/tables/troops.ts'
import { firingBody } from '../../model/buildings.ts'
import { isBeside, sidesOf } from '../../model/ground/land.ts'
import { nameOf, thingNamed } from '../../model/names.ts'
import type { Terrain } from '../../model/setting.ts'
import type { State } from '../../model/state.ts'
import { declareFire } from '../../model/support.ts'
import type { Unit } from '../../model/unit.ts'
import { areEnemies, findUnit, isArtillery, isOnBoard, unitOf } from '../../model/units.ts'
import type { BaRefusal, BaTable } from '../../rules.ts'
import { refuse, refused, stop } from '../../words.ts'
import { figuresFiring, filesOf } from './lines.ts'
import { firerRefusals, isHidingPlace, shotChecks } from './refusals.ts'
import { dangerTo, friendInLine } from './safety.ts'
import {
  familyFires,
  fireUnitsOf,
  helpOf,
  lastTurnAt,
  mayForesee,
  phaseAt,
  shotOf,
} from './shot.ts'
import type { Declared, Shot } from './shot.ts'

/** The rows of one situation, for another that it can be made of. */
function adapted<Context, Other>(
  rows: readonly BaRefusal<Context>[],
  made: (other: Other) => Context,
): BaRefusal<Other>[] {
  return rows.map(({ values, when, ...row }) => ({
    ...row,
    ...(values && { values: (other: Other) => values(made(other)) }),
    when: (other: Other) => when(made(other)),
  }))
}

const byEye = shotChecks.filter(({ isByEye }) => isByEye)

/**
 * [BA-1.1.1-11] What everybody can know before it is declared to come to nothing: all that measuring
 * tells where measuring is, else what is plain to the eye: nobody to aim, a friend in the line itself,
 * units so near that no guess makes it good.
 */
function isKnownLost(shot: Shot): boolean {
  const { state, fire } = shot
  const checks = mayForesee(state, fire.unit, fire.phase) ? shotChecks : byEye
  if (!isAllowed(checks, shot) || isFriendInLine(shot) || fireUnitsOf(shot) === 0) return true
  return !fire.isHidden && dangerTo(shot, 1 / GUESS) !== null
}

/** [BA-3.1.4-01] However far away, that is too near. */
function isFriendInLine({ line, firer, aiming, hasCanister }: Shot): boolean {
  if (!line || !aiming) return false
  return friendInLine(line, firer, aiming.bystanders, hasCanister) !== undefined
}

const firerOf = ({ state, fire }: Declaring): Unit => firingBody(state, unitOf(state, fire.unit))

const name = (declaring: Declaring) => ({ unit: nameOf(firerOf(declaring)) })

/** What of a unit can fire beside what it has declared already. */
const partRefusals: readonly BaRefusal<Declaring>[] = [
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
    d => d.fire.figures > figuresLeft(d),
    d => ({ ...name(d), most: Math.max(0, figuresLeft(d)) }),
  ),
  refuse(
    'BA-3.1.1-01',
    'ba.refuse.fireUnitTooSmall',
    ({ fire, ...rest }) =>
      !isArtillery(firerOf({ fire, ...rest })) && fireUnits(fire.figures, 'figures') === 0,
    d => ({ ...name(d), least: fireUnit.figures.least }),
  ),
]

function earlierOf(declaring: Declaring) {
  return familyFires(declaring.state, firerOf(declaring))
}

/** [BA-3.1.2-01] [BA-Q-64] Guns of its own with gunners, none twice; figures are their gunners. */
function isWrongChoiceOfGuns(declaring: Declaring): boolean {
  const { guns, figures } = declaring.fire
  const firer = firerOf(declaring)
  if (!isArtillery(firer)) return guns.length > 0
  const used = earlierOf(declaring).flatMap(fire => fire.guns)
  const named = firer.guns.filter(
    ({ id, gunners }) => gunners > 0 && guns.includes(id) && !used.includes(id),
  )
  if (named.length === 0 || named.length !== guns.length) return true
  return named.reduce((sum, { gunners }) => sum + gunners, 0) !== figures
}

function isMoreThanSide(declaring: Declaring): boolean {
  return declaring.fire.figures * SHARE_OF_SIDE > firerOf(declaring).figures
}

/** [BA-3.2.0-01] Figures that can fire as the unit is formed, less those that fire elsewhere. */
function figuresLeft(declaring: Declaring): number {
  const firer = firerOf(declaring)
  const all = firer.walls ? firer.figures : figuresFiring(filesOf(firer))
  const used = earlierOf(declaring).filter(({ unit }) => unit === firer.id)
  return used.reduce((left, { figures }) => left - figures, all)
}

/** Fire that is to be declared by a unit that may fire. */
interface Declaring {
  state: State
  fire: Declared
}

const targetName = ({ state, fire }: Declaring) => {
  const target = findUnit(state, fire.target)
  return { target: target ? nameOf(target) : fire.target }
}

/** What can be fired at. */
const targetRefusals: readonly BaRefusal<Declaring>[] = [
  stop('BA-1.1.2-10', 'ba.refuse.noPlaceToHide', d => d.fire.isHidden && !isPartOfTerrain(d)),
  stop('BA-1.1.4-05', 'ba.refuse.noFireAtStaff', ({ state, fire }) =>
    state.staff.some(({ id }) => id === fire.target),
  ),
  stop(
    'BA-3.1.3-01',
    'ba.refuse.noSuchTarget',
    ({ state, fire }) => !fire.isHidden && !isTarget(state, fire),
    ({ state, fire }) => ({ thing: thingNamed(state, fire.target) }),
  ),
  stop(
    'BA-1.1.1-03',
    'ba.refuse.onlyLastTarget',
    ({ state, fire }) => fire.phase === 'continued' && !isLastTarget(state, fire),
    targetName,
  ),
]

/** [BA-4.5.0-03] Gunners in refuge are part of the infantry, guns without gunners no enemy. */
function isTarget(state: State, { unit, target: id }: Declared): boolean {
  const target = findUnit(state, id)
  if (!target || !isOnBoard(target) || !areEnemies(target, unitOf(state, unit))) return false
  return target.figures > 0 && target.refuge === null
}

function isLastTarget(state: State, { unit, target, isHidden }: Declared): boolean {
  return !isHidden && lastTurnAt(state, unitOf(state, unit), target) !== undefined
}

/** [BA-1.1.2-10] The point lies in a piece that somebody may hide in, or at a line of terrain. */
function isPartOfTerrain({ state, fire: { target, x, y } }: Declaring): boolean {
  const piece = state.terrain.find(({ id }) => id === target)
  return piece !== undefined && isHidingPlace(piece.kind) && isAt(piece, x, y)
}

function isAt(piece: Terrain, x: number, y: number): boolean {
  if (piece.kind !== 'linear') return containsPoint(piece.points, x, y)
  return isBeside(sidesOf(piece), x, y, piece.width / 2 + figureBases.infantry.width)
}

/** What a player says when he declares fire; the rest follows from the state. */
export type Said = Omit<Declared, 'part' | 'phase'>

const lawful: readonly BaRefusal<Declaring>[] = [
  ...adapted(firerRefusals, ({ state, fire }: Declaring) => ({
    state,
    unit: unitOf(state, fire.unit),
    phase: fire.phase,
  })),
  ...targetRefusals,
  ...partRefusals,
]

/** Whether the seat may declare this fire: what measuring would tell is left out unless agreed. */
export function judgeFire(state: State, seat: Seat, said: Said): Ruling {
  const firer = findUnit(state, said.unit)
  if (!firer)
    return refused('BA-3.1.3-01', 'ba.refuse.unknownUnit', { thing: thingNamed(state, said.unit) })
  if (firer.seat !== seat)
    return refused('BA-3.1.3-01', 'ba.refuse.notYourUnit', { unit: nameOf(firer) })
  const fire = declaredOf(state, said)
  const ruling = judgeBy(lawful, { state, fire })
  return ruling.allowed ? judgeBy(checksFor(state, fire), shotOf(state, fire)) : ruling
}

/** Read quickly, for units of the seat: the shot, if it may be declared and may come to something. */
export function shotWorthDeclaring(state: State, said: Said): Shot | null {
  const fire = declaredOf(state, said)
  if (!isAllowed(lawful, { state, fire })) return null
  const shot = shotOf(state, fire)
  return isKnownLost(shot) ? null : shot
}

/** [BA-Q-26] Nothing is seen of what is only assumed to be there. */
function checksFor({ options }: State, { isHidden }: Declared) {
  if (isHidden) return []
  return options.measuring === 'always' ? shotChecks : byEye
}

/** [BA-3.1.1-03] The part named first is part 0. */
export function declaredOf(state: State, said: Said): Declared {
  const part = familyFires(state, unitOf(state, said.unit)).filter(
    ({ unit }) => unit === said.unit,
  ).length
  return { ...said, part, phase: phaseAt(state) }
}

export function declare(table: BaTable, seat: Seat, said: Said): void {
  declareFire(table, seat, {
    ...declaredOf(table.state, said),
    guns: said.guns.slice(),
    lost: null,
  })
}
