import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import { gradeOf, gradeTables, quarters, victoryPoints } from './victory.ts'

test('[LOB-215] [LOB-216] [LOB-217] [LOB-218] victory points of the book', () => {
  const { boardQuarterControlled, ...ships } = fixture.victory
  expect(victoryPoints).toEqual({ ...ships, quarterControlled: boardQuarterControlled })
  expect(quarters).toBe(4)
})

test.each(['corrected', 'printed'] as const)('[LOB-219] the grades, %s', labels => {
  expect(gradeTables[labels]).toEqual(fixture.grades[labels])
})

test('[LOB-219] each grade begins and ends where the table says', () => {
  const ends = [0, 10, 11, 20, 21, 35, 36, 50, 51, 70, 71, 100, 140]
  const grades = ends.map(difference => gradeOf(difference, 'corrected'))
  expect(grades.join(' ')).toBe(
    'draw draw narrow narrow small small normal normal great great ' +
      'overwhelming overwhelming overwhelming',
  )
})

test('[LOB-219] as printed normal comes before small', () => {
  expect([gradeOf(30, 'printed'), gradeOf(40, 'printed')]).toEqual(['normal', 'small'])
})
