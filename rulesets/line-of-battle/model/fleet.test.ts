import { seededDice } from '@grognard/umpire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostOfficers, officerIds, pointsPerOfficer } from '../book/tables/command.ts'
import { mostShips } from '../book/tables/setup.ts'
import { classOf } from '../book/tables/ships.ts'
import { drawFleets, muster } from '../chapters/setup/muster.ts'
import { valueOf } from '../chapters/setup/stock.ts'
import { lineOfBattle } from '../index.ts'
import { battleOf, playerWith, shipWith, tableFor } from './fixtures.ts'
import { cheapest, fleetBy, fleetFrom, musterableCards, slugOf, tastes } from './fleet.ts'
import { freeNames } from './names-of-ships.ts'
import type { State } from './state.ts'

const enlist = (name: string) => ({ card: 'brig', name, nation: 'none' as const, officer: null })

test.each([
  ['HMS Guerriere', 'guerriere'],
  ['USS United States', 'united-states'],
  ['Santísima Trinidad', 'santisima-trinidad'],
  ['Éole', 'eole'],
  ['Mont-Blanc', 'mont-blanc'],
  ['!?', 'ship'],
])('%s becomes the id %s', (name, id) => {
  expect(slugOf(name)).toBe(id)
})

test('[LOB-008] no two ships of a battle have one id, whatever they are called', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 12 }), names => {
      const state = battleOf({ ships: [{ id: 'neptune' }, { id: 'a' }, { id: 'a-2' }] })
      const ids = fleetFrom(state, 'red', [...names, 'Neptune', 'HMS Neptune'].map(enlist)).map(
        ship => ship.id,
      )
      expect(new Set([...ids, 'neptune', 'a', 'a-2']).size).toBe(ids.length + 3)
    }),
  )
})

test('[LOB-008] [LOB-137] a ship joins undamaged with the boxes of its card and its first load', () => {
  const state = battleOf({ rules: { isDoubleLoaded: [false, true] } })
  const [red] = fleetFrom(state, 'red', [enlist('Ant')])
  const [blue] = fleetFrom(state, 'blue', [enlist('Bee')])
  const { hull, sails, crew, length, beam } = classOf('brig')
  expect(red).toMatchObject({ hull, sails, crew, length, beam, status: 'waiting' })
  expect([red?.isDoubleLoaded, blue?.isDoubleLoaded]).toEqual([false, true])
})

const table = (points: number, seats: number): State =>
  battleOf({
    rules: { fleets: 'drawn', points: [points, points] },
    ships: [],
    players: ['a', 'b', 'c', 'd'].slice(0, seats).map((seat, index) => ({
      seat,
      side: index % 2,
      isMustered: false,
      nation: index % 2 === 0 ? ('england' as const) : ('france' as const),
    })),
  })

/** Every value that the option offers. */
const anyPoints = fc.integer({ min: 5, max: 400 }).map(n => n * 50)

function enlisted(state: State, seat: string) {
  return state.ships
    .filter(ship => ship.seat === seat)
    .map(({ card, name, nation, officer }) => ({ card, name, nation, officer }))
}

test('[LOB-036] [LOB-037] a drawn fleet is lawful at every point value', () => {
  fc.assert(
    fc.property(anyPoints, fc.integer({ min: 2, max: 4 }), fc.string(), (points, seats, seed) => {
      const state = table(points, seats)
      drawFleets({ ...tableFor(state), roll: sides => seededDice(seed).roll(sides) })
      for (const { seat } of state.players) {
        const ships = enlisted(state, seat)
        expect(ships.length).toBeGreaterThan(0)
        expect(ships.length).toBeLessThanOrEqual(mostShips)
        const order = { kind: 'muster', ships } as const
        expect(muster.judge(state, seat, order)).toEqual({ allowed: true, because: [] })
      }
      const ids = state.ships.map(ship => ship.id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
    { numRuns: 300 },
  )
})

test('[LOB-036] a fleet of every taste is lawful and spends what it can', () => {
  for (let points = 250; points <= 20_000; points += 50) {
    const state = table(points, 2)
    for (const taste of tastes) {
      const ships = fleetBy(state, 'a', taste)
      const order = { kind: 'muster', ships } as const
      expect(muster.judge(state, 'a', order).because).toEqual([])
      expect(points - valueOf(state, ships)).toBeLessThan(30)
    }
  }
})

test('[LOB-037] the dearest ship of a drawn fleet carries the highest officer it may have', () => {
  for (const officer of officerIds) {
    const ships = fleetBy(table(pointsPerOfficer[officer], 2), 'a', cheapest)
    const officers = ships.flatMap(ship => ship.officer ?? [])
    const worth = valueOf(table(20_000, 2), ships)
    const highest = officerIds.findLast(id => mostOfficers(id, worth) > 0)
    expect(officers).toEqual(highest === undefined ? [] : [highest])
  }
  expect(fleetBy(table(4950, 2), 'a', cheapest).every(ship => ship.officer === null)).toBe(true)
})

test('[LOB-036] merchantmen and cards without points are not drawn', () => {
  const cards = musterableCards(table(5000, 2)).map(card => card.id)
  expect(cards).not.toContain('merchant')
  expect(cards[0]).toBe('line1')
})

test('[LOB-008] drawn ships bear names of their nation, each its own', () => {
  const state = table(20_000, 4)
  for (const player of state.players) player.nation = 'england'
  drawFleets({ ...tableFor(state), roll: () => 1 })
  const names = state.ships.map(ship => ship.name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.every(name => name.startsWith('HMS '))).toBe(true)
})

test('[LOB-053] two players of a side share its points', () => {
  const state = table(3000, 4)
  expect(muster.legalOrders(state, 'a').map(order => valueOf(state, order.ships))).toEqual(
    muster.legalOrders(state, 'c').map(order => valueOf(state, order.ships)),
  )
  for (const { ships } of muster.legalOrders(state, 'c'))
    expect(valueOf(state, ships)).toBeLessThanOrEqual(1500)
})

test('[LOB-036] nothing is drawn for players who build or are given their fleets', () => {
  const state = battleOf({ players: [playerWith({ seat: 'a' })], rules: { fleets: 'drawn' } })
  drawFleets(tableFor(state))
  expect(state.ships).toEqual([])
  expect(lineOfBattle.scenarios['open-battle']?.options.fleets?.values).toEqual(['drawn', 'built'])
})

test('[LOB-036] of the players’ own cards those with points are drawn', () => {
  const state = table(5000, 2)
  const own = (id: string, points: number) => ({ ...classOf('brig'), id, points })
  state.cards.push(own('hulk', 0), own('lugger', 10))
  const cards = musterableCards(state).map(card => card.id)
  expect(cards).not.toContain('hulk')
  expect(cards).toContain('lugger')
})

test('[LOB-036] what dear ships leave over goes into the dearest small ship it buys', () => {
  const fleet = (points: number) => fleetBy(table(points, 2), 'a', cheapest).map(({ card }) => card)
  const frigates = Array.from({ length: 10 }, () => 'frigate6')
  expect(fleet(2080)).toEqual([...frigates, 'brig'])
  expect(fleet(2180)).toEqual([...frigates, 'corvette', 'brig'])
})

test('[LOB-008] as many names as are asked for, none of a ship that is there', () => {
  const state = table(5000, 2)
  const brig = classOf('brig')
  const [first = '', second = '', third = ''] = freeNames(state, 'a', brig, 3)
  expect(freeNames(state, 'a', brig, 3)).toHaveLength(3)
  state.ships.push(shipWith({ id: 'there', seat: 'a', name: first }))
  expect(freeNames(state, 'a', brig, 2)).toEqual([second, third])
  const many = freeNames(state, 'a', brig, 500)
  expect([many.length, new Set(many).size, many.includes(first)]).toEqual([500, 500, false])
})
