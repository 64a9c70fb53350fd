import { degrees, inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import { noGo, windAfter, windAhead, windAstern, windHeadings } from './wind.ts'

test('[LOB-035] the wind comes from one of four edges', () => {
  expect(windHeadings).toEqual([0, 90, 180, 270].map(degrees))
})

test('[LOB-062] [LOB-063] [LOB-066] what the wind gives, takes and forbids', () => {
  const { astern, ahead, noGo: forbidden } = fixture.wind
  expect([windAstern, windAhead, noGo]).toEqual([inches(astern), inches(ahead), degrees(forbidden)])
})

test('[LOB-210] from west a 1 turns the wind north and a 6 turns it south', () => {
  expect([1, 2, 5, 6].map(die => windAfter(27_000, die))).toEqual([0, 27_000, 27_000, 18_000])
})

test('[LOB-210] from north a 6 turns the wind west', () => {
  expect(windAfter(0, 6)).toBe(27_000)
})
