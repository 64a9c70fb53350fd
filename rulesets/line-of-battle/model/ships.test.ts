import { expect, test } from 'vitest'
import { battleOf, shipWith } from './fixtures.ts'
import { highestOfficer, officerAboard } from './ships.ts'
import type { Ship } from './state.ts'
import { view } from './view.ts'

test('[LOB-038] the enemy knows which ships are flagships', () => {
  const state = battleOf({ ships: [{ officer: 'admiral' }], shotsRevealed: false })
  expect(view(state, 'blue').ships.map(ship => ship.officer)).toEqual(['admiral'])
})

test.each<[string, Partial<Ship>]>([
  ['sunk', { status: 'sunk' }],
  ['fled', { status: 'fled' }],
  ['struck', { isStruck: true }],
  ['taken', { seat: 'blue', firstSeat: 'red' }],
  ['without a crew', { crew: 0 }],
])('[LOB-039] an officer counts no more when his flagship is %s', (_, fate) => {
  expect(officerAboard(shipWith({ officer: 'admiral', ...fate }))).toBeNull()
  expect(officerAboard(shipWith({ officer: 'admiral' }))).toBe('admiral')
})

test('[LOB-051] the highest officer of the own fleet counts', () => {
  const ships: Partial<Ship>[] = [
    { id: 'a', officer: 'commodore' },
    { id: 'b', officer: 'viceAdmiral' },
    { id: 'c', officer: 'admiral', seat: 'blue' },
  ]
  const state = battleOf({ ships })
  expect([highestOfficer(state, 'red'), highestOfficer(state, 'blue')]).toEqual([
    'viceAdmiral',
    'admiral',
  ])
  expect(highestOfficer(battleOf({ ships: [{}] }), 'red')).toBeNull()
})
