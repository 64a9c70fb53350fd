import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import { mostShipsBonus, officerInitiative } from './initiative.ts'

test('[LOB-051] the largest fleet and each officer add what the book says', () => {
  expect({ mostShips: mostShipsBonus, ...officerInitiative }).toEqual(fixture.initiative)
})
