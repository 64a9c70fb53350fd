import { describe, expect, test } from 'vitest'
import { attitudes } from '../book/tables/sailing.ts'
import vectors from '../book/tables/vectors.json' with { type: 'json' }
import { allowanceIn } from './allowance.ts'
import { battleOf } from './fixtures.ts'
import type { Setting, TestShip } from './fixtures.ts'

interface SailInput {
  sail: 'battle' | 'full'
  speed: number
  cls: number
  velocity: number
  sectionsLost?: number
}

function allowancesOf(ship: TestShip, setting: Setting = {}): Record<string, number> {
  const state = battleOf({ ships: [ship], ...setting })
  const [first] = state.ships
  if (!first) throw new Error('There is no ship.')
  return Object.fromEntries(
    attitudes.map(attitude => [attitude, allowanceIn(state, first, attitude)]),
  )
}

describe('[WS-036] [WS-037] [WS-052] [WS-053] allowances, by the vectors', () => {
  const rows = vectors.filter(({ input }) => 'velocity' in input && 'sail' in input)
  test.each(rows)('$id', ({ input, expect: wanted }) => {
    const { sail, speed, cls, velocity, sectionsLost = 0 } = input as SailInput
    const rigging = [7, 7, 7].map((squares, at) => (at < sectionsLost ? 0 : squares))
    const counter = sail === 'full' ? { full: speed } : { battle: speed }
    const card = { class: cls, ...counter }
    expect(allowancesOf({ sails: sail, rigging, card }, { wind: { velocity } })).toEqual(wanted)
  })

  test('there are such vectors', () => expect(rows.length).toBeGreaterThan(5))
})

test('[WS-175] in the Basic game the velocity of the wind takes nothing off', () => {
  const gale = { wind: { velocity: 5 }, options: { game: 'basic' } } as const
  expect(allowancesOf({}, gale)).toEqual({ A: 3, B: 2, C: 1, D: 0 })
})

test('[WS-038] becalmed, no ship under sail makes a hex', () => {
  expect(allowancesOf({ sails: 'full' }, { wind: { velocity: 0 } })).toEqual({
    A: 0,
    B: 0,
    C: 0,
    D: 0,
  })
})

test('[WS-039] rowed craft lose by the velocity alone, and nothing when becalmed', () => {
  const gunboat: TestShip = { card: { class: 7, battle: 4 }, rigging: [3] }
  const running = [0, 1, 2, 3, 4, 5].map(
    velocity => allowancesOf(gunboat, { wind: { velocity } })['A'],
  )
  expect(running).toEqual([4, 4, 3, 2, 1, 0])
})

test('[WS-053] a hanging mast takes a hex, however many hang', () => {
  const { A: one } = allowancesOf({ hanging: { port: 1, starboard: 0 } })
  const { A: two } = allowancesOf({ hanging: { port: 1, starboard: 1 } })
  expect({ one, two }).toEqual({ one: 2, two: 2 })
})

describe('[WS-069] copper', () => {
  const foul: TestShip = { sails: 'full', card: { isUncoppered: true } }

  test('a ship without it makes a hex less under full sail, not under battle sail', () => {
    expect(allowancesOf(foul)).toMatchObject({ A: 4, B: 3 })
    expect(allowancesOf({ ...foul, sails: 'battle' })).toMatchObject({ A: 3 })
  })

  test('where the rule is left out it makes no difference', () => {
    expect(allowancesOf(foul, { options: { copper: false } })).toMatchObject({ A: 5 })
  })
})
