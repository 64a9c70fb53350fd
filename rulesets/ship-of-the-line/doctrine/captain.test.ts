import { judge, seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { battleOf } from '../fixtures.ts'
import { shipOfTheLine } from '../index.ts'
import type { State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { candidates } from './captain.ts'
import { doctrine } from './index.ts'

/** What the captain does, which must be lawful. */
function chosen(state: State, seat = 'a'): Order {
  const order = doctrine.choose(state, seat, seededDice('captain'))
  expect(judge(shipOfTheLine, state, seat, order)).toEqual({ allowed: true, because: [] })
  return order
}

const gone = [false, false, false, false, false]

test('she fires into a stern before she sails on', () => {
  const state = battleOf({
    ships: [
      { x: 10, y: 9, heading: 2 },
      { seat: 'b', x: 10, y: 8, heading: 0 },
    ],
  })
  expect(chosen(state)).toMatchObject({ kind: 'fire', side: 'port', target: 'b2' })
})

test('double shot is kept for an attack at a cable’s length', () => {
  const near = battleOf({
    hands: { a: ['GUN-1'] },
    ships: [
      { x: 10, y: 9, heading: 2 },
      { seat: 'b', x: 10, y: 8, heading: 0 },
    ],
  })
  expect(chosen(near)).toMatchObject({ kind: 'fire', card: 'GUN-1' })
  const far = structuredClone(near)
  Object.assign(far.ships[1] ?? {}, { y: 6 })
  Object.assign(far.turn ?? {}, { moves: 3 })
  expect(chosen(far)).toMatchObject({ kind: 'fire', card: null })
})

test('she leaves her guns silent where an answer would cost more', () => {
  const state = battleOf({
    ships: [
      {
        x: 10,
        y: 9,
        heading: 2,
        hull: 18,
        batteries: { starboard: gone, port: [true, false, false, false, false] },
      },
      { seat: 'b', x: 10, y: 8, heading: 2 },
    ],
    turn: { moves: 3 },
  })
  expect(chosen(state)).toEqual({ kind: 'endTurn' })
})

test('out of range she sails towards the enemy', () => {
  const state = battleOf({
    ships: [
      { x: 3, y: 8, heading: 2 },
      { seat: 'b', x: 20, y: 8, heading: 4 },
    ],
  })
  const order = chosen(state)
  expect(order.kind).toBe('move')
})

test('a whole ship does not sail off the board', () => {
  const state = battleOf({
    windFrom: 4,
    ships: [
      { x: 24, y: 8, heading: 1 },
      { seat: 'b', x: 5, y: 8, heading: 2 },
    ],
  })
  expect(chosen(state)).toMatchObject({ kind: 'move', turn: -1 })
})

test('a beaten ship that can be taken at once is boarded', () => {
  const state = battleOf({
    ships: [
      { x: 10, y: 8, heading: 2, batteries: { starboard: gone, port: gone } },
      { seat: 'b', x: 11, y: 8, heading: 0, hull: 19 },
    ],
  })
  expect(chosen(state)).toMatchObject({ kind: 'board', target: 'b2' })
})

test('[SOL-116] a prize is taken back', () => {
  const state = battleOf({
    ships: [
      { id: 'a1', x: 10, y: 8, heading: 2, hull: 12 },
      { id: 'a2', seat: 'b', isPrize: true, x: 11, y: 8, heading: 0 },
      { id: 'b1', seat: 'b', x: 20, y: 2 },
    ],
  })
  expect(chosen(state)).toMatchObject({ kind: 'board', target: 'a2' })
})

test('[SOL-091] the card that saves the ship is played first', () => {
  const rudderless = battleOf({
    hands: { a: ['CAR-2'] },
    ships: [{ hasRudder: false }, { seat: 'b', x: 20 }],
    turn: { wasAdrift: true },
  })
  expect(chosen(rudderless)).toMatchObject({ kind: 'playCard', card: 'CAR-2' })
  const bare = battleOf({
    hands: { a: ['BOS-2'] },
    ships: [{ masts: { fore: 0, main: 0, mizzen: null } }, { seat: 'b', x: 20 }],
    turn: { wasAdrift: true },
  })
  expect(chosen(bare)).toMatchObject({ kind: 'playCard', card: 'BOS-2' })
})

test('a wreck is cut away and a leaking hull plugged when there is a fight', () => {
  const held = battleOf({
    hands: { a: ['BOS-1'] },
    ships: [{ isWreckHolding: true }, { seat: 'b', x: 7 }],
  })
  expect(chosen(held)).toMatchObject({ kind: 'playCard', card: 'BOS-1' })
  const leaking = battleOf({
    hands: { a: ['CAR-1'] },
    ships: [{ hull: 11 }, { seat: 'b', x: 20 }],
  })
  expect(chosen(leaking)).toMatchObject({ kind: 'playCard', card: 'CAR-1' })
})

test('[SOL-133] with no way but a collision she still gives a lawful order', () => {
  const around = [
    [9, 8],
    [10, 8],
    [11, 8],
    [11, 9],
    [9, 9],
    [9, 10],
    [10, 10],
    [11, 10],
  ] as const
  const state = battleOf({
    windFrom: 4,
    ships: [
      { id: 'a9', x: 10, y: 9, heading: 0 },
      ...around.map(([x, y], index) => ({ id: `a${index + 1}`, x, y })),
      { id: 'b1', seat: 'b', x: 20, y: 2 },
    ],
  })
  expect(['move', 'wear', 'comeAbout']).toContain(chosen(state).kind)
})

test('a prize makes for the edge', () => {
  const state = battleOf({
    ships: [
      { id: 'b1', isPrize: true, x: 23, y: 8, heading: 2 },
      { id: 'b2', seat: 'b', x: 3, y: 8, heading: 2 },
    ],
  })
  expect(chosen(state)).toMatchObject({ kind: 'move' })
})

test('[SOL-128] off the board a bare mast gets its sail first, a leaking hull is mended', () => {
  const away = { status: 'disengaged', turnsAway: 1 } as const
  const bare = battleOf({
    ships: [{ ...away, masts: { fore: 0, main: 3, mizzen: 3 }, hull: 1 }, { seat: 'b' }],
  })
  expect(chosen(bare)).toMatchObject({ kind: 'repair', what: 'sail', mast: 'fore' })
  const leaking = battleOf({ ships: [{ ...away, hull: 15 }, { seat: 'b' }] })
  expect(chosen(leaking)).toMatchObject({ kind: 'repair', what: 'hull' })
})

test('[SOL-127] she comes back on a heading that leads inwards', () => {
  const state = battleOf({
    windFrom: 0,
    ships: [
      { x: 24, y: 8, status: 'disengaged', turnsAway: 0 },
      { seat: 'b', x: 12, y: 8, heading: 2 },
    ],
  })
  const order = chosen(state)
  expect(order.kind === 'return' && [4, 5, 6, 7]).toContain(
    order.kind === 'return' ? order.heading : -1,
  )
})

test('[SOL-127] of two dots she comes back on the one that promises most', () => {
  const dotWith = (y: number) => {
    const state = battleOf({
      windFrom: 0,
      ships: [
        { x: 24, y: 8, status: 'disengaged', turnsAway: 0 },
        { seat: 'b', x: 24, y: 8, heading: 2, hull: 19, status: 'surrendered' },
        { seat: 'b', x: 22, y, heading: y < 8 ? 4 : 0, hull: 19 },
      ],
      at: 'dotOfReturn',
    })
    const order = chosen(state)
    return order.kind === 'chooseDot' ? order.y : order.kind
  }
  expect([dotWith(3), dotWith(13)]).toEqual([7, 9])
})

test('[SOL-134] a way over the edge is told as such, and never as one to a good berth', () => {
  const state = battleOf({
    ships: [
      { x: 10, y: 0, heading: 2 },
      { seat: 'b', x: 14, y: 14, heading: 0 },
    ],
  })
  const told = new Map(
    candidates(state, 'a', seededDice('edge')).map(({ order, because = [] }) => [
      JSON.stringify(order),
      because.map(({ key }) => key),
    ]),
  )
  const over = [...told.values()].filter(keys => keys.includes('sol.because.leaves'))
  expect(over.length).toBeGreaterThan(0)
  for (const keys of over) expect(keys).not.toContain('sol.because.place')
  expect([...told.values()].flat()).toContain('sol.because.place')
})
