import type { Legs } from './path.ts'
import type { LobRefusal } from '../../rules.ts'
import type { ShipContext } from './ship-refusals.ts'
import {
  ownShip,
  manned,
  notFleeing,
  notInMelee,
  notAground,
  withSails,
  notYetMoved,
} from './ship-refusals.ts'
import { stop, refuse } from '../../words.ts'
import { legRefusals, surveyOf, cannotTravel } from './path.ts'
import type { State, Ship } from '../../model/state.ts'
import type { Seat } from '@grognard/umpire'
import type { SailOrder } from '../../orders.ts'
import { speedOf } from '../../model/speed.ts'
import { isAllowed } from '@grognard/umpire'

/** A ship's whole order to sail. */
interface SailContext extends Legs {
  dropsAnchor: boolean
}

/** What keeps a ship from sailing, whatever its path. */
export const sailorRefusals: LobRefusal<ShipContext>[] = [
  ...ownShip,
  manned,
  notFleeing,
  notInMelee,
  notAground,
  withSails,
  notYetMoved,
  stop(
    'LOB-073',
    'lob.refuse.anchorUsed',
    ({ ship }) => ship.isAnchored && ship.isAnchorUsed,
    ({ ship }) => ({ ship: ship.name }),
  ),
  stop(
    'LOB-080',
    'lob.refuse.hasTransferred',
    ({ ship }) => ship.hasTransferred,
    ({ ship }) => ({ ship: ship.name }),
  ),
]

const anchorRefusals: LobRefusal<SailContext>[] = [
  refuse(
    'LOB-073',
    'lob.refuse.weighAndDrop',
    ({ ship, dropsAnchor }) => dropsAnchor && (ship.isAnchored || ship.isAnchorUsed),
    ({ ship }) => ({ ship: ship.name }),
  ),
  refuse(
    'LOB-102',
    'lob.refuse.anchorAfterTack',
    ({ ship, dropsAnchor }) => dropsAnchor && ship.manoeuvre === 'tackFailed',
    ({ ship }) => ({ ship: ship.name }),
  ),
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

/** The same with what lies in her way. */
const moverRefusals: readonly LobRefusal<ShipContext>[] = [...sailorRefusals, ...cannotTravel]

/** Whether the ship may sail now, given a lawful path. */
export function maySail(state: State, seat: Seat, ship: Ship): boolean {
  return isAllowed(moverRefusals, { state, seat, ship })
}

/** The same, but for what lies in its way. */
export function isFitToSail(state: State, seat: Seat, ship: Ship): boolean {
  return isAllowed(sailorRefusals, { state, seat, ship })
}
