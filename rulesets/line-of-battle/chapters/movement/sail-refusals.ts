import { isAllowed } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { speedOf } from '../../model/speed.ts'
import type { Ship, State } from '../../model/state.ts'
import type { SailOrder } from '../../orders.ts'
import type { LobRefusal } from '../../rules.ts'
import { refuse } from '../../words.ts'
import { cannotTravel, legRefusals, surveyOf } from './path.ts'
import type { Legs } from './path.ts'
import { sailorRefusals } from './ship-refusals.ts'
import type { ShipContext } from './ship-refusals.ts'

/** A ship's whole order to sail. */
interface SailContext extends Legs {
  dropsAnchor: boolean
}

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
