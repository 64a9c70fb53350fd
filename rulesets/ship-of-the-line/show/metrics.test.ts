import { gameOf, seededDice } from '@grognard/umpire'
import type { Metric, Seat } from '@grognard/umpire'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { battleOf } from '../fixtures.ts'
import { shipOfTheLine } from '../index.ts'
import { metrics } from './metrics.ts'

const [captain, other]: [Seat, Seat] = ['a', 'b']
const ships = [{ id: 'a1' }, { id: 'b1', seat: other }]

const told = (event: Event, setting = {}) =>
  metrics.inEvent?.(event, battleOf({ ships, ...setting }))
const ended = (setting = {}) => metrics.atEnd?.(battleOf({ ships, ...setting })) ?? []
const about = (found: readonly Metric[], begin: string) =>
  found.filter(one => ('count' in one ? one.count : one.factor).startsWith(begin))

const fired: Event = {
  kind: 'batteryFired',
  shooter: 'a1',
  target: 'b1',
  side: 'starboard',
  battery: 1,
  shot: 'stern',
  range: 1,
  dice: 2,
  result: 'rudder',
  isRetaliation: false,
}

test('[SOL-017] who was first, [SOL-015] the wind and whose port has it behind', () => {
  const order = [other, captain]
  const opening = (windFrom: number) => ended({ order, windFrom }).slice(0, 3)
  expect(opening(3)).toEqual([
    { factor: 'first', seat: other },
    { factor: 'wind', is: '3' },
    { factor: 'windward', seat: other },
  ])
  expect(about(opening(0), 'windward')).toEqual([{ factor: 'windward', seat: captain }])
  expect(about(opening(2), 'windward')).toEqual([])
})

test('[SOL-045] [SOL-047] cards held and used, and whose a card was alone', () => {
  const found = ended({
    players: [
      { seat: captain, officers: ['BOS-1', 'CAR-1'], areUsed: [true, false] },
      { seat: other, officers: ['BOS-1', 'CAR-2'], areUsed: [false, false] },
    ],
  })
  expect(about(found, 'card.BOS')).toEqual([
    { count: 'card.BOS-1.held', seat: captain },
    { count: 'card.BOS-1.used', seat: captain },
    { count: 'card.BOS-1.held', seat: other },
  ])
  expect(about(found, 'holder')).toEqual([
    { factor: 'holder.CAR-1', seat: captain },
    { factor: 'holder.CAR-2', seat: other },
  ])
})

test('[SOL-130] what became of each ship, told of its first seat', () => {
  const found = ended({
    ships: [
      {},
      { status: 'surrendered' },
      { seat: other, isPrize: true },
      { seat: other, isPrize: true, status: 'safe' },
      { seat: other, status: 'sunk' },
      { seat: other, status: 'disengaged' },
    ],
  })
  const fates = about(found, 'ship').map(one => ('count' in one ? `${one.seat} ${one.count}` : ''))
  expect(fates).toEqual([
    'a ship.afloat',
    'a ship.struck',
    'a ship.taken',
    'a ship.carriedOff',
    'b ship.sunk',
    'b ship.disengaged',
  ])
})

test('[SOL-062] shots and what they hit; [SOL-065] an answer apart', () => {
  expect(told(fired)).toEqual([
    { count: 'shot.stern', seat: captain },
    { count: 'hit.rudder', seat: captain },
  ])
  expect(told({ ...fired, isRetaliation: true, result: 'none' })).toEqual([
    { count: 'shot.answer', seat: captain },
  ])
})

test('[SOL-091] why a ship struck; [SOL-077] a magazine; [SOL-119] a ship retaken', () => {
  const adrift: Event = { kind: 'shipSurrendered', ship: 'b1', cause: 'adrift' }
  const rudderless = [{}, { id: 'b1', seat: other, hasRudder: false }]
  expect(told(adrift)).toEqual([{ count: 'struck.sails', seat: other }])
  expect(told(adrift, { ships: rudderless })).toEqual([{ count: 'struck.rudder', seat: other }])
  expect(told({ kind: 'shipSunk', ship: 'b1', cause: 'hull' })).toEqual([])
  expect(told({ kind: 'shipSunk', ship: 'b1', cause: 'magazine' })).toEqual([
    { count: 'blownUp', seat: other },
  ])
  expect(told({ kind: 'shipCaptured', ship: 'b1', seat: captain, captureNumber: 0 })).toEqual([
    { count: 'retaken', seat: captain },
  ])
  expect(told({ kind: 'roundEnded', round: 4 })).toEqual([])
})

test('everything that whole battles tell has a name in the catalogue', () => {
  const game = gameOf(shipOfTheLine)
  const keys = new Set<string>()
  const note = (found: readonly Metric[]) => {
    for (const one of found) {
      const name = 'count' in one ? one.count : one.factor
      keys.add('is' in one ? `finding.${name}.${one.is}` : `finding.${name}`)
    }
  }
  for (const seed of ['one', 'two', 'three']) {
    const { state } = game.begin(game.prepare('duel'), seededDice(seed))
    for (let given = 0; !state.outcome && given < 3000; given++) {
      const seat = game.asks(state)[0]?.seat ?? ''
      const dice = seededDice(seed, given + 1)
      const order = game.sample(game.view(state, seat), seat, dice)
      if (order) game.playInPlace(state, seat, order, dice, note)
    }
    note(game.metricsAtEnd(state))
  }
  expect(keys.size).toBeGreaterThan(20)
  expect([...keys].filter(key => !shipOfTheLine.messages.en[key])).toEqual([])
})
