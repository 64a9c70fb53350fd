import { tallyLines, total } from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { hitsOn } from '../book/tables/hits.ts'
import type { AmmunitionId, QualityId } from '../book/tables/ships.ts'
import vectors from '../book/tables/vectors.json' with { type: 'json' }
import { battleOf, defence } from './fixtures.ts'
import type { TestShip } from './fixtures.ts'
import { hitNumber, hitTables, rowFor, squaresFiring, tablesRolled } from './gunnery.ts'
import type { Shot } from './gunnery.ts'
import type { State } from './state.ts'

interface FireInput {
  guns: number
  rng: number
  quality: QualityId
  initial?: true
  rake_end?: 'bow' | 'stern'
  ammo?: AmmunitionId
  sections_gone?: number
  captured?: true
  anchored?: true
  dismasted?: true
  cls?: number
  velocity?: number
}

const lines: Record<string, string> = {
  'ws.fire.broadside': 'base',
  'ws.fire.rake': 'base',
  'ws.fire.sternRake': 'stern rake',
  'ws.fire.quality': 'quality',
  'ws.fire.initial': 'initial',
  'ws.fire.sections': 'crew sections',
  'ws.fire.captured': 'captured',
  'ws.fire.ammunition': 'ammunition',
  'ws.fire.anchored': 'anchored',
  'ws.fire.weather': 'weather',
  'ws.fire.dismasted': 'dismasted',
}

function shipFor(given: FireInput): TestShip {
  const gone = given.sections_gone ?? 0
  return {
    quality: given.quality,
    isFresh: { port: given.initial ?? false, starboard: false },
    crew: [8, 8, 8].map((squares, at) => (at < gone ? 0 : squares)),
    prize: given.captured ? { crew: 8, quality: given.quality, from: 'other', owner: 'b' } : null,
    anchor: given.anchored ? 'plain' : 'none',
    rigging: given.dismasted ? [0, 0, 0] : [7, 7, 7],
    card: { class: given.cls ?? 2 },
  }
}

function shotFor(state: State, given: FireInput): Shot {
  const [ship] = state.ships
  if (!ship) throw new Error('There is a ship.')
  return {
    state,
    ship,
    side: 'port',
    range: given.rng,
    rake: given.rake_end ?? 'none',
    ammunition: given.ammo ?? 'round',
    squares: given.guns,
    row: rowFor(state, given.guns),
  }
}

describe('[WS-160] [WS-161] [WS-162] [WS-163] [WS-164] [WS-165] [WS-166] hit numbers, by the vectors', () => {
  const numbers = vectors.filter(({ rules }) => rules.includes('WS-160'))
  test.each(numbers)('$id', ({ input, expect: wanted }) => {
    const given = input as FireInput
    const state = battleOf({
      ships: [shipFor(given)],
      wind: { velocity: given.velocity ?? 3 },
    })
    const shot = shotFor(state, given)
    const { number, tally, rolls } = wanted as unknown as {
      number: number
      tally: [string, number][]
      rolls: number[]
    }
    expect(total(hitNumber, shot)).toBe(number)
    const told = tallyLines(hitNumber, shot).map(({ message, value }) => [lines[message], value])
    expect(told).toEqual(tally)
    expect(tablesRolled(state, number)).toEqual(rolls)
  })
})

describe('[WS-166] hit tables, by the vectors', () => {
  const tables = vectors.filter(({ input }) => 'table' in input && 'die' in input)
  test.each(tables)('$id', ({ input, expect: wanted }) => {
    const { table, die, aim } = input as { table: number; die: number; aim: 'H' | 'R' }
    const hits = hitsOn(hitTables(battleOf()), table, aim === 'H' ? 'hull' : 'rigging', die)
    expect({ H: hits.hull, G: hits.guns, C: hits.crew, R: hits.rigging }).toEqual(wanted)
  })

  test('[WS-175] in the Basic game what is above 8 is 8, in one roll', () => {
    const state = battleOf({ options: { game: 'basic' } })
    expect(tablesRolled(state, 11)).toEqual([8])
    expect(tablesRolled(state, 3)).toEqual([3])
    expect(tablesRolled(state, -1)).toEqual([])
  })
})

describe('[WS-160] gun squares that fire', () => {
  const [ship] = battleOf({
    ships: [{ guns: [8, 7, 6, 5], carronades: [2, 1, 1, 0] }],
  }).ships
  if (!ship) throw new Error('There is a ship.')

  test('[WS-160] carronades reach two hexes', () => {
    expect(squaresFiring(ship, 'port', 'both', 2)).toBe(18)
    expect(squaresFiring(ship, 'port', 'both', 3)).toBe(15)
  })

  test('[WS-160] a section that does not bear does not count', () => {
    expect(squaresFiring(ship, 'port', 'bow', 1)).toBe(10)
    expect(squaresFiring(ship, 'starboard', 'stern', 1)).toBe(5)
  })
})

describe('what else changes the number', () => {
  const numberOf = (ship: TestShip, setting: Parameters<typeof battleOf>[0] = {}) => {
    const state = battleOf({ ...setting, turn: 4, ships: [{ isFresh: never, ...ship }] })
    return total(hitNumber, shotFor(state, { guns: 16, rng: 1, quality: 'AV' }))
  }
  const never = { port: false, starboard: false }
  const plain = 3

  test('[WS-187] wreckage over the side, as long as it lies there', () => {
    expect(numberOf({ obscuredUntil: { port: 4, starboard: 0 } })).toBe(plain - 1)
    expect(numberOf({ obscuredUntil: { port: 3, starboard: 4 } })).toBe(plain)
  })

  test('[WS-188] a fire by its number, as long as it burns', () => {
    expect(numberOf({ burnsUntil: 4, fireNumber: 3 })).toBe(plain - 3)
    expect(numberOf({ burnsUntil: 3, fireNumber: 3 })).toBe(plain)
  })

  test('[WS-163] parties and a tied section are missing at the guns', () => {
    expect(numberOf({ parties: [defence, null, null] })).toBe(plain - 1)
    expect(numberOf({ parties: [defence, null, null], isSectionTied: true })).toBe(plain - 2)
  })

  test('[WS-040] a gale by class, and not in the Basic game', () => {
    const gale = { wind: { velocity: 5 } }
    expect(numberOf({ card: { class: 1 } }, gale)).toBe(plain - 1)
    expect(numberOf({ card: { class: 2 } }, gale)).toBe(plain)
    expect(numberOf({ card: { class: 7 } }, { wind: { velocity: 6 } })).toBe(plain - 2)
    expect(numberOf({ card: { class: 1 } }, { ...gale, options: { game: 'basic' } })).toBe(5)
  })

  test('[WS-114] a ship at anchor fires better, from 19 squares better still', () => {
    expect(numberOf({ anchor: 'plain' })).toBe(plain + 1)
    const many = shotFor(battleOf({ ships: [{ anchor: 'bow', isFresh: never }] }), {
      guns: 19,
      rng: 1,
      quality: 'AV',
    })
    expect(tallyLines(hitNumber, many).map(({ value }) => value)).toContain(2)
  })

  test('[WS-165] dismasted counts with the optional rule only', () => {
    expect(numberOf({ rigging: [0, 0, 0] })).toBe(plain - 2)
    expect(numberOf({ rigging: [0, 0, 0] }, { options: { lossOfRigging: false } })).toBe(plain)
  })
})
