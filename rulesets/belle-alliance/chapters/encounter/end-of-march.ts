import { FULL_TURN, HALF_TURN, normalise } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/pose.ts'
import type { Of } from '@grognard/umpire'
import { cm } from '../../book/measures.ts'
import { CONTACT } from '../../book/tables/scale.ts'
import type { Event } from '../../events.ts'
import { sideMet } from '../../model/attacks.ts'
import { hasRoom, isOverlapping } from '../../model/contact.ts'
import { centreOf, hullOf, poseWithCentre } from '../../model/footprint.ts'
import { freePlace, moveBody } from '../../model/forced-moves.ts'
import { pathOf } from '../../model/marching/legs.ts'
import { AS_FAR_AS_POSSIBLE } from '../../model/marching/marcher.ts'
import type { Marcher, Obstruction, Stretch } from '../../model/marching/marcher.ts'
import type { Attack, State } from '../../model/state.ts'
import { unitsNear } from '../../model/units-by-place.ts'
import type { Unit } from '../../model/unit.ts'
import {
  isAbandoned,
  isCavalry,
  isInfantry,
  isSkirmishLine,
  mayPass,
  unitOf,
} from '../../model/units.ts'
import type { BaTable } from '../../rules.ts'
import type { Field } from './meetings.ts'

type MarchEnded = Of<Event, 'marchEnded'>

type AttackCancelled = Omit<Of<Event, 'attackCancelled'>, 'kind'>

/** After the last tick: places, attacks, what held units up, and what the march came to. */
export function endMarch(table: BaTable, field: Field, advanced: string[]): void {
  adaptPlaces(table, field)
  loseAttacks(table)
  tellObstructions(table, field)
  const summary = summarise(field, advanced)
  if (saysAnything(summary)) table.emit(summary)
}

/** [BA-2.3.4-05] After the last tick a unit that stands on another is put at the nearest free place. */
function adaptPlaces(table: BaTable, field: Field): void {
  for (const one of field.marchers) {
    let other = nextUnder(field, one, one.row)
    for (; other; other = nextUnder(field, one, other.row)) adapt(table, goesOn(one, other))
  }
}

/** The next in the list, after this row, that the unit stands on now. */
function nextUnder({ state, byUnit }: Field, one: Marcher, row: number): Marcher | undefined {
  for (const { id } of unitsNear(state, hullOf(one.unit))) {
    const other = byUnit.get(id)
    if (other && row < other.row && isOnOther(one, other)) return other
  }
  return undefined
}

/** What holds a unit up in this tick, before it moves; what did so in an earlier one stays noted. */
export function noteObstruction(marcher: Marcher, tick: number): void {
  if (!marcher.hasOrder || marcher.presser || tick > marcher.toTick) return
  if (marcher.heldBy) marcher.waited += 1
  const obstruction = obstructionIn(marcher, tick)
  if (obstruction) marcher.obstruction = { ...obstruction, tick }
}

function obstructionIn(marcher: Marcher, tick: number): Omit<Obstruction, 'tick'> | null {
  const { stoppedBy, heldBy, obstruction, isStopped, from, legs } = marcher
  if (from.leg >= legs.length || (isStopped && obstruction?.because === 'enemy')) return null
  if (stoppedBy) return { because: 'enemy', by: stoppedBy.unit.id }
  if (heldBy) return { because: 'ownUnit', by: heldBy.unit.id }
  const legEnd = legEndedIn(marcher)
  if (legEnd) return legEnd
  const isStuck = marcher.budget === 0 && !isStopped && tick >= marcher.fromTick
  return isStuck ? { because: 'ground', by: '' } : null
}

/** [BA-Q-14] What ended a leg last as far as it comes in this tick. */
function legEndedIn({ stretches, limit }: Marcher): Stretch['legEnd'] {
  return stretches.findLast(({ at, legEnd }) => at <= limit && legEnd !== null)?.legEnd ?? null
}

/** [BA-2.3.1-03] Every unit that did not get as far as its order says, and what stopped it. */
function tellObstructions(table: BaTable, { marchers }: Field): void {
  for (const marcher of marchers) {
    const { id: unit, seat } = marcher.unit
    const heldUp = heldUpBy(marcher)
    if (!heldUp) continue
    const { because, by } = heldUp
    table.emit({ kind: 'marchHeldUp', seat, unit, because, by, waited: marcher.waited })
  }
}

type HeldUp = Pick<Obstruction, 'because' | 'by'>

/** What its attack met, and who pressed it, has been told. */
function heldUpBy(marcher: Marcher): HeldUp | null {
  const { hasOrder, obstruction, announced, wasPressedBy } = marcher
  if (!hasOrder && (obstruction || announced === null)) return obstruction
  if (wasPressedBy || (announced && announced.state !== 'announced')) return null
  if (obstruction?.because === 'ownUnit' && obstruction.tick < marcher.toTick)
    return { because: 'waited', by: obstruction.by }
  return obstruction ?? spentBy(marcher)
}

/** Nothing stood in its way, but its march was used up. */
function spentBy(marcher: Marcher): HeldUp | null {
  const { announced } = marcher
  if (announced) return { because: 'outOfReach', by: announced.target || announced.terrain }
  const left = pathLeft(marcher)
  return left > CONTACT && left < AS_FAR_AS_POSSIBLE ? { because: 'rate', by: '' } : null
}

/** Path that is left of the legs, 1/1000 cm. */
function pathLeft({ legs, from, beam }: Marcher): number {
  const paths = legs.slice(from.leg).map(leg => pathOf(leg, beam))
  return paths.reduce((sum, path) => sum + path, -from.used)
}

function isOnOther(one: Marcher, other: Marcher): boolean {
  if (!mayBothBeThere(one, other) || one.unit.walls || other.unit.walls) return false
  if (!hasMoved(one) && !hasMoved(other)) return false
  const reach = one.radius + other.radius + one.length + other.length
  const dx = one.unit.x - other.unit.x
  const dy = one.unit.y - other.unit.y
  return dx * dx + dy * dy <= reach * reach && isOverlapping(one.unit, other.unit)
}

/** [BA-2.3.4-04] Own units, and guns that nobody mans. */
function mayBothBeThere({ unit }: Marcher, { unit: other }: Marcher): boolean {
  return unit.seat === other.seat || isAbandoned(unit) || isAbandoned(other)
}

/** By a march of this phase, or pressed back. */
function hasMoved({ unit, from, wasPressedBy }: Marcher): boolean {
  return wasPressedBy !== null || from.marched > unit.doing.marched
}

/** The one that was pressed onto the other, or marched through it. */
function goesOn(one: Marcher, other: Marcher): Marcher {
  if (one.wasPressedBy !== null) return one
  if (other.wasPressedBy !== null || !hasMoved(one)) return other
  return hasMoved(other) && mayPass(other.unit, one.unit) ? other : one
}

function adapt(table: BaTable, marcher: Marcher): void {
  const { state } = table
  const { unit, from } = marcher
  const heading = courseOf(marcher)
  const onwards = moveBody(state, { units: [unit], moveKind: 'through', heading }).distance
  const back = Math.round(from.marched)
  const way = { end: centreOf(unit), heading, onwards, back, leftOut: [unit.id] }
  const along = freePlace(state, way, (centre): Unit => ({
    ...unit,
    ...poseWithCentre(unit, centre),
  }))
  const { x, y } = hasRoom(state, along, [unit.id]) ? along : nearestAround(state, unit)
  if (x !== unit.x || y !== unit.y)
    table.emit({ kind: 'placeAdapted', unit: unit.id, x, y, heading: unit.heading })
}

/** How finely and how far a free place is looked for, 1/1000 cm and parts of a circle. */
const STEP = cm(0.5)

const FARTHEST = cm(60)

const DIRECTIONS = 16

/** Where its way has no free place: the nearest one on circles round it. */
function nearestAround(state: State, unit: Unit): Unit {
  for (let radius = STEP; radius <= FARTHEST; radius += STEP)
    for (let direction = 0; direction < DIRECTIONS; direction += 1) {
      const heading = unit.heading + (direction * FULL_TURN) / DIRECTIONS
      const { x, y } = offset({ x: unit.x, y: unit.y, heading }, radius, 0)
      const there = { ...unit, x, y }
      if (hasRoom(state, there, [unit.id])) return there
    }
  return unit
}

/** [BA-4.2.0-06] On as it went; a line that is pressed back stays before its soutien. */
function courseOf({ unit, from, course, wasPressedBy }: Marcher): number {
  if (wasPressedBy === null) return normalise(from.heading + course)
  const { heading } = wasPressedBy.from
  return isSkirmishLine(unit) ? normalise(heading + HALF_TURN) : heading
}

/** [BA-4.1.1-06] Attackers taken in flank or rear, and infantry met by cavalry, become defenders. */
function loseAttacks(table: BaTable): void {
  const { state } = table
  const met = state.attacks.filter(attack => attack.state === 'met' && attack.met !== null)
  const losses = met.flatMap(attack => lossBy(table, attack) ?? [])
  const told = new Set<string>()
  for (const event of comingTrue(losses)) {
    if (told.has(event.unit)) continue
    told.add(event.unit)
    table.emit({ kind: 'attackCancelled', ...event })
  }
}

/** An attack that is lost itself takes none from others; of a ring of them all are lost. */
function comingTrue(losses: readonly AttackCancelled[]): readonly AttackCancelled[] {
  const standing = losses.filter(({ by }) => !losses.some(({ unit }) => unit === by))
  if (standing.length === 0) return losses
  const lost = new Set(standing.map(({ unit }) => unit))
  const open = losses.filter(loss => !standing.includes(loss) && !lost.has(loss.by))
  return [...standing, ...comingTrue(open)]
}

/** What an attack that has met its enemy does to the attack of that enemy. */
function lossBy({ state }: BaTable, { unit, met }: Attack): AttackCancelled | null {
  if (met === null) return null
  const attacker = unitOf(state, unit)
  const enemy = unitOf(state, met)
  const isAttacking = state.attacks.some(
    attack => attack.unit === met && (attack.state === 'announced' || attack.state === 'met'),
  )
  if (!isAttacking) return null
  if (isInfantry(enemy) && isCavalry(attacker)) return { unit: met, by: unit, cause: 'metByHorse' }
  if (sideMet(attacker, enemy) === 'front') return null
  return { unit: met, by: unit, cause: 'takenInFlank' }
}

/** What the march of the phase came to. */
function summarise({ marchers }: Field, advanced: readonly string[]): MarchEnded {
  const moved = marchers.filter(({ unit, from }) => from.marched > unit.doing.marched)
  const idsOf = (holds: (marcher: Marcher) => boolean) =>
    marchers.filter(holds).map(({ unit }) => unit.id)
  return {
    kind: 'marchEnded',
    units: moved.map(({ unit }) => unit.id),
    marched: moved.map(({ from }) => Math.round(from.marched)),
    sinceAbout: moved.map(({ from }) => Math.round(from.sinceAbout)),
    pivoted: idsOf(({ unit, hasPivoted }) => hasPivoted && !unit.doing.hasPivoted),
    turnedAbout: idsOf(({ unit, hasTurnedAbout }) => hasTurnedAbout && !unit.doing.hasTurnedAbout),
    stopped: idsOf(({ stoppedBy }) => stoppedBy !== null),
    advanced: marchers.map(({ unit }) => unit.id).filter(id => advanced.includes(id)),
  }
}

function saysAnything({ units, stopped, advanced, turnedAbout }: MarchEnded): boolean {
  return units.length + stopped.length + advanced.length + turnedAbout.length > 0
}
