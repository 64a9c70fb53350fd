import { begin, play, prepare, seededDice } from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { woodenShips } from '../../index.ts'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import { fleetBy, tastes, valueOf } from '../../model/muster.ts'
import { distanceBetween, playerOf } from '../../model/ships.ts'
import type { Enlisted, State } from '../../model/state.ts'
import { sharedView } from '../../model/view.ts'
import { builders, muster, showFleets } from './muster.ts'

const open = (points = 100, more: Partial<State['options']> = {}) =>
  battleOf({ step: 'muster', turn: 0, rules: { points, fleets: 'built' }, options: more })

const seventyFour: Enlisted = { card: 'br-sol2-74', name: 'Goliath', quality: 'AV' }
const ships = (count: number, change: Partial<Enlisted> = {}) =>
  Array.from({ length: count }, (_, at) => ({ ...seventyFour, name: `Ship ${at}`, ...change }))

const why = (state: State, enlisted: Enlisted[]) =>
  rulesOf(muster.judge(state, 'a', { kind: 'muster', ships: enlisted }))

describe('[WS-S-7] fleets for points', () => {
  test('[WS-S-7] [WS-021] they cost what the class chart says of their crews', () => {
    expect(valueOf(open(), 'a', ships(2))).toBe(44)
    expect(valueOf(open(), 'a', ships(2, { quality: 'EL' }))).toBe(58)
    expect(why(open(88), ships(4))).toEqual([])
    expect(why(open(87), ships(4))).toEqual(['WS-S-7'])
    expect(why(open(300), ships(11))).toEqual(['WS-S-7'])
  })

  test('[WS-016] of one’s own nation, each with a name', () => {
    expect(why(open(), ships(1, { card: 'fr-sol2-74' }))).toEqual(['WS-016'])
    expect(why(open(), ships(1, { name: ' ' }))).toEqual(['WS-018'])
  })

  test('[WS-022] with seasoned crews only where they are played', () => {
    expect(why(open(), ships(1, { quality: 'SE' }))).toEqual([])
    expect(why(open(100, { seasonedCrews: false }), ships(1, { quality: 'SE' }))).toEqual([
      'WS-022',
    ])
  })

  test('[WS-S-7] every taste makes a lawful fleet that leaves little over', () => {
    for (const points of [30, 100, 170, 300])
      for (const taste of tastes) {
        const state = open(points)
        const fleet = fleetBy(state, 'a', taste)
        expect(why(state, fleet)).toEqual([])
        expect(points - valueOf(state, 'a', fleet) < 10 || fleet.length === 10).toBe(true)
      }
  })

  test('[WS-S-7] they are built in secret, and come on the sea when all have', () => {
    const state = open()
    const give = (seat: string) =>
      muster.execute(tableFor(state), seat, {
        kind: 'muster',
        ships: fleetBy(state, seat, count => count - 1),
      })
    expect(builders(state)).toEqual(['a', 'b'])
    give('a')
    expect(playerOf(sharedView(state, 'b'), 'a').enlisted).toBe('hidden')
    expect(builders(state)).toEqual(['b'])
    give('b')
    showFleets(tableFor(state))
    expect(builders(state)).toEqual([])
    expect(state.ships.map(({ index }) => index)).toEqual(state.cards.map((_card, at) => at))
    const [own, theirs] = ['a', 'b'].map(seat => state.ships.filter(ship => ship.seat === seat))
    const apart = own?.flatMap(one => theirs?.map(other => distanceBetween(one, other)) ?? [])
    expect(Math.min(...(apart ?? []))).toBeGreaterThan(10)
    expect(state.players.map(({ flagship }) => flagship)).toEqual(['a-1', 'b-1'])
  })
})

describe('[WS-S-7] the open battle', () => {
  const battle = (options = {}) =>
    begin(woodenShips, prepare(woodenShips, 'open-battle', options), seededDice('one')).state

  test('[WS-S-7] [WS-036] with fleets that are drawn, in the wind that was chosen', () => {
    const state = battle({ points: 150, windVelocity: 4 })
    expect(state.wind).toMatchObject({ direction: 1, velocity: 4, change: 6 })
    expect(state.ships.length).toBeGreaterThan(5)
    for (const fleet of [0, 1]) {
      const cost = state.cards
        .filter(card => card.fleet === fleet)
        .reduce((sum, { points }) => sum + points, 0)
      expect(cost).toBeLessThanOrEqual(150)
      expect(cost).toBeGreaterThan(140)
    }
  })

  test('[WS-S-7] [WS-016] no nation draws many more frigates than another', () => {
    const drawn = [0, 0]
    const prepared = prepare(woodenShips, 'open-battle')
    for (let seed = 0; seed < 200; seed++) {
      const { cards } = begin(woodenShips, prepared, seededDice(`fleet ${seed}`)).state
      for (const card of cards) if (card.class > 2) drawn[card.fleet] = (drawn[card.fleet] ?? 0) + 1
    }
    const [british = 0, french = 0] = drawn
    expect(french).toBeGreaterThan(100)
    expect(french / british).toBeLessThan(1.3)
  })

  test('[WS-S-7] or built: the captains build theirs', () => {
    let state = battle({ fleets: 'built', nationB: 'spanish' })
    for (const seat of ['a', 'b']) {
      const order = woodenShips.players.doctrine.choose(state, seat, seededDice('x'))
      expect(order.kind).toBe('muster')
      state = play(woodenShips, state, seat, order, seededDice('y')).state
    }
    expect(new Set(state.cards.map(({ nation }) => nation))).toEqual(
      new Set(['british', 'spanish']),
    )
  })
})
