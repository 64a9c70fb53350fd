import { cornersOf, segmentCrossesHull } from '@grognard/geometry'
import type { Hull, Point, Pose } from '@grognard/geometry'
import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { chordsOf } from '@grognard/geometry/measured/chord.ts'
import { entry } from '@grognard/geometry/measured/entry.ts'
import { extentOf } from '@grognard/geometry/measured/grid.ts'
import type { Extent } from '@grognard/geometry/measured/grid.ts'
import { asideOf, offset } from '@grognard/geometry/measured/pose.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import { LEVELS_OVER, RANKS_FIRING, safety, SHARE_OF_SIDE } from '../../book/tables/fire.ts'
import { angles, CONTACT, distances, GUESS } from '../../book/tables/scale.ts'
import { figureBases } from '../../book/tables/troops.ts'
import type { Base } from '../../book/tables/troops.ts'
import { isTouching } from '../contact.ts'
import { figuresOf, placesOf } from '../figures.ts'
import type { Place } from '../figures.ts'
import { baseOf, edgesOf, hullOf, middleOf, spanOf } from '../footprint.ts'
import type { Edge } from '../footprint.ts'
import { levelAt, levelsUnder } from '../ground/heights.ts'
import { isLineBlocked, throughWood } from '../ground/sight.ts'
import { distance } from '../ground/ways.ts'
import type { State } from '../state.ts'
import type { Unit } from '../unit.ts'
import { unitsByPlace } from '../units-by-place.ts'
import { areEnemies, isArtillery, isCavalry, isSkirmishLine } from '../units.ts'
import { nearestIn, pointsAlong, stretchesIn } from './field-of-fire.ts'
import type { Field } from './field-of-fire.ts'

/** A figure of the front rank with the one behind it, a gun model, or a side of a building. */
export interface FiringFile {
  /** The middle of the front edge of its base, and the way it faces. */
  front: Pose
  left: Point
  right: Point
  /** Figures that fire with it; of a gun model its gunners. */
  figures: number
  /** The gun model, or null. */
  gun: string | null
}

/** [BA-3.1.3-01] [BA-3.2.0-01] All that a unit can fire with as it is formed. */
export function filesOf(unit: Unit): FiringFile[] {
  if (unit.walls) return sidesOfBuilding(unit)
  if (unit.guns.length > 0) return modelsOf(unit)
  return ranksOf(unit)
}

/** [BA-3.1.3-01] Figures (gunners) that fire at most. */
export function figuresFiring(files: readonly FiringFile[]): number {
  return files.reduce((sum, { figures }) => sum + figures, 0)
}

function fileAt(pose: Pose, { width, depth }: Base, figures: number, gun: string | null) {
  const front = { ...offset(pose, depth / 2, 0), heading: pose.heading }
  return {
    front,
    left: offset(pose, depth / 2, -width / 2),
    right: offset(pose, depth / 2, width / 2),
    figures,
    gun,
  }
}

/** [BA-6.1.2-01] Each side of a building is a place to fire from. */
function sidesOfBuilding(unit: Unit): FiringFile[] {
  const figures = Math.floor(unit.figures / SHARE_OF_SIDE)
  return edgesOf(unit).map(edge => ({
    front: { ...middleOf(edge), heading: edge.outward },
    left: { x: edge.ax, y: edge.ay },
    right: { x: edge.bx, y: edge.by },
    figures,
    gun: null,
  }))
}

/** [BA-Q-64] A model without gunners is silent. */
function modelsOf(unit: Unit): FiringFile[] {
  const base = baseOf(unit.arm, unit.formation.kind, unit.guns)
  return figuresOf(unit).flatMap((pose, i) => {
    const gun = unit.guns[i]
    return gun && gun.gunners > 0 ? [fileAt(pose, base, gun.gunners, gun.id)] : []
  })
}

/** [BA-3.1.3-01] The second rank shares the line of the figure before it. */
function ranksOf(unit: Unit): FiringFile[] {
  const base = baseOf(unit.arm, unit.formation.kind, unit.guns)
  const places = placesOf(unit)
  const poses = figuresOf(unit)
  return places.flatMap((place, i) => {
    const pose = poses[i]
    if (!pose || places.some(other => isBefore(other, place, base))) return []
    const behind = places.filter(other => isBefore(place, other, base)).length
    return [fileAt(pose, base, Math.min(RANKS_FIRING, 1 + behind), null)]
  })
}

/** Whether one stands before the other as both face. */
function isBefore(one: Place, other: Place, { width }: Base): boolean {
  if (one.turned !== other.turned) return false
  const [ahead, aside] = asFacing(one)
  const [otherAhead, otherAside] = asFacing(other)
  return ahead > otherAhead && Math.abs(aside - otherAside) < width / 2
}

const QUARTER = 9_000

function asFacing({ ahead, aside, turned }: Place): [ahead: number, aside: number] {
  if (turned === QUARTER) return [aside, -ahead]
  if (turned === 2 * QUARTER) return [-ahead, -aside]
  return turned === 3 * QUARTER ? [-aside, ahead] : [ahead, aside]
}

/** A unit that might stand in the way of fire. */
export interface Bystander {
  unit: Unit
  /** [BA-3.1.3-03] The outline of its formation: nobody aims between the figures of a skirmish line. */
  body: Hull
  /** [BA-3.4.2-01] Levels and arms allow fire over it; distances are another matter. */
  isBelow: boolean
  /** [BA-3.3.1-03] A skirmish line that does not protect what is behind it. */
  isOpen: boolean
}

/** The ground round two units on which any rule looks for others, rather too large: quick to ask. */
function groundAbout(firer: Unit, target: Unit): Extent {
  const spans = spanOf(firer) + spanOf(target)
  const length = Math.abs(firer.x - target.x) + Math.abs(firer.y - target.y) + spans
  const margin = spans + safetyReach(length, 2 * spanOf(firer)) + GUESS * distances.behindTarget
  return extentOf([firer.x, firer.y, target.x, target.y], margin)
}

/**
 * [BA-3.1.4-01] How far off a line of fire, at most, a friend may seem too near, 1/1000 cm. The way to the
 * friend is longer than the line by as much as the friend stands off it.
 */
function safetyReach(length: number, front: number): number {
  const ofWay = (GUESS * safety.percent) / 100
  const ofFront = (GUESS * safety.percentOfFront) / 100
  return (ofWay / (1 - ofWay)) * length + ofFront * front + CONTACT
}

/** [BA-3.1.3-03] All about but the two, those in one building with them, and gunners in refuge. */
function bystandersOf(state: State, firer: Unit, target: Unit): Bystander[] {
  const isOver = overFrom(state, firer, target)
  const ground = groundAbout(firer, target)
  return unitsByPlace(state)
    .meeting(ground)
    .filter(unit => unit !== firer && unit !== target && unit.refuge === null)
    .filter(unit => !sharesBuilding(unit, firer) && !sharesBuilding(unit, target))
    .map(unit => ({
      unit,
      body: hullOf(unit),
      isBelow: isOver(unit),
      isOpen: isOpen(firer, unit, target),
    }))
}

function sharesBuilding({ building }: Unit, other: Unit): boolean {
  return building !== null && building === other.building
}

/** [BA-3.4.2-01] Over whom the levels let it fire at the target. */
function overFrom(state: State, firer: Unit, target: Unit): (over: Unit) => boolean {
  const highest = isArtillery(firer) ? levelOf(state, firer) - LEVELS_OVER : -1
  if (highest < 0) return () => false
  const there = levelOf(state, target)
  return over => {
    const { most } = levelsUnder(state, hullOf(over))
    return most <= highest && most <= there
  }
}

function levelOf(state: State, unit: Unit): number {
  const { x, y } = hullOf(unit)
  return levelAt(state, x, y)
}

/** [BA-3.3.1-03] */
function isOpen(firer: Unit, line: Unit, target: Unit): boolean {
  if (!areEnemies(firer, line) || !isSkirmishLine(line)) return false
  return isArtillery(firer) || isTouching(line, target)
}

/** The first that a line runs through although fire may not go through it or over it. */
function barrierOn(bystanders: readonly Bystander[], from: Point, to: Point): Unit | undefined {
  return bystanders.find(
    ({ body, isBelow: isOver, isOpen: isNothing }) =>
      !isOver && !isNothing && crosses(body, from, to),
  )?.unit
}

/** Whether a line runs through a body. */
export function crosses(body: Hull, from: Point, to: Point): boolean {
  return segmentCrossesHull(from.x, from.y, to.x, to.y, body)
}

/** All that lines of one unit at another have to be clear of. */
export interface Aiming {
  state: State
  firer: Unit
  target: Unit
  bystanders: Bystander[]
}

export function aimingAt(state: State, firer: Unit, target: Unit): Aiming {
  return { state, firer, target, bystanders: bystandersOf(state, firer, target) }
}

/** [BA-Q-49] [BA-3.1.3-02] Outwards from straight ahead, 1/100 degree. */
export function angleOf(firer: Unit): number {
  if (isArtillery(firer)) return angles.aim.artillery
  return isCavalry(firer) ? angles.aim.cavalry : angles.aim.infantry
}

/** [BA-3.1.3-02] Where a figure, a gun model or a side of a building can aim. */
function fieldOf({ firer }: Pick<Aiming, 'firer'>, { front, left, right }: FiringFile): Field {
  return { front, left, right, half: angleOf(firer) }
}

/** [BA-3.1.3-01] [BA-3.1.3-03] Whether it has a clear line of aim to any point of the target. */
export function canAim(aiming: Aiming, file: FiringFile): boolean {
  return stretchesIn(fieldOf(aiming, file), aiming.target).some(stretch =>
    pointsAlong(stretch, figureBases.infantry.width).some(point =>
      isClear(aiming, file.front, point),
    ),
  )
}

/** [BA-3.1.3-03] No ground bars the line and nobody stands in it. */
export function isClear(aiming: Aiming, from: Point, to: Point): boolean {
  return barrierOn(aiming.bystanders, from, to) === undefined && !isGroundBetween(aiming, from, to)
}

/** [BA-1.1.6-08] A crest, a wood or a house between. */
function isGroundBetween({ state, firer, target }: Aiming, from: Point, to: Point): boolean {
  const spared = [firer.building, target.building]
  return isLineBlocked(state, from, to, spared, throughWood(state, target))
}

/** [BA-3.1.3-05] The line of fire, measured once for all figures that fire. */
export interface LineOfFire {
  /** The firing point, and the way the figures face. */
  from: Pose
  /** Breadth of the front of those who fire, 1/1000 cm. */
  front: number
  hit: Point
  /** The edge of the target that is hit. */
  edge: Edge
  /** 1/1000 cm. */
  length: number
}

/** The corners of the front of some files that face one way, and that way; none without files. */
export function frontEnds(
  files: readonly FiringFile[],
): { left: Point; right: Point; heading: number } | undefined {
  const [first] = files
  if (!first) return undefined
  const asideOfFile = ({ front }: FiringFile) => asideOf(first.front, front.x, front.y)
  const ordered = files.toSorted((one, other) => asideOfFile(one) - asideOfFile(other))
  const { left } = ordered[0] ?? first
  const { right } = ordered.at(-1) ?? first
  return { left, right, heading: first.front.heading }
}

/** The middle of that front, and its breadth. */
export function frontOfFiles(
  files: readonly FiringFile[],
): { from: Pose; front: number } | undefined {
  const ends = frontEnds(files)
  if (!ends) return undefined
  const { left, right, heading } = ends
  const from = { x: whole((left.x + right.x) / 2), y: whole((left.y + right.y) / 2), heading }
  return { from, front: whole(distance(left, right)) }
}

/** [BA-3.1.3-05] [BA-3.1.3-06] The line to the lawful point nearest to the chosen one; or none. */
export function lineOfFire(
  { firer, target }: Pick<Aiming, 'firer' | 'target'>,
  files: readonly FiringFile[],
  chosen: Point,
): LineOfFire | null {
  const front = frontOfFiles(files)
  const best = front && nearestHit(firer, target, front.from, chosen)
  if (!front || !best) return null
  return { ...front, ...best, length: whole(distance(front.from, best.hit)) }
}

function nearestHit(firer: Unit, target: Unit, from: Pose, chosen: Point) {
  const field = { front: from, left: from, right: from, half: angleOf(firer) }
  const hits = stretchesIn(field, target).map(stretch => ({
    hit: nearestIn(stretch, chosen),
    edge: stretch.edge,
  }))
  const away = ({ hit }: { hit: Point }) => distance(hit, chosen)
  return hits.length === 0
    ? undefined
    : hits.reduce((best, hit) => (away(hit) < away(best) ? hit : best))
}

interface OnLine {
  /** Along the line of fire and off it, before the front of those who fire. */
  along: number
  aside: number
  ahead: number
}

/** How near to the line a body comes that stands before the front and short of the target. */
export function nearestPassed(line: LineOfFire, body: Hull): number | null {
  const { length } = line
  if (length === 0 || !isBesideLine(line, body)) return null
  const passed = [
    ({ along }: OnLine) => along,
    ({ along }: OnLine) => length - along,
    ({ ahead }: OnLine) => ahead - CONTACT,
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
export function placesOn({ from, hit, length }: LineOfFire, body: Hull): OnLine[] {
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
function cut(outline: readonly OnLine[], margin: (place: OnLine) => number): OnLine[] {
  return outline.flatMap((place, i) => {
    const next = outline[(i + 1) % outline.length] ?? place
    const [here, there] = [margin(place), margin(next)]
    const kept = here >= 0 ? [place] : []
    if (here >= 0 === there >= 0) return kept
    return [...kept, between(place, next, here / (here - there))]
  })
}

function between(one: OnLine, other: OnLine, part: number): OnLine {
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

/** Where the line of fire, prolonged, runs through a body: 1/1000 cm from the firing point. */
export function spansOn({ from, hit, length }: LineOfFire, body: Hull) {
  return chordsOf(cornersOf(body), from.x, from.y, hit.x, hit.y).map(chord => ({
    from: chord.from * length,
    to: chord.to * length,
  }))
}
