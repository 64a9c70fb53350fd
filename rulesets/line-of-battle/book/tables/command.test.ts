import { inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import {
  mostOfficers,
  mostShipsBonus,
  nationTraits,
  officerInitiative,
  pointsPerOfficer,
  seniorityOf,
} from './command.ts'
import fixture from './fixture.json' with { type: 'json' }

test('[LOB-037] officers come with the points of the book', () => {
  expect(pointsPerOfficer).toEqual(fixture.command)
})

test('[LOB-037] a fleet of 20000 has one admiral and two vice-admirals at most', () => {
  expect([mostOfficers('admiral', 20_000), mostOfficers('viceAdmiral', 20_000)]).toEqual([1, 2])
})

test('[LOB-037] below 5000 points nobody leads', () => {
  expect([mostOfficers('commodore', 4_999), mostOfficers('commodore', 5_000)]).toEqual([0, 1])
})

test('[LOB-202] an admiral stands above a vice-admiral, he above a commodore, he above nobody', () => {
  const ranks = [null, 'commodore', 'viceAdmiral', 'admiral'] as const
  expect(ranks.map(seniorityOf)).toEqual([0, 1, 2, 3])
})

test('[LOB-051] the largest fleet and each officer add what the book says', () => {
  expect({ mostShips: mostShipsBonus, ...officerInitiative }).toEqual(fixture.initiative)
})

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
