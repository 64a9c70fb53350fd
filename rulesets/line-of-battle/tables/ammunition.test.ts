import { inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import { shotIds, shotRows, shots } from './ammunition.ts'

test('[LOB-054] there are three kinds of shot', () => {
  expect(shots.map(row => row.id)).toEqual([...shotIds])
})

test('[LOB-128] round shot reaches 15 inches, chain 10, grape 5', () => {
  const { round, grape, chain } = fixture.ranges
  expect(shots.map(row => row.range)).toEqual([round, grape, chain].map(inches))
})

test('[LOB-056] [LOB-146] [LOB-147] chain goes for the sails, grape for the crew', () => {
  expect(shotIds.map(id => shotRows[id].row)).toEqual([null, 'crew', 'sails'])
})
