import { degrees, inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import { crossing, lineOfBattle, manoeuvreFrom, rescueFactor, tackTurn } from './manoeuvres.ts'

const book = fixture.manoeuvres

test('[LOB-101] [LOB-102] a test passes from 4, and a tack turns as far as about', () => {
  expect([manoeuvreFrom, tackTurn]).toEqual([book.successFrom, degrees(180)])
})

test('[LOB-103] [LOB-106] a line is three ships with gaps of 2 inches and 30 degrees of play', () => {
  const { leastShips, gap, bearing, headingDifference } = lineOfBattle
  expect([leastShips, gap]).toEqual([book.lineShips, inches(book.lineGap)])
  expect([bearing, headingDifference]).toEqual([degrees(30), degrees(30)])
})

test('[LOB-107] [LOB-108] [LOB-109] crossing doubles within 5 inches, with rescue it triples', () => {
  expect(crossing).toEqual({
    distance: inches(book.crossingDistance),
    offAxis: degrees(30),
    factor: book.crossingFactor,
  })
  expect(rescueFactor).toBe(book.rescueFactor)
})
