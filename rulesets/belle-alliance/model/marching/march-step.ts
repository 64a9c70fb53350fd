import { obstacleHalvings } from '../../book/tables/ground.ts'
import { LOOK } from '../../book/tables/march.ts'
import { ticks } from '../../book/tables/scale.ts'
import type { Leg, Rate } from '../clauses.ts'
import type { TerrainCost } from '../ground/terrain-cost.ts'
import { firstChange } from '../ground/ways.ts'
import type { Change } from '../ground/ways.ts'
import type { State } from '../state.ts'
import type { Unit } from '../unit.ts'
import { isSkirmishLine } from '../units.ts'
import type { Land } from './land.ts'
import type { Marcher, Pace, Stretch } from './marcher.ts'
import { hasReachedPosition, poseAt, shiftWith } from './poses.ts'
import { isMarchColumn, keepsCharge, routRate, speedOf } from './rates.ts'
import { copyPlaceInto, newPlace, pathOf, priceOf, rebase, moveAlongLegs } from './legs.ts'

/** Who is pressed back, and what it is shifted over. */
interface Pressed {
  unit: Unit
  terrainCost: TerrainCost
}

/** [BA-4.2.0-04] March in a whole turn, slowed by the ground under all that it presses back. */
function speedPressing(
  unit: Unit,
  rate: Rate,
  terrainCost: TerrainCost,
  pressed: readonly Pressed[],
): number {
  const alone = speedOf(unit, rate, terrainCost)
  const before = (other: Pressed) => speedBefore({ unit, terrainCost }, rate, other)
  return pressed.reduce((least, other) => Math.min(least, before(other)), alone)
}

/** At the presser's rate; where it has none under the pressed, as fast as those may go there. */
function speedBefore({ unit, terrainCost }: Pressed, rate: Rate, other: Pressed): number {
  const grounds = [...terrainCost.grounds, ...other.terrainCost.grounds]
  const speed = speedOf(unit, rate, { grounds, obstacle: null })
  if (speed > 0) return halvedBy(speed, other)
  const { terrainCost: theirs } = other
  return other.unit.disorder === 'FU'
    ? routRate(other.unit, theirs)
    : speedOf(other.unit, 'normal', theirs)
}

/** [BA-2.3.5-03] An obstacle slows the pressed by their own arm. */
function halvedBy(speed: number, { unit, terrainCost: { obstacle } }: Pressed): number {
  const times = obstacle === null ? 0 : (obstacleHalvings(obstacle, unit.arm) ?? 0)
  let left = speed
  for (let i = 0; i < times; i += 1) left /= 2
  return left
}

/** How finely the border of a position is looked for: halvings of a tick. */
const HALVINGS = 9
const LEAST_PART = 1 / (1 << HALVINGS)

/** More changes of the ground than any tick has. */
const MOST_STRETCHES = 40
const UNITS_PER_RADIAN = 5_730

const there = newPlace()
const pushed = newPlace()

/** [BA-2.4.2-01] [BA-2.4.3-03] Skirmish lines, and march columns on a road, turn without half march. */
function turnsFreely(unit: Unit, { grounds }: TerrainCost): boolean {
  return isSkirmishLine(unit) || (isMarchColumn(unit) && grounds.includes('road'))
}

/** Who marches in a tick, where, and whom it presses back. */
interface March {
  land: Land
  marcher: Marcher
  pressed: readonly Marcher[]
}

/**
 * [BA-Q-15] The march of a tick, cut where the ground changes its pace or ends a leg: what is left of
 * the tick goes at the new pace, or along the next leg.
 */
export function stretchesOf(
  land: Land,
  marcher: Marcher,
  pressed: readonly Marcher[] = [],
): Stretch[] {
  const march = { land, marcher, pressed }
  const pace = paceOn(marcher.unit, marcher.rate, marcher.terrainCost, pressed)
  const stretches: Stretch[] = []
  let next: Stretch | null = stretchOf(marcher, pace)
  while (next && stretches.length < MOST_STRETCHES) {
    stretches.push(next)
    next = stretchAfter(march, next)
  }
  return stretches
}

/** What it is to do in the tick, if nobody is in its way. */
export function marchFor(marcher: Marcher, stretches: readonly Stretch[]): void {
  marcher.stretches = stretches
  marcher.budget = stretches.reduce((sum, stretch, i) => {
    return sum + stretch.speed * ((stretches[i + 1]?.at ?? 1) - stretch.at)
  }, 0)
}

/** The first of a tick. */
function stretchOf(marcher: Marcher, { rate, speed, turnsFreely: isFree }: Pace): Stretch {
  const { legs, course, length, beam, toFront } = marcher
  const mover = { legs, course, length, beam, toFront, turnsFreely: isFree }
  const from = newPlace()
  copyPlaceInto(marcher.from, from)
  return { rate, speed, turnsFreely: isFree, mover, at: 0, from, legEnd: null }
}

/** What it does from where the ground under a stretch ends; null where that is not in this tick. */
function stretchAfter(march: March, last: Stretch): Stretch | null {
  const length = last.speed * (1 - last.at)
  if (length === 0 || last.from.leg >= march.marcher.legs.length) return null
  const reach = reachOf(march.marcher, last, length)
  if (isEven(march, last, length * reach)) return null
  const paceAt = (spent: number) => paceAfter(march, last, spent)
  const isSame = (pace: Pace | null) => pace !== null && areSame(pace, last)
  const change = firstChange(length, LOOK / reach, paceAt, isSame)
  if (change === null) return null
  if (change.found !== null) return slowed(last, change.found, change.after)
  const isLeaving = change.before === 0 && !march.land.isOpen(march.marcher, last.from)
  return isLeaving && paceAt(length) !== null ? null : legEnded(march, last, change)
}

/** Nothing lies near that might change its pace. */
function isEven({ land, marcher, pressed }: March, { from }: Stretch, reach: number): boolean {
  return pressed.length === 0 && land.isEmpty(marcher, from, reach)
}

/** [BA-Q-15] From here on at another pace. */
function slowed(last: Stretch, pace: Pace, spent: number): Stretch {
  const { rate, speed, turnsFreely: isFree } = pace
  const from = newPlace()
  moveAlongLegs(last.mover, last.from, spent, from)
  const mover = { ...last.mover, turnsFreely: isFree }
  return {
    rate,
    speed,
    turnsFreely: isFree,
    mover,
    at: timeAfter(last, spent),
    from,
    legEnd: null,
  }
}

/** [BA-Q-14] A leg into closed ground, or over the edge where no exit is, ends there. */
function legEnded(
  { land, marcher }: March,
  last: Stretch,
  { before, after }: Change<unknown>,
): Stretch {
  moveAlongLegs(last.mover, last.from, after, there)
  const legEnd = land.barAt(marcher, there)
  const from = newPlace()
  moveAlongLegs(last.mover, last.from, before, from)
  from.leg += 1
  rebase(from)
  return { ...last, at: timeAfter(last, before), from, legEnd }
}

function timeAfter({ at, speed }: Stretch, spent: number): number {
  return Math.min(1, at + spent / speed)
}

/** The pace where it comes to with so much march; null where the ground is closed to it. */
function paceAfter({ land, marcher, pressed }: March, last: Stretch, spent: number): Pace | null {
  moveAlongLegs(last.mover, last.from, spent, there)
  const terrainCost = land.openTerrainCostAt(marcher, there)
  if (terrainCost === null) return null
  const overs = pressed.map(other => {
    copyPlaceInto(other.from, pushed)
    shiftWith(marcher, marcher.from, there, pushed)
    return { unit: other.unit, terrainCost: land.terrainCostAt(other, pushed) }
  })
  return paceOn(marcher.unit, last.rate, terrainCost, overs)
}

/** [BA-2.3.1-01] [BA-2.3.3-01] [BA-4.2.0-04] By its own ground, and that of those whom it presses. */
function paceOn(
  unit: Unit,
  rate: Rate,
  terrainCost: TerrainCost,
  pressed: readonly Pressed[],
): Pace {
  const kept = rate === 'charge' && !keepsCharge(unit, terrainCost) ? 'normal' : rate
  return {
    rate: kept,
    speed: speedPressing(unit, kept, terrainCost, pressed) / ticks.march,
    turnsFreely: turnsFreely(unit, terrainCost),
  }
}

function areSame(one: Pace, other: Pace): boolean {
  return (
    one.speed === other.speed && one.rate === other.rate && one.turnsFreely === other.turnsFreely
  )
}

/** How far a corner moves at most for a length of march: in a turn farther than the path goes. */
function reachOf({ radius }: Marcher, { mover, from }: Stretch, length: number): number {
  let most = 1
  let left = length
  for (let i = from.leg; left > 0; i += 1) {
    const leg = mover.legs[i]
    if (!leg) break
    const price = priceOf(leg, mover.turnsFreely)
    const cost = pathOf(leg, mover.beam) * price
    if (isTurn(leg) && cost > 0)
      most = Math.max(most, (Math.abs(leg.amount) * 2 * radius) / (UNITS_PER_RADIAN * cost))
    left -= i === from.leg ? cost - from.used * price : cost
  }
  return most
}

function isTurn({ kind }: Leg): boolean {
  return kind === 'pivot' || kind === 'wheel'
}

/** [BA-4.1.2-04] An attack on a position ends its march where it comes to it. */
export function stopAtPosition(state: State, marcher: Marcher): void {
  if (!marcher.attack?.againstPosition || marcher.budget === 0) return
  const isShort = (part: number) =>
    !hasReachedPosition(state, marcher, poseAt(marcher, part, there))
  if (isShort(1)) return
  marcher.limit = lastPart(isShort) + LEAST_PART
}

/** The last part of the tick, to a small part of it, at which something holds that does at its start. */
function lastPart(holds: (part: number) => boolean): number {
  let low = 0
  let high = 1
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}
