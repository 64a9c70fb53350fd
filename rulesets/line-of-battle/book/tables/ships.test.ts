import { degrees, inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import { cards, classOf, findClass, merchantman, warships } from './ships.ts'

test('[LOB-014] [LOB-060] [LOB-068] [LOB-092] [LOB-131] the ten classes have the values of the book', () => {
  expect(warships).toHaveLength(10)
  expect(cards.map(printedValues)).toEqual(fixture.ships.map(bookValues))
})

test('[LOB-015] every class has its reconstructed outline', () => {
  const outlines = cards.map(card => [card.length, card.beam])
  expect(outlines).toEqual(
    fixture.ships.map(row => [inches(row.lengthInches), inches(row.beamInches)]),
  )
})

test('[LOB-S-2] a merchantman is free, moves 4 and has no place in the line', () => {
  expect(merchantman).toMatchObject({ points: 0, move: inches(4), isShipOfTheLine: false })
})

test('[LOB-014] a class is found by its id, and nothing by another', () => {
  expect(classOf('brig').points).toBe(80)
  expect(findClass('galleon')).toBeUndefined()
  expect(() => classOf('galleon')).toThrow(RangeError)
})

test('[LOB-036] the fleet of the example is worth 3980 points', () => {
  const fleet = { line1: 1, line2: 1, line3: 2, frigate5: 4, corvette: 2, schooner: 1 }
  const worth = Object.entries(fleet).map(([id, count]) => classOf(id).points * count)
  expect(worth).toEqual([1000, 750, 1000, 1000, 200, 30])
  expect(worth.reduce((sum, points) => sum + points)).toBe(3980)
})

function printedValues(card: (typeof cards)[number]) {
  const { name: _name, length: _length, beam: _beam, ...printed } = card
  return printed
}

function bookValues(row: (typeof fixture.ships)[number]) {
  return {
    id: row.id,
    points: row.points,
    actionPoints: row.actionPoints,
    move: inches(row.moveInches),
    turning: degrees(row.turnDegrees),
    draught: row.draught,
    morale: row.morale,
    firepower: row.firepower,
    size: row.size,
    hull: row.hull,
    sails: row.sails,
    crew: row.crew,
    isShipOfTheLine: row.ofTheLine,
    canCross: row.mayCross,
  }
}
