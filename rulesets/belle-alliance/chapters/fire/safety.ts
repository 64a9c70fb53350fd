import { cornersOf, distanceToPoint } from '@grognard/geometry'
import type { Hull } from '@grognard/geometry'
import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { chordsOf } from '@grognard/geometry/measured/chord.ts'
import { entry } from '@grognard/geometry/measured/entry.ts'
import { safety } from '../../book/tables/fire.ts'
import { CONTACT, distances } from '../../book/tables/scale.ts'
import { hullOf } from '../../model/footprint.ts'
import type { Unit } from '../../model/unit.ts'
import { areEnemies } from '../../model/units.ts'
import type { Bystander, LineOfFire } from './lines.ts'
import type { Shot } from './shot.ts'

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
export function friendNear(shot: Shot, guess = 1): Unit | undefined {
  return passedBy(shot, (line, body) => isTooNear(line, body, guess))
}

/** [BA-3.1.4-01] One that the line of fire itself runs into: however far away, that is too near. */
export function friendInLine(shot: Shot): Unit | undefined {
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

interface Place {
  /** Along the line of fire and off it, before the front of those who fire. */
  along: number
  aside: number
  ahead: number
}

/** How near to the line a body comes that stands before the front and short of the target. */
function nearestPassed(line: LineOfFire, body: Hull): number | null {
  const { length } = line
  if (length === 0 || !isBesideLine(line, body)) return null
  const passed = [
    ({ along }: Place) => along,
    ({ along }: Place) => length - along,
    ({ ahead }: Place) => ahead - CONTACT,
  ].reduce(cut, placesOn(line, body))
  return passed.length === 0 ? null : nearestToLine(passed.map(({ aside }) => aside))
}

/** Whether a body may lie beside the line, neither behind it nor beyond: quick, and rather too often. */
function isBesideLine({ from, hit, length }: LineOfFire, body: Hull): boolean {
  const reach = (body.length + body.beam) / 2 + CONTACT
  const along =
    ((body.x - from.x) * (hit.x - from.x) + (body.y - from.y) * (hit.y - from.y)) / length
  return along >= -reach && along <= length + reach
}

/** The corners of a body as the line of fire has them; its length is not 0. */
function placesOn({ from, hit, length }: LineOfFire, body: Hull): Place[] {
  const east = (hit.x - from.x) / length
  const north = (hit.y - from.y) / length
  const corners = cornersOf(body)
  return [0, 2, 4, 6].map(i => {
    const x = entry(corners, i) - from.x
    const y = entry(corners, i + 1) - from.y
    return {
      along: x * east + y * north,
      aside: x * north - y * east,
      ahead: x * sine(from.heading) + y * cosine(from.heading),
    }
  })
}

/** What of an outline lies where the margin is not below zero. */
function cut(outline: readonly Place[], margin: (place: Place) => number): Place[] {
  return outline.flatMap((place, i) => {
    const next = outline[(i + 1) % outline.length] ?? place
    const [here, there] = [margin(place), margin(next)]
    const kept = here >= 0 ? [place] : []
    if (here >= 0 === there >= 0) return kept
    return [...kept, between(place, next, here / (here - there))]
  })
}

function between(one: Place, other: Place, part: number): Place {
  return {
    along: one.along + part * (other.along - one.along),
    aside: one.aside + part * (other.aside - one.aside),
    ahead: one.ahead + part * (other.ahead - one.ahead),
  }
}

function nearestToLine(asides: readonly number[]): number {
  const [least, most] = [Math.min(...asides), Math.max(...asides)]
  if (least <= 0 && most >= 0) return 0
  return Math.min(Math.abs(least), Math.abs(most))
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
export function friendBeyond(
  { line, firer, target, aiming, ends }: Shot,
  guess = 1,
): Unit | undefined {
  if (!line || !aiming || !target) return undefined
  const behind = unitsBehind(line, target, aiming.bystanders, ends.at(-1) ?? 0, guess)
  return behind.find(unit => !areEnemies(unit, firer))
}

function leavesAt(line: LineOfFire, target: Unit): number {
  return Math.max(line.length, ...spansOn(line, hullOf(target)).map(({ to }) => to))
}

/** Where the line of fire, prolonged, runs through a body: 1/1000 cm from the firing point. */
function spansOn({ from, hit, length }: LineOfFire, body: Hull) {
  return chordsOf(cornersOf(body), from.x, from.y, hit.x, hit.y).map(chord => ({
    from: chord.from * length,
    to: chord.to * length,
  }))
}

/** [BA-3.4.2-01] A unit that the line runs over although it stands too near to one or the other. */
export function unitUnder(shot: Shot, guess = 1): Unit | undefined {
  return overshot(shot).find(({ unit, from, beyond }) => {
    const least = areEnemies(unit, shot.firer) ? distances.overhead : distances.overheadOwn
    return from < guess * distances.overhead || beyond < guess * least
  })?.unit
}

/** [BA-3.4.2-01] An own unit that the line runs over. */
export function ownUnder(shot: Shot): Unit | undefined {
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
