import { expect, test } from 'vitest'
import { battleOf } from '../../model/fixtures.ts'
import type { Ship } from '../../model/state.ts'
import { endingOf, missionPointsOf, resultOf } from './ending.ts'
import {
  gone,
  raider,
  routed,
  sideThatWins,
  spying,
  squadron,
  sunk,
  takenByBlue,
  task,
} from './fixtures.ts'
import { puttingToSea } from './tasks.ts'

const inHarbour = { status: 'inHarbour' as const }

test('[LOB-220] [LOB-S-4] blockade: two thirds in harbour win', () => {
  const won = task('blockade', [...squadron(inHarbour, inHarbour, {}), raider])
  expect([endingOf(won), sideThatWins(won)]).toEqual(['mission', 0])
})

test('[LOB-220] blockade: one third at most wins for the blockaders as soon as no more can come', () => {
  const open = task('blockade', [...squadron(inHarbour, sunk, {}), raider])
  expect(endingOf(open)).toBeNull()
  const shut = task('blockade', [...squadron(inHarbour, sunk, sunk), raider])
  expect([endingOf(shut), sideThatWins(shut)]).toEqual(['mission', 1])
})

test('[LOB-220] blockade: between one and two thirds at the turn limit nobody wins', () => {
  const six = squadron(inHarbour, inHarbour, inHarbour, {}, {}, {})
  const state = task('blockade', [...six, raider], { turn: 20 })
  expect([endingOf(state), sideThatWins(state)]).toEqual(['turnLimit', null])
  const late = squadron(inHarbour, {}, {})
  expect(sideThatWins(task('blockade', [...late, raider], { turn: 20 }))).toBe(1)
})

test('[LOB-220] blockade: with the blockaders gone the rest comes in unhindered', () => {
  const free = task('blockade', [...squadron({}, {}, sunk), { ...raider, crew: 0 }])
  expect([endingOf(free), sideThatWins(free)]).toEqual(['mission', 0])
})

const merchants = (...fates: Partial<Ship>[]) => [
  { id: 'escort' },
  ...fates.map((fate, index) => ({ id: `m${index}`, card: 'merchant', ...fate })),
]

test('[LOB-220] [LOB-S-2] a convoy wins with three merchantmen off the board, driven ones not counted', () => {
  const away = task('convoy', [...merchants(gone, gone, gone, {}, {}), raider])
  expect([endingOf(away), sideThatWins(away)]).toEqual(['mission', 0])
  const driven = task('convoy', [...merchants(gone, gone, routed, {}, {}), raider])
  expect(endingOf(driven)).toBeNull()
})

test('[LOB-220] as agreed the edge the raiders came in over does not count', () => {
  const state = task('convoy', [...merchants(gone, gone, gone, {}, {}), raider])
  const blue = state.players.find(player => player.seat === 'blue')
  if (blue) blue.entryEdge = 9000
  state.options.convoyExit = 'anyEdge'
  expect(endingOf(state)).toBe('mission')
  state.options.convoyExit = 'notEntryEdge'
  expect(endingOf(state)).toBeNull()
})

test('[LOB-S-2] a convoy counts what leaves over the edge it headed for, of two alike that to port', () => {
  const bound = (fleetHeading: number) => {
    const state = task('convoy', [...merchants(gone, gone, gone, {}, {}), raider])
    const red = state.players.find(player => player.seat === 'red')
    if (red) red.fleetHeading = fleetHeading
    return endingOf(state)
  }
  expect([9000, 4501, 13_500].map(bound)).toEqual(['mission', 'mission', 'mission'])
  expect([0, 4500, 13_501, 27_000].map(bound)).toEqual([null, null, null, null])
})

test('[LOB-221] merchantmen taken and surrendered are destroyed; three are enough for the raiders', () => {
  const struck = { ...takenByBlue, isStruck: true, crew: 0 }
  const state = task('convoy', [...merchants(sunk, takenByBlue, struck, {}, {}), raider])
  expect([endingOf(state), sideThatWins(state)]).toEqual(['mission', 1])
  expect(endingOf(task('convoy', [...merchants(sunk, sunk, {}, {}, {}), raider]))).toBeNull()
})

test('[LOB-221] a fleet without an operational ship on the board is gone', () => {
  const state = task('convoy', [...merchants({}, {}), { ...raider, crew: 0 }])
  expect([endingOf(state), sideThatWins(state)]).toEqual(['mission', 0])
})

test('[LOB-220] a convoy that is away to the last ship has won', () => {
  const ships = [{ id: 'escort', ...gone }, ...merchants(gone, gone, gone).slice(1), raider]
  expect(sideThatWins(task('convoy', ships))).toBe(0)
  const tooFew = [{ id: 'escort', ...gone }, ...merchants(gone, gone, routed).slice(1), raider]
  expect(sideThatWins(task('convoy', tooFew))).toBe(1)
})

test('[LOB-221] at the turn limit with neither condition met it is a draw', () => {
  const state = task('convoy', [...merchants({}, {}, {}), raider], { turn: 20 })
  expect([endingOf(state), sideThatWins(state)]).toEqual(['turnLimit', null])
})

const duelOf = (red: object, blue: object) =>
  battleOf({
    rules: { victory: 'duel' },
    ships: [
      { id: 'constitution', seat: 'red', ...red },
      { id: 'guerriere', seat: 'blue', x: 30_000, ...blue },
    ],
  })

test('[LOB-S-7] who is left alone on the field has won the duel, though ten points are a draw', () => {
  const state = duelOf({}, { status: 'sunk', hull: 0 })
  expect(endingOf(state)).toBe('fleetGone')
  expect(resultOf(state)).toMatchObject({ side: 0, winners: ['red'], grade: null })
})

test('[LOB-S-7] with both afloat the points decide, and with both gone too', () => {
  expect(endingOf(duelOf({}, {}))).toBeNull()
  expect(resultOf(duelOf({}, {}))).toMatchObject({ side: null, grade: 'draw' })
  const nobody = duelOf({ status: 'sunk' }, { status: 'sunk' })
  expect(resultOf(nobody)).toMatchObject({ side: null, grade: 'draw' })
})

test('[LOB-220] [LOB-S-3] putting to sea: two thirds of the fleet away over the right edge', () => {
  const won = task('puttingToSea', [...squadron(gone, gone, {}), raider])
  expect([endingOf(won), sideThatWins(won)]).toEqual(['mission', 0])
  const wrongEdge = { ...gone, left: { edge: 0, byMorale: false } }
  expect(endingOf(task('puttingToSea', [...squadron(gone, wrongEdge, {}), raider]))).toBeNull()
  expect(endingOf(task('puttingToSea', [...squadron(gone, routed, {}), raider]))).toBeNull()
})

test('[LOB-220] putting to sea: more than one third destroyed', () => {
  expect(endingOf(task('puttingToSea', [...squadron(sunk, {}, {}), raider]))).toBeNull()
  const lost = task('puttingToSea', [...squadron(sunk, takenByBlue, {}), raider])
  expect([endingOf(lost), sideThatWins(lost)]).toEqual(['mission', 1])
})

test('[LOB-S-3] putting to sea is done when the blockaders are gone, not when the fleet is', () => {
  const isDone = (...ships: Partial<Ship>[]) => puttingToSea.isDone(task('puttingToSea', ships))
  expect(isDone(...squadron({}, {}, {}), raider)).toBe(false)
  expect(isDone(...squadron({}, {}, {}), { ...raider, ...sunk })).toBe(true)
  expect(isDone(...squadron(sunk, sunk, sunk), raider)).toBe(false)
})

test('[LOB-121] [LOB-254] [LOB-S-8] the spy: away with the party over the right edge brings the mission points', () => {
  const state = spying(gone)
  expect(endingOf(state)).toBe('mission')
  expect([missionPointsOf(state, 0), missionPointsOf(state, 1)]).toEqual([10, 0])
  expect(resultOf(state).points[0]).toBeGreaterThanOrEqual(10)
})

test('[LOB-220] the spy: the battle goes on while the party is ashore or aboard', () => {
  expect(endingOf(spying({}))).toBeNull()
  expect(endingOf(spying({}, { outcome: 'ashore', carrier: null }))).toBeNull()
})

test('[LOB-254] the spy: with the guards gone nobody hinders the party any more', () => {
  const state = spying({}, { outcome: 'ashore', carrier: null })
  for (const ship of state.ships) if (ship.seat === 'blue') ship.crew = 0
  expect([endingOf(state), missionPointsOf(state, 0)]).toEqual(['mission', 10])
})

test('[LOB-254] the spy: at the turn limit an open task counts as failed', () => {
  const state = spying({}, { outcome: 'ashore', carrier: null })
  state.turn = 20
  expect([endingOf(state), missionPointsOf(state, 1)]).toEqual(['turnLimit', 10])
})

const unfetched = { outcome: 'failed', carrier: null } as const

const village = { id: 'spy', name: 'spy', x: 0, y: 0, priority: 1 }

test('[LOB-S-8] the spy: after a party that nobody fetched another may be landed in time', () => {
  const state = spying({}, { objective: 'spy', ...unfetched })
  state.objectives.push(village)
  expect(endingOf(state)).toBeNull()
  state.turn = state.rules.turnLimit - 3
  expect(endingOf(state)).toBeNull()
  state.turn += 1
  expect([endingOf(state), missionPointsOf(state, 1)]).toEqual(['mission', 10])
})

test('[LOB-S-8] the spy: a party lost with the ship that fetched it is followed by none', () => {
  const state = spying(sunk, { objective: 'spy' })
  state.objectives.push(village)
  expect([endingOf(state), missionPointsOf(state, 1)]).toEqual(['mission', 10])
})

test.each([
  ['nobody fetched them and there is nothing to land for', {}, unfetched],
  ['the carrier is taken', takenByBlue, {}],
  ['the carrier is sunk', sunk, {}],
  ['the carrier leaves elsewhere', { ...gone, left: { edge: 0, byMorale: false } }, {}],
] as const)('[LOB-254] the spy: %s, and the points go to the other side', (_, fate, given) => {
  const state = spying(fate, given)
  expect(endingOf(state)).toBe('mission')
  expect([missionPointsOf(state, 0), missionPointsOf(state, 1)]).toEqual([0, 10])
})
