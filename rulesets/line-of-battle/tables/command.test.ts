import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import { mostOfficers, pointsPerOfficer, seniorityOf } from './command.ts'

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
