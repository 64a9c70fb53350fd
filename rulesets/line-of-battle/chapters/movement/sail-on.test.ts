import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { messagesOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship } from '../../model/state.ts'
import { astern, exchange } from '../fire/fixtures.ts'
import { sailOn, seatToSailOn, stay } from './sail-on.ts'

/** Ajax has passed her rescue and fired. */
function rescued(ajax: Partial<Ship> = {}) {
  const state = astern({ ajax })
  exchange(state, [6, 1], null, true)
  return state
}

const ahead = (advance: number) => ({
  kind: 'sailOn' as const,
  ship: 'ajax',
  legs: [{ advance, turn: 0 }],
})

test('[LOB-109] after a passed rescue the ship may sail on, as far as she went this turn', () => {
  const state = rescued()
  expect(seatToSailOn(state)).toEqual(['red'])
  expect(sailOn.judge(state, 'red', ahead(4000)).allowed).toBe(true)
  expect(rulesOf(sailOn.judge(state, 'red', ahead(4001)))).toEqual(['LOB-067'])
  const { x, y } = shipOf(state, 'ajax')
  sailOn.execute(tableFor(state), 'red', ahead(4000))
  expect(shipOf(state, 'ajax')).toMatchObject({ x: x + 4000, y, travelled: 8000 })
})

test('[LOB-109] no other ship sails on', () => {
  const order = { ...ahead(1000), ship: 'heros' }
  expect(messagesOf(sailOn.judge(rescued(), 'blue', order))).toEqual(['lob.refuse.noRescue'])
  expect(messagesOf(sailOn.judge(rescued(), 'blue', ahead(1000)))).toEqual([
    'lob.refuse.notYourShip',
  ])
})

test('[LOB-109] [LOB-076] with a hull at her bow she is not asked: neither anchor nor tack would be open', () => {
  const state = rescued({ hasMoved: true })
  const ship = shipOf(state, 'ajax')
  Object.assign(shipOf(state, 'heros'), {
    x: ship.x + ship.length,
    y: ship.y,
    heading: ship.heading,
  })
  expect(seatToSailOn(state)).toEqual([])
  const [reason] = sailOn.judge(state, 'red', ahead(1000)).because
  expect(reason).toMatchObject({ message: 'lob.refuse.hullAhead' })
  expect(reason?.values?.ways).toEqual({ key: 'lob.way.none' })
})

test('[LOB-109] the move can be drawn towards a point', () => {
  const state = rescued()
  const { tool } = sailOn
  if (tool?.tool !== 'path') throw new Error('The move is drawn.')
  const [piece = ''] = tool.pieces(state, 'red')
  expect([piece, tool.pieces(state, 'blue')]).toEqual(['ajax', []])
  const drawn = tool.extend(state, 'red', tool.start(state, 'red', piece), 40_000, 20_000)
  expect(drawn).toEqual(ahead(4000))
  expect(tool.trace(state, 'red', drawn)).toMatchObject({ cost: 4000, budget: 4000, contact: null })
  expect(tool.shorten(drawn).legs).toEqual([])
})

test('[LOB-109] [LOB-068] [LOB-141] the rules of turning hold for it', () => {
  const turned = (turn: number) => ({
    kind: 'sailOn' as const,
    ship: 'ajax',
    legs: [{ advance: 1000, turn }],
  })
  expect(sailOn.judge(rescued(), 'red', turned(4500)).allowed).toBe(true)
  expect(rulesOf(sailOn.judge(rescued(), 'red', turned(4501)))).toEqual(['LOB-068'])
  expect(rulesOf(sailOn.judge(rescued({ rudderTurns: 3 }), 'red', turned(4500)))).toContain(
    'LOB-141',
  )
})

test('[LOB-109] the owner may stay, and the move is offered to nobody else', () => {
  const state = rescued()
  expect(stay.legalOrders(state, 'red')).toEqual([{ kind: 'stay' }])
  expect(stay.judge(state, 'red', { kind: 'stay' }).allowed).toBe(true)
  expect(stay.legalOrders(state, 'blue')).toEqual([])
  expect(stay.describe(state, { kind: 'stay' }).values).toEqual({ ship: 'ajax' })
  expect(messagesOf(stay.judge(state, 'blue', { kind: 'stay' }))).toEqual(['lob.refuse.noRescue'])
  const before = shipOf(state, 'ajax').x
  stay.execute(tableFor(state), 'red', { kind: 'stay' })
  expect(shipOf(state, 'ajax').x).toBe(before)
})

test('[LOB-109] [LOB-159] a ship sunk by the answer, without crew or sails, or at anchor is not asked', () => {
  for (const left of [
    { crew: 0 },
    { sails: 0 },
    { isAnchored: true },
    { agroundSince: 1 },
    { status: 'sunk' as const },
  ]) {
    const state = rescued()
    Object.assign(shipOf(state, 'ajax'), left)
    expect(seatToSailOn(state)).toEqual([])
  }
})

test('every offer is lawful, and so is every pick', () => {
  const state = rescued()
  const legalOrders = sailOn.legalOrders(state, 'red')
  expect(legalOrders.length).toBeGreaterThan(3)
  for (const offer of legalOrders) expect(sailOn.judge(state, 'red', offer).allowed).toBe(true)
  const dice = seededDice('on')
  for (let i = 0; i < 20; i++) {
    const pick = sailOn.sample?.(state, 'red', dice)
    if (pick) expect(sailOn.judge(state, 'red', pick).allowed).toBe(true)
  }
})
