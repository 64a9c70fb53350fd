import { expect, test } from 'vitest'
import { boardingOdds, boardingTable, grapeBatteries, grapeHull } from './boarding.ts'
import fixture from './fixture.json' with { type: 'json' }
import vectors from './vectors.json' with { type: 'json' }

test.each(vectors.boarding)(
  '[SOL-008] [SOL-102] [SOL-104] $id: $attacker against $defender',
  ({ attacker, defender, odds }) => {
    expect(boardingOdds(defender - attacker)).toBe(odds)
  },
)

test('[SOL-105] [SOL-106] [SOL-107] [SOL-108] each class begins where the one below ends', () => {
  const printed = fixture.book.boarding
  expect(boardingTable.map(row => row.from)).toEqual(printed.map(row => row.diffMin))
  for (const row of printed) {
    const { diffMin, diffMax = 20 } = row
    expect(boardingOdds(diffMax)).toBe(boardingOdds(diffMin))
  }
})

test('[SOL-106] [SOL-107] 3 or more is 67 per cent, 5 or more 33', () => {
  const percent = [10, 5].map(difference => {
    const odds = boardingOdds(difference)
    const least = typeof odds === 'number' ? odds : 7
    return Math.round((100 * (7 - least)) / 6)
  })
  expect(percent).toEqual([67, 33])
})

test('[SOL-103] three batteries fire grape, each hit one of hull', () => {
  const { maxBatteries, everyHit } = fixture.book.boardingDefensiveFire
  expect([grapeBatteries, `${grapeHull} hull`]).toEqual([maxBatteries, everyHit])
})
