import { degrees, inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import * as grounding from './movement.ts'
import * as transfer from './movement.ts'
import {
  anchorCost,
  crossing,
  landingTurns,
  landingWithin,
  leastMove,
  lineOfBattle,
  manoeuvreFrom,
  marchPerTurn,
  noGo,
  pickUpWithin,
  rescueFactor,
  speedDivisor,
  tackTurn,
  turningUnit,
  windAfter,
  windAhead,
  windAstern,
  windHeadings,
} from './movement.ts'

test('[LOB-061] [LOB-068] [LOB-071] [LOB-072] least move, anchor and turning are an inch each', () => {
  expect([leastMove, anchorCost, turningUnit]).toEqual([1_000, 1_000, 1_000])
})

test('[LOB-148] half speed is a division by two', () => {
  expect(speedDivisor).toBe(2)
})

test('[LOB-035] the wind comes from one of four edges', () => {
  expect(windHeadings).toEqual([0, 90, 180, 270].map(degrees))
})

test('[LOB-062] [LOB-063] [LOB-066] what the wind gives, takes and forbids', () => {
  const { astern, ahead, noGo: forbidden } = fixture.wind
  expect([windAstern, windAhead, noGo]).toEqual([inches(astern), inches(ahead), degrees(forbidden)])
})

test('[LOB-210] from west a 1 turns the wind north and a 6 turns it south', () => {
  expect([1, 2, 5, 6].map(die => windAfter(27_000, die))).toEqual([0, 27_000, 27_000, 18_000])
})

test('[LOB-210] from north a 6 turns the wind west', () => {
  expect(windAfter(0, 6)).toBe(27_000)
})

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

test('[LOB-093] [LOB-094] [LOB-095] running aground and coming free', () => {
  const { damage, turns, refloatFrom, placedBack } = fixture.grounding
  expect(grounding.groundingDamage).toBe(damage)
  expect(grounding.groundedTurns).toBe(turns)
  expect(grounding.refloatFrom).toBe(refloatFrom)
  expect(grounding.refloatDistance).toBe(inches(placedBack))
})

test('[LOB-080] [LOB-083] [LOB-084] the gap and the two risks', () => {
  const { gap, enemyWithin, roughWeather } = fixture.transfer
  expect(transfer.transferGap).toBe(inches(gap))
  expect(transfer.transferEnemyWithin).toBe(inches(enemyWithin))
  expect(transfer.transferRoughWeather).toBe(roughWeather)
})

test('[LOB-085] the die decides as printed', () => {
  expect(transfer.transferTable).toEqual(fixture.transfer.table)
})

test('[LOB-085] of six crew a 3 brings three over and keeps three', () => {
  expect(transfer.transferOf(6, 3)).toEqual({ arrive: 3, stay: 3, lost: 0 })
})

test('[LOB-085] half of five is two, and the other three stay', () => {
  expect(transfer.transferOf(5, 3)).toEqual({ arrive: 2, stay: 3, lost: 0 })
})

test('[LOB-085] a 1 loses all, a 2 keeps all, a 4 brings all', () => {
  expect(transfer.transferOf(4, 1)).toEqual({ arrive: 0, stay: 0, lost: 4 })
  expect(transfer.transferOf(4, 2)).toEqual({ arrive: 0, stay: 4, lost: 0 })
  expect(transfer.transferOf(4, 4)).toEqual({ arrive: 4, stay: 0, lost: 0 })
})

test('[LOB-118] a party walks 4 inches a turn, halves up, at least one turn', () => {
  expect(marchPerTurn).toBe(inches(fixture.landing.inchesPerTurn))
  const walked = fixture.landing.walks.map(([walk = 0]) => landingTurns(inches(walk)))
  expect(walked).toEqual(fixture.landing.walks.map(([, turns]) => turns))
})

test('[LOB-116] [LOB-119] landing and pick-up are within an inch', () => {
  expect([landingWithin, pickUpWithin]).toEqual(
    [1_000, 1_000].map(() => inches(fixture.landing.near)),
  )
})
