import { inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import { landingTurns, landingWithin, marchPerTurn, pickUpWithin } from './landing.ts'

test('[LOB-118] a party walks 4 inches a turn, halves up, at least one turn', () => {
  expect(marchPerTurn).toBe(inches(fixture.landing.inchesPerTurn))
  const walked = fixture.landing.walks.map(([walk = 0]) => landingTurns(inches(walk)))
  expect(walked).toEqual(fixture.landing.walks.map(([, turns]) => turns))
})

test('[LOB-116] [LOB-119] landing and pick-up are within an inch', () => {
  expect([landingWithin, pickUpWithin]).toEqual(
    [1_000, 1_000].map(() => inches(fixture.landing.near)),
  )
})
