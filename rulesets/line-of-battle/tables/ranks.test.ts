import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import { rankAt, rankThresholds, rankTitle, titledRanks } from './ranks.ts'

test('[LOB-255] seven ranks at the points of the book, titled where it prints a title', () => {
  expect(rankThresholds).toEqual(fixture.ranks.points)
  expect(titledRanks).toEqual({ none: 0, ...fixture.ranks.titled })
})

test('[LOB-255] a rank is reached exactly at its points', () => {
  expect([0, 499, 500, 2_499, 2_500, 90_000, 200_000].map(rankAt)).toEqual([0, 0, 1, 1, 2, 7, 7])
})

test('[LOB-255] where no title is printed the last one is kept', () => {
  expect(rankTitle('france', 7)).toBe('lob.rank.france.6')
  expect(rankTitle('usa', 5)).toBe('lob.rank.usa.3')
  expect([rankTitle('england', 0), rankTitle('none', 4)]).toEqual([undefined, undefined])
})
