import { allows, judgeBy } from '@grognard/umpire'
import type { Ruling, Seat } from '@grognard/umpire'
import type { LobRefusal } from '../rules.ts'
import { refuse, refused, stop } from '../words.ts'
import { cannotPay } from './players.ts'
import { findShip, isInMelee } from './ships.ts'
import type { Ship, State } from './state.ts'

/** A seat that has something done by a ship. */
export interface ShipContext {
  state: State
  seat: Seat
  ship: Ship
}

const shipName = ({ ship }: ShipContext) => ({ ship: ship.name })

/** [LOB-046] Whoever acts does so with ships of its own that are there. */
export const ownShip: LobRefusal<ShipContext>[] = [
  stop('LOB-046', 'lob.refuse.notYourShip', ({ seat, ship }) => ship.seat !== seat, shipName),
  stop('LOB-125', 'lob.refuse.notOnBoard', ({ ship }) => ship.status !== 'afloat', shipName),
  stop('LOB-206', 'lob.refuse.hasStruck', ({ ship }) => ship.isStruck, shipName),
]

export const manned: LobRefusal<ShipContext> = stop(
  'LOB-151',
  'lob.refuse.noCrew',
  ({ ship }) => ship.crew === 0,
  shipName,
)

export const notFleeing: LobRefusal<ShipContext> = stop(
  'LOB-203',
  'lob.refuse.isFleeing',
  ({ ship }) => ship.isFleeing,
  shipName,
)

export const notInMelee: LobRefusal<ShipContext> = stop(
  'LOB-172',
  'lob.refuse.inMelee',
  ({ state, ship }) => isInMelee(state, ship),
  shipName,
)

export const notAground: LobRefusal<ShipContext> = stop(
  'LOB-094',
  'lob.refuse.aground',
  ({ ship }) => ship.agroundSince !== null,
  shipName,
)

export const withSails: LobRefusal<ShipContext> = stop(
  'LOB-149',
  'lob.refuse.noSails',
  ({ ship }) => ship.sails === 0,
  shipName,
)

const notYetMoved: LobRefusal<ShipContext> = stop(
  'LOB-060',
  'lob.refuse.hasMoved',
  ({ ship }) => ship.hasMoved,
  shipName,
)

/** What keeps a ship from moving under sail, as ordered or in flight. */
const underSail: readonly LobRefusal<ShipContext>[] = [
  notInMelee,
  notAground,
  withSails,
  notYetMoved,
  stop('LOB-080', 'lob.refuse.hasTransferred', ({ ship }) => ship.hasTransferred, shipName),
  stop(
    'LOB-073',
    'lob.refuse.anchorUsed',
    ({ ship }) => ship.isAnchored && ship.isAnchorUsed,
    shipName,
  ),
]

/** What keeps a ship from sailing as ordered, whatever its path. */
export const sailorRefusals: readonly LobRefusal<ShipContext>[] = [
  ...ownShip,
  manned,
  notFleeing,
  ...underSail,
]

/** [LOB-203] What keeps a ship from fleeing, over whatever edge. */
export const fugitiveRefusals: readonly LobRefusal<ShipContext>[] = [
  ...ownShip,
  stop('LOB-203', 'lob.refuse.notFleeing', ({ ship }) => !ship.isFleeing, shipName),
  manned,
  ...underSail,
]

/** [LOB-070] What keeps a ship from anchoring on the spot. */
export const anchorRefusals: readonly LobRefusal<ShipContext>[] = [
  ...ownShip,
  manned,
  notFleeing,
  notAground,
  stop('LOB-074', 'lob.refuse.isAnchored', ({ ship }) => ship.isAnchored, shipName),
  notYetMoved,
  refuse(
    'LOB-102',
    'lob.refuse.anchorAfterTack',
    ({ ship }) => ship.manoeuvre === 'tackFailed',
    shipName,
  ),
]

/** [LOB-102] What keeps a ship from a tack, which is declared before it moves by one that could move. */
export const tackRefusals: readonly LobRefusal<ShipContext>[] = [
  ...sailorRefusals,
  refuse('LOB-100', 'lob.refuse.manoeuvreUsed', ({ ship }) => ship.manoeuvre !== 'none', shipName),
  refuse(
    'LOB-141',
    'lob.refuse.rudder',
    ({ ship }) => ship.rudderTurns > 0,
    ({ ship }) => ({ ship: ship.name, turns: ship.rudderTurns }),
  ),
  cannotPay('tack'),
]

/** The table read quickly: most ships that are asked about have moved. */
export function unlessMoved(
  rows: readonly LobRefusal<ShipContext>[],
): (context: ShipContext) => boolean {
  return allows([notYetMoved, ...rows])
}

export const isFitToSail = unlessMoved(sailorRefusals)
const isFitToFlee = unlessMoved(fugitiveRefusals)
export const mayAnchor = unlessMoved(anchorRefusals)
export const mayTack = unlessMoved(tackRefusals)

/** Free to move under sail, as ordered or in flight. */
export function isReadyToSail(state: State, ship: Ship): boolean {
  const context = { state, seat: ship.seat, ship }
  return isFitToSail(context) || isFitToFlee(context)
}

/** Judges by a table what is known to be about a ship; an unknown one is refused at once. */
export function judgeShip<Context>(
  state: State,
  id: string,
  rows: readonly LobRefusal<Context>[],
  context: (ship: Ship) => Context,
): Ruling {
  const ship = findShip(state, id)
  if (!ship) return refused('LOB-008', 'lob.refuse.unknownShip', { id })
  return judgeBy(rows, context(ship))
}
