import { expect, test } from 'vitest'
import { battle, said } from '../../fixtures.ts'
import { recoveryEvents } from './events.ts'

const changed = { kind: 'valeurChanged', unit: 'u1', valeur: -4, cause: 'losses' } as const

test('[BA-5.5.2-01] the valeur of a unit with nobody left is not told', () => {
  const told = (figures: number) =>
    recoveryEvents.valeurChanged.describe(changed, battle({ units: [{ figures }] }))
  expect(told(0)).toBeNull()
  const message = told(5)
  expect(message && said(message)).toBe('After its losses u1 has valeur -4.')
})
