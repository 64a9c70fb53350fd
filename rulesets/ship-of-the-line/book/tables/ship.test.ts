import { expect, test } from 'vitest'
import { mastIds } from '../../model/state.ts'
import fixture from './fixture.json' with { type: 'json' }
import * as ship from './ship.ts'
import { movingShipHull, repairs, struckShipBatteries, struckShipHull, turnsAway } from './ship.ts'

const { book, bearing } = fixture

test('[SOL-001] five batteries a side, [SOL-010] three ships a player', () => {
  expect(ship.batteriesPerSide).toBe(book.batteriesPerSide)
  expect(ship.batteryNumbers).toHaveLength(book.batteriesPerSide)
  expect(ship.shipsPerPlayer).toBe(book.shipsPerPlayer)
})

test('[SOL-004] three masts, from the bow, with three sails each', () => {
  expect(mastIds).toEqual(book.masts)
  expect(ship.sailsPerMast).toBe(fixture.ships.sailsPerMast)
})

test('[SOL-005] [SOL-072] the hull counter ends at 20', () => {
  expect(ship.hullSinksAt).toBe(book.hullSinksAt)
})

test('[SOL-021] [SOL-022] a move for each mast, and one at least', () => {
  expect([ship.movesPerMast, ship.fewestMoves]).toEqual([book.movesPerMastWithSail, book.minMoves])
})

test('[SOL-003] guns reach three cables, [SOL-052] on the diagonal two', () => {
  expect(ship.longestRange).toBe(book.maxRangeCables)
  expect(ship.longestSum).toBe(2 * book.maxDiagonalRange)
})

test('[SOL-056] [SOL-063] places of batteries and masts in tenths of a cable', () => {
  expect(ship.batteryPlaces.map(place => place / 10)).toEqual(bearing.batteryOffsetsAlongKeel)
  expect(ship.batteryFromKeel / 10).toBe(bearing.lateral)
  const masts = mastIds.map(id => [id, ship.mastPlaces[id] / 10])
  expect(Object.fromEntries(masts)).toEqual(bearing.mastOffsets)
})

test('[SOL-082] a ship with a sea anchor fires within one cable', () => {
  expect(ship.rangeWithWreck).toBe(1)
})

test('[SOL-096] [SOL-099] hits of a collision', () => {
  const { moving, struck } = book.collision
  expect(movingShipHull).toBe(moving.hull)
  expect([struckShipHull, struckShipBatteries]).toEqual([struck.hull, struck.batteries])
})

test('[SOL-126] [SOL-128] a turn away, and what is mended in it', () => {
  const { turnsOff, repairs: printed } = book.disengagement
  expect(turnsAway).toBe(turnsOff)
  expect(Object.entries(repairs)).toEqual(printed.flatMap(row => Object.entries(row)))
})
