import { isHullWithin } from '@grognard/geometry/measured/index.ts'
import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { halfCrewFirepower } from '../../book/tables/fire.ts'
import { batteries, fullFirepower, hasHalfCrew, shotRowOf } from '../../model/guns.ts'
import { isMeleeSide } from '../../model/melees.ts'
import { nobody } from '../../model/players.ts'
import { findShip, isOperational, shipByChance } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { LobOrderRules, LobRefusal } from '../../rules.ts'
import { refuse, refused, stop } from '../../words.ts'
import { canHitInWeather, isBearing, isInReach } from './shooting.ts'
import type { AimedBroadside } from './shooting.ts'

interface Halved {
  state: State
  seat: Seat
  ship: Ship
}

const halfCrewRefusals: readonly LobRefusal<Halved>[] = [
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

export const chooseGunsShape = {
  ship: field.piece('ship'),
  guns: field.one(['lessFire', 'oneSide']),
}

/** [LOB-150] With half its crew a ship fires weaker, or with one side only: for the whole turn. */
export const chooseGuns: LobOrderRules<'chooseGuns'> = {
  shape: chooseGunsShape,
  judge(state, seat, order) {
    const ship = findShip(state, order.ship)
    if (!ship) return refused('LOB-150', 'lob.refuse.unknownShip', { id: order.ship })
    return judgeBy(halfCrewRefusals, { state, seat, ship })
  },
  execute(table, _seat, { ship, guns }) {
    table.emit({ kind: 'gunsChosen', ship, guns })
  },
  legalOrders: (state, seat) =>
    state.ships.filter(ship => mustChoose(state, seat, ship)).flatMap(choicesOf),
  sample(state, seat, dice) {
    const ship = shipByChance(state, dice, row => mustChoose(state, seat, row))
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
  return haveAllChosenGuns(state, seat) ? nobody : [seat]
}

export function haveAllChosenGuns(state: State, seat: Seat): boolean {
  const { ships } = state
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    if (ship !== undefined && mustChoose(state, seat, ship)) return false
  }
  return true
}

/** [LOB-150] Ruling: a ship whose guns bear on no enemy is not asked; shot at later, it fires weaker. */
function mustChoose(state: State, seat: Seat, ship: Ship): boolean {
  if (ship.seat !== seat || ship.halfCrew !== null || ship.isFleeing) return false
  if (!isAllowed(halfCrewRefusals, { state, seat, ship })) return false
  if (fullFirepower(state, ship) === 0 || !canHitInWeather(state)) return false
  return hasTarget(state, ship)
}

/** An unmanned enemy counts: it may be fired at. Most ships are out of range, so that is asked first. */
function hasTarget(state: State, ship: Ship): boolean {
  const range = shotRowOf(ship)?.range
  if (range === undefined) return false
  for (const target of state.ships) {
    if (target.seat === ship.seat || !isHullWithin(ship, target, range)) continue
    if (!isInReach({ state, shooter: ship, target })) continue
    if (batteries.some(battery => bears({ state, shooter: ship, battery, target }))) return true
  }
  return false
}

/** [LOB-172] A side in a melee fires at nobody. */
function bears(shooting: AimedBroadside): boolean {
  const { state, shooter, battery } = shooting
  return !isMeleeSide(state, shooter, battery) && isBearing(shooting)
}
