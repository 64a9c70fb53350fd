import { areCirclesWithin } from '@grognard/geometry/measured/index.ts'
import { allows, field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Dice, Of, Seat } from '@grognard/umpire'
import { halfCrewFirepower } from '../../book/tables/fire.ts'
import {
  batteries,
  batteryByChance,
  fullFirepower,
  hasHalfCrew,
  ofBattery,
  otherBattery,
  shotRowOf,
} from '../../model/guns.ts'
import { cannotPay, canPay, nobody, pay } from '../../model/players.ts'
import { hasOwnShip, ownShipByChance, unknownShip } from '../../model/ship-refusals.ts'
import type { ShipContext } from '../../model/ship-refusals.ts'
import { after, findShip, isOperational } from '../../model/ships.ts'
import type { Battery, Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { LobContinuation, LobOrderRules, LobRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { exchangePlayed, fire } from './fire.ts'
import {
  batteryRefusals,
  canHitInWeather,
  hasAim,
  canBeServed,
  isBearing,
  isInReach,
  targetRefusals,
} from './shooting.ts'
import type { AimedBroadside, Broadside } from './shooting.ts'

type Aiming = Of<Order, 'aim'>

/** A side that a seat would have fire. */
export interface OwnBroadside extends Broadside {
  seat: Seat
}

/** [LOB-132] Why a seat cannot name a target for a side, whatever the target. */
const gunRefusals: readonly LobRefusal<OwnBroadside>[] = [
  stop(
    'LOB-132',
    'lob.refuse.notYourGuns',
    ({ shooter, seat }) => shooter.seat !== seat,
    ({ shooter }) => ({ ship: shooter.name }),
  ),
  refuse(
    'LOB-132',
    'lob.refuse.alreadyFired',
    ({ shooter, battery }) => ofBattery(shooter.hasFired, battery),
    ({ shooter, battery }) => ({
      ship: shooter.name,
      battery: { key: `lob.battery.${battery}` },
    }),
  ),
  refuse(
    'LOB-132',
    'lob.refuse.alreadyAimed',
    ({ state, shooter, battery }) => hasAim(state, shooter, battery),
    ({ shooter, battery }) => ({
      ship: shooter.name,
      battery: { key: `lob.battery.${battery}` },
    }),
  ),
  cannotPay('fire'),
  ...batteryRefusals,
]

const isManned = allows(gunRefusals)

const aimRefusals: readonly LobRefusal<AimedBroadside & OwnBroadside>[] = [
  ...gunRefusals,
  ...targetRefusals,
]

export const aimShape = {
  ship: field.piece('ship'),
  battery: field.one(batteries),
  target: field.target('ship'),
}

/** [LOB-132] A target is named for one side of a ship, paid for, and not changed again. */
export const aim: LobOrderRules<'aim'> = {
  shape: aimShape,
  judge(state, seat, { ship, battery, target: targetId }) {
    const shooter = findShip(state, ship)
    const target = findShip(state, targetId)
    if (!shooter) return unknownShip(ship)
    if (!target) return unknownShip(targetId, 'LOB-132')
    return judgeBy(aimRefusals, { state, seat, shooter, battery, target })
  },
  execute(table, seat, { ship: shooter, battery, target }) {
    pay(table, seat, 'fire')
    table.emit({ kind: 'targetNamed', seat, shooter, battery, target })
  },
  settles: (seat, orders) => firedInTurn(seat, orders),
  legalOrders(state, seat) {
    const found: Aiming[] = []
    for (const shooter of state.ships)
      for (const battery of batteries)
        for (const target of targetsOf(state, seat, shooter, battery))
          found.push({ kind: 'aim', ship: shooter.id, battery, target: target.id })
    return found
  },
  sample: sampleAim,
  tool: {
    tool: 'list',
    piece: order => order.ship,
    target: order => order.target,
  },
  describe: (state, { ship, battery, target }) => ({
    key: findShip(state, target)?.crew === 0 ? 'lob.order.aimUnmanned' : 'lob.order.aim',
    values: {
      ship: findShip(state, ship)?.name ?? ship,
      battery: { key: `lob.battery.${battery}` },
      target: findShip(state, target)?.name ?? target,
    },
  }),
}

/** [LOB-135] One after the other, without a rescue. A broadside whose target is gone by then is left out. */
function firedInTurn(seat: Seat, orders: readonly Aiming[]): LobContinuation {
  return orders.reduceRight<LobContinuation>((next, { ship, battery }) => {
    const played = { ...exchangePlayed, ...(next && { next: () => next }) }
    return table => {
      fire.execute(table, seat, { kind: 'fire', ship, battery, rescue: false })
      return played
    }
  }, undefined)
}

/** Either side of the ship at the target, lawful or not. */
export function aimsAt(ship: string, target: string): Aiming[] {
  return batteries.map(battery => ({ kind: 'aim', ship, battery, target }))
}

/** Every lawful target of one side of a ship. Most ships are out of range, so that is asked first. */
function targetsOf(state: State, seat: Seat, shooter: Ship, battery: Battery): Ship[] {
  if (shooter.seat !== seat) return []
  const range = shotRowOf(shooter)?.range
  if (range === undefined || !isManned({ state, seat, shooter, battery })) return []
  return state.ships.filter(
    target =>
      target.seat !== seat &&
      areCirclesWithin(shooter, target, range) &&
      isAllowed(targetRefusals, { state, shooter, battery, target }),
  )
}

/**
 * A lawful shot of a ship, looked for from somewhere in the list, with this side before the other.
 * Most ships are out of range, so that is asked first.
 */
function findShot(
  state: State,
  seat: Seat,
  shooter: Ship,
  side: Battery,
  from: number,
): Aiming | undefined {
  const sides = mannedSides(state, seat, shooter, side)
  const range = shotRowOf(shooter)?.range
  if (sides.length === 0 || range === undefined) return undefined
  const { ships } = state
  const shooting: AimedBroadside = { state, shooter, battery: side, target: shooter }
  let place = from
  for (let i = 0; i < ships.length; i++) {
    const target = ships[place]
    place = after(place, ships.length)
    if (target === undefined || target.seat === seat) continue
    if (!areCirclesWithin(shooter, target, range)) continue
    shooting.target = target
    const battery = batteryFor(shooting, sides)
    if (battery !== undefined) return { kind: 'aim', ship: shooter.id, battery, target: target.id }
  }
  return undefined
}

/** The sides of a ship that could fire, this one first. */
function mannedSides(state: State, seat: Seat, shooter: Ship, first: Battery): Battery[] {
  const sides: Battery[] = []
  const manned: OwnBroadside = { state, seat, shooter, battery: first }
  if (isManned(manned)) sides.push(first)
  manned.battery = otherBattery(first)
  if (isManned(manned)) sides.push(manned.battery)
  return sides
}

/** The first of these sides that may fire at the target. */
function batteryFor(shooting: AimedBroadside, sides: readonly Battery[]): Battery | undefined {
  if (!isInReach(shooting)) return undefined
  for (const battery of sides) {
    shooting.battery = battery
    if (isBearing(shooting)) return battery
  }
  return undefined
}

function sampleAim(state: State, seat: Seat, dice: Dice): Aiming | undefined {
  if (!canHitInWeather(state)) return undefined
  const { ships } = state
  let place = dice.roll(ships.length) - 1
  const from = dice.roll(ships.length) - 1
  const side = batteryByChance(dice)
  for (let i = 0; i < ships.length; i++) {
    const shooter = ships[place]
    place = after(place, ships.length)
    if (shooter === undefined || shooter.seat !== seat) continue
    const order = findShot(state, seat, shooter, side, from)
    if (order !== undefined) return order
  }
  return undefined
}

/** [LOB-132] Ships of the seat with a side that bears on something and has no target named. */
export function shipsYetToAim(state: State, seat: Seat): Ship[] {
  if (!canHitInWeather(state)) return []
  return state.ships.filter(
    ship =>
      ship.seat === seat &&
      ship.status === 'afloat' &&
      findShot(state, seat, ship, 'port', 0) !== undefined,
  )
}

/** [LOB-132] The seat, where one of its guns bears on something. [LOB-134] In weather 6 none can hit. */
export function seatWithGuns(state: State, seat: Seat): readonly Seat[] {
  if (!canHitInWeather(state) || !canPay(state, seat, 'fire')) return nobody
  for (const shooter of state.ships) {
    if (shooter.seat !== seat || shooter.status !== 'afloat') continue
    if (findShot(state, seat, shooter, 'port', 0)) return [seat]
  }
  return nobody
}

const halfCrewRefusals: readonly LobRefusal<ShipContext>[] = [
  stop(
    'LOB-150',
    'lob.refuse.notYourGuns',
    ({ ship, seat }) => ship.seat !== seat || !isOperational(ship),
    ({ ship }) => ({ ship: ship.name }),
  ),
  refuse(
    'LOB-150',
    'lob.refuse.crewNotHalved',
    ({ state, ship }) => !hasHalfCrew(state, ship),
    ({ ship }) => ({ ship: ship.name, crew: ship.crew }),
  ),
  refuse(
    'LOB-150',
    'lob.refuse.gunsChosen',
    ({ ship }) => ship.halfCrew !== null,
    ({ ship }) => ({ ship: ship.name }),
  ),
]

const mayChoose = allows(halfCrewRefusals)

export const chooseGunsShape = {
  ship: field.piece('ship'),
  guns: field.one(['lessFire', 'oneSide']),
}

/** [LOB-150] With half its crew a ship fires weaker, or with one side only: for the whole turn. */
export const chooseGuns: LobOrderRules<'chooseGuns'> = {
  shape: chooseGunsShape,
  judge(state, seat, order) {
    const ship = findShip(state, order.ship)
    if (!ship) return unknownShip(order.ship)
    return judgeBy(halfCrewRefusals, { state, seat, ship })
  },
  execute(table, _seat, { ship, guns }) {
    table.emit({ kind: 'gunsChosen', ship, guns })
  },
  legalOrders: (state, seat) =>
    state.ships.filter(ship => mustChoose({ state, seat, ship })).flatMap(choicesOf),
  sample(state, seat, dice) {
    const ship = ownShipByChance(state, seat, dice, mustChoose)
    return ship && choicesOf(ship)[dice.roll(2) - 1]
  },
  tool: { tool: 'list', piece: order => order.ship },
  describe: (state, { ship, guns }) => ({
    key: `lob.order.chooseGuns.${guns}`,
    values: { ship: findShip(state, ship)?.name ?? ship, less: -halfCrewFirepower },
  }),
}

function choicesOf(ship: Ship): Of<Order, 'chooseGuns'>[] {
  return [
    { kind: 'chooseGuns', ship: ship.id, guns: 'lessFire' },
    { kind: 'chooseGuns', ship: ship.id, guns: 'oneSide' },
  ]
}

/** [LOB-150] The seat, where a ship of its own has the choice and it matters. */
export function seatWithHalfCrews(state: State, seat: Seat): readonly Seat[] {
  return hasGunsToChoose(state, seat) ? [seat] : nobody
}

/** [LOB-150] */
export function hasGunsToChoose(state: State, seat: Seat): boolean {
  return hasOwnShip(state, seat, mustChoose)
}

/** [LOB-150] Ruling: a ship whose guns bear on no enemy is not asked; shot at later, it fires weaker. */
function mustChoose(context: ShipContext): boolean {
  if (!mayChoose(context)) return false
  const { state, ship } = context
  if (fullFirepower(state, ship) === 0 || !canHitInWeather(state)) return false
  return hasTarget(state, ship)
}

/** An unmanned enemy counts: it may be fired at. Most ships are out of range, so that is asked first. */
function hasTarget(state: State, ship: Ship): boolean {
  const range = shotRowOf(ship)?.range
  if (range === undefined) return false
  const { ships } = state
  const shooting: AimedBroadside = { state, shooter: ship, battery: 'port', target: ship }
  for (let i = 0; i < ships.length; i++) {
    const target = ships[i]
    if (target === undefined || target.seat === ship.seat) continue
    if (!areCirclesWithin(ship, target, range)) continue
    shooting.target = target
    if (isInReach(shooting) && bears(shooting)) return true
  }
  return false
}

/** Whether either side does. */
function bears(shooting: AimedBroadside): boolean {
  for (const battery of batteries) {
    shooting.battery = battery
    if (canBeServed(shooting) && isBearing(shooting)) return true
  }
  return false
}
