import { expect, test } from 'vitest'
import { inches } from '@grognard/geometry/measured/units.ts'
import { seededDice } from '@grognard/umpire'
import type { LobOptions } from '../../book/options.ts'
import { leastMove } from '../../book/tables/movement.ts'
import { classIds } from '../../book/tables/ships.ts'
import { battleOf, ground, reasons, shipWith } from '../../model/fixtures.ts'
import { hasToMove } from '../../model/must-move.ts'
import type { Ship, State } from '../../model/state.ts'
import type { MovementOrder, SailOrder } from '../../orders.ts'
import { boats } from '../boats/index.ts'
import { manoeuvres } from '../manoeuvres/index.ts'
import { courseBy } from './courses.ts'
import { movement } from './index.ts'

const orders = { ...movement.orders, ...manoeuvres.orders, ...boats.orders }

/** The straight travel of the course that leads out of the wind's eye. */
function travelOf(ship: Partial<Ship>): number {
  const state = battleOf({ options: { noGo30: true }, windFrom: 0 })
  const legs = courseBy(state, shipWith({ heading: 2500, ...ship }), 2 * leastMove, [])
  return legs.reduce((length, leg) => length + leg.advance, 0)
}

test('[LOB-066] turning out of the closed sector uses up the least move', () => {
  expect(travelOf({})).toBe(leastMove)
})

test('[LOB-102] a passed tack carries the ship out and leaves all of its way', () => {
  expect(travelOf({ manoeuvre: 'tackPassed' })).toBe(2 * leastMove)
})

test('[LOB-068] under helm each inch is an inch and turns by the value of the class, and all add up', () => {
  const state = battleOf({})
  const course = (card: string, helm: readonly number[], length = 3 * leastMove) =>
    courseBy(state, shipWith({ card }), length, helm)
  const hard = { advance: leastMove, turn: 3000 }
  expect(course('line3', [1, 1, 1])).toEqual([hard, hard, hard])
  expect(course('frigate5', [-1, 0, 1])).toEqual([
    { advance: leastMove, turn: -4500 },
    { advance: 2 * leastMove, turn: 4500 },
  ])
  expect(course('line3', [1], 2500)).toEqual([hard, { advance: 1500, turn: 0 }])
  expect(course('line3', [1, 1], 1500)).toEqual([hard, { advance: 500, turn: 1500 }])
  expect(course('line3', [0, 0])).toEqual([{ advance: 3 * leastMove, turn: 0 }])
})

const dice = seededDice('offers and picks')
const oneOf = <T>(list: readonly [T, ...T[]]): T => list[dice.roll(list.length) - 1] ?? list[0]
const often = (times: number) => dice.roll(times) === 1

/** Any ship anywhere: crowded, damaged, at anchor, aground, in flight, tacking. */
function anyShip(index: number): Partial<Ship> {
  return {
    id: `s${index}`,
    card: classIds[dice.roll(classIds.length) - 1] ?? 'brig',
    seat: oneOf(['red', 'red', 'blue']),
    x: inches(14 + dice.roll(20)),
    y: inches(14 + dice.roll(20)),
    heading: dice.roll(360) * 100 - 100,
    isAnchored: often(4),
    rudderTurns: often(6) ? 2 : 0,
    isFleeing: often(6),
    isMainmastLost: often(6),
    agroundSince: often(8) ? 1 : null,
    hasMoved: often(6),
    ...(often(8) ? { sails: 0 } : {}),
    ...(often(10) ? { crew: 0 } : {}),
    ...(often(6) ? { crew: 1 } : {}),
    manoeuvre: oneOf(['none', 'none', 'tackPassed', 'tackFailed']),
  }
}

function anyBattle(options: Partial<LobOptions>): State {
  return battleOf({
    turn: 4,
    options,
    windFrom: oneOf([0, 9000, 18_000, 27_000]),
    terrain: [
      ground(inches(16), inches(16), inches(3)),
      ground(inches(26), inches(26), inches(4), 1),
    ],
    ships: Array.from({ length: 12 }, (_, index) => anyShip(index)),
  })
}

function judged(state: State, order: MovementOrder): string[] {
  switch (order.kind) {
    case 'sail':
      return reasons(orders.sail.judge(state, 'red', order))
    case 'flee':
      return reasons(orders.flee.judge(state, 'red', order))
    case 'spin':
      return reasons(orders.spin.judge(state, 'red', order))
    case 'anchor':
      return reasons(orders.anchor.judge(state, 'red', order))
    case 'tack':
      return reasons(orders.tack.judge(state, 'red', order))
    case 'refloat':
      return reasons(orders.refloat.judge(state, 'red', order))
    case 'transfer':
      return reasons(orders.transfer.judge(state, 'red', order))
    case 'land':
      return reasons(orders.land.judge(state, 'red', order))
    case 'sailOn':
      return reasons(orders.sailOn.judge(state, 'red', order))
    case 'stay':
      return reasons(orders.stay.judge(state, 'red', order))
  }
}

/** All that is offered, and some of what search picks. */
function ordersIn(state: State): MovementOrder[] {
  const found: MovementOrder[] = []
  for (const rules of Object.values(orders)) {
    found.push(...rules.legalOrders(state, 'red'))
    for (let i = 0; i < 10; i++) {
      const picked = rules.sample?.(state, 'red', dice)
      if (picked) found.push(picked)
    }
  }
  return found
}

test.each([
  ['as the book has it', {}],
  ['with the sector before the wind closed', { noGo30: true }],
])('[LOB-060] every order offered or picked is lawful, %s', (_what, options) => {
  for (let round = 0; round < 150; round++) {
    const state = anyBattle(options)
    const wrong = ordersIn(state)
      .map(order => ({ order, why: judged(state, order) }))
      .filter(({ why }) => why.length > 0)
    expect(wrong).toEqual([])
  }
})

test('[LOB-061] [LOB-076] whoever must move is offered a move: no seat is stuck', () => {
  for (let round = 0; round < 120; round++) {
    const state = anyBattle({ noGo30: round % 2 === 0 })
    const offered = new Set(
      [...orders.sail.legalOrders(state, 'red'), ...orders.flee.legalOrders(state, 'red')].map(
        order => order.ship,
      ),
    )
    const duty = state.ships.filter(ship => ship.seat === 'red' && hasToMove(state, ship))
    expect(duty.filter(ship => !offered.has(ship.id))).toEqual([])
  }
})

/** The legs to the other hand; half a circle is the same to both. */
const mirrored = (legs: SailOrder['legs']) =>
  legs.map(({ advance, turn }) => ({ advance, turn: turn === 18_000 ? turn : 0 - turn }))

const textOf = (legs: SailOrder['legs'], anchor: boolean) =>
  legs.map(({ advance, turn }) => `${advance} ${turn}`).join(', ') + (anchor ? ' anchor' : '')

test.each(['none', 'tackPassed'] as const)(
  '[LOB-068] straight before the wind as much is offered to larboard as to starboard, tack: %s',
  manoeuvre => {
    const racer = { card: 'schooner', nation: 'usa', heading: 18_000, manoeuvre } as const
    const state = battleOf({ options: { nations: true }, ships: [racer] })
    const legalOrders = orders.sail.legalOrders(state, 'red')
    const given = new Set(legalOrders.map(({ legs, anchor }) => textOf(legs, anchor)))
    const other = new Set(legalOrders.map(({ legs, anchor }) => textOf(mirrored(legs), anchor)))
    expect(given.size).toBeGreaterThan(12)
    expect(other).toEqual(given)
    const far = legalOrders.filter(({ legs }) => legs.length >= 9)
    expect(far.every(({ legs }) => legs.every(leg => Math.abs(leg.turn) <= 9000))).toBe(true)
    expect(far.length).toBeGreaterThan(1)
  },
)

test('[LOB-066] [LOB-060] of a ship in open water and one to be turned out of the wind the first is mostly picked', () => {
  const state = battleOf({
    options: { noGo30: true },
    ships: [
      { id: 'closed', heading: 0, x: inches(10) },
      { id: 'open', heading: 9000, x: inches(30) },
    ],
  })
  const sampled = Array.from({ length: 80 }, () => orders.sail.sample?.(state, 'red', dice)?.ship)
  expect(new Set(sampled)).toEqual(new Set(['open', 'closed']))
  expect(sampled.filter(ship => ship === 'open').length).toBeGreaterThan(60)
  const [closed] = state.ships
  const alone = { ...state, ships: closed ? [closed] : [] }
  expect(orders.sail.sample?.(alone, 'red', dice)?.ship).toBe('closed')
})
