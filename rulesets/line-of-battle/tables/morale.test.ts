import { inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import * as morale from './morale.ts'

test('[LOB-104] [LOB-202] officers within 10 inches, line and flagship add what the book says', () => {
  const { commodore, admiral, line, flagship } = fixture.morale
  expect(morale.officerMorale).toEqual({ commodore, viceAdmiral: admiral, admiral })
  expect([morale.lineMorale, morale.flagshipMorale]).toEqual([line, flagship])
  expect(morale.officerWithin).toBe(inches(10))
})

test('[LOB-200] [LOB-206] tests begin beyond half, and the third failure strikes the flag', () => {
  expect([morale.shakenBeyond, morale.failsToStrike]).toEqual([50, fixture.morale.failsToStrike])
})
