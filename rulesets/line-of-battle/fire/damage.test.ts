import { expect, test } from 'vitest'
import { shipOf } from '../ships.ts'
import { tableFor } from '../testing.ts'
import { sinkIfDestroyed, strikeOff } from './damage.ts'
import { abeam, evolveAll, exchange } from './testing.ts'

test('[LOB-138] [LOB-009] damage beyond the end of a row is lost', () => {
  const state = abeam()
  const table = tableFor(state, evolveAll)
  strikeOff(table, 'heros', 'crew', 12)
  expect(shipOf(state, 'heros')).toMatchObject({ hull: 10, sails: 8, crew: 0 })
  expect(table.events).toEqual([
    { kind: 'shipDamaged', ship: 'heros', row: 'crew', lost: 8, left: 0 },
  ])
})

test('[LOB-141] a rudder hit forbids turns in the next three moves, and another starts them anew', () => {
  const state = abeam({ heros: { rudderTurns: 1 } })
  exchange(state, [6, 4, 1])
  expect(shipOf(state, 'heros')).toMatchObject({ rudderTurns: 3, hull: 6 })
})

test('[LOB-142] the mainmast is gone for good', () => {
  const state = abeam()
  exchange(state, [6, 5, 1])
  expect(shipOf(state, 'heros')).toMatchObject({ isMainmastLost: true, hull: 6 })
})

test('[LOB-152] vector LOB-TV-48: a first-rate with all 20 of her hull lost is destroyed', () => {
  const state = abeam({ heros: { card: 'line1' } })
  const table = tableFor(state, evolveAll)
  strikeOff(table, 'heros', 'hull', 19)
  sinkIfDestroyed(table, 'heros')
  expect(shipOf(state, 'heros').status).toBe('afloat')
  strikeOff(table, 'heros', 'hull', 1)
  sinkIfDestroyed(table, 'heros')
  expect(shipOf(state, 'heros')).toMatchObject({ status: 'sunk', hull: 0 })
})

test('[LOB-152] the melees of a ship that sinks end with her', () => {
  const state = abeam({
    heros: { hull: 1 },
    melees: [
      {
        id: 1,
        attacker: 'heros',
        defender: 'orion',
        attackerBattery: 'starboard',
        defenderBattery: 'port',
        attackerWins: 1,
        defenderWins: 0,
        bonus: 0,
        startedIn: 1,
        winner: null,
        isOpen: false,
      },
    ],
    others: [{ id: 'orion', x: 40_000 }],
  })
  exchange(state, [4, 1])
  expect(shipOf(state, 'heros').status).toBe('sunk')
  expect(state.melees).toEqual([])
})

test('[LOB-157] shot and answer take effect together', () => {
  const state = abeam({ ajax: { hull: 4 }, heros: { hull: 4 } })
  const table = exchange(state, [4, 1, 4, 1], 'port')
  expect(state.ships.map(ship => ship.status)).toEqual(['sunk', 'sunk'])
  const kinds = table.events.map(event => event.kind)
  expect(kinds.indexOf('shipDamaged')).toBeGreaterThan(kinds.lastIndexOf('hitJudged'))
  expect(kinds.indexOf('shipSunk')).toBeGreaterThan(kinds.lastIndexOf('shipDamaged'))
})
