import { describe, expect, test } from 'vitest'
import { abeam, astern, attempt, consort, fireOrder, one, tableOf } from '../../fixtures.ts'
import { loseBattery, loseMast, loseSail, takeHullHits } from '../../model/damage.ts'
import { isAdrift, shipOf } from '../../model/ships.ts'
import type { Ship } from '../../model/state.ts'

/** The target after one battery of a broadside at one cable. */
function after(dice: number, b: Partial<Ship> = {}, battery = 3): Ship {
  const state = abeam({ b, others: [consort], hands: { b: ['BOS-2', 'CAR-2'] } })
  return shipOf(attempt(state, one(battery), [dice]).state, 'b1')
}

/** What is left of a ship after a stern shot. */
function raked(dice: number, b: Partial<Ship> = {}): Ship {
  const state = astern({ b, others: [consort], hands: { b: ['BOS-2', 'CAR-2'] } })
  return shipOf(attempt(state, one(3, { side: 'port' }), [dice]).state, 'b1')
}

const gone = [false, false, false, false, false]
const works = [true, true, true, true, true]

describe('[SOL-072] hull', () => {
  test('a hull result moves the counter by one, a double one by two', () => {
    expect(after(5)).toMatchObject({ hull: 1, status: 'afloat' })
    expect(raked(5)).toMatchObject({ hull: 2, status: 'afloat' })
  })

  test('vector SOL-TV-33: at 20 the ship sinks', () => {
    expect(after(5, { hull: 18 })).toMatchObject({ hull: 19, status: 'afloat' })
    expect(after(5, { hull: 19 })).toMatchObject({ hull: 20, status: 'sunk' })
  })

  test('vector SOL-TV-30: the counter ends at 20', () => {
    const state = abeam({ b: { hull: 18 } })
    takeHullHits(tableOf(state), 'b1', 3)
    expect(shipOf(state, 'b1')).toMatchObject({ hull: 20, status: 'sunk' })
  })

  test('a ship that is down takes no more', () => {
    const state = abeam({ b: { status: 'sunk', hull: 20 } })
    const table = tableOf(state)
    takeHullHits(table, 'b1', 1)
    expect(table.events).toEqual([])
  })
})

test('[SOL-073] [SOL-063] a sail of the nearest mast that has one', () => {
  expect(after(4, {}, 1).masts).toEqual({ fore: 2, main: 3, mizzen: 3 })
  expect(after(4, {}, 5).masts).toEqual({ fore: 3, main: 3, mizzen: 2 })
  const bare = { masts: { fore: 3, main: 0, mizzen: 3 } }
  expect(after(4, bare, 3).masts).toEqual({ fore: 2, main: 0, mizzen: 3 })
})

test('[SOL-074] the battery opposite, then the next on that side, then on the far one', () => {
  expect(after(9).batteries.port).toEqual([true, true, false, true, true])
  const next = { batteries: { starboard: works, port: [true, true, false, true, true] } }
  expect(after(9, next).batteries.port).toEqual([true, false, false, true, true])
  const far = { batteries: { starboard: works, port: gone } }
  expect(after(9, far).batteries.starboard).toEqual([true, true, false, true, true])
})

test('[SOL-075] [SOL-080] the nearest mast falls with its sails and is a sea anchor', () => {
  const ship = after(2, {}, 1)
  expect(ship.masts).toEqual({ fore: null, main: 3, mizzen: 3 })
  expect(ship).toMatchObject({ isWreckFallen: true, isWreckHolding: false })
  const bare = { masts: { fore: 0, main: 3, mizzen: 3 } }
  expect(after(2, bare, 1).masts.fore).toBeNull()
})

test('[SOL-084] masts that fall before the same turn are one sea anchor', () => {
  const state = abeam({ others: [consort] })
  const { state: played } = attempt(state, fireOrder({ batteries: [1, 3] }), [2, 2])
  const ship = shipOf(played, 'b1')
  expect(ship.masts).toEqual({ fore: null, main: null, mizzen: 3 })
  expect(ship).toMatchObject({ isWreckFallen: true, isWreckHolding: false })
})

test('[SOL-085] a mast that falls in a turn already lost is a sea anchor of its own', () => {
  const state = abeam({ b: { isWreckHolding: true, masts: { fore: null, main: 3, mizzen: 3 } } })
  loseMast(tableOf(state), 'b1', 'main')
  expect(shipOf(state, 'b1')).toMatchObject({ isWreckFallen: true, isWreckHolding: true })
})

test('[SOL-076] without its rudder a ship is adrift', () => {
  const ship = raked(2)
  expect(ship).toMatchObject({ hasRudder: false, status: 'afloat' })
  expect(isAdrift(ship)).toBe(true)
})

test('[SOL-077] a hit in the magazine destroys the ship', () => {
  expect(raked(12)).toMatchObject({ status: 'sunk', hull: 0 })
})

describe('[SOL-078] what is no longer there is a hull hit', () => {
  test('a sail', () => {
    expect(after(4, { masts: { fore: 0, main: 0, mizzen: 0 } }).hull).toBe(1)
  })

  test('a battery', () => {
    expect(after(9, { batteries: { starboard: gone, port: gone } }).hull).toBe(1)
  })

  test('the rudder', () => {
    expect(raked(2, { hasRudder: false }).hull).toBe(1)
  })

  test('a mast, which may sink the ship', () => {
    const state = abeam({
      b: { hull: 19, masts: { fore: null, main: null, mizzen: null } },
      others: [consort],
    })
    const { state: played } = attempt(state, one(3), [2])
    expect(shipOf(played, 'b1').status).toBe('sunk')
  })
})

test('[SOL-079] outside an attack nothing takes the place of what is gone', () => {
  const state = abeam({
    b: { masts: { fore: null, main: 0, mizzen: 3 }, batteries: { starboard: gone, port: works } },
  })
  const table = tableOf(state)
  loseMast(table, 'b1', 'fore')
  loseBattery(table, 'b1', 'starboard', 2)
  loseSail(table, 'b1', 'main')
  expect(table.events).toEqual([])
})
