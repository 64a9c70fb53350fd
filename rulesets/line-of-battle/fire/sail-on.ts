import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { isAllowed, judgeBy, refused } from '@grognard/umpire'
import type { Dice, Of, Seat } from '@grognard/umpire'
import { inInches } from '../measures.ts'
import { manned, notAground, notInMelee, ownShip, withSails } from '../movement/acting.ts'
import { legRefusals } from '../movement/legs.ts'
import type { Legs } from '../movement/legs.ts'
import { surveyOf } from '../movement/path.ts'
import { legsShape } from '../movement/sail.ts'
import { sailAlong } from '../movement/sailing.ts'
import type { Order } from '../orders.ts'
import type { LobOrderRules, LobRefusal } from '../rules.ts'
import { cardOf } from '../ships.ts'
import { shipOf } from '../state.ts'
import type { Ship, State } from '../state.ts'
import { turningUnit } from '../tables/movement.ts'
import { firstShot } from './exchange.ts'

type SailingOn = Of<Order, 'sailOn'>

const sailorRefusals: readonly LobRefusal<Legs>[] = [
  ...ownShip,
  manned,
  notInMelee,
  notAground,
  withSails,
  {
    rule: 'LOB-109',
    message: 'lob.refuse.sailOnAtAnchor',
    values: ({ ship }) => ({ ship: ship.name }),
    when: ({ ship }) => ship.isAnchored,
    stop: true,
  },
]

const sailOnRefusals: readonly LobRefusal<Legs>[] = [...sailorRefusals, ...legRefusals]

const noRescue = refused('LOB-109', 'lob.refuse.noRescue')

/** [LOB-109] One more move, by the rules of moving and with the speed of this turn. */
export const sailOn: LobOrderRules<'sailOn'> = {
  shape: { legs: legsShape },
  judge(state, seat, { legs }) {
    const ship = rescuerOf(state)
    return ship ? judgeBy(sailOnRefusals, moveOf(state, seat, ship, legs)) : noRescue
  },
  carryOut(table, _seat, { legs }) {
    const { id, speed } = shipOf(table.state, firstShot(table.state).shooter)
    const passage = { isWeighed: false, isAnchored: false, isFlight: false, isExtra: true }
    sailAlong(table, id, legs, { speed, ...passage })
  },
  offers: (state, seat) =>
    waysOn(state)
      .filter(legs => mayGo(state, seat, legs))
      .map(legs => ({ kind: 'sailOn', legs })),
  pick: pickWay,
  tell: (state, { legs }) => ({
    key: 'lob.order.sailOn',
    values: {
      ship: rescuerOf(state)?.name ?? '?',
      inches: inInches(legs.reduce((length, leg) => length + leg.advance, 0)),
    },
  }),
}

export const stay: LobOrderRules<'stay'> = {
  shape: {},
  judge: (state, seat) =>
    rescuerOf(state)?.seat === seat ? { allowed: true, because: [] } : noRescue,
  carryOut(table) {
    table.happen({ kind: 'stayed', ship: firstShot(table.state).shooter })
  },
  offers: (state, seat) => (rescuerOf(state)?.seat === seat ? [{ kind: 'stay' }] : []),
  tool: { tool: 'list', isPrimary: true },
  tell: state => ({ key: 'lob.order.stay', values: { ship: rescuerOf(state)?.name ?? '?' } }),
}

const nobody: readonly Seat[] = []

/** [LOB-109] The owner of a ship that has passed its rescue and can sail on. */
export function seatToSailOn(state: State): readonly Seat[] {
  const ship = rescuerOf(state)
  if (!ship) return nobody
  return isAllowed(sailorRefusals, moveOf(state, ship.seat, ship, [])) ? [ship.seat] : nobody
}

/** The ship that has passed its crossing and rescue in this exchange. */
function rescuerOf(state: State): Ship | undefined {
  if (state.exchange?.rescue !== 'passed') return undefined
  return shipOf(state, firstShot(state).shooter)
}

function moveOf(state: State, seat: Seat, ship: Ship, legs: readonly Leg[]): Legs {
  return { state, seat, ship, legs, survey: surveyOf(state, ship, legs), budget: ship.speed }
}

function mayGo(state: State, seat: Seat, legs: readonly Leg[]): boolean {
  const ship = rescuerOf(state)
  return ship !== undefined && isAllowed(sailOnRefusals, moveOf(state, seat, ship, legs))
}

/** Good shapes of the further move: straight on, and to either side after the first stretch. */
function waysOn(state: State): Leg[][] {
  const ship = rescuerOf(state)
  if (!ship) return []
  const { speed } = ship
  const { turning } = cardOf(state, ship)
  const first = Math.min(speed, turningUnit)
  const rest = speed - first
  return [
    [{ advance: speed, turn: 0 }],
    [{ advance: Math.floor(speed / 2), turn: 0 }],
    ...[-turning, turning].map(turn => [
      { advance: first, turn },
      { advance: rest, turn: 0 },
    ]),
    ...[-turning, turning].map(turn => [
      { advance: rest, turn: 0 },
      { advance: first, turn },
    ]),
  ]
}

function pickWay(state: State, seat: Seat, dice: Dice): SailingOn | undefined {
  const ways = waysOn(state)
  if (ways.length === 0) return undefined
  const legs = ways[dice.roll(ways.length) - 1]
  return legs && mayGo(state, seat, legs) ? { kind: 'sailOn', legs } : undefined
}
