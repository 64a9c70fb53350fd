import { expect, test } from 'vitest'
import { seatsAsked, seededDice } from '@grognard/umpire'
import { begun, ordered } from '../chapters/setup/fixtures.ts'
import { battleOf } from '../model/fixtures.ts'
import { sideOf } from '../model/players.ts'
import type { State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { doctrine } from './index.ts'
import { bestEdge } from './placing.ts'

/** The computer's own setting up of a battle, to the first turn. */
function deployed(scenario: string, seed: string): State {
  const dice = seededDice(seed)
  let state = begun(scenario, {}, { seed })
  while (state.turn === 0) {
    const seat = seatsAsked(state)[0] ?? ''
    const order: Order = doctrine.choose(state, seat, dice)
    state = ordered(state, seat, order)
  }
  return state
}

const fleet = (state: State, side: number) =>
  state.ships.filter(ship => sideOf(state, ship.seat) === side && ship.status === 'afloat')

test('[LOB-S-3] in harbour every ship that finds room lies in file with the channel', () => {
  const state = deployed('putting-to-sea', 'harbour')
  const ships = fleet(state, 0)
  expect(ships.every(ship => ship.heading === 9000)).toBe(true)
  expect(ships.every(ship => Math.abs(ship.y - 24_000) <= 1000)).toBe(true)
  expect(fleet(state, 1).every(ship => ship.heading === 0)).toBe(true)
})

test('[LOB-S-4] runners keep together in a lane of their own, heading for the harbour', () => {
  const state = deployed('blockade-runners', 'lane')
  const northings = fleet(state, 0).map(ship => ship.y)
  expect(Math.max(...northings) - Math.min(...northings)).toBeLessThan(12_000)
  expect(fleet(state, 0).every(ship => ship.heading === 9000)).toBe(true)
})

test('[LOB-S-2] the convoy steers downwind, the raider comes in ahead of it, heading inwards', () => {
  const state = deployed('convoy', 'convoy')
  const heading = (state.windFrom + 18_000) % 36_000
  expect(fleet(state, 0).every(ship => ship.heading === heading)).toBe(true)
  expect(state.players.map(player => player.entryEdge)).toEqual([null, heading])
  expect(fleet(state, 1).every(ship => ship.heading === (heading + 18_000) % 36_000)).toBe(true)
})

test('[LOB-S-2] the raider comes in over the edge nearest to the heading of the convoy', () => {
  const edgeFor = (fleetHeading: number) => {
    const convoy = battleOf({ players: [{ fleetHeading }, { seat: 'blue', side: 1 }] })
    return bestEdge(convoy, 'blue')
  }
  expect([3000, 12_000, 22_500, 30_000].map(edgeFor)).toEqual(
    [0, 9000, 18_000, 27_000].map(edge => ({ kind: 'chooseEdge', edge })),
  )
})

test('[LOB-S-1] [LOB-103] fleets deploy in column, so that ships of the line begin in line', () => {
  const state = deployed('open-battle', 'column')
  expect(state.ships.filter(ship => ship.wasInLine).length).toBeGreaterThanOrEqual(3)
})
