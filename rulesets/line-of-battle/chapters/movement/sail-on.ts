import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { allows, field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Dice, Of, Seat } from '@grognard/umpire'
import { leastMove } from '../../book/tables/movement.ts'
import { rescuerOf } from '../../model/guns.ts'
import { nobody } from '../../model/players.ts'
import { manned, notAground, notInMelee, ownShip, withSails } from '../../model/ship-refusals.ts'
import type { ShipContext } from '../../model/ship-refusals.ts'
import { nameOf, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { LobOrderRules, LobRefusal } from '../../rules.ts'
import { plain, refused, stop } from '../../words.ts'
import { courseBy } from './courses.ts'
import { cannotTravel, legRefusals, surveyOf } from './path.ts'
import type { Legs } from './path.ts'
import { sailOnTool } from './plot.ts'
import { courseText, legsShape, sailAlong } from './sail.ts'

type SailingOn = Of<Order, 'sailOn'>

/** Shares of the turning after each inch: straight on, early and hard round to either side. */
const HELMS: readonly (readonly number[])[] = [
  [],
  [1],
  [-1],
  [1, 1, 1, 1, 1, 1],
  [-1, -1, -1, -1, -1, -1],
]

const sailorRefusals: readonly LobRefusal<ShipContext>[] = [
  ...ownShip,
  manned,
  notInMelee,
  notAground,
  withSails,
  stop(
    'LOB-109',
    'lob.refuse.sailOnAtAnchor',
    ({ ship }) => ship.isAnchored,
    ({ ship }) => ({ ship: ship.name }),
  ),
]

const sailOnRefusals: readonly LobRefusal<Legs>[] = [...sailorRefusals, ...legRefusals]

/** Whether she may go on at all, given a lawful path. */
const maySailOn = allows([...sailorRefusals, ...cannotTravel])

const noRescue = refused('LOB-109', 'lob.refuse.noRescue')

export const sailOnShape = { ship: field.piece('ship'), legs: legsShape }

/** [LOB-109] One more move, by the rules of moving and with the speed of this turn. */
export const sailOn: LobOrderRules<'sailOn'> = {
  shape: sailOnShape,
  judge(state, seat, order) {
    const ship = rescuerOf(state)
    if (ship?.id !== order.ship) return noRescue
    return judgeBy(sailOnRefusals, moveOf(state, seat, ship, order.legs))
  },
  execute(table, _seat, order) {
    const ship = shipOf(table.state, order.ship)
    const mode = { isWeighed: false, isAnchored: false, isFlight: false, isExtra: true }
    sailAlong(table, ship, order.legs, { speed: ship.speed, ...mode })
  },
  legalOrders(state, seat) {
    const ship = rescuerOf(state)
    if (!ship) return []
    return coursesOf(state, ship)
      .filter(legs => mayGo(state, seat, ship, legs))
      .map(legs => orderOf(ship, legs))
  },
  sample: sampleCourse,
  tool: sailOnTool,
  describe: (state, { ship, legs }) => ({
    key: 'lob.order.sailOn',
    values: {
      ship: nameOf(state, ship),
      course: courseText(legs),
    },
  }),
}

/** [LOB-109] The further move is a right, not a duty. */
export const stay: LobOrderRules<'stay'> = {
  ...plain('stay', (state, seat) => rescuerOf(state)?.seat === seat, noRescue),
  execute(table) {
    const ship = rescuerOf(table.state)
    if (ship) table.emit({ kind: 'stayed', ship: ship.id })
  },
  tool: { tool: 'list', isPrimary: true },
  describe: state => ({ key: 'lob.order.stay', values: { ship: rescuerOf(state)?.name ?? '?' } }),
}

/** [LOB-109] The owner of a ship that has passed its rescue and can sail on. */
export function seatToSailOn(state: State): readonly Seat[] {
  const ship = rescuerOf(state)
  if (!ship) return nobody
  return maySailOn({ state, seat: ship.seat, ship }) ? [ship.seat] : nobody
}

function moveOf(state: State, seat: Seat, ship: Ship, legs: readonly Leg[]): Legs {
  return { state, seat, ship, legs, survey: surveyOf(state, ship, legs), budget: ship.speed }
}

function mayGo(state: State, seat: Seat, ship: Ship, legs: readonly Leg[]): boolean {
  return isAllowed(sailOnRefusals, moveOf(state, seat, ship, legs))
}

/** Good shapes of the further move, and half of it straight on. */
function coursesOf(state: State, ship: Ship): Leg[][] {
  const helms = ship.rudderTurns > 0 ? HELMS.slice(0, 1) : HELMS
  const half = Math.max(leastMove, Math.floor(ship.speed / 2))
  const courses = helms.map(helm => courseBy(state, ship, ship.speed, helm))
  return [...courses, courseBy(state, ship, half, [])]
}

function orderOf(ship: Ship, legs: Leg[]): SailingOn {
  return { kind: 'sailOn', ship: ship.id, legs }
}

function sampleCourse(state: State, seat: Seat, dice: Dice): SailingOn | undefined {
  const ship = rescuerOf(state)
  if (!ship) return undefined
  const courses = coursesOf(state, ship)
  const legs = courses[dice.roll(courses.length) - 1]
  return legs && mayGo(state, seat, ship, legs) ? orderOf(ship, legs) : undefined
}
