import { expect, test } from 'vitest'
import { beaten, enemy, melee, rally } from '../chapters/rally/fixtures.ts'
import { battleOf } from './fixtures.ts'
import { shipOf } from './ships.ts'

test('[LOB-203] [LOB-204] a ship that fails flees until it passes, and tests again each turn', () => {
  const state = battleOf({ ships: [beaten, enemy] })
  rally(state, 6)
  rally(state, 6)
  expect(shipOf(state, 'ship1')).toMatchObject({ isFleeing: true, moraleFails: 2 })
  rally(state, 1)
  expect(shipOf(state, 'ship1')).toMatchObject({ isFleeing: false, moraleFails: 0 })
})

test('[LOB-212] a turn without a test begins the count anew', () => {
  const state = battleOf({ ships: [beaten, enemy] })
  rally(state, 6)
  rally(state, 6)
  state.melees = [melee('enemy', 'ship1')]
  rally(state)
  expect(shipOf(state, 'ship1')).toMatchObject({ moraleFails: 0, isFleeing: true })
  state.melees = []
  rally(state, 6)
  expect(shipOf(state, 'ship1')).toMatchObject({ moraleFails: 1, isStruck: false })
})

test('[LOB-212] [LOB-151] so does a turn without a crew to test, though a new one comes aboard', () => {
  const state = battleOf({ ships: [beaten, enemy] })
  rally(state, 6)
  rally(state, 6)
  const ship = shipOf(state, 'ship1')
  const { crew } = ship
  ship.crew = 0
  rally(state)
  expect(ship).toMatchObject({ moraleFails: 0, isFleeing: true })
  expect(rally(state).events.filter(event => event.kind === 'failsForgotten')).toEqual([])
  ship.crew = crew
  rally(state, 6)
  expect(ship).toMatchObject({ moraleFails: 1, isStruck: false })
})

test('[LOB-212] flight ends when its cause is gone', () => {
  const state = battleOf({ ships: [{ card: 'line3', crew: 4 }, enemy] })
  rally(state, 6)
  shipOf(state, 'ship1').crew = 6
  const table = rally(state)
  expect(shipOf(state, 'ship1')).toMatchObject({ moraleFails: 0, isFleeing: false })
  expect(table.events[0]).toEqual({ kind: 'failsForgotten', ship: 'ship1', isFleeing: false })
})
