import { allows, field, judgeBy, oneByChance, together } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { nobody } from '../../model/players.ts'
import { unknownShip } from '../../model/ship-refusals.ts'
import { findShip, isInMelee, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { LobOrderRules, LobRefusal } from '../../rules.ts'
import { refuse } from '../../words.ts'
import { besideRefusals, hasBoarders, mayBoard, neighbours, notInContact } from './board.ts'
import type { Beside } from './board.ts'
import {
  noStrain,
  prizeCrewByChance,
  prizeCrews,
  prizeRefusals,
  strainOf,
  takeShip,
} from './prize.ts'

const takeOverRefusals: readonly LobRefusal<Beside>[] = [
  ...besideRefusals,
  notInContact,
  refuse(
    'LOB-151',
    'lob.refuse.takeManned',
    ({ target }) => !target.isStruck && target.crew > 0,
    ({ target }) => ({ target: target.name, crew: target.crew }),
  ),
  refuse(
    'LOB-172',
    'lob.refuse.captorInMelee',
    ({ state, ship }) => isInMelee(state, ship),
    ({ ship }) => ({ ship: ship.name }),
  ),
]

const mayTakeOver = allows(takeOverRefusals)

export const takeOverShape = {
  ship: field.piece('ship'),
  target: field.target('ship'),
  crew: field.integer(),
}

/** [LOB-151] [LOB-176] An enemy ship without crew is taken by one in contact, with no melee. */
export const takeOver: LobOrderRules<'takeOver'> = {
  shape: takeOverShape,
  judge(state, seat, order) {
    const ship = findShip(state, order.ship)
    const target = findShip(state, order.target)
    if (!ship) return unknownShip(order.ship)
    if (!target) return unknownShip(order.target, 'LOB-151')
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
    const ship = oneByChance(state.ships, dice, row => prizeFor(state, seat, row) !== undefined)
    const target = ship && prizeFor(state, seat, ship)
    if (!target) return undefined
    const crew = prizeCrewByChance({ state, captor: ship, prize: target }, dice)
    return { kind: 'takeOver', ship: ship.id, target: target.id, crew }
  },
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
    .filter(target => mayTakeOver({ state, seat, ship, target }))
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
  return neighbours(state, ship).find(target => mayTakeOver({ state, seat, ship, target }))
}

/** [LOB-160] [LOB-151] The seat, where one of its ships can board or take over a neighbour. */
export function seatBesideEnemies(state: State, seat: Seat): readonly Seat[] {
  for (const ship of state.ships) {
    if (!hasBoarders(seat, ship)) continue
    for (const target of neighbours(state, ship)) {
      if (mayBoard({ state, seat, ship, target })) return [seat]
      if (mayTakeOver({ state, seat, ship, target })) return [seat]
    }
  }
  return nobody
}
