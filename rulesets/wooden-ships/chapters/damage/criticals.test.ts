import { describe, expect, test } from 'vitest'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import { leaderFalls, leaderRange } from '../../book/tables/criticals.ts'
import { battleOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestShip } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Aim, FireResult, Ship, State } from '../../model/state.ts'
import { criticalEvents } from './critical-events.ts'
import { resolveCriticals } from './criticals.ts'

/** A fire with one critical hit; the first die and its table together make the number. */
function struck(
  result: Partial<FireResult>,
  target: TestShip = {},
  { ships = [], ...setting }: Setting = {},
): State {
  return battleOf({
    step: 'criticals',
    turn: 5,
    ...setting,
    ships: [
      { id: 'firer', at: 'T20', heading: 1 },
      { id: 'target', seat: 'b', at: 'R23', heading: 1, ...target },
      ...ships,
    ],
    results: [
      {
        ship: 'firer',
        target: 'target',
        range: 2,
        rake: 'none',
        aim: 'hull',
        hull: 0,
        guns: 0,
        crew: 0,
        rigging: 0,
        criticals: [0],
        forces: 'none',
        isTaken: true,
        ...result,
      },
    ],
  })
}

function resolved(state: State, dice: readonly number[]): Ship {
  const table = tableFor(state, dice)
  resolveCriticals(table)
  expect(table.left).toEqual([])
  return shipOf(state, 'target')
}

type Result = Partial<FireResult>
const at = (aim: Aim, number: number, more: Result): Result => ({
  aim,
  criticals: [number - 1],
  ...more,
})
const hull = (number: number, more: Result = {}) => at('hull', number, more)
const rigging = (number: number, more: Result = {}) => at('rigging', number, more)

const without = { options: { lossOfRigging: false } }

test('[WS-181] the number is a die more than the table', () => {
  const table = tableFor(struck({ criticals: [7] }), [4, 6])
  resolveCriticals(table)
  expect(table.events).toMatchObject([
    { kind: 'criticalRolled', number: 11, effect: 'magazine' },
    {},
  ])
})

describe('[WS-187] at the rigging', () => {
  test('[WS-187] 8 and 16: a section', () => {
    expect(resolved(struck(rigging(8), {}, without), [1]).rigging).toEqual([0, 7, 7])
    expect(resolved(struck(rigging(16), {}, without), [1]).rigging).toEqual([0, 7, 7])
    const second = struck(rigging(8), { rigging: [0, 4, 7] }, without)
    expect(resolved(second, [1]).rigging).toEqual([0, 0, 7])
  })

  test('[WS-187] [WS-189] 10 and 13: a section by a rake; 1 by a rake within three hexes', () => {
    const sections = (result: Partial<FireResult>) =>
      resolved(struck(result, {}, without), [1]).rigging[0]
    expect(sections(rigging(10))).toBe(7)
    expect(sections(rigging(10, { rake: 'bow', range: 9 }))).toBe(0)
    expect(sections(rigging(13, { rake: 'stern' }))).toBe(0)
    expect(sections(rigging(1))).toBe(7)
    expect(sections(rigging(1, { rake: 'bow', range: 3 }))).toBe(0)
    expect(sections(rigging(1, { rake: 'bow', range: 4 }))).toBe(7)
  })

  test('[WS-210] a mast falls with it', () => {
    expect(resolved(struck(rigging(8)), [1, 1, 2]).hanging.starboard).toBe(1)
  })

  test('[WS-187] 4 and 6: a side by the die, for three turns, and two squares, not doubled', () => {
    const odd = resolved(struck(rigging(4), { sails: 'full' }), [1, 3])
    expect(odd.obscuredUntil).toEqual({ port: 8, starboard: 0 })
    expect(odd.rigging).toEqual([5, 7, 7])
    expect(resolved(struck(rigging(4)), [1, 4]).obscuredUntil.starboard).toBe(8)
  })

  test('[WS-187] without that rule 4 is port and 6 starboard', () => {
    const old = { options: { fallenRiggingByDie: false } }
    expect(resolved(struck(rigging(4), {}, old), [1]).obscuredUntil.port).toBe(8)
    expect(resolved(struck(rigging(6), {}, old), [1]).obscuredUntil.starboard).toBe(8)
  })

  test('[WS-187] the others do nothing', () => {
    for (const number of [2, 5, 7, 11, 12, 14]) {
      const state = struck(rigging(number, { rake: 'bow' }))
      const before = structuredClone(shipOf(state, 'target'))
      expect(resolved(state, [1])).toEqual(before)
    }
  })
})

describe('[WS-188] at the hull', () => {
  test('[WS-188] 13: a rake doubles guns and crew; 2 within three hexes', () => {
    const doubled = (result: Partial<FireResult>) => {
      const state = struck({ ...result, guns: 3, crew: 2 }, { carronades: [0, 0, 0, 0] })
      const { crew, guns } = resolved(state, [1])
      return [crew[0], guns[2]]
    }
    expect(doubled(hull(13, { rake: 'bow', range: 9 }))).toEqual([6, 5])
    expect(doubled(hull(13))).toEqual([8, 8])
    expect(doubled(hull(2, { rake: 'stern' }))).toEqual([6, 5])
    expect(doubled(hull(2, { rake: 'stern', range: 4 }))).toEqual([8, 8])
  })

  test('[WS-189] what does nothing is told as nothing: no rake, or no leader in danger', () => {
    const toldOf = (state: State, die: number) => {
      const table = tableFor(structuredClone(state), [die])
      resolveCriticals(table)
      const [rolled] = table.events
      if (rolled?.kind !== 'criticalRolled') throw new Error('The critical comes first.')
      return criticalEvents.criticalRolled.describe(rolled, state)?.values?.['effect']
    }
    expect(toldOf(struck(hull(2)), 1)).toEqual({ key: 'ws.critical.none' })
    expect(toldOf(struck(hull(2, { rake: 'bow' })), 1)).toEqual({
      key: 'ws.critical.doubledByCloseRake',
    })
    expect(toldOf(struck(hull(3)), 1)).toEqual({ key: 'ws.critical.none' })
  })

  test('[WS-188] 5 and 10: the cable; an anchored ship lies till the next turn', () => {
    expect(resolved(struck(hull(5)), [1])).toMatchObject({ isCableCut: true })
    const anchored = struck(hull(10), { anchor: 'bow' })
    expect(resolved(anchored, [1])).toMatchObject({ isCableCut: true, anchor: 'bow' })
  })

  test('[WS-188] [WS-189] 7 and 16: morale by strength and lost sections, one step down at most 6', () => {
    const left = (target: TestShip, die: number) =>
      resolved(struck(hull(7), target), [1, die]).quality
    expect(left({ quality: 'AV' }, 3)).toBe('GR')
    expect(left({ quality: 'AV' }, 4)).toBe('AV')
    expect(left({ quality: 'SE' }, 2)).toBe('AV')
    expect(left({ quality: 'SE' }, 3)).toBe('SE')
    expect(left({ quality: 'CR' }, 2)).toBe('SE')
    expect(left({ quality: 'CR', crew: [0, 8, 8] }, 3)).toBe('SE')
    expect(left({ quality: 'PR' }, 1)).toBe('PR')
  })

  test('[WS-021] without seasoned crews crack falls to average', () => {
    const state = struck(hull(16), { quality: 'CR' }, { options: { seasonedCrews: false } })
    expect(resolved(state, [1, 1]).quality).toBe('AV')
  })

  test('[WS-188] 8: on an odd die the steering, to 0 at last', () => {
    expect(resolved(struck(hull(8)), [1, 5]).turning).toBe(1)
    expect(resolved(struck(hull(8)), [1, 4]).turning).toBe(2)
    expect(resolved(struck(hull(8), { turning: 0 }), [1, 5]).turning).toBe(0)
  })

  test('[WS-188] 11: the magazine, by die and range', () => {
    expect(resolved(struck(hull(11)), [1, 2]).status).toBe('exploded')
    expect(resolved(struck(hull(11)), [1, 3]).status).toBe('afloat')
    expect(resolved(struck(hull(11, { range: 4 })), [1, 1]).status).toBe('afloat')
  })

  test('[WS-188] 12: a section is tied up', () => {
    expect(resolved(struck(hull(12)), [1]).isSectionTied).toBe(true)
  })

  test('[WS-188] [WS-189] 14: a fire for as many turns as the die, 6 out of hand', () => {
    expect(resolved(struck(hull(14)), [1, 4])).toMatchObject({ burnsUntil: 9, fireNumber: 4 })
    expect(resolved(struck(hull(14)), [1, 6]).doom).toBe('exploding')
    const longer = struck(hull(14), { burnsUntil: 10, fireNumber: 5 })
    expect(resolved(longer, [1, 2])).toMatchObject({ burnsUntil: 10, fireNumber: 5 })
  })

  test('[WS-188] the others do nothing', () => {
    for (const number of [1, 4, 6]) {
      const state = struck(hull(number, { rake: 'bow' }))
      const before = structuredClone(shipOf(state, 'target'))
      expect(resolved(state, [1])).toEqual(before)
    }
  })
})

describe('[WS-190] leaders', () => {
  const several = {
    players: [{ seat: 'a' }, { seat: 'b', fleet: 1 }, { seat: 'c', fleet: 1 }],
  }
  const target: TestShip = { card: { leaders: ['Nelson', 'Hardy'] } }

  test.each(vectors.filter(({ rules }) => rules.includes('WS-190')))(
    '$id',
    ({ input, expect: wanted }) => {
      const { range } = input as { range: number }
      let ways = 0
      for (let one = 1; one <= 6; one++)
        for (let other = 1; other <= 6; other++) {
          const state = struck(hull(3, { range }), { card: { leaders: ['Nelson'] } }, several)
          if (resolved(state, [1, one + other]).lostLeaders.length > 0) ways++
        }
      expect(ways / 36).toBeCloseTo((wanted as { chance: { p: number } }).chance.p, 5)
      expect(leaderFalls - (leaderRange[range - 1] ?? 0)).toBeGreaterThan(6)
    },
  )

  test('[WS-190] 3, 9 and 15 of either column, each leader by himself, nobody twice', () => {
    for (const number of [3, 9, 15])
      for (const result of [hull(number), rigging(number)])
        expect(resolved(struck(result, target, several), [1, 8, 9]).lostLeaders).toEqual([1])
    const once = struck(hull(3), { ...target, lostLeaders: [0] }, several)
    expect(resolved(once, [1, 12]).lostLeaders).toEqual([0, 1])
  })

  test('[WS-190] [WS-002] not with one commander on each side, nor without the rule', () => {
    expect(resolved(struck(hull(3), target), [1]).lostLeaders).toEqual([])
    const off = { ...several, options: { leaderCasualties: false } }
    expect(resolved(struck(hull(3), target, off), [1]).lostLeaders).toEqual([])
  })
})
