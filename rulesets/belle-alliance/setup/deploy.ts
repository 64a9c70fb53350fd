import { cornersOf } from '@grognard/geometry/measured/hull.ts'
import type { Hull } from '@grognard/geometry/measured/hull.ts'
import { containsPoint } from '@grognard/geometry/measured/polygon.ts'
import { judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { followUnits, staffPlaces } from '../command/follow.ts'
import { hullOf, poseWithCentre } from '../formation/footprint.ts'
import type { Standing } from '../formation/footprint.ts'
import { isOnFreeGround, isOverlapping } from '../formation/room.ts'
import { CM, DEGREE } from '../measures.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { findUnit, isOnBoard, unitOf } from '../units.ts'

interface Deploying {
  state: State
  seat: Seat
  unit: Unit | undefined
  hull: Hull
  /** The unit as it would stand there. */
  standing: Standing
}

const deployRefusals: readonly BaRefusal<Deploying>[] = [
  {
    rule: 'BA-1.1.9-01',
    message: 'ba.refuse.notToDeploy',
    when: ({ seat, unit }) => !isToDeploy(unit, seat),
    stop: true,
  },
  {
    rule: 'BA-1.1.9-01',
    message: 'ba.refuse.outsideZone',
    values: ({ unit }) => ({ unit: unit?.name ?? '' }),
    when: ({ state, seat, hull }) => !isInZone(state, seat, hull),
  },
  {
    rule: 'BA-1.1.9-01',
    message: 'ba.refuse.onAnother',
    values: ({ state, unit, standing }) => ({
      unit: unit?.name ?? '',
      other: occupant(state, unit, standing)?.name ?? '',
    }),
    when: ({ state, unit, standing }) => occupant(state, unit, standing) !== undefined,
  },
  {
    rule: 'BA-6.1.1-03',
    message: 'ba.refuse.noRoomToForm',
    values: ({ unit }) => ({ unit: unit?.name ?? '' }),
    when: ({ state, standing }) => !isOnFreeGround(state, standing),
  },
]

/** [BA-1.1.9-01] A unit is placed in its side's zone. */
export const deploy: BaOrderRules<'deploy'> = {
  shape: {
    unit: { type: 'text' },
    x: { type: 'integer', unit: 'length' },
    y: { type: 'integer', unit: 'length' },
    heading: { type: 'integer', from: 0, to: 360 * DEGREE - 1, unit: 'angle' },
  },
  judge(state, seat, { unit: id, x, y, heading }) {
    const unit = findUnit(state, id)
    const standing = { ...outdoors(unit ?? unitOf(state, state.units[0]?.id ?? '')), x, y, heading }
    return judgeBy(deployRefusals, { state, seat, unit, hull: hullOf(standing), standing })
  },
  execute(table, seat, { unit, x, y, heading }) {
    const places = staffPlaces(table.state)
    table.emit({ kind: 'unitDeployed', seat, unit, x, y, heading })
    followUnits(table, places)
  },
  legalOrders: (state, seat) =>
    unitsToDeploy(state, seat)
      .filter(({ building }) => building === null)
      .map(({ id: unit, x, y, heading }) => ({ kind: 'deploy' as const, unit, x, y, heading }))
      .filter(order => deploy.judge(state, seat, order).allowed),
  again: true,
  excludeFromSearch: true,
  tool: {
    tool: 'place',
    piece: order => order.unit,
    pieces: (state, seat) => unitsToDeploy(state, seat).map(unit => unit.id),
    at: (state, _seat, unit, x, y, heading) => ({
      kind: 'deploy',
      unit,
      ...poseWithCentre(outdoors(unitOf(state, unit)), { x, y }, heading),
    }),
  },
  describe: (state, { unit, x, y, heading }) => ({
    key: 'ba.order.deploy',
    values: {
      unit: findUnit(state, unit)?.name ?? unit,
      x: x / CM,
      y: y / CM,
      degrees: heading / DEGREE,
    },
  }),
}

/** [BA-1.1.9-01] A unit of the seat that it places itself. */
export function isToDeploy(unit: Unit | undefined, seat: Seat): unit is Unit {
  return unit !== undefined && unit.seat === seat && isOnBoard(unit)
}

export function unitsToDeploy(state: State, seat: Seat): Unit[] {
  return state.units.filter(unit => isToDeploy(unit, seat))
}

/** A garrison as it would stand in the open. */
function outdoors(unit: Unit): Unit {
  return { ...unit, building: null, walls: null }
}

export function isInZone(state: State, seat: Seat, hull: Hull): boolean {
  const zone = state.sides.find(side => side.seat === seat)?.deployZone ?? []
  const corners = cornersOf(hull)
  return [0, 2, 4, 6].every(place =>
    containsPoint(zone, corners[place] ?? 0, corners[place + 1] ?? 0),
  )
}

/** Who stands there already. */
export function occupant(
  state: State,
  unit: Unit | undefined,
  standing: Standing,
): Unit | undefined {
  return state.units.find(
    other =>
      other.id !== unit?.id &&
      isOnBoard(other) &&
      other.building === null &&
      isOverlapping(standing, other),
  )
}
