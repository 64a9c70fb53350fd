import { distanceToPoint } from '@grognard/geometry'
import type { Hull } from '@grognard/geometry'
import { CM } from '../../book/measures.ts'
import type { RuleId } from '../../book/rulebook.ts'
import { safety, zones } from '../../book/tables/fire.ts'
import { distances, GUESS } from '../../book/tables/scale.ts'
import type { BaRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { hullOf } from '../footprint.ts'
import { isSeen, viewerOf } from '../ground/sight.ts'
import { nameOf } from '../names.ts'
import { mayMeasure } from '../options.ts'
import type { State } from '../state.ts'
import type { Unit } from '../unit.ts'
import { areEnemies } from '../units.ts'
import { isClear, nearestPassed, placesOn, spansOn } from './line-of-fire.ts'
import type { Bystander, LineOfFire } from './line-of-fire.ts'
import { fireUnitsOf, mayForesee } from './shot.ts'
import type { Shot } from './shot.ts'

/** Why a declared fire comes to nothing. */
export interface ShotRefusal extends BaRefusal<Shot> {
  /** [BA-1.1.1-11] Seen without measuring; the others are found out when the fire is checked. */
  isByEye: boolean
  /** Plain to everybody before anything is measured, so that nobody declares such fire. */
  isPlain(shot: Shot): boolean
}

function byEye(row: BaRefusal<Shot>): ShotRefusal {
  return { ...row, isByEye: true, isPlain: row.when }
}

function measured(row: BaRefusal<Shot>, isPlain = (_shot: Shot) => false): ShotRefusal {
  return { ...row, isByEye: false, isPlain }
}

/** A shot that has a line of fire; with what is needed to check it. */
function onLine(shot: Shot, holds: (line: LineOfFire) => boolean): boolean {
  return shot.line !== null && holds(shot.line)
}

const names = ({ firer, target }: Shot) => ({
  unit: nameOf(firer),
  target: target ? nameOf(target) : { key: 'ba.target.assumed' },
})

/** [BA-3.1.1-06] [BA-3.1.4-03] The conditions of a fire, in the order they are checked. */
export const shotRefusals: readonly ShotRefusal[] = [
  measured(stop('BA-1.1.2-10', 'ba.refuse.nobodyThere', ({ target }) => target === null, names)),
  byEye(stop('BA-1.1.6-01', 'ba.refuse.notSeen', isUnseen, names)),
  byEye(stop('BA-3.1.3-01', 'ba.refuse.noLineOfAim', ({ files }) => files.length === 0, names)),
  byEye(stop('BA-3.1.3-06', 'ba.refuse.noHitPoint', ({ line }) => line === null, names)),
  byEye(
    refuse(
      'BA-3.1.3-03',
      'ba.refuse.lineOfFireBarred',
      s => onLine(s, ({ from, hit }) => !s.aiming || !isClear(s.aiming, from, hit)),
      names,
    ),
  ),
  measured(
    refuse(
      'BA-3.1.3-08',
      'ba.refuse.beyondRange',
      ({ zone }) => zone === null,
      s => ({ ...names(s), cm: (s.ends.at(-1) ?? 0) / CM }),
    ),
  ),
  measured(
    refuse(
      'BA-3.4.4-01',
      'ba.refuse.beyondCanister',
      ({ hasCanister, zone }) => hasCanister && zone !== zones.canister,
      s => ({ ...names(s), cm: (s.ends[0] ?? 0) / CM }),
    ),
  ),
  measured(
    refuse(
      'BA-3.1.4-01',
      'ba.refuse.safetyDistance',
      s => friendNear(s) !== undefined,
      s => ({ ...names(s), friend: friendOf(s, friendNear) }),
    ),
    s => friendInLine(s) !== undefined || isBeyondGuess(s, friendNear),
  ),
  measured(
    refuse(
      'BA-3.1.4-02',
      'ba.refuse.friendBehind',
      s => friendBeyond(s) !== undefined,
      s => ({
        ...names(s),
        friend: friendOf(s, friendBeyond),
        cm: distances.behindTarget / CM,
      }),
    ),
    s => isBeyondGuess(s, friendBeyond),
  ),
  measured(
    refuse(
      'BA-3.4.2-01',
      'ba.refuse.overheadTooNear',
      s => unitUnder(s) !== undefined,
      s => ({
        ...names(s),
        between: friendOf(s, unitUnder),
        ...overheadNeeded(s),
      }),
    ),
    s => isBeyondGuess(s, unitUnder),
  ),
  measured(
    refuse(
      'BA-3.4.2-01',
      'ba.refuse.canisterOverOwn',
      s => s.hasCanister && ownUnder(s) !== undefined,
      s => ({ ...names(s), friend: friendOf(s, ownUnder) }),
    ),
  ),
  measured(refuse('BA-Q-63', 'ba.refuse.noFireUnit', hasNoFireUnit, names), hasNoFireUnit),
]

const refusalsByEye = shotRefusals.filter(({ isByEye }) => isByEye)

/** [BA-1.1.1-11] What measuring would tell is left out unless it is agreed. */
export function refusalsSeen(state: State): readonly ShotRefusal[] {
  return mayMeasure(state) ? shotRefusals : refusalsByEye
}

/** [BA-Q-26] At what is assumed one fires without seeing it. */
function isUnseen({ state, fire, firer, target }: Shot): boolean {
  return target !== null && !fire.isHidden && !isSeen(state, viewerOf(firer), target)
}

function overheadNeeded(shot: Shot) {
  const unit = unitUnder(shot)
  const isOwn = unit !== undefined && !areEnemies(unit, shot.firer)
  return {
    least: distances.overhead / CM,
    beyond: (isOwn ? distances.overheadOwn : distances.overhead) / CM,
  }
}

function friendOf(shot: Shot, found: (shot: Shot) => Unit | undefined) {
  const unit = found(shot)
  return unit ? nameOf(unit) : ''
}

/** [BA-3.1.1-06] The rule by which the fire is lost, or null where it is carried out. */
export function lostBy(shot: Shot): RuleId | null {
  return shotRefusals.find(({ when }) => when(shot))?.rule ?? null
}

export function isShotLost(shot: Shot): boolean {
  return lostBy(shot) !== null
}

/** [BA-1.1.1-11] What everybody can know, before it is declared, to come to nothing. */
export function isKnownLost(shot: Shot): boolean {
  const { state, fire } = shot
  if (mayForesee(state, fire.unit, fire.phase)) return isShotLost(shot)
  return shotRefusals.some(({ isPlain }) => isPlain(shot))
}

function hasNoFireUnit(shot: Shot): boolean {
  return fireUnitsOf(shot) === 0
}

/** Found so near that no guess makes it good; nothing is seen of what is only assumed to be there. */
function isBeyondGuess(
  shot: Shot,
  found: (shot: Shot, guess: number) => Unit | undefined,
): boolean {
  return !shot.fire.isHidden && found(shot, 1 / GUESS) !== undefined
}

/** [BA-3.1.4-01] How far from the line of fire a friend stands at least, 1/1000 cm. */
export function safetyDistance(toFriend: number, front: number): number {
  const ofWay = (toFriend * safety.percent) / 100
  const ofFront = (front * safety.percentOfFront) / 100
  return Math.max(ofWay, ofFront)
}

/**
 * [BA-3.1.4-01] A friend that the line of fire passes too near. Who is below the line of guns is left
 * to the rules of overhead fire, and who is low enough beside it may be as near as those. `guess` is
 * how much larger distances that are asked for may look.
 */
function friendNear(shot: Shot, guess = 1): Unit | undefined {
  return passedBy(shot, (line, body) => isTooNear(line, body, guess))
}

/** [BA-3.1.4-01] One that the line of fire itself runs into: however far away, that is too near. */
function friendInLine(shot: Shot): Unit | undefined {
  return passedBy(shot, isInLine)
}

function passedBy(
  { line, firer, aiming, hasCanister }: Shot,
  isNear: (line: LineOfFire, body: Hull) => boolean,
): Unit | undefined {
  if (!line || !aiming) return undefined
  return aiming.bystanders.find(
    ({ unit, body, isBelow }) =>
      !areEnemies(unit, firer) &&
      isNear(line, body) &&
      !(isBelow && isSpared(line, body, hasCanister)),
  )?.unit
}

function isInLine(line: LineOfFire, body: Hull): boolean {
  return nearestPassed(line, body) === 0 && isTooNear(line, body)
}

function isTooNear(line: LineOfFire, body: Hull, guess = 1): boolean {
  const nearest = nearestPassed(line, body)
  if (nearest === null) return false
  const toFriend = distanceToPoint(body, line.from.x, line.from.y)
  return Math.round(nearest) < guess * safetyDistance(toFriend, line.front)
}

/** [BA-3.4.2-01] Under the line itself, or beside it where it might as well be fired over. */
function isSpared(line: LineOfFire, body: Hull, hasCanister: boolean): boolean {
  if (spansOn(line, body).some(({ from, to }) => to > 0 && from < line.length)) return true
  const alongs = placesOn(line, body).map(({ along }) => along)
  const isFar =
    Math.min(...alongs) >= distances.overhead &&
    line.length - Math.max(...alongs) >= distances.overheadOwn
  return isFar && !hasCanister
}

/**
 * [BA-3.1.4-02] [BA-3.1.9-03] Units less than 10 cm behind the target on the line, within range. `guess`
 * is taken of the range as well: whoever is told of them must not learn where it ends.
 */
export function unitsBehind(
  line: LineOfFire,
  target: Unit,
  bystanders: readonly Bystander[],
  range: number,
  guess = 1,
): Unit[] {
  const left = leavesAt(line, target)
  const isBehind = ({ body }: Bystander) =>
    spansOn(line, body).some(
      ({ from, to }) =>
        to > left &&
        from - left < guess * distances.behindTarget &&
        Math.max(from, left) <= guess * range,
    )
  return bystanders.filter(isBehind).map(({ unit }) => unit)
}

/** [BA-3.1.4-02] The first of them that is a friend. */
function friendBeyond({ line, firer, target, aiming, ends }: Shot, guess = 1): Unit | undefined {
  if (!line || !aiming || !target) return undefined
  const behind = unitsBehind(line, target, aiming.bystanders, ends.at(-1) ?? 0, guess)
  return behind.find(unit => !areEnemies(unit, firer))
}

function leavesAt(line: LineOfFire, target: Unit): number {
  return Math.max(line.length, ...spansOn(line, hullOf(target)).map(({ to }) => to))
}

/** [BA-3.4.2-01] A unit that the line runs over although it stands too near to one or the other. */
function unitUnder(shot: Shot, guess = 1): Unit | undefined {
  return overshot(shot).find(({ unit, from, beyond }) => {
    const least = areEnemies(unit, shot.firer) ? distances.overhead : distances.overheadOwn
    return from < guess * distances.overhead || beyond < guess * least
  })?.unit
}

/** [BA-3.4.2-01] An own unit that the line runs over. */
function ownUnder(shot: Shot): Unit | undefined {
  return overshot(shot).find(({ unit }) => !areEnemies(unit, shot.firer))?.unit
}

/** Units between the two that the line runs over, and where; skirmishers in its way left aside. */
function overshot({ line, aiming }: Shot) {
  if (!line || !aiming) return []
  return aiming.bystanders
    .filter(({ isBelow, isOpen }) => isBelow && !isOpen)
    .flatMap(({ unit, body }) =>
      spansOn(line, body)
        .filter(({ from, to }) => to > 0 && from < line.length)
        .map(({ from, to }) => ({ unit, from, beyond: line.length - to })),
    )
}

/** What one sees of units about a line of fire that may make it come to nothing. */
export interface Danger {
  kind: 'over' | 'near' | 'behind'
  unit: Unit
}

/**
 * [BA-3.4.2-01] [BA-3.1.4-01] [BA-3.1.4-02] The first unit that is too near, or might be by eye: the
 * distances that are asked for taken `guess` times.
 */
export function dangerTo(shot: Shot, guess: number): Danger | null {
  const over = unitUnder(shot, guess)
  if (over) return { kind: 'over', unit: over }
  const near = friendNear(shot, guess)
  if (near) return { kind: 'near', unit: near }
  const behind = friendBeyond(shot, guess)
  return behind ? { kind: 'behind', unit: behind } : null
}
