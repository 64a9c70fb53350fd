import type { Dice, Seat } from '@grognard/umpire'
import { enter } from '../movement/enter.ts'
import { flee } from '../movement/flee.ts'
import { refloat } from '../movement/refloat.ts'
import { land } from '../movement/land.ts'
import { sail } from '../movement/sail.ts'
import { spin } from '../movement/spin.ts'
import { transfer } from '../movement/transfer.ts'
import type { Order } from '../orders.ts'
import { shipOf } from '../state.ts'
import type { State } from '../state.ts'
import { foesOf, placeWorth } from './position.ts'
import { bestCourse, nextToSail } from './sailing.ts'

/** [LOB-S-2] A reinforcement comes in. */
export function bestEntry(state: State, seat: Seat): Order | undefined {
  return enter.offers(state, seat)[0]
}

/** The next order of the movement phase: flight, parties, then each ship in turn. */
export function bestMove(state: State, seat: Seat, dice: Dice): Order {
  return (
    flee.offers(state, seat)[0] ??
    refloat.offers(state, seat)[0] ??
    landing(state, seat) ??
    course(state, seat, dice) ??
    bestSpin(state, seat) ??
    reliefCrew(state, seat) ?? { kind: 'done' }
  )
}

/** [LOB-116] A party goes ashore where the walk is shortest. */
function landing(state: State, seat: Seat): Order | undefined {
  const walk = (order: { landingX: number; landingY: number; pickUpX: number; pickUpY: number }) =>
    Math.abs(order.landingX - order.pickUpX) + Math.abs(order.landingY - order.pickUpY)
  return land.offers(state, seat).toSorted((a, b) => walk(a) - walk(b))[0]
}

function course(state: State, seat: Seat, dice: Dice): Order | undefined {
  for (const ship of nextToSail(state, seat)) {
    if (isWaitingForParty(state, ship.id)) continue
    const order =
      bestCourse(state, seat, ship) ??
      sail.offers(state, seat).find(offer => offer.ship === ship.id) ??
      sail.pick?.(state, seat, dice)
    if (order) return order
  }
  return undefined
}

/** [LOB-119] A ship that lies at the pick-up point at anchor waits there. */
function isWaitingForParty(state: State, id: string): boolean {
  const ship = shipOf(state, id)
  return ship.isAnchored && state.landings.some(row => row.ship === id && row.outcome === 'ashore')
}

/** [LOB-149] A ship without sails brings her broadside to bear. */
function bestSpin(state: State, seat: Seat): Order | undefined {
  const spins = spin.offers(state, seat).map(order => {
    const ship = { ...shipOf(state, order.ship), heading: order.heading }
    return { order, worth: placeWorth(state, ship, foesOf(state, ship)) }
  })
  return spins.toSorted((a, b) => b.worth - a.worth)[0]?.order
}

/** [LOB-080] Boxes of crew for a ship that is short of hands, from one that can spare them. */
function reliefCrew(state: State, seat: Seat): Order | undefined {
  return transfer.offers(state, seat).find(order => {
    const giver = shipOf(state, order.ship)
    const taker = shipOf(state, order.to)
    return giver.crew - order.crew > taker.crew + order.crew
  })
}
