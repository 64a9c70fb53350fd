import { isInConvex, segmentTouchesConvex } from '@grognard/geometry/measured/convex.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import { squaredToSegment } from '@grognard/geometry/measured/segment.ts'
import { reachOf } from './hulls.ts'
import { lyingOf, outlineAsLying } from './lying.ts'
import { distanceTo, mayCross, shoresOf } from './shores.ts'
import type { Aircraft, Cloud, SeaUnit, State } from './state.ts'
import { cardOf, hasAbility, isAfloat, isSubmarine } from './units.ts'

/** [WAS-085] [WAS-088] How a shot travels. */
export type Line = 'flat' | 'plunging' | 'torpedo' | 'air'

/** What lies across a line of fire: land, or a unit. */
export type Obstruction = { what: 'land' } | { what: 'unit'; unit: SeaUnit }

/** [WAS-085] Flat at range 0, plunging beyond. */
export function lineOfGuns(range: number): Line {
  return range === 0 ? 'flat' : 'plunging'
}

/** [WAS-086] [WAS-087] [WAS-088] [WAS-089] [WAS-090] [WAS-186] What bars the line between two sea units, if anything. */
export function obstructionOn(
  state: State,
  line: Line,
  shooter: SeaUnit,
  target: SeaUnit,
): Obstruction | null {
  if (line === 'air') return null
  if (isLandAcross(state, shooter, target)) return { what: 'land' }
  if (line === 'plunging') return null
  const passesFriends = line === 'flat' && hasAbility(state, shooter, 'closeEscort')
  for (const unit of state.units) {
    if (unit === shooter || unit === target || !isAfloat(unit)) continue
    if (passesFriends && unit.seat === shooter.seat) continue
    if (isAcross(state, shooter, target, unit) && !isPassedOver(state, line, unit))
      return { what: 'unit', unit }
  }
  return null
}

/** [WAS-087] Islands that lie well off the line are not looked at closely. */
function isLandAcross({ islands }: State, from: Point, to: Point): boolean {
  for (const { what, outline, extent } of shoresOf(islands))
    if (what === 'land' && mayCross(extent, from, to))
      if (segmentTouchesConvex(from.x, from.y, to.x, to.y, outline)) return true
  return false
}

/** [WAS-086] [WAS-088] Submarines never stand in the way, torpedoes by option. */
function isPassedOver(state: State, line: Line, unit: SeaUnit): boolean {
  if (!isSubmarine(state, unit)) return false
  return line !== 'torpedo' || !state.options.submarinesBlockTorpedoes
}

/** Hulls that lie too far off the line are not looked at closely. */
function isAcross(state: State, from: Point, to: Point, unit: SeaUnit): boolean {
  const reach = reachOf(cardOf(state, unit))
  if (unit.x + reach < Math.min(from.x, to.x) || unit.x - reach > Math.max(from.x, to.x))
    return false
  if (squaredToSegment(unit.x, unit.y, from.x, from.y, to.x, to.y) > reach * reach) return false
  return segmentTouchesConvex(from.x, from.y, to.x, to.y, outlineAsLying(lyingOf(state, unit)))
}

/** [WAS-071] Its reference point lies in island waters. */
export function isInIslandWaters({ islands }: State, point: Point): boolean {
  for (const { what, outline, extent } of shoresOf(islands))
    if (what === 'shallows' && distanceTo(extent, point) <= 0)
      if (isInConvex(outline, point.x, point.y)) return true
  return false
}

/** [WAS-073] Whether a point lies in a cloud. */
function isInCloud({ x, y, radius }: Cloud, point: Point): boolean {
  const dx = point.x - x
  const dy = point.y - y
  return dx * dx + dy * dy <= radius * radius
}

interface Sight {
  hiding: boolean
  barring: boolean
}

const clear: Sight = { hiding: false, barring: false }

/** [WAS-072] [WAS-073] Whether the target stands in a cloud, or one that neither stands in bars the line. */
export function cloudsBetween(state: State, shooter: SeaUnit | Aircraft, target: Point): Sight {
  if (state.clouds.length === 0) return clear
  let hiding = false
  let barring = false
  for (const cloud of state.clouds) {
    if (isInCloud(cloud, target)) hiding = true
    else if (!isInCloud(cloud, shooter) && doesCross(cloud, shooter, target)) barring = true
  }
  return { hiding, barring }
}

function doesCross({ x, y, radius }: Cloud, from: Point, to: Point): boolean {
  const ex = to.x - from.x
  const ey = to.y - from.y
  const length = ex * ex + ey * ey
  if (length === 0) return false
  const along = ex * (x - from.x) + ey * (y - from.y)
  if (along <= 0 || along >= length) return false
  const aside = ex * (y - from.y) - ey * (x - from.x)
  return aside * aside < radius * radius * length
}
