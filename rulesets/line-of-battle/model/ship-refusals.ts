import { allows, foundByChance, judgeBy } from '@grognard/umpire'
import type { Dice, Ruling, Seat } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'
import type { LobRefusal } from '../rules.ts'
import { refuse, refused, stop } from '../words.ts'
import { inInches } from './measures.ts'
import { cannotPay } from './players.ts'
import { findShip, isInHand, isInMelee } from './ships.ts'
import type { Ship, State } from './state.ts'

/** A seat that has something done by a ship. */
export interface ShipContext {
  state: State
  seat: Seat
  ship: Ship
}

/** Whether a ship of the seat is such; asked at every step of search, so that one record serves for all. */
export function hasOwnShip(
  state: State,
  seat: Seat,
  isSuch: (context: ShipContext) => boolean,
): boolean {
  const { ships } = state
  const [first] = ships
  if (first === undefined) return false
  const context: ShipContext = { state, seat, ship: first }
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    if (ship === undefined || ship.seat !== seat) continue
    context.ship = ship
    if (isSuch(context)) return true
  }
  return false
}

/** One such ship of the seat by chance. */
export function ownShipByChance(
  state: State,
  seat: Seat,
  dice: Dice,
  isSuch: (context: ShipContext) => boolean,
): Ship | undefined {
  const [first] = state.ships
  if (first === undefined) return undefined
  const context: ShipContext = { state, seat, ship: first }
  return foundByChance(state.ships, dice, ship => {
    if (ship.seat !== seat) return undefined
    context.ship = ship
    return isSuch(context) ? ship : undefined
  })
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

/** Why a ship's crew fires no guns, whether she is there or still to come. */
export const gunnerRefusals: readonly LobRefusal<{ shooter: Ship }>[] = [
  stop(
    'LOB-151',
    'lob.refuse.unfitToFire',
    ({ shooter }) => !isInHand(shooter),
    ({ shooter }) => ({ ship: shooter.name }),
  ),
  refuse(
    'LOB-203',
    'lob.refuse.fleeingFire',
    ({ shooter }) => shooter.isFleeing,
    ({ shooter }) => ({ ship: shooter.name }),
  ),
]

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

const withRudder: LobRefusal<ShipContext> = refuse(
  'LOB-141',
  'lob.refuse.rudder',
  ({ ship }) => ship.rudderTurns > 0,
  ({ ship }) => ({ ship: ship.name, turns: ship.rudderTurns }),
)

/** [LOB-102] Nor does she anchor after a tack that failed. */
export const noFailedTack: LobRefusal<ShipContext> = refuse(
  'LOB-102',
  'lob.refuse.anchorAfterTack',
  ({ ship }) => ship.manoeuvre === 'tackFailed',
  shipName,
)

/** What is asked of any course that a ship would sail. */
export interface Course extends ShipContext {
  survey: { isStraight: boolean; length: number }
  /** The most that it may cost, 1/1000 in. */
  budget: number
}

/** What keeps a ship from any turn, and from stopping short of the straight way she has to run. */
export const steeringRefusals: readonly LobRefusal<Course>[] = [
  { ...withRudder, when: c => !c.survey.isStraight && withRudder.when(c) },
  stop(
    'LOB-102',
    'lob.refuse.tackFailed',
    ({ ship, survey, budget }) =>
      ship.manoeuvre === 'tackFailed' && (!survey.isStraight || survey.length !== budget),
    ({ ship, budget }) => ({ ship: ship.name, inches: inInches(budget) }),
  ),
]

const maySteer = allows(steeringRefusals)
const aTurn = { isStraight: false, length: 0 }

/** [LOB-102] [LOB-141] Whether she may turn at all, asked of a course that does. */
export function canSteer(state: State, ship: Ship): boolean {
  return maySteer({ state, seat: ship.seat, ship, survey: aTurn, budget: 0 })
}

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
  noFailedTack,
]

/** [LOB-102] What keeps a ship from a tack, which is declared before it moves by one that could move. */
export const tackRefusals: readonly LobRefusal<ShipContext>[] = [
  ...sailorRefusals,
  refuse('LOB-100', 'lob.refuse.manoeuvreUsed', ({ ship }) => ship.manoeuvre !== 'none', shipName),
  withRudder,
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
export function isReadyToSail(context: ShipContext): boolean {
  return isFitToSail(context) || isFitToFlee(context)
}

/** [LOB-008] A name on no card is no ship's. Of a ship that an order is aimed at the order's own rule is told. */
export function unknownShip(id: string, rule: RuleId = 'LOB-008'): Ruling {
  return refused(rule, 'lob.refuse.unknownShip', { id })
}

/** Judges by a table what is known to be about a ship; an unknown one is refused at once. */
export function judgeShip<Context>(
  state: State,
  id: string,
  rows: readonly LobRefusal<Context>[],
  context: (ship: Ship) => Context,
): Ruling {
  const ship = findShip(state, id)
  if (!ship) return unknownShip(id)
  return judgeBy(rows, context(ship))
}
