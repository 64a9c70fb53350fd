import { whole } from '@grognard/geometry/measured/units.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Dice, Of, Seat } from '@grognard/umpire'
import { deployment } from '../../book/tables/measures.ts'
import {
  headingFrom,
  homeOf,
  isInside,
  isOffTable,
  isOnIsland,
  unitAt,
  unitsToDeploy,
  zoneFor,
} from '../../model/deployment.ts'
import type { Area } from '../../model/deployment.ts'
import { along, heading } from '../../model/fields.ts'
import { inDegrees, inMillimetres } from '../../model/measures.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import { cardOf, figureOf, findUnit, isSubmarine, nameOf, unitOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { WasOrderRules, WasRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** A unit and where it would begin. */
interface Deploying {
  state: State
  unit: SeaUnit
  pose: Pose
}

const unitName = ({ state, unit }: Deploying) => ({ unit: nameOf(state, unit.id) })

const isOutside = ({ state, unit, pose }: Deploying) => {
  const zone = zoneFor(state, unit)
  return zone === undefined || !isInside(zone, pose)
}

const refusals: readonly WasRefusal<Deploying>[] = [
  refuse(
    'WAS-037',
    'was.refuse.farFromEdge',
    deploying => !isSubmarine(deploying.state, deploying.unit) && isOutside(deploying),
    ({ state, unit }) => ({
      unit: nameOf(state, unit.id),
      most: inMillimetres(deployment.shipsWithin),
    }),
  ),
  refuse(
    'WAS-038',
    'was.refuse.notOwnHalf',
    deploying => isSubmarine(deploying.state, deploying.unit) && isOutside(deploying),
    ({ state, unit }) => ({
      unit: nameOf(state, unit.id),
      least: inMillimetres(deployment.submarinesOff),
    }),
  ),
  refuse(
    'WAS-005',
    'was.refuse.offTable',
    ({ state, unit, pose }) => isOffTable(state, unit, pose),
    unitName,
  ),
  refuse(
    'WAS-037',
    'was.refuse.onIsland',
    ({ state, unit, pose }) => isOnIsland(state, unit, pose),
    unitName,
  ),
  refuse(
    'WAS-065',
    'was.refuse.placeTaken',
    ({ state, unit, pose }) => unitAt(state, unit, pose) !== undefined,
    ({ state, unit, pose }) => ({
      unit: nameOf(state, unit.id),
      other: nameOf(state, unitAt(state, unit, pose)?.id ?? ''),
    }),
  ),
]

interface Chosen {
  state: State
  seat: Seat
  unit: SeaUnit | undefined
}

const unitRefusals: readonly WasRefusal<Chosen>[] = [
  stop(
    'WAS-036',
    'was.refuse.notToDeploy',
    ({ seat, unit }) => unit === undefined || unit.seat !== seat || unit.status !== 'waiting',
  ),
]

export const deployShape = { unit: field.piece('ship'), x: along, y: along, heading }

export type DeployOrder = Of<Order, 'deploy'>

/** [WAS-037] [WAS-038] A unit is put on the table at the own edge, a submarine on the own half. */
export const deploy: WasOrderRules<'deploy'> = {
  shape: deployShape,
  judge(state, seat, { unit: id, ...pose }) {
    const unit = findUnit(state, id)
    const ruling = judgeBy(unitRefusals, { state, seat, unit })
    return ruling.allowed && unit ? judgeBy(refusals, { state, unit, pose }) : ruling
  },
  execute(table, _seat, { unit, x, y, heading: to }) {
    table.emit({ kind: 'unitDeployed', unit, x, y, heading: to })
  },
  legalOrders(state, seat) {
    const [unit] = unitsToDeploy(state, seat)
    return unit ? placesFor(state, unit, MOST_PLACES) : []
  },
  sample(state, seat, dice) {
    const open = unitsToDeploy(state, seat)
    const unit = open[dice.roll(Math.max(1, open.length)) - 1]
    return unit ? placeByChance(state, unit, dice) : undefined
  },
  tool: {
    tool: 'place',
    piece: ({ unit }) => unit,
    pieces: (state, seat) => unitsToDeploy(state, seat).map(({ id }) => id),
    at: (_state, _seat, unit, x, y, to) => ({
      kind: 'deploy',
      unit,
      x: whole(x),
      y: whole(y),
      heading: to,
    }),
    figure: (state, id) => figureOf(cardOf(state, unitOf(state, id))),
    label: (state, id) => ({ key: 'was.deploy.unit', values: { unit: nameOf(state, id) } }),
  },
  describe: (state, { unit, x, y, heading: to }) => ({
    key: 'was.order.deploy',
    values: {
      unit: nameOf(state, unit),
      x: inMillimetres(x),
      y: inMillimetres(y),
      degrees: inDegrees(to),
    },
  }),
}

function mayLieAt(state: State, unit: SeaUnit, pose: Pose): boolean {
  return isAllowed(refusals, { state, unit, pose })
}

/** Places are looked for so far apart, 1/10 mm. */
const stride = 150

/** Places offered for one unit. */
const MOST_PLACES = 6

/** Places of a grid over the zone, heading for the enemy, up and down from the middle of the edge. */
export function placesFor(state: State, unit: SeaUnit, most = Infinity): DeployOrder[] {
  const zone = zoneFor(state, unit)
  if (!zone) return []
  const { x, width } = zone
  const to = headingFrom(homeOf(state, unit.seat))
  const found: DeployOrder[] = []
  for (const y of outwards(zone))
    for (let at = x + stride / 2; at <= x + width; at += stride) {
      if (found.length === most) return found
      if (mayLieAt(state, unit, { x: at, y, heading: to }))
        found.push({ kind: 'deploy', unit: unit.id, x: at, y, heading: to })
    }
  return found
}

function outwards({ y, height }: Area): number[] {
  const middle = whole(y + height / 2)
  const rows = [middle]
  for (let off = stride; off <= height / 2; off += stride) rows.push(middle + off, middle - off)
  return rows
}

/** Tries before the grid is searched. */
const TRIES = 12

function placeByChance(state: State, unit: SeaUnit, dice: Dice): DeployOrder | undefined {
  const zone = zoneFor(state, unit)
  if (!zone) return undefined
  for (let tries = 0; tries < TRIES; tries++) {
    const pose = {
      x: zone.x + dice.roll(zone.width) - 1,
      y: zone.y + dice.roll(zone.height) - 1,
      heading: (dice.roll(36) - 1) * 1000,
    }
    if (mayLieAt(state, unit, pose)) return { kind: 'deploy', unit: unit.id, ...pose }
  }
  const places = placesFor(state, unit, MOST_PLACES)
  return places.length > 0 ? places[dice.roll(places.length) - 1] : undefined
}

/** [WAS-036] The seat, until its whole fleet is on the table. */
export function seatToDeploy(state: State, seat: Seat): readonly Seat[] {
  return hasMoreToDeploy(state, seat) ? [seat] : []
}

export function hasMoreToDeploy(state: State, seat: Seat): boolean {
  return state.turn === 0 && unitsToDeploy(state, seat).length > 0
}
