import { hullDistance } from '@grognard/geometry/measured/index.ts'
import { offset } from '@grognard/geometry/measured/pose.ts'
import { expect, test } from 'vitest'
import { messagesOf, rulesOf, shipWith, tableFor } from '../../model/fixtures.ts'
import { isShaken } from '../../model/morale.ts'
import { playerOf } from '../../model/players.ts'
import { shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { beside, meleeWith } from './fixtures.ts'
import type { Beside } from './fixtures.ts'
import { gatherRounds } from './round.ts'
import {
  breakOff,
  captorToManPrize,
  continueMelee,
  headingApart,
  manPrize,
  victoriousDefender,
} from './victor.ts'

/** Ajax has beaten the crew of Heros. */
const taken = (crew: number) =>
  beside({
    ajax: { crew },
    heros: { crew: 3 },
    melees: [meleeWith({ winner: 'attacker', attackerWins: 2, isOpen: true })],
  })

/** Heros has beaten off Ajax. */
const beatenOff = (given: Beside = {}) =>
  beside({ melees: [meleeWith({ winner: 'defender', defenderWins: 2, isOpen: true })], ...given })

test('[LOB-168] [LOB-174] the victorious attacker takes the ship and mans it', () => {
  const state = taken(6)
  expect(captorToManPrize(state)).toEqual(['red'])
  expect(manPrize.legalOrders(state, 'red').map(order => order.crew)).toEqual([1, 2, 3, 4, 5])
  manPrize.execute(tableFor(state), 'red', { kind: 'manPrize', crew: 2 })
  expect(shipOf(state, 'heros')).toMatchObject({ seat: 'red', crew: 2 })
  expect(shipOf(state, 'ajax').crew).toBe(4)
  expect(captorToManPrize(state)).toEqual([])
})

test('[LOB-174] prize crews out of bounds are refused with the bounds', () => {
  for (const crew of [0, 6])
    expect(manPrize.judge(taken(6), 'red', { kind: 'manPrize', crew }).because).toMatchObject([
      { rule: 'LOB-174', values: { least: 1, most: 5 } },
    ])
})

test('[LOB-174] [LOB-200] the order says when too few stay aboard for the captor’s own morale', () => {
  const strain = (crew: number) =>
    manPrize.describe(taken(8), { kind: 'manPrize', crew }).values?.strain
  expect(strain(2)).toEqual({ key: 'lob.prize.noStrain' })
  const values = { ship: 'ajax', left: 5, full: 12 }
  expect(strain(3)).toEqual({ key: 'lob.prize.strain', values })
})

test('[LOB-205] a captor who fights on in another melee tests nothing, and no order says she does', () => {
  const melees = [
    meleeWith({ winner: 'attacker', attackerWins: 2, isOpen: true }),
    meleeWith({ id: 2, defender: 'orion', attackerBattery: 'port' }),
  ]
  const state = beside({ ajax: { crew: 8 }, heros: { crew: 3 }, melees })
  expect(manPrize.describe(state, { kind: 'manPrize', crew: 3 }).values?.strain).toEqual({
    key: 'lob.prize.noStrain',
  })
})

test('[LOB-200] men put aboard a prize are gone: her captor tests when less than half stay', () => {
  const state = taken(7)
  expect(isShaken(state, shipOf(state, 'ajax'))).toBe(false)
  manPrize.execute(tableFor(state), 'red', { kind: 'manPrize', crew: 2 })
  expect(isShaken(state, shipOf(state, 'ajax'))).toBe(true)
})

test('[LOB-176] the beaten crew are prisoners; a winner with one box leaves a ship unmanned', () => {
  const state = taken(1)
  expect(manPrize.legalOrders(state, 'red').map(order => order.crew)).toEqual([0, 1])
  manPrize.execute(tableFor(state), 'red', { kind: 'manPrize', crew: 0 })
  expect(shipOf(state, 'heros')).toMatchObject({ seat: 'red', crew: 0 })
  expect(shipOf(state, 'ajax').crew).toBe(1)
})

test('[LOB-169] [LOB-171] fighting on is a new melee with one more on the rolls, paid by both', () => {
  const state = beatenOff({
    options: { actionPoints: true },
    players: [
      { seat: 'red', pool: 1 },
      { seat: 'blue', side: 1, pool: 4 },
    ],
  })
  const table = tableFor(state)
  gatherRounds(table)
  continueMelee.execute(table, 'blue', { kind: 'continueMelee' })
  expect(state.melees.at(-1)).toMatchObject({
    id: 2,
    attacker: 'heros',
    defender: 'ajax',
    attackerBattery: 'port',
    defenderBattery: 'starboard',
    bonus: 1,
    attackerWins: 0,
    winner: null,
  })
  expect([playerOf(state, 'red').pool, playerOf(state, 'blue').pool]).toEqual([0, 2])
  expect(victoriousDefender(state)).toEqual([])
  expect(state.rounds).toEqual([])
  gatherRounds(table)
  expect(state.rounds).toEqual([2])
})

test('[LOB-024] [LOB-169] without the points only breaking off is left', () => {
  const state = beatenOff({
    options: { actionPoints: true },
    players: [
      { seat: 'red', pool: 9 },
      { seat: 'blue', side: 1, pool: 1 },
    ],
  })
  expect(rulesOf(continueMelee.judge(state, 'blue', { kind: 'continueMelee' }))).toEqual([
    'LOB-024',
  ])
  expect(continueMelee.legalOrders(state, 'blue')).toEqual([])
  expect(breakOff.legalOrders(state, 'blue')).toEqual([{ kind: 'breakOff' }])
})

test('only the victor has the word', () => {
  const state = beatenOff()
  expect(messagesOf(breakOff.judge(state, 'red', { kind: 'breakOff' }))).toEqual([
    'lob.refuse.noMeleeWon',
  ])
  expect(continueMelee.judge(state, 'red', { kind: 'continueMelee' }).allowed).toBe(false)
  expect(manPrize.judge(state, 'red', { kind: 'manPrize', crew: 1 }).allowed).toBe(false)
  expect(breakOff.judge(state, 'blue', { kind: 'breakOff' }).allowed).toBe(true)
})

function gapAfter(state: State): number {
  breakOff.execute(tableFor(state), 'blue', { kind: 'breakOff' })
  return hullDistance(shipOf(state, 'ajax'), shipOf(state, 'heros'))
}

test('[LOB-170] breaking off moves each ship an inch, so that the gap grows by two', () => {
  const state = beatenOff()
  expect(gapAfter(state)).toBe(2400)
  expect(state.ships.map(ship => [ship.x, ship.y])).toEqual([
    [9000, 24_000],
    [11_950, 24_000],
  ])
  expect(victoriousDefender(state)).toEqual([])
})

test('[LOB-170] ships that touch or lie athwart part squarely too', () => {
  expect(gapAfter(beatenOff({ apart: 0 }))).toBe(2000)
  expect(gapAfter(beatenOff({ heros: { x: 11_675, heading: 9000 } }))).toBe(2400)
})

test('[LOB-170] whatever their course, ships side by side part square to their sides', () => {
  for (const heading of [0, 3_700, 9_000, 14_500, 22_000, 30_100])
    for (const hand of [-1, 1])
      for (const ahead of [-700, 0, 900]) {
        const [x, y, aside] = [24_000, 24_000, hand * 950]
        const at = offset({ x, y, heading }, ahead, aside)
        const state = beatenOff({ ajax: { x, y, heading }, heros: { ...at, heading } })
        const before = hullDistance(shipOf(state, 'ajax'), shipOf(state, 'heros'))
        expect(Math.abs(gapAfter(state) - before - 2_000)).toBeLessThanOrEqual(3)
        const parted = offset({ x, y, heading }, 0, -hand * 1_000)
        expect(Math.abs(shipOf(state, 'ajax').x - parted.x)).toBeLessThanOrEqual(2)
        expect(Math.abs(shipOf(state, 'ajax').y - parted.y)).toBeLessThanOrEqual(2)
      }
})

test('[LOB-170] a hull, land or the edge in the way stops a ship short', () => {
  const orion = { id: 'orion', card: 'line3', x: 8950 }
  expect(gapAfter(beatenOff({ others: [orion] }))).toBe(1900)
  const polygon = [0, 0, 9525, 0, 9525, 48_000, 0, 48_000]
  const coast = { kind: 'land', name: 'coast', polygon, depth: 0 } as const
  expect(gapAfter(beatenOff({ terrain: [coast] }))).toBe(1600)
  const atEdge = beatenOff({ ajax: { x: 300 }, heros: { x: 1250 } })
  expect(gapAfter(atEdge)).toBe(1700)
})

test('[LOB-170] [LOB-172] a ship aground or in another melee stays where it is', () => {
  expect(gapAfter(beatenOff({ ajax: { agroundSince: 1 } }))).toBe(1400)
  const melees = [
    meleeWith({ winner: 'defender', isOpen: true }),
    meleeWith({ id: 2, attacker: 'orion', defenderBattery: 'starboard' }),
  ]
  expect(gapAfter(beatenOff({ melees }))).toBe(1400)
})

test('[LOB-170] ships part square to the sides that face each other, whichever way they lie', () => {
  const from = shipWith({ card: 'line3', x: 10_000, y: 24_000 })
  const apart = (x: number, y: number, heading = 0) =>
    headingApart(from, shipWith({ card: 'line3', x: 10_000 + x, y: 24_000 + y, heading }))
  for (const along of [-1500, 0, 1500]) {
    expect(apart(950, along)).toBe(9000)
    expect(apart(-950, along)).toBe(27_000)
  }
  expect(apart(0, 2400)).toBe(0)
  expect(apart(0, -2400)).toBe(18_000)
  expect(apart(-1675, 0, 9000)).toBe(27_000)
  expect(apart(0, -1675, 9000)).toBe(18_000)
})
