import { expect, test } from 'vitest'
import { shipOf } from '../ships.ts'
import { battleOf } from '../testing.ts'
import type { Setting } from '../testing.ts'
import { victoryPoints } from './victory-points.ts'
import { beaten, enemy, rally } from './testing-morale.ts'

test('[LOB-206] [LOB-010] LOB-TV-78: after three failures running the flag is struck', () => {
  const state = battleOf({ ships: [beaten, enemy] })
  for (const die of [6, 6, 6]) rally(state, die)
  expect(shipOf(state, 'ship1')).toMatchObject({
    seat: 'blue',
    firstSeat: 'red',
    isStruck: true,
    isFleeing: false,
    crew: 0,
    status: 'afloat',
  })
  expect(victoryPoints(state, 1)).toContainEqual(
    expect.objectContaining({ rule: 'LOB-216', value: 5 }),
  )
  rally(state)
})

test('[LOB-216] a prize that strikes to her first side is taken no more', () => {
  const prize = { ...beaten, id: 'prize', firstSeat: 'blue', moraleFails: 2 }
  const state = battleOf({ ships: [prize, enemy] })
  expect(victoryPoints(state, 0)).toContainEqual(expect.objectContaining({ rule: 'LOB-216' }))
  rally(state, 6)
  expect(shipOf(state, 'prize')).toMatchObject({ seat: 'blue', isStruck: true })
  for (const side of [0, 1])
    expect(victoryPoints(state, side).map(line => line.rule)).not.toContain('LOB-216')
})

test('[LOB-206] a flagship that strikes is worth ten points', () => {
  const flagship = { card: 'schooner', hull: 1, officer: 'commodore' as const, moraleFails: 2 }
  const state = battleOf({ ships: [flagship, enemy] })
  rally(state, 6)
  expect(victoryPoints(state, 1)).toContainEqual(
    expect.objectContaining({ rule: 'LOB-215', value: 10 }),
  )
})

test('[LOB-206] the ship falls to the seat of the nearest enemy that can still act', () => {
  const players: Setting['players'] = [
    { seat: 'red' },
    { seat: 'blue', side: 1 },
    { seat: 'green', side: 1 },
  ]
  const ships = [
    { ...beaten, moraleFails: 2 },
    { id: 'far', seat: 'blue', x: 40_000 },
    { id: 'near', seat: 'green', x: 30_000 },
    { id: 'wreck', seat: 'blue', x: 26_000, crew: 0 },
  ]
  const state = battleOf({ players, ships })
  rally(state, 6)
  expect(shipOf(state, 'ship1').seat).toBe('green')
})
