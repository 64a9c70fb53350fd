import { isAllowed } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import type { SailOrder } from '../orders.ts'
import type { LobRefusal } from '../rules.ts'
import type { Ship, State } from '../state.ts'
import {
  manned,
  notAground,
  notFleeing,
  notInMelee,
  notYetMoved,
  ownShip,
  withSails,
} from './acting.ts'
import type { Acting } from './acting.ts'
import { canTravel } from './duty.ts'
import { legRefusals } from './legs.ts'
import type { Legs } from './legs.ts'
import { surveyOf } from './path.ts'
import { speedOf } from './speed.ts'

/** A ship's whole order to sail. */
export interface SailContext extends Legs {
  dropsAnchor: boolean
}

/** What keeps a ship from sailing, whatever its path. */
export const sailorRefusals: LobRefusal<Acting>[] = [
  ...ownShip,
  manned,
  notFleeing,
  notInMelee,
  notAground,
  withSails,
  notYetMoved,
  {
    rule: 'LOB-073',
    message: 'lob.refuse.anchorUsed',
    values: ({ ship }) => ({ ship: ship.name }),
    stop: true,
    when: ({ ship }) => ship.isAnchored && ship.isAnchorUsed,
  },
  {
    rule: 'LOB-080',
    message: 'lob.refuse.hasTransferred',
    values: ({ ship }) => ({ ship: ship.name }),
    stop: true,
    when: ({ ship }) => ship.hasTransferred,
  },
]

const anchorRefusals: LobRefusal<SailContext>[] = [
  {
    rule: 'LOB-073',
    message: 'lob.refuse.weighAndDrop',
    values: ({ ship }) => ({ ship: ship.name }),
    when: ({ ship, dropsAnchor }) => dropsAnchor && (ship.isAnchored || ship.isAnchorUsed),
  },
  {
    rule: 'LOB-102',
    message: 'lob.refuse.anchorAfterTack',
    values: ({ ship }) => ({ ship: ship.name }),
    when: ({ ship, dropsAnchor }) => dropsAnchor && ship.manoeuvre === 'tackFailed',
  },
]

export const sailRefusals: LobRefusal<SailContext>[] = [
  ...sailorRefusals,
  ...anchorRefusals,
  ...legRefusals,
]

export function sailContext(state: State, seat: Seat, ship: Ship, order: SailOrder): SailContext {
  return {
    state,
    seat,
    ship,
    legs: order.legs,
    survey: surveyOf(state, ship, order.legs),
    budget: speedOf(state, ship, order.anchor || ship.isAnchored),
    dropsAnchor: order.anchor,
  }
}

/** Whether the ship may sail now, given a lawful path. */
export function maySail(state: State, seat: Seat, ship: Ship): boolean {
  return isFitToSail(state, seat, ship) && canTravel(state, ship)
}

/** The same, but for what lies in its way. */
export function isFitToSail(state: State, seat: Seat, ship: Ship): boolean {
  return isAllowed(sailorRefusals, { state, seat, ship })
}
