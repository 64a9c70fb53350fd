import { expect, test } from 'vitest'
import { allLost, halfCrewFirepower, halfLost, rowIds } from './damage.ts'

test('[LOB-008] a card has three rows of boxes', () => {
  expect(rowIds).toEqual(['hull', 'sails', 'crew'])
})

test('[LOB-148] [LOB-149] [LOB-150] [LOB-151] effects come at half and at all of a row', () => {
  expect([halfLost, allLost, halfCrewFirepower]).toEqual([50, 100, -2])
})
