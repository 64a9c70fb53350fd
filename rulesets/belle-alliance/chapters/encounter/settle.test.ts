import { expect, test } from 'vitest'
import type { Unit } from '../../model/unit.ts'
import { attack, march, marched, sheet, straight } from './fixtures.ts'

const blue: Partial<Unit> = { seat: 'blue', heading: 18_000, y: 120_000, figures: 16 }
const sheets = [sheet('u1', march([straight(50)]))]

/** Two enemies side by side before one attacker. */
function sideBySide(target: string, given: Partial<Unit> = {}) {
  return marched({
    units: [{}, { ...blue, x: 92_000 }, { ...blue, x: 108_000, ...given }],
    sheets,
    attacks: [attack('u1', target)],
  }).state.attacks[0]
}

test('[BA-4.1.2-03] of enemies met at once the announced one is attacked; another only if met before', () => {
  expect(sideBySide('u2')).toMatchObject({ met: 'u2', state: 'met' })
  expect(sideBySide('u3')).toMatchObject({ met: 'u3', state: 'met' })
  expect(sideBySide('u3', { y: 120_500 })).toMatchObject({ met: null, state: 'cancelled' })
})
