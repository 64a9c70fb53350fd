import { hexDistance, hexTowards, turnedBy } from '@grognard/geometry/hex/hex.ts'
import { hexNamed, nameOfHex } from '@grognard/geometry/hex/names.ts'
import { describe, expect, test } from 'vitest'
import { classes } from '../book/tables/ships.ts'
import vectors from '../book/tables/vectors.json' with { type: 'json' }
import { advancedFrom } from './new-ship.ts'
import { battleOf } from './fixtures.ts'
import type { TestShip } from './fixtures.ts'
import { areAdjacent, attitudeTo, distanceBetween, isOfTheLine, sternOf } from './ships.ts'
import type { Ship } from './state.ts'

function vectorsOf(rule: string): { id: string; input: unknown; expect: unknown }[] {
  return vectors.filter(({ rules }) => rules.includes(rule))
}

function lying(...ships: TestShip[]): Ship[] {
  return battleOf({ ships }).ships
}

function only(ship: TestShip): Ship {
  const [first] = lying(ship)
  if (!first) throw new Error('There is no ship.')
  return first
}

describe('[WS-010] [WS-012] where ships lie', () => {
  test.each(vectorsOf('WS-012'))('$id', ({ input, expect: wanted }) => {
    const { bow, heading } = input as { bow: string; heading: number }
    expect({ stern: nameOfHex(sternOf(only({ at: bow, heading }))) }).toEqual(wanted)
  })

  test('every other column lies half a hex lower', () => {
    const neighbours = [1, 2, 3, 4, 5, 6].map(way => nameOfHex(hexTowards(hex('C5'), way)))
    expect(neighbours).toEqual(['C4', 'D4', 'D5', 'C6', 'B5', 'B4'])
    const ofAnother = [1, 2, 3, 4, 5, 6].map(way => nameOfHex(hexTowards(hex('D5'), way)))
    expect(ofAnother).toEqual(['D4', 'E5', 'E6', 'D6', 'C6', 'C5'])
  })
})

function hex(name: string): { q: number; r: number } {
  const found = hexNamed(name)
  if (!found) throw new Error(`There is no hex ${name}.`)
  return found
}

test('[WS-011] headings count clockwise from north', () => {
  expect([1, 2, 3, 4, 5, 6].map(heading => turnedBy(heading, 1))).toEqual([2, 3, 4, 5, 6, 1])
  expect(nameOfHex(hexTowards(hex('R23'), 1))).toBe('R22')
})

describe('[WS-015] distances', () => {
  test.each(vectorsOf('WS-015'))('$id', ({ input, expect: wanted }) => {
    const { hexes, ships } = input as { hexes?: string[]; ships?: [string, number][] }
    if (hexes) {
      const [one, other] = hexes.map(hex)
      expect(one && other && hexDistance(one, other)).toBe(
        (wanted as { distance: number }).distance,
      )
    }
    if (ships) {
      const [one, other] = lying(...ships.map(([at, heading]) => ({ at, heading })))
      expect(one && other && distanceBetween(one, other)).toBe((wanted as { range: number }).range)
    }
  })

  test('ships are adjacent where any of their hexes are', () => {
    const [one, near, far] = lying(
      { at: 'R23', heading: 1 },
      { at: 'S23', heading: 1 },
      { at: 'T23', heading: 1 },
    )
    expect(one && near && areAdjacent(one, near)).toBe(true)
    expect(one && far && areAdjacent(one, far)).toBe(false)
  })
})

test('[WS-016] each class has its turning ability, speeds and rigging sections', () => {
  const rows = Object.values(classes).map(({ turning, battle, full, sections }) => [
    turning,
    battle,
    full,
    sections,
  ])
  expect(rows).toEqual([
    [1, 3, 5, 3],
    [2, 3, 5, 3],
    [3, 4, 6, 4],
    [3, 4, 7, 4],
    [3, 4, 7, 4],
    [1, 4, 0, 2],
    [1, 4, 0, 1],
  ])
})

test('[WS-017] classes 1 and 2 are ships of the line', () => {
  const state = battleOf({ ships: [1, 2, 3, 5].map(one => ({ card: { class: one } })) })
  expect(state.ships.map(ship => isOfTheLine(state, ship))).toEqual([true, true, false, false])
})

test('[WS-018] a ship begins with the squares of her log, guns and carronades on both sides', () => {
  expect(only({})).toMatchObject({
    hull: 21,
    crew: [8, 8, 8],
    rigging: [7, 7, 7],
    load: { port: 'round', starboard: 'round' },
  })
})

describe('[WS-019] Advanced logs', () => {
  test.each(vectorsOf('WS-019'))('$id', ({ input, expect: wanted }) => {
    const { basic } = input as { basic: Parameters<typeof advancedFrom>[0] }
    expect(advancedFrom(basic)).toMatchObject(wanted as object)
  })
})

test('[WS-020] each broadside is split into equal halves, bow and stern', () => {
  const { guns, carronades } = only({})
  expect({ guns, carronades }).toEqual({ guns: [8, 8, 8, 8], carronades: [2, 2, 2, 2] })
  const log = { hull: 21, crew: [8, 8, 8], guns: 5, carronades: 0, rigging: [7, 7, 7] }
  expect(only({ card: { log } }).guns).toEqual([3, 2, 3, 2])
})

describe('[WS-035] attitudes', () => {
  test.each(vectorsOf('WS-035'))('$id', ({ input, expect: wanted }) => {
    const { wind } = input as { wind: number }
    const found = [1, 2, 3, 4, 5, 6].map(heading => [String(heading), attitudeTo(heading, wind)])
    expect(Object.fromEntries(found)).toEqual(wanted)
  })
})
