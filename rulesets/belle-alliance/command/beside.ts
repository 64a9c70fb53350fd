import { cornersOf, hullMeetsPolygon, hullsOverlap } from '@grognard/geometry'
import type { Hull, Pose } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/offset.ts'
import { aheadOf, asideOf } from '@grognard/geometry/measured/pose.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import type { EdgeSide } from '../formation/edges.ts'
import { hullOf, hullOfStaff } from '../formation/footprint.ts'
import type { Staff, State, Unit } from '../state.ts'
import { staffBase } from '../tables/bases.ts'
import { CONTACT } from '../tables/distances.ts'
import { isOnBoard } from '../units.ts'
import { isOnBoardStaff } from './chiefs.ts'

/** A place in contact with a unit: the side, and how far from its middle, 1/1000 cm, clockwise. */
export interface Beside {
  side: EdgeSide
  along: number
}

/** Where a staff figure stands in such a place, its front as the unit's. */
export function poseBeside(unit: Unit, { side, along }: Beside): Pose {
  const hull = hullOf(unit)
  const ahead = (hull.length + staffBase.depth) / 2
  const aside = (hull.beam + staffBase.width) / 2
  const kept = within(along, (isAcross(side) ? hull.beam : hull.length) / 2)
  return { ...placeOn(hull, side, ahead, aside, kept), heading: hull.heading }
}

function placeOn(hull: Hull, side: EdgeSide, ahead: number, aside: number, along: number) {
  if (side === 'front') return offset(hull, ahead, along)
  if (side === 'rear') return offset(hull, -ahead, -along)
  return side === 'rightFlank' ? offset(hull, -along, aside) : offset(hull, along, -aside)
}

/** The place in contact that a point is nearest to. */
export function besideAt(unit: Unit, x: number, y: number): Beside {
  const hull = hullOf(unit)
  const ahead = aheadOf(hull, x, y)
  const aside = asideOf(hull, x, y)
  const isBeforeOrBehind = Math.abs(ahead) - hull.length / 2 >= Math.abs(aside) - hull.beam / 2
  if (isBeforeOrBehind)
    return ahead >= 0
      ? { side: 'front', along: whole(aside) }
      : { side: 'rear', along: whole(-aside) }
  return aside >= 0
    ? { side: 'rightFlank', along: whole(-ahead) }
    : { side: 'leftFlank', along: whole(ahead) }
}

function isAcross(side: EdgeSide): boolean {
  return side === 'front' || side === 'rear'
}

function within(value: number, most: number): number {
  return Math.max(-whole(most), Math.min(whole(most), value))
}

const sides: readonly EdgeSide[] = ['rear', 'rightFlank', 'leftFlank', 'front']

/** The free place in contact with the unit that is nearest to a point, or undefined. */
export function freeBeside(
  state: State,
  figure: Staff,
  unit: Unit,
  x: number,
  y: number,
): Pose | undefined {
  const squared = (pose: Pose) => (pose.x - x) * (pose.x - x) + (pose.y - y) * (pose.y - y)
  const places = [besideAt(unit, x, y), ...placesRound(unit)]
  return places
    .map(place => poseBeside(unit, place))
    .toSorted((one, other) => squared(one) - squared(other))
    .find(pose => isFreeForStaff(state, figure, pose))
}

/** A base's breadth apart on each side. */
function placesRound(unit: Unit): Beside[] {
  const { length, beam } = hullOf(unit)
  return sides.flatMap(side => {
    const steps = Math.floor((isAcross(side) ? beam : length) / 2 / staffBase.width)
    return Array.from({ length: 2 * steps + 1 }, (_, i) => ({
      side,
      along: (i - steps) * staffBase.width,
    }))
  })
}

/** On the board, in no building, on no unit and no other figure; touching is free. */
export function isFreeForStaff(state: State, figure: Staff, pose: Pose): boolean {
  const hull = shrunk(hullOfStaff({ ...figure, ...pose }))
  if (!isInside(hull, state)) return false
  if (state.units.some(unit => isOnBoard(unit) && hullsOverlap(hull, hullOf(unit)))) return false
  const others = state.staff.filter(other => other.id !== figure.id && isOnBoardStaff(other))
  if (others.some(other => hullsOverlap(hull, hullOfStaff(other)))) return false
  return !state.terrain.some(
    ({ kind, isDestroyed, points }) =>
      kind === 'building' && !isDestroyed && hullMeetsPolygon(hull, points),
  )
}

function isInside(hull: Hull, { width, height }: State): boolean {
  return cornersOf(hull).every((value, i) => value >= 0 && value <= (i % 2 === 0 ? width : height))
}

function shrunk(hull: Hull): Hull {
  return { ...hull, length: hull.length - 2 * CONTACT, beam: hull.beam - 2 * CONTACT }
}
