import type { Dice, Seat } from '@grognard/umpire'
import { mayGive } from '../chapters/boats/transfer.ts'
import { spin } from '../chapters/manoeuvres/anchor-and-spin.ts'
import { refloat } from '../chapters/manoeuvres/refloat.ts'
import { flee } from '../chapters/movement/flee.ts'
import { enter } from '../chapters/setup/place.ts'
import { shipOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import type { Thoroughness } from './courses.ts'
import { bestLanding, bestWait, isWaitingForParty } from './goals.ts'
import { hasWayOn, outlookFor, placeWorth } from './position.ts'
import { bestCourse, readyToSail } from './sailing.ts'
import { usual } from './tempers.ts'
import type { Temper } from './tempers.ts'
import { bestBy } from './weights.ts'

/** [LOB-S-2] A reinforcement comes in where she lies best. */
export function bestEntry(state: State, seat: Seat): Order | undefined {
  return bestBy(enter.legalOrders(state, seat), order => {
    const { x, y, heading } = order
    const ship = { ...shipOf(state, order.ship), x, y, heading }
    return placeWorth(outlookFor(state, ship, 0), ship) - (hasWayOn(state, ship) ? 0 : LOST)
  })
}

const LOST = 1000

/** The next order of the movement phase: flight, parties, each ship in turn, then what is left. */
export function bestMove(
  state: State,
  seat: Seat,
  dice: Dice,
  thoroughness: Thoroughness = 'thorough',
  temper: Temper = usual,
): Order {
  const before = bestBeforeSailing(state, seat)
  return before ?? bestSailing(state, seat, dice, thoroughness, shipsToSail(state, seat), temper)
}

/** What is done before any ship sails. */
export function bestBeforeSailing(state: State, seat: Seat): Order | undefined {
  return (
    flee.legalOrders(state, seat)[0] ??
    refloating(state, seat) ??
    bestLanding(state, seat) ??
    bestWait(state, seat)
  )
}

/** The course of the next ship; where none has one, what is done after all have sailed. */
export function bestSailing(
  state: State,
  seat: Seat,
  dice: Dice,
  thoroughness: Thoroughness = 'thorough',
  ships: readonly Ship[] = shipsToSail(state, seat),
  temper: Temper = usual,
): Order {
  return (
    course(state, seat, dice, thoroughness, ships, temper) ??
    bestSpin(state, seat) ??
    reliefCrew(state, seat) ?? { kind: 'done' }
  )
}

/** [LOB-095] Afloat again on a heading that leads away. */
function refloating(state: State, seat: Seat): Order | undefined {
  return bestBy(refloat.legalOrders(state, seat), order => {
    const ship = { ...shipOf(state, order.ship), heading: order.heading }
    return hasWayOn(state, ship) ? 1 : 0
  })
}

/** Those that sail in turn, the next one first. */
export function shipsToSail(state: State, seat: Seat): Ship[] {
  return readyToSail(state, seat).filter(ship => !isWaitingForParty(state, ship))
}

function course(
  state: State,
  seat: Seat,
  dice: Dice,
  thoroughness: Thoroughness,
  ships: readonly Ship[],
  temper: Temper,
): Order | undefined {
  for (const ship of ships) {
    const order = bestCourse(state, seat, ship, dice, thoroughness, temper)
    if (order) return order
  }
  return undefined
}

/** [LOB-149] A ship without sails brings her broadside to bear. */
function bestSpin(state: State, seat: Seat): Order | undefined {
  const [first, ...others] = spin.legalOrders(state, seat)
  if (!first) return undefined
  const ship = shipOf(state, first.ship)
  const outlook = outlookFor(state, ship, 0)
  const legalOrders = [first, ...others.filter(order => order.ship === first.ship)]
  return bestBy(legalOrders, ({ heading }) => placeWorth(outlook, { ...ship, heading }))
}

/** [LOB-080] Boxes of crew for a ship that is short of hands, from one that can spare them. */
function reliefCrew(state: State, seat: Seat): Order | undefined {
  for (const giver of state.ships)
    for (const taker of state.ships)
      if (giver.crew - 1 > taker.crew + 1 && mayGive(state, seat, giver, taker))
        return { kind: 'transfer', ship: giver.id, to: taker.id, crew: 1 }
  return undefined
}
