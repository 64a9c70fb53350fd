import { expect, test } from 'vitest'
import { forecastOf, gameOf, oddsOf, seatsAsked } from '@grognard/umpire'
import { chancesBy } from '@grognard/umpire/fixtures.ts'
import { foreseenIn } from '../../checks/foreseen.ts'
import { goldenBattle } from '../../checks/golden.ts'
import {
  abeam,
  astern,
  boardOrder,
  consort,
  crossing,
  fireOrder,
  one,
  playedOn,
} from './fixtures.ts'
import type { Pair } from './fixtures.ts'
import { shipOfTheLine } from './index.ts'
import { gunsLeft, sailsOf, shipOf } from './model/ships.ts'
import { mastIds } from './model/state.ts'
import type { State } from './model/state.ts'
import type { Order } from './orders.ts'

/** Hull hits, sails, masts and guns of b1, or what became of her. */
function damageOf(state: State): string {
  const ship = shipOf(state, 'b1')
  if (ship.status !== 'afloat') return ship.status
  const masts = mastIds.filter(mast => ship.masts[mast] !== null).length
  const guns = gunsLeft(ship, 'port') + gunsLeft(ship, 'starboard')
  return `${ship.hull} hits, ${sailsOf(ship)} sails, ${masts} masts, ${guns} guns`
}

/** Whose the two ships are now, with the hull hits of a1. */
const captures = (state: State) =>
  `a1 ${shipOf(state, 'a1').seat} ${shipOf(state, 'a1').hull}, b1 ${shipOf(state, 'b1').seat}`

/** Of the seat that is asked. */
function chances(state: State, order: Order, tell = damageOf): Record<string, string> {
  const seat = seatsAsked(state)[0] ?? ''
  return chancesBy(shipOfTheLine, { state, seat, order }, tell)
}

test('[SOL-062] one battery of a broadside at a cable: the chances of two dice and the chart', () => {
  expect(chances(abeam({ others: [consort] }), one(3))).toEqual({
    '1 hits, 9 sails, 3 masts, 10 guns': '7/18',
    '2 hits, 9 sails, 3 masts, 10 guns': '7/36',
    '0 hits, 9 sails, 3 masts, 10 guns': '1/6',
    '0 hits, 8 sails, 3 masts, 10 guns': '1/12',
    '0 hits, 9 sails, 3 masts, 9 guns': '1/9',
    '0 hits, 6 sails, 2 masts, 10 guns': '1/18',
  })
})

test('[SOL-076] [SOL-077] raked from astern she may lose her rudder, and strike, or blow up', () => {
  expect(chances(astern({ others: [consort] }), one(3, { side: 'port' }))).toEqual({
    '1 hits, 9 sails, 3 masts, 10 guns': '4/9',
    '2 hits, 9 sails, 3 masts, 10 guns': '5/18',
    '0 hits, 9 sails, 3 masts, 9 guns': '1/9',
    '0 hits, 6 sails, 2 masts, 10 guns': '1/9',
    surrendered: '1/36',
    sunk: '1/36',
  })
})

test('[SOL-077] [SOL-090] sunk, struck, wreck and rudder are seen on the table', () => {
  const game = gameOf(shipOfTheLine)
  const state = game.stateFrom(astern({ others: [consort], hands: { b: ['CAR-2'] } }))
  const { prospects } = forecastOf(game, state, 'a', one(3, { side: 'port' }))
  const told = prospects.flatMap(({ changes }) =>
    changes.map(change => (change.kind === 'marked' ? change.badge : change.kind)),
  )
  expect(prospects).toHaveLength(6)
  expect(new Set(told)).toEqual(new Set(['row', 'wreck', 'rudderLost', 'adrift', 'went']))
})

test('[SOL-C05] two balls in each gun sink a ship with one hull hit to go', () => {
  const state = abeam({ b: { hull: 18 }, others: [consort], hands: { a: ['GUN-1'] } })
  const plain = chances(state, one(3))
  expect(plain).toMatchObject({ '19 hits, 9 sails, 3 masts, 10 guns': '7/18', sunk: '7/36' })
  expect(chances(state, one(3, { card: 'GUN-1' }))).toMatchObject({ sunk: '7/12' })
})

/** Each gun with 7 of 36. */
const fiveDoubleHits = { ways: 16_807n, of: 60_466_176n }

test('[SOL-060] [SOL-072] a whole broadside is told exactly: five batteries, one as the other', () => {
  const { isExact, outcomes } = oddsOf(
    shipOfTheLine,
    abeam({ others: [consort] }),
    'a',
    fireOrder(),
  )
  const chanceOf = (damage: string) => outcomes.find(({ state }) => damageOf(state) === damage)
  expect(isExact).toBe(true)
  expect(chanceOf('0 hits, 9 sails, 3 masts, 10 guns')?.chance).toEqual({ ways: 1n, of: 7776n })
  expect(chanceOf('10 hits, 9 sails, 3 masts, 10 guns')?.chance).toEqual(fiveDoubleHits)
})

test('[SOL-079] once the battle is won no further battery is foreseen', () => {
  const { outcomes } = oddsOf(shipOfTheLine, abeam({ b: { hull: 19 } }), 'a', fireOrder())
  expect(outcomes.filter(({ state }) => state.outcome).length).toBeGreaterThan(0)
})

test('[SOL-065] the answer to a broadside has the odds of its own guns', () => {
  const state = playedOn(abeam({ others: [consort] }), [fireOrder()], [7, 7, 7, 7, 7])
  const hits = (after: State) => String(shipOf(after, 'a1').hull)
  const answer: Order = { kind: 'retaliate', side: 'port', batteries: [2] }
  expect(chances(state, answer, hits)).toEqual({ 0: '5/12', 1: '7/18', 2: '7/36' })
})

const gone = { port: Array(5).fill(false), starboard: Array(5).fill(false) } as const
const unarmed = (hull: number): Pair => ({ b: { hull, batteries: { ...gone } } })

test('[SOL-105] to [SOL-108] boarders by their class; equal dice are rolled until they differ', () => {
  const boarding = (hull: number) => chances(crossing(unarmed(hull)), boardOrder(), captures)
  expect(boarding(0)).toEqual({ 'a1 a 0, b1 a': '1/2', 'a1 b 0, b1 b': '1/2' })
  expect(boarding(5)).toEqual({ 'a1 a 0, b1 b': '2/3', 'a1 a 0, b1 a': '1/3' })
  expect(boarding(10)).toEqual({ 'a1 a 0, b1 a': '2/3', 'a1 a 0, b1 b': '1/3' })
  expect(boarding(15)).toEqual({ 'a1 a 0, b1 a': '1' })
})

test('[SOL-103] the grape that the defender may fire counts: each gun hits in five of six', () => {
  expect(chances(crossing(), boardOrder(), captures)).toEqual({
    'a1 a 3, b1 b': '125/216',
    'a1 a 2, b1 b': '25/72',
    'a1 a 1, b1 b': '5/72',
    'a1 a 0, b1 a': '1/432',
    'a1 b 0, b1 b': '1/432',
  })
})

test('[SOL-103] [SOL-C10] the defender sees what grape and marines are worth to him', () => {
  const hands = { b: ['CAP-2' as const] }
  const boarded = playedOn(crossing({ b: { hull: 5 }, hands }), [boardOrder()])
  const withoutMarines = chances(boarded, { kind: 'keepMarines' }, captures)
  expect(withoutMarines).toMatchObject({ 'a1 a 3, b1 a': '125/432', 'a1 a 0, b1 a': '1/648' })
  const withMarines = chances(boarded, { kind: 'callMarines' }, captures)
  expect(withMarines).toMatchObject({ 'a1 a 3, b1 a': '125/432', 'a1 a 0, b1 a': '1/432' })
  const kept = playedOn(boarded, [{ kind: 'keepMarines' }])
  const [grape] = shipOfTheLine.rules.orders.grape.legalOrders(kept, 'b')
  expect(grape && chances(kept, grape, captures)).toEqual(withoutMarines)
  expect(chances(kept, { kind: 'holdFire' }, captures)).toEqual({
    'a1 a 0, b1 a': '1/3',
    'a1 a 3, b1 b': '125/324',
    'a1 a 2, b1 b': '25/108',
    'a1 a 1, b1 b': '5/108',
    'a1 a 0, b1 b': '1/324',
  })
})

const folder = new URL('playthroughs/', import.meta.url)

test('what came of the orders of kept battles had been among their odds', () => {
  const foreseeing = {
    kinds: ['fire', 'retaliate', 'board', 'grape', 'holdFire', 'callMarines', 'keepMarines'],
    disturbing: ['attackBegan', 'marinesCalled', 'fireHeld'],
    most: 3,
  }
  const { reached, missed } = foreseenIn(goldenBattle(folder, 'standard'), foreseeing)
  expect(missed).toEqual([])
  const { fire, retaliate, board, grape, callMarines } = reached
  expect([fire, retaliate, board, grape, callMarines]).toEqual([3, 3, 2, 2, 1])
})

test('[SOL-109] with the second volley the boarding is over, whatever it did', () => {
  const state = playedOn(crossing({ b: { hull: 9 } }), [boardOrder()])
  const grape = { kind: 'grape', guns: [{ side: 'port', battery: 1 }] } satisfies Order
  const inHand = ({ boarding }: State) => (boarding ? 'in hand' : 'over')
  const second = playedOn(state, [grape], [7, 4])
  expect(second.place.at(-1)).toMatchObject({ at: 'secondGrape' })
  expect(chances(second, grape, inHand)).toEqual({ over: '1' })
})
