import { oddsOf, oddsTogether } from '@grognard/umpire'
import type { Odds } from '@grognard/umpire'
import { chancesBy } from '@grognard/umpire/fixtures.ts'
import { describe, expect, test } from 'vitest'
import type { Event } from './events.ts'
import vectors from './book/tables/vectors.json' with { type: 'json' }
import { woodenShips } from './index.ts'
import { battleOf, defence } from './model/fixtures.ts'
import type { Setting, TestShip } from './model/fixtures.ts'
import { cardOf, shipOf } from './model/ships.ts'
import type { State } from './model/state.ts'
import type { Order } from './orders.ts'

/** A crack 74 with her first broadside at two hexes: table 7. */
function facing(firer: TestShip = {}, target: TestShip = {}, setting: Setting = {}): State {
  return battleOf({
    step: 'targets',
    ...setting,
    ships: [
      { id: 'firer', at: 'R23', heading: 1, quality: 'CR', ...firer },
      { id: 'target', seat: 'b', at: 'T23', heading: 1, ...target },
      ...(setting.ships ?? []),
    ],
  })
}

const fire: Order = {
  kind: 'fire',
  ship: 'firer',
  side: 'starboard',
  target: 'target',
  aim: 'hull',
}

const sumOf = (row: readonly number[]) => row.reduce((sum, more) => sum + more, 0)

/** What the target has lost on the mean. */
function meanLosses({ outcomes }: Odds<State, Event>) {
  const mean = { hull: 0, guns: 0, crew: 0, rigging: 0 }
  for (const { state, chance } of outcomes) {
    const share = Number(chance.ways) / Number(chance.of)
    const ship = shipOf(state, 'target')
    const { log } = cardOf(state, ship)
    mean.hull += share * (log.hull - ship.hull)
    mean.guns +=
      share * (2 * (log.guns + log.carronades) - sumOf(ship.guns) - sumOf(ship.carronades))
    mean.crew += share * (sumOf(log.crew) - sumOf(ship.crew))
    mean.rigging += share * (sumOf(log.rigging) - sumOf(ship.rigging))
  }
  return mean
}

const oddsIn = (state: State, order: Order = fire) => oddsOf(woodenShips, state, 'a', order)

test('[WS-182] broadsides of several ships are rolled on the state before: their losses add up', () => {
  const state = facing(
    { quality: 'GR' },
    { at: 'W23' },
    {
      ships: [{ id: 'second', at: 'R22', heading: 1, quality: 'GR' }],
    },
  )
  const orders = [fire, { ...fire, ship: 'second' }]
  const [one, other] = orders.map(order => meanLosses(oddsIn(state, order)))
  const { isExact, ...all } = oddsTogether(woodenShips, state, 'a', orders)
  const both = meanLosses({ isExact, ...all })
  expect(isExact).toBe(true)
  expect(both.hull).toBeCloseTo((one?.hull ?? 0) + (other?.hull ?? 0), 10)
  expect(both.crew).toBeCloseTo((one?.crew ?? 0) + (other?.crew ?? 0), 10)
})

describe('[WS-166] [WS-180] odds of a broadside before the dice', () => {
  test('[WS-166] WS-TV-129: what table 7 takes on the mean', () => {
    const vector = vectors.find(({ id }) => id === 'WS-TV-129')
    if (!vector) throw new Error('The vector is there.')
    const { mean } = vector.expect as unknown as { mean: { p: number }[] }
    const odds = oddsIn(facing())
    expect(odds.isExact).toBe(true)
    const { hull, guns, crew, rigging } = meanLosses(odds)
    const told = [hull, guns, crew, rigging]
    told.forEach((value, index) => expect(value).toBeCloseTo(mean[index]?.p ?? -1, 4))
  })

  test('[WS-180] WS-TV-129: a critical in a sixth of all', () => {
    const told = chancesBy(woodenShips, { state: facing(), seat: 'a', order: fire }, state =>
      shipOf(state, 'target').isSectionTied ? 'tied' : '',
    )
    expect(told).toEqual({ '': '35/36', tied: '1/36' })
  })

  test('[WS-200] of a ship with two hull squares: how she ends', () => {
    const state = facing({}, { hull: 2 })
    const told = chancesBy(woodenShips, { state, seat: 'a', order: fire }, after => {
      const { status, doom } = shipOf(after, 'target')
      return doom === 'none' ? status : doom
    })
    // A sixth is critical, a sixth of these the magazine, and 1 or 2 with two hexes is 4 at most.
    expect(told).toEqual({
      struck: '107/162',
      sinking: '107/648',
      exploding: '107/648',
      exploded: '1/108',
    })
  })

  test('[WS-182] other fires that have been named are not looked at', () => {
    const fires = [{ ship: 'firer', side: 'port', target: 'other', aim: 'hull' } as const]
    const ships = [{ id: 'other', seat: 'b', at: 'P23', heading: 1 }]
    const { outcomes } = oddsIn(facing({}, {}, { fires, ships }))
    for (const { state } of outcomes) expect(shipOf(state, 'other').hull).toBe(21)
  })

  test('[WS-181] two rolls with two criticals are exact, and quick', () => {
    const strong: TestShip = {
      quality: 'EL',
      at: 'R26',
      heading: 3,
      guns: [20, 20, 20, 20],
      load: { port: 'double', starboard: 'double' },
    }
    const ships = [{ id: 'beside', seat: 'b', at: 'Q23', heading: 1 }]
    const state = facing(strong, { at: 'R24' }, { ships })
    const order: Order = { ...fire, side: 'port' }
    const began = performance.now()
    const odds = oddsIn(state, order)
    expect(odds.ruling.because).toEqual([])
    expect(odds.isExact).toBe(true)
    expect(odds.rolls.map(({ rule }) => rule)).toContain('WS-188')
    expect(performance.now() - began).toBeLessThan(20_000)
  })

  test('[WS-023] they are the same on the firer’s view', () => {
    const state = facing({}, { parties: [defence, null, null], isReady: true })
    const seen = woodenShips.secrecy.view(state, 'a')
    expect(meanLosses(oddsIn(seen))).toEqual(meanLosses(oddsIn(state)))
  })
})
