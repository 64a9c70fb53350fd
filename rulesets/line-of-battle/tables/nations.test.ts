import { inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import { nationTraits } from './nations.ts'

const plain = { move: 0, morale: 0, manoeuvre: 0, firepower: 0 }
const { england, france, spain, usa } = fixture.nations

test('[LOB-241] England has morale and seamanship', () => {
  expect(nationTraits.england).toEqual({ ...plain, ...england })
})

test('[LOB-242] France has move and morale', () => {
  expect(nationTraits.france).toEqual({ ...plain, ...france, move: inches(france.move) })
})

test('[LOB-243] Spain has guns', () => {
  expect(nationTraits.spain).toEqual({ ...plain, ...spain })
})

test('[LOB-244] the United States have move', () => {
  expect(nationTraits.usa).toEqual({ ...plain, move: inches(usa.move) })
})

test('[LOB-240] no nation has no traits', () => {
  expect(nationTraits.none).toEqual(plain)
})
