import { judgeBy, refused } from '@grognard/umpire'
import type { Ruling, Seat } from '@grognard/umpire'
import { findShip, isInMelee } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { LobRefusal } from '../../rules.ts'

/** A seat that has something done by a ship. */
export interface Acting {
  state: State
  seat: Seat
  ship: Ship
}

const shipName = ({ ship }: Acting) => ({ ship: ship.name })

/** [LOB-046] Whoever acts does so with ships of its own that are there. */
export const ownShip: LobRefusal<Acting>[] = [
  {
    rule: 'LOB-046',
    message: 'lob.refuse.notYourShip',
    values: shipName,
    stop: true,
    when: ({ seat, ship }) => ship.seat !== seat,
  },
  {
    rule: 'LOB-125',
    message: 'lob.refuse.notOnBoard',
    values: shipName,
    stop: true,
    when: ({ ship }) => ship.status !== 'afloat',
  },
  {
    rule: 'LOB-206',
    message: 'lob.refuse.hasStruck',
    values: shipName,
    stop: true,
    when: ({ ship }) => ship.isStruck,
  },
]

export const manned: LobRefusal<Acting> = {
  rule: 'LOB-151',
  message: 'lob.refuse.noCrew',
  values: shipName,
  stop: true,
  when: ({ ship }) => ship.crew === 0,
}

export const notFleeing: LobRefusal<Acting> = {
  rule: 'LOB-203',
  message: 'lob.refuse.isFleeing',
  values: shipName,
  stop: true,
  when: ({ ship }) => ship.isFleeing,
}

export const notInMelee: LobRefusal<Acting> = {
  rule: 'LOB-172',
  message: 'lob.refuse.inMelee',
  values: shipName,
  stop: true,
  when: ({ state, ship }) => isInMelee(state, ship),
}

export const notAground: LobRefusal<Acting> = {
  rule: 'LOB-094',
  message: 'lob.refuse.aground',
  values: shipName,
  stop: true,
  when: ({ ship }) => ship.agroundSince !== null,
}

export const withSails: LobRefusal<Acting> = {
  rule: 'LOB-149',
  message: 'lob.refuse.noSails',
  values: shipName,
  stop: true,
  when: ({ ship }) => ship.sails === 0,
}

export const notYetMoved: LobRefusal<Acting> = {
  rule: 'LOB-060',
  message: 'lob.refuse.hasMoved',
  values: shipName,
  stop: true,
  when: ({ ship }) => ship.hasMoved,
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
