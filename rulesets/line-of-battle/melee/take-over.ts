import { isAllowed, judgeBy, refused, together } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { shipByChance } from '../by-chance.ts'
import type { Order } from '../orders.ts'
import type { LobOrderRules, LobRefusal } from '../rules.ts'
import type { Ship, State } from '../state.ts'
import { besideRefusals, notInContact } from './beside.ts'
import type { Beside } from './beside.ts'
import { hasBoarders, mayBoard, neighbours } from './board.ts'
import { findShip, isInMelee, shipOf } from '../ships.ts'
import {
  prizeCrewByChance,
  prizeCrews,
  prizeRefusals,
  noStrain,
  strainOf,
  takeShip,
} from './prize.ts'

const takeOverRefusals: readonly LobRefusal<Beside>[] = [
  ...besideRefusals,
  notInContact,
  {
    rule: 'LOB-151',
    message: 'lob.refuse.takeManned',
    values: ({ target }) => ({ target: target.name, crew: target.crew }),
    when: ({ target }) => !target.isStruck && target.crew > 0,
  },
  {
    rule: 'LOB-172',
    message: 'lob.refuse.captorInMelee',
    values: ({ ship }) => ({ ship: ship.name }),
    when: ({ state, ship }) => isInMelee(state, ship),
  },
]

/** [LOB-151] [LOB-176] An enemy ship without crew is taken by one in contact, with no melee. */
export const takeOver: LobOrderRules<'takeOver'> = {
  shape: { ship: { type: 'text' }, target: { type: 'text' }, crew: { type: 'integer' } },
  judge(state, seat, order) {
    const ship = findShip(state, order.ship)
    const target = findShip(state, order.target)
    if (!ship) return refused('LOB-151', 'lob.refuse.unknownShip', { id: order.ship })
    if (!target) return refused('LOB-151', 'lob.refuse.unknownShip', { id: order.target })
    const beside = judgeBy(takeOverRefusals, { state, seat, ship, target })
    if (!beside.allowed) return beside
    return together(
      beside,
      judgeBy(prizeRefusals, { state, captor: ship, prize: target, crew: order.crew }),
    )
  },
  execute(table, _seat, { ship, target, crew }) {
    takeShip(table, shipOf(table.state, ship), shipOf(table.state, target), crew)
  },
  legalOrders: (state, seat) =>
    state.ships
      .filter(ship => ship.seat === seat && ship.status === 'afloat')
      .flatMap(ship => takings(state, seat, ship)),
  sample(state, seat, dice) {
    const ship = shipByChance(state, dice, row => prizeFor(state, seat, row) !== undefined)
    const target = ship && prizeFor(state, seat, ship)
    if (!target) return undefined
    const crew = prizeCrewByChance({ state, captor: ship, prize: target }, dice)
    return { kind: 'takeOver', ship: ship.id, target: target.id, crew }
  },
  again: true,
  tool: { tool: 'list', piece: order => order.ship, target: order => order.target },
  describe(state, { ship, target, crew }) {
    const captor = findShip(state, ship)
    const prize = findShip(state, target)
    const strain = captor && prize ? strainOf({ state, captor, prize, crew }) : noStrain
    const names = { ship: captor?.name ?? ship, target: prize?.name ?? target }
    return { key: 'lob.order.takeOver', values: { ...names, crew, strain } }
  },
}

function takings(state: State, seat: Seat, ship: Ship): Of<Order, 'takeOver'>[] {
  return neighbours(state, ship)
    .filter(target => isAllowed(takeOverRefusals, { state, seat, ship, target }))
    .flatMap(target =>
      prizeCrews({ state, captor: ship, prize: target }).map((crew): Of<Order, 'takeOver'> => ({
        kind: 'takeOver',
        ship: ship.id,
        target: target.id,
        crew,
      })),
    )
}

/** The first neighbour that the ship may take over for this seat. */
function prizeFor(state: State, seat: Seat, ship: Ship): Ship | undefined {
  if (!hasBoarders(seat, ship)) return undefined
  return neighbours(state, ship).find(target =>
    isAllowed(takeOverRefusals, { state, seat, ship, target }),
  )
}

const nobody: readonly Seat[] = []

/** [LOB-160] [LOB-151] The seat, where one of its ships can board or take over a neighbour. */
export function seatBesideEnemies(state: State, seat: Seat): readonly Seat[] {
  for (const ship of state.ships) {
    if (!hasBoarders(seat, ship)) continue
    for (const target of neighbours(state, ship)) {
      if (mayBoard(state, seat, ship, target)) return [seat]
      if (isAllowed(takeOverRefusals, { state, seat, ship, target })) return [seat]
    }
  }
  return nobody
}
