import { allows, judgeBy } from '@grognard/umpire'
import type { Ruling, Seat } from '@grognard/umpire'
import type { LobRefusal } from '../rules.ts'
import { refused, stop } from '../words.ts'
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

export const notYetMoved: LobRefusal<ShipContext> = stop(
  'LOB-060',
  'lob.refuse.hasMoved',
  ({ ship }) => ship.hasMoved,
  shipName,
)

const notTransferred: LobRefusal<ShipContext> = stop(
  'LOB-080',
  'lob.refuse.hasTransferred',
  ({ ship }) => ship.hasTransferred,
  shipName,
)

/** What keeps a ship from sailing as ordered, whatever its path. */
export const sailorRefusals: readonly LobRefusal<ShipContext>[] = [
  ...ownShip,
  manned,
  notFleeing,
  notInMelee,
  notAground,
  withSails,
  notYetMoved,
  notTransferred,
  stop(
    'LOB-073',
    'lob.refuse.anchorUsed',
    ({ ship }) => ship.isAnchored && ship.isAnchorUsed,
    shipName,
  ),
]

/** What keeps a ship from moving under sail, in flight or at anchor as well; the likeliest first. */
const allowsSailing = allows([
  notYetMoved,
  withSails,
  notAground,
  notTransferred,
  manned,
  ...ownShip,
  notInMelee,
])

/** Free to move under sail, in flight and at anchor as well. */
export function isReadyToSail(state: State, ship: Ship): boolean {
  return allowsSailing({ state, seat: ship.seat, ship })
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
