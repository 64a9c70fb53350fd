import { expect, test } from 'vitest'
import { inches } from '@grognard/geometry/measured/units.ts'
import { seededDice } from '@grognard/umpire'
import type { Ship } from '../state.ts'
import { shipOf } from '../ships.ts'
import { battleOf } from '../testing.ts'
import { enter, reinforcedSeat } from './enter.ts'
import { tableOf } from './testing.ts'

/** Blue raids a convoy over the west edge: five ships, of which as many are on the board as told. */
function raid(turn: number, entered: number) {
  const ships: Partial<Ship>[] = [1, 2, 3, 4, 5].map(n => ({
    id: `r${n}`,
    seat: 'blue',
    x: inches(30),
    y: inches(5 * n),
    status: n <= entered ? 'afloat' : 'waiting',
  }))
  return battleOf({
    turn,
    ships: [{ id: 'a' }, ...ships],
    rules: { deployment: 'convoy' },
    players: [
      { seat: 'red', side: 0 },
      { seat: 'blue', side: 1, entryEdge: 27_000 },
    ],
  })
}

test('[LOB-S-2] each turn one more raider enters, after the vanguard of three', () => {
  expect(reinforcedSeat(raid(1, 3), 'blue')).toEqual(['blue'])
  expect(reinforcedSeat(raid(1, 4), 'blue')).toEqual([])
  expect(reinforcedSeat(raid(2, 4), 'blue')).toEqual(['blue'])
  expect(reinforcedSeat(raid(3, 5), 'blue')).toEqual([])
  expect(reinforcedSeat(raid(1, 3), 'red')).toEqual([])
})

test('[LOB-S-2] nobody is reinforced in other battles', () => {
  const state = { ...raid(1, 3), rules: battleOf().rules }
  expect(reinforcedSeat(state, 'blue')).toEqual([])
})

test('[LOB-S-2] only over the edge that was chosen', () => {
  const state = raid(1, 3)
  const order = { kind: 'enter' as const, ship: 'r4', y: inches(24), heading: 9000 }
  expect(enter.judge(state, 'blue', { ...order, x: inches(1) }).allowed).toBe(true)
  expect(enter.judge(state, 'blue', { ...order, x: inches(24) }).allowed).toBe(false)
  expect(enter.judge(state, 'blue', { ...order, ship: 'r1', x: inches(1) }).allowed).toBe(false)
})

test('[LOB-S-2] it lies on the board and may sail in the same turn', () => {
  const table = tableOf(raid(1, 3))
  const offer = enter.legalOrders(table.state, 'blue')[0]
  if (!offer) throw new Error('Nothing was offered.')
  enter.execute(table, 'blue', offer)
  expect(shipOf(table.state, offer.ship)).toMatchObject({ status: 'afloat', hasMoved: false })
})

test('[LOB-S-2] what is offered or picked is lawful', () => {
  const state = raid(1, 3)
  const picked = enter.sample?.(state, 'blue', seededDice('raid'))
  const orders = [...enter.legalOrders(state, 'blue'), ...(picked ? [picked] : [])]
  expect(orders.length).toBeGreaterThan(1)
  expect(orders.every(order => enter.judge(state, 'blue', order).allowed)).toBe(true)
})
