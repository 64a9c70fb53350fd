import { field, isAllowed, judgeBy, together } from '@grognard/umpire'
import type { Dice, Message, Of, Seat } from '@grognard/umpire'
import { prizeCrew } from '../../book/tables/melee.ts'
import { mustTest } from '../../model/morale.ts'
import { nobody, noteStroke } from '../../model/players.ts'
import { cardOf, findShip, isInMelee, shipByChance, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { LobOrderRules, LobRefusal, LobTable } from '../../rules.ts'
import { refuse, refused } from '../../words.ts'
import { besideRefusals, hasBoarders, mayBoard, neighbours, notInContact } from './board.ts'
import type { Beside } from './board.ts'

export interface Prize {
  state: State
  captor: Ship
  prize: Ship
  crew: number
}

type Taking = Omit<Prize, 'crew'>

/**
 * [LOB-174] [LOB-176] The least and the most that may go aboard a prize. Ruling: no more than its
 * card has boxes, as in a transfer [LOB-081].
 */
function prizeCrewRange({ state, captor, prize }: Taking): { least: number; most: number } {
  const { least, kept } = prizeCrew
  const room = cardOf(state, prize).crew
  if (captor.crew < least + kept) return { least: 0, most: Math.min(room, captor.crew) }
  return { least, most: Math.min(room, captor.crew - kept) }
}

export const prizeRefusals: readonly LobRefusal<Prize>[] = [
  refuse(
    'LOB-174',
    'lob.refuse.prizeCrew',
    ({ crew, ...taking }) => {
      const { least, most } = prizeCrewRange(taking)
      return crew < least || crew > most
    },
    t => ({
      ship: t.captor.name,
      prize: t.prize.name,
      room: cardOf(t.state, t.prize).crew,
      ...prizeCrewRange(t),
    }),
  ),
]

/** The sizes of prize crew that are lawful, the smallest first. */
export function prizeCrews(taking: Taking): number[] {
  const { least, most } = prizeCrewRange(taking)
  return Array.from({ length: most - least + 1 }, (_, index) => least + index)
}

export const noStrain: Message = { key: 'lob.prize.noStrain' }

/**
 * [LOB-200] [LOB-205] Ruling: men put aboard a prize are gone from her captor, who has to test her morale where
 * they leave her too few; said beforehand where nothing else makes her test.
 */
export function strainOf({ state, captor, crew }: Prize): Message {
  const left = { ...captor, crew: captor.crew - crew }
  if (mustTest(state, captor) || !mustTest(state, left)) return noStrain
  const values = { ship: captor.name, left: left.crew, full: cardOf(state, captor).crew }
  return { key: 'lob.prize.strain', values }
}

/** One of them. */
export function prizeCrewByChance(taking: Taking, dice: Dice): number {
  const { least, most } = prizeCrewRange(taking)
  return least - 1 + dice.roll(most - least + 1)
}

/** [LOB-168] [LOB-174] The ship changes hands; [LOB-012] its flag goes into the log. */
export function takeShip(table: LobTable, captor: Ship, ship: Ship, crew: number): void {
  const { seat } = captor
  const left = captor.crew - crew
  table.emit({ kind: 'shipTaken', ship: ship.id, captor: captor.id, seat, crew, left })
  noteStroke(table, seat, 'flag')
}

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

export const takeOverShape = { ship: field.piece, target: field.target, crew: field.integer() }

/** [LOB-151] [LOB-176] An enemy ship without crew is taken by one in contact, with no melee. */
export const takeOver: LobOrderRules<'takeOver'> = {
  shape: takeOverShape,
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
