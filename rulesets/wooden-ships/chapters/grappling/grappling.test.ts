import { describe, expect, test } from 'vitest'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import { ownLosses } from '../../model/allowance.ts'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { newBond, shipOf } from '../../model/ships.ts'
import { grapple, holdsOn, mayGrappleMore } from './grapple.ts'
import { cutMast, mayUnfoulMore, mayUngrappleMore, unfoul, ungrapple } from './loosen.ts'

/** Two enemies side by side, bows in R20 and S20, both to the north. */
const alongside = (setting: Setting = {}) =>
  battleOf({
    ships: [{ id: 'mars' }, { id: 'hercule', seat: 'b', at: 'S20' }],
    ...setting,
  })

const bond = { ...newBond('mars', 'hercule') }
const ownFirst = { ship: 'mars', other: 'hercule' }

describe('grappling', () => {
  test('[WS-116] [WS-117] the chance follows from how many of the two lay still, by the vectors', () => {
    const vector = vectors.find(({ rules }) => rules.includes('WS-116'))
    const { chance } = (vector?.expect ?? { chance: [] }) as {
      chance: { p: number }[]
    }
    const still = [
      [true, true],
      [false, true],
      [false, false],
    ]
    still.forEach(([one, other], at) => {
      const { ships } = alongside()
      const [mars, hercule] = ships
      if (!mars || !hercule) throw new Error('Two ships lie alongside.')
      mars.hasMoved = one ?? false
      hercule.hasMoved = other ?? false
      expect(holdsOn(mars, hercule) / 6).toBeCloseTo(chance[at]?.p ?? 0, 5)
    })
  })

  test('[WS-116] each adjacent ship can be tried once a turn, and no other', () => {
    const state = alongside()
    const order = { kind: 'grapple', ship: 'mars', target: 'hercule' } as const
    grapple.execute(tableFor(state, [5]), 'a', order)
    expect(state.bonds).toEqual([])
    expect(rulesOf(grapple.judge(state, 'a', order))).toEqual(['WS-116'])
    expect(['a', 'b'].map(seat => mayGrappleMore(state, seat))).toEqual([false, true])
    const apart = alongside({ ships: [{ id: 'mars' }, { id: 'hercule', seat: 'b', at: 'U20' }] })
    expect(mayGrappleMore(apart, 'a')).toBe(false)
    expect(rulesOf(grapple.judge(apart, 'a', order))).toEqual(['WS-116'])
  })

  test('[WS-116] [WS-118] friends make fast without a die, and grapples are counted', () => {
    const ships = [{ id: 'mars' }, { id: 'ajax', at: 'S20' }]
    const state = battleOf({ ships, bonds: [{ ...newBond('ajax', 'mars'), grapples: 1 }] })
    grapple.execute(tableFor(state), 'a', { kind: 'grapple', ship: 'mars', target: 'ajax' })
    expect(state.bonds[0]?.grapples).toBe(2)
  })

  test('[WS-116] [WS-108] nobody is asked about friends that sail well, but about one who may want a tow', () => {
    const beside = (rigging: readonly number[]) =>
      battleOf({ ships: [{ id: 'mars' }, { id: 'ajax', at: 'S20', rigging: [...rigging] }] })
    expect(mayGrappleMore(beside([7, 7, 7]), 'a')).toBe(false)
    expect(mayGrappleMore(beside([0, 7, 7]), 'a')).toBe(true)
    const order = { kind: 'grapple', ship: 'mars', target: 'ajax' } as const
    expect(grapple.judge(beside([7, 7, 7]), 'a', order).allowed).toBe(true)
  })

  test('[WS-116] a grapple on a die low enough holds both where they lie', () => {
    const state = alongside()
    for (const ship of state.ships) ship.speed = 2
    grapple.execute(tableFor(state, [4]), 'a', {
      kind: 'grapple',
      ship: 'mars',
      target: 'hercule',
    })
    expect(state.bonds).toEqual([{ ...bond, grapples: 1 }])
    expect(state.ships.map(({ speed }) => speed)).toEqual([0, 0])
  })
})

describe('coming free', () => {
  test('[WS-115] each owner tries once; a 2 frees the pair', () => {
    const state = alongside({ bonds: [{ ...bond, isFouled: true }] })
    unfoul.execute(tableFor(state, [3]), 'a', { kind: 'unfoul', ...ownFirst })
    expect(rulesOf(unfoul.judge(state, 'a', { kind: 'unfoul', ...ownFirst }))).toEqual(['WS-115'])
    expect([mayUnfoulMore(state, 'a'), mayUnfoulMore(state, 'b')]).toEqual([false, true])
    const other = { kind: 'unfoul', ship: 'hercule', other: 'mars' } as const
    unfoul.execute(tableFor(state, [2]), 'b', other)
    expect(state.bonds).toEqual([])
  })

  test('[WS-206] who has surrendered is grappled, and let go, without dice', () => {
    const state = alongside()
    shipOf(state, 'hercule').status = 'surrendered'
    const pair = { ship: 'mars', target: 'hercule' }
    grapple.execute(tableFor(state), 'a', { kind: 'grapple', ...pair })
    expect(state.bonds).toMatchObject([{ grapples: 1 }])
    ungrapple.execute(tableFor(state), 'a', { kind: 'ungrapple', ship: 'mars', other: 'hercule' })
    expect(state.bonds).toEqual([])
  })

  test('[WS-119] every grapple and foul must go before the pair is free', () => {
    const state = alongside({ bonds: [{ ...bond, isFouled: true, grapples: 2 }] })
    const order = { kind: 'ungrapple', ...ownFirst } as const
    ungrapple.execute(tableFor(state, [1]), 'a', order)
    expect(state.bonds[0]).toMatchObject({ grapples: 1, isFouled: true })
    expect(rulesOf(ungrapple.judge(state, 'a', order))).toEqual(['WS-119'])
    expect(mayUngrappleMore(state, 'b')).toBe(true)
  })

  test('[WS-119] [WS-109] friends let go at once, and a tow ends with its line', () => {
    const ships = [{ id: 'mars' }, { id: 'ajax', at: 'S20' }]
    const bonds = [{ ...newBond('mars', 'ajax'), grapples: 1 }]
    const state = battleOf({ ships, bonds, tows: [{ tower: 'mars', towed: 'ajax', q: 0, r: 0 }] })
    ungrapple.execute(tableFor(state), 'a', { kind: 'ungrapple', ship: 'mars', other: 'ajax' })
    expect([state.bonds, state.tows]).toEqual([[], []])
  })

  test('[WS-211] [WS-215] one try a turn at one mast after the other', () => {
    const state = battleOf({ ships: [{ id: 'mars', hanging: { port: 2, starboard: 0 } }] })
    const order = { kind: 'cutMast', ship: 'mars', side: 'port' } as const
    cutMast.execute(tableFor(state, [2]), 'a', order)
    expect(state.ships[0]?.hanging.port).toBe(1)
    expect(rulesOf(cutMast.judge(state, 'a', order))).toEqual(['WS-211'])
    const starboard = { ...order, side: 'starboard' } as const
    expect(rulesOf(cutMast.judge(state, 'a', starboard))).toEqual(['WS-211'])
  })

  test('[WS-215] several masts alongside slow her only once', () => {
    const lossesWith = (port: number, starboard: number) => {
      const state = battleOf({ ships: [{ id: 'mars', hanging: { port, starboard } }] })
      return ownLosses(state, shipOf(state, 'mars'))
    }
    expect([lossesWith(0, 0), lossesWith(1, 0), lossesWith(2, 1)]).toEqual([0, 1, 1])
  })
})
