import { hexNamed } from '@grognard/geometry/hex/names.ts'
import { describe, expect, test } from 'vitest'
import vectors from '../book/tables/vectors.json' with { type: 'json' }
import { fieldOf, rakeOf, sideTowards } from './arcs.ts'
import { battleOf } from './fixtures.ts'
import { sides } from './state.ts'

type Lying = [string, number]

describe('[WS-150] [WS-151] fields of fire, by the vectors', () => {
  const fields = vectors.filter(({ rules }) => rules.includes('WS-150'))
  test.each(fields)('$id', ({ input, expect: wanted }) => {
    const { firer, hex } = input as unknown as { firer: Lying; hex: string }
    const [ship] = battleOf({ ships: [{ at: firer[0], heading: firer[1] }] }).ships
    const at = hexNamed(hex)
    if (!ship || !at) throw new Error('The vector names a ship and a hex.')
    const { field } = wanted as unknown as { field: ['R' | 'L', number] | null }
    const [port, starboard] = sides.map(side => fieldOf(ship, side, at.q, at.r))
    expect({ port, starboard }).toEqual({
      port: field?.[0] === 'L' ? field[1] : 0,
      starboard: field?.[0] === 'R' ? field[1] : 0,
    })
  })

  test('[WS-150] the rows of the diagram, from astern to ahead', () => {
    const [ship] = battleOf({ ships: [{ at: 'R23', heading: 1 }] }).ships
    if (!ship) throw new Error('There is a ship.')
    const row = (away: number) =>
      Array.from({ length: away + 2 }, (_, place) =>
        fieldOf(ship, 'starboard', ship.q + away, ship.r + 1 - place),
      )
    expect(row(1)).toEqual([4, 1, 5])
    expect(row(5)).toEqual([4, 4, 2, 1, 3, 5, 5])
    expect(row(9)).toEqual([4, 4, 4, 2, 2, 1, 3, 3, 5, 5, 5])
    expect(row(10)).toEqual([4, 4, 4, 2, 2, 2, 3, 3, 3, 5, 5, 5])
    expect(row(11).every(field => field === 0)).toBe(true)
  })

  test('[WS-150] no field of the one side is a field of the other, whatever the heading', () => {
    for (const heading of [1, 2, 3, 4, 5, 6]) {
      const [ship] = battleOf({ ships: [{ at: 'R20', heading }] }).ships
      if (!ship) throw new Error('There is a ship.')
      const count = { port: 0, starboard: 0 }
      for (let q = ship.q - 14; q <= ship.q + 14; q++)
        for (let r = ship.r - 14; r <= ship.r + 14; r++) {
          const seen = sides.filter(side => fieldOf(ship, side, q, r) !== 0)
          expect(seen.length).toBeLessThan(2)
          for (const side of seen) count[side]++
        }
      expect(count).toEqual({ port: 75, starboard: 75 })
    }
  })
})

describe('[WS-172] [WS-173] the special rake, by the vectors', () => {
  const rakes = vectors.filter(({ rules }) => rules.includes('WS-172'))
  test.each(rakes)('$id', ({ input, expect: wanted }) => {
    const { target, firer } = input as unknown as { target: Lying; firer: Lying }
    const state = battleOf({
      ships: [
        { id: 'firer', at: firer[0], heading: firer[1] },
        { id: 'target', seat: 'b', at: target[0], heading: target[1] },
      ],
    })
    const [from, to] = state.ships
    if (!from || !to) throw new Error('There are two ships.')
    expect(rakeOf(state, from, to)).toBe((wanted as { rake: string | null }).rake ?? 'none')
  })
})

/** A firer against R23 heading 1, without the special rake. */
function rakeBy(game: 'advanced' | 'basic', at: string, heading: number): string {
  const state = battleOf({
    options: { game },
    ships: [
      { id: 'firer', at, heading },
      { id: 'target', seat: 'b', at: 'R23', heading: 1 },
    ],
  })
  const [from, to] = state.ships
  if (!from || !to) throw new Error('There are two ships.')
  return rakeOf(state, from, to)
}

describe('[WS-174] the old rake', () => {
  test('[WS-174] the firer lies wholly outside the target’s fields', () => {
    expect(rakeBy('advanced', 'R18', 3)).toBe('bow')
    expect(rakeBy('advanced', 'R28', 3)).toBe('stern')
    expect(rakeBy('advanced', 'U23', 1)).toBe('none')
  })

  test('[WS-174] with one hex in a field it is no rake, but straight ahead of the bow', () => {
    expect(rakeBy('basic', 'R22', 6)).toBe('none')
    expect(rakeBy('advanced', 'R22', 6)).toBe('bow')
  })
})

test('[WS-185] the side that lies towards the firer', () => {
  const towards = (at: string, heading: number) => {
    const [ship, other] = battleOf({
      ships: [
        { at: 'R23', heading: 1 },
        { at, heading },
      ],
    }).ships
    if (!ship || !other) throw new Error('There are two ships.')
    return sideTowards(ship, other)
  }
  expect(towards('T23', 1)).toBe('starboard')
  expect(towards('P23', 1)).toBe('port')
  expect(towards('R18', 1)).toBe('either')
  expect(towards('R18', 2)).toBe('port')
})
