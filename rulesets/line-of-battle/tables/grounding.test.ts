import { inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import * as grounding from './grounding.ts'

test('[LOB-093] [LOB-094] [LOB-095] running aground and coming free', () => {
  const { damage, turns, refloatFrom, placedBack } = fixture.grounding
  expect(grounding.groundingDamage).toBe(damage)
  expect(grounding.groundedTurns).toBe(turns)
  expect(grounding.refloatFrom).toBe(refloatFrom)
  expect(grounding.refloatDistance).toBe(inches(placedBack))
})
