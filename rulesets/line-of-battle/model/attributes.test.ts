import { expect, test } from 'vitest'
import { keep, spend } from '../chapters/points/points.ts'
import {
  attributeIn,
  interruptForPoints,
  leastPointsThatHelp,
  seatsInTest,
  seatWithPoints,
} from './attributes.ts'
import { battleOf, tableFor } from './fixtures.ts'
import type { Setting } from './fixtures.ts'
import type { Player, State, Test } from './state.ts'

const none: Player['attributes'] = { melee: 0, bearing: 0, navigation: 0, gunnery: 0 }

function open(given: Partial<Test>): Test {
  return {
    kind: 'hit',
    ship: 'ajax',
    other: null,
    die: 3,
    otherDie: 0,
    bonus: 0,
    otherBonus: 0,
    spent: 0,
    otherSpent: 0,
    ...given,
  }
}

/** Ajax of red against Heros of blue, each with these attribute points. */
function duel(test: Partial<Test>, red: object, blue: object = {}, more: Setting = {}): State {
  return battleOf({
    ...more,
    options: { career: true, ...more.options },
    ships: [
      { id: 'ajax', card: 'line3' },
      { id: 'heros', card: 'line3', seat: 'blue' },
    ],
    players: [
      { seat: 'red', attributes: { ...none, ...red } },
      { seat: 'blue', side: 1, attributes: { ...none, ...blue } },
    ],
    test: open(test),
  })
}

test('[LOB-261] each kind of test is helped by its own attribute', () => {
  const kinds = ['tack', 'rescue', 'hit', 'melee', 'morale'] as const
  expect(kinds.map(kind => attributeIn(open({ kind })))).toEqual([
    'navigation',
    'navigation',
    'gunnery',
    'melee',
    'bearing',
  ])
})

test('[LOB-262] a seat is asked after the die where its points would change the result', () => {
  const state = duel({ kind: 'tack', die: 3 }, { navigation: 1 })
  const table = tableFor(state)
  interruptForPoints(table)
  expect(table.opened).toEqual(['attributes'])
  expect(seatsInTest(state)).toEqual(['red'])
  expect(seatWithPoints(state, 'red')).toEqual(['red'])
  expect(seatWithPoints(state, 'blue')).toEqual([])
})

test.each([
  ['a test already passed', { kind: 'tack', die: 4 }, { navigation: 2 }],
  ['too few points', { kind: 'tack', die: 1 }, { navigation: 2 }],
  ['points of another kind', { kind: 'tack', die: 3 }, { gunnery: 3, melee: 3, bearing: 3 }],
] as const)('[LOB-262] nobody is asked: %s', (_, given, points) => {
  const table = tableFor(duel(given, points))
  interruptForPoints(table)
  expect(table.opened).toEqual([])
})

test('[LOB-006] nobody is asked where careers are not played', () => {
  const state = duel({ die: 3 }, { gunnery: 1 }, {}, { options: { career: false } })
  const table = tableFor(state)
  interruptForPoints(table)
  expect(table.opened).toEqual([])
})

test('[LOB-264] a point of gunnery makes a hit of a miss, and a critical of a hit', () => {
  expect(leastPointsThatHelp(duel({ die: 3 }, { gunnery: 1 }), 'red')).toBe(1)
  expect(leastPointsThatHelp(duel({ die: 4, bonus: -1 }, { gunnery: 1 }), 'red')).toBe(1)
  expect(leastPointsThatHelp(duel({ die: 5 }, { gunnery: 1 }), 'red')).toBe(1)
  expect(leastPointsThatHelp(duel({ die: 4 }, { gunnery: 1 }), 'red')).toBeNull()
  expect(leastPointsThatHelp(duel({ die: 6 }, { gunnery: 3 }), 'red')).toBeNull()
})

test('[LOB-264] where criticals are natural, points make hits of misses alone', () => {
  const natural: Setting = { options: { criticalOn: 'natural' } }
  expect(leastPointsThatHelp(duel({ die: 5 }, { gunnery: 2 }, {}, natural), 'red')).toBeNull()
  const lowered = { die: 6, bonus: -3 }
  expect(leastPointsThatHelp(duel(lowered, { gunnery: 2 }, {}, natural), 'red')).toBe(1)
})

test('[LOB-262] in a melee both seats are asked, the attacker first, each while it loses or ties', () => {
  const state = duel(
    { kind: 'melee', other: 'heros', die: 2, otherDie: 4 },
    { melee: 3 },
    { melee: 2 },
  )
  expect(seatsInTest(state)).toEqual(['red', 'blue'])
  expect(seatWithPoints(state, 'blue')).toEqual([])
  expect(leastPointsThatHelp(state, 'red')).toBe(2)
  const table = tableFor(state)
  spend.execute(table, 'red', { kind: 'spend', points: 3 })
  expect(state.test).toMatchObject({ spent: 3, otherSpent: 0 })
  expect(leastPointsThatHelp(state, 'blue')).toBe(1)
  spend.execute(table, 'blue', { kind: 'spend', points: 2 })
  expect(state.test).toMatchObject({ spent: 3, otherSpent: 2 })
})

test('[LOB-262] LOB-TV-17: a point of boarding adds one to one melee roll and is spent', () => {
  const state = duel({ kind: 'melee', other: 'heros', die: 3, otherDie: 3 }, { melee: 1 })
  spend.execute(tableFor(state), 'red', { kind: 'spend', points: 1 })
  expect(state.test?.spent).toBe(1)
  expect(state.players[0]?.attributes.melee).toBe(0)
  expect(seatWithPoints(state, 'red')).toEqual([])
})

test('[LOB-262] LOB-TV-18: two points of presence against a 6 where the value is 5', () => {
  const state = duel({ kind: 'morale', die: 6 }, { bearing: 2 })
  expect(leastPointsThatHelp(state, 'red')).toBe(2)
  spend.execute(tableFor(state), 'red', { kind: 'spend', points: 2 })
  expect(state.test).toMatchObject({ die: 6, spent: 2 })
  expect(state.players[0]?.attributes.bearing).toBe(0)
})

test('[LOB-263] more points than are left in this battle are refused', () => {
  const state = duel({ die: 3 }, { gunnery: 1 })
  expect(spend.legalOrders(state, 'red')).toEqual([{ kind: 'spend', points: 1 }])
  expect(spend.judge(state, 'red', { kind: 'spend', points: 2 }).because).toEqual([
    { rule: 'LOB-263', message: 'lob.refuse.attributePoints', values: { left: 1 } },
  ])
})

test('[LOB-262] offered are the points that better the result, the fewest first', () => {
  const state = duel({ kind: 'tack', die: 2 }, { navigation: 3 })
  expect(spend.legalOrders(state, 'red')).toEqual([
    { kind: 'spend', points: 2 },
    { kind: 'spend', points: 3 },
  ])
})

test('[LOB-262] a seat without a die on the table has nothing to spend or keep', () => {
  const state = duel({ die: 3 }, { gunnery: 1 }, { gunnery: 1 })
  expect(spend.judge(state, 'blue', { kind: 'spend', points: 1 }).allowed).toBe(false)
  expect(keep.judge(state, 'blue', { kind: 'keep' }).allowed).toBe(false)
  expect(keep.judge(state, 'red', { kind: 'keep' }).allowed).toBe(true)
  expect(spend.legalOrders(state, 'blue')).toEqual([])
  expect(keep.legalOrders(state, 'red')).toEqual([{ kind: 'keep' }])
  expect(keep.legalOrders(state, 'blue')).toEqual([])
})

test('[LOB-163] [LOB-262] in a melee the bonus of either side counts before points do', () => {
  const melee = { kind: 'melee', other: 'heros', die: 3, otherDie: 3 } as const
  const least = (given: Partial<Test>) => {
    const state = duel({ ...melee, ...given }, { melee: 6 }, { melee: 6 })
    return ['red', 'blue'].map(seat => leastPointsThatHelp(state, seat))
  }
  expect(least({})).toEqual([1, 1])
  expect(least({ otherBonus: 2 })).toEqual([2, null])
  expect(least({ bonus: 2 })).toEqual([null, 2])
  expect(least({ bonus: 2, otherBonus: 2 })).toEqual([1, 1])
  expect(least({ otherBonus: 2, otherSpent: 1 })).toEqual([3, null])
})
