import { expect, test } from 'vitest'
import { inflict } from '../morale/inflict.ts'
import { moraleEvolve } from '../morale/evolve.ts'
import { tableFor } from '../testing.ts'
import { duel } from './testing.ts'

function underFire(unit: string, degree: 'LU' | 'U' | 'FU') {
  const state = duel()
  const table = tableFor(state, moraleEvolve)
  inflict(table, [{ unit, degree, cause: 'fire', fromX: 100_000, fromY: 105_000 }])
  return state.attacks[0]?.state
}

test('[BA-4.1.1-09] who gives way between contact and melee has none', () => {
  expect(underFire('u2', 'U')).toBe('lapsed')
  expect(underFire('u1', 'FU')).toBe('lapsed')
  expect(underFire('u2', 'LU')).toBe('met')
})
