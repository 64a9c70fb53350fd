import { describe, expect, test } from 'vitest'
import { battleOf, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { scoreOf } from '../../model/score.ts'
import { endTurn, finalScore } from './victory.ts'

/** Who has won; `draw`, or `on` where it goes on. */
function endOf(setting: Setting): string {
  const state = battleOf(setting)
  endTurn(tableFor(state))
  if (!state.outcome) return 'on'
  return state.outcome.winners.join('') || 'draw'
}

const sunk = { status: 'sunk', hull: 0 } as const
const hipper = { card: 'de-admiral-hipper', seat: 'axis' as const, x: 300 }
const kent = { card: 'uk-kent' }

describe('[WAS-162] points', () => {
  test('of enemy units destroyed and objectives held', () => {
    const state = battleOf({
      units: [kent, { ...hipper, as: sunk }],
      rules: { objectiveValue: 50 },
      state: {
        objectives: [
          { x: 0, y: 0, owner: 'allies' },
          { x: 1, y: 1, owner: null },
        ],
      },
    })
    expect([scoreOf(state, 'allies'), scoreOf(state, 'axis')]).toEqual([65, 0])
  })

  test('the target wins at the end of a turn, with more than the enemy', () => {
    const units = [
      kent,
      { ...kent, x: 600, as: sunk },
      { ...hipper, as: sunk },
      { ...hipper, x: 900 },
    ]
    expect(endOf({ units, rules: { target: 15 } })).toBe('allies')
    expect(endOf({ units, rules: { target: 16 } })).toBe('on')
  })

  test('[WAS-164] after the last turn more points win, equal ones draw', () => {
    const units = [kent, hipper]
    expect(endOf({ units, rules: { turnLimit: 2 } })).toBe('draw')
    const beaten = [kent, { ...kent, x: 600, as: sunk }, hipper]
    expect(endOf({ units: beaten, rules: { turnLimit: 2 } })).toBe('axis')
    expect(endOf({ units: beaten, rules: { turnLimit: 3 } })).toBe('on')
  })
})

describe('[WAS-S-1] Denmark Strait', () => {
  const fleets = (bismarck: object, hood: object = {}) => ({
    rules: { victory: 'denmarkStrait' as const, turnLimit: 2 },
    units: [
      { name: 'Hood', card: 'uk-hood', as: hood },
      { name: 'Bismarck', card: 'de-bismarck', seat: 'axis' as const, x: 300, as: bismarck },
    ],
  })

  test('the Axis needs more points and Bismarck sound, the Allies more points and her crippled', () => {
    expect(endOf(fleets({}, { hull: 1 }))).toBe('axis')
    expect(endOf(fleets({ hull: 1 }, sunk))).toBe('draw')
    expect(endOf(fleets({ hull: 1 }))).toBe('allies')
    expect(endOf(fleets({}))).toBe('draw')
  })

  test('Bismarck counts 25 points when she has left, crippled ships half', () => {
    const left = { status: 'left' as const }
    expect(endOf(fleets(left))).toBe('axis')
    expect(endOf(fleets({ ...left, hull: 1 }))).toBe('allies')
    const points = (setting: Setting) => {
      const state = battleOf(setting)
      return state.players.map(({ seat }) => finalScore(state, seat))
    }
    expect(points(fleets(left))).toEqual([0, 25])
    expect(points(fleets({ ...left, hull: 1 }, { hull: 1 }))).toEqual([25, 24])
  })
})

describe('[WAS-S-2] River Plate', () => {
  const chase = (raider: object, cruisers: readonly object[], turn = 5) => ({
    rules: { victory: 'riverPlate' as const, turnLimit: 10 },
    state: { turn },
    units: [
      { card: 'de-admiral-graf-spee', seat: 'axis' as const, x: 300, as: raider },
      ...cruisers.map((as, i) => ({ card: 'uk-ajax', x: 600 + 100 * i, as })),
    ],
  })
  const lame = { hull: 1 }

  test('two cruisers beaten win for the raider, unless she is crippled', () => {
    expect(endOf(chase({}, [lame, sunk, {}]))).toBe('axis')
    expect(endOf(chase({}, [lame, {}, {}]))).toBe('on')
    expect(endOf(chase(lame, [lame, sunk, {}]))).toBe('on')
  })

  test('so does her escape from turn 5 on', () => {
    expect(endOf(chase({ status: 'left' }, [{}]))).toBe('axis')
    expect(endOf(chase({ status: 'left' }, [{}], 4))).toBe('draw')
    expect(endOf(chase({ status: 'left', ...lame }, [{}]))).toBe('allies')
  })

  test('sunk, or crippled at the end, she has lost', () => {
    expect(endOf(chase(sunk, [{}]))).toBe('allies')
    expect(endOf(chase(lame, [{}], 10))).toBe('allies')
    expect(endOf(chase({}, [{}], 10))).toBe('draw')
  })
})

describe('[WAS-S-3] Coral Sea', () => {
  const battle = (points: number): Setting => ({
    rules: { victory: 'coralSea', turnLimit: 2 },
    units: [kent, hipper, { ...hipper, x: 900, as: sunk, figures: { points } }],
  })

  test('a lead of 20 points wins', () => {
    expect(endOf(battle(20))).toBe('allies')
    expect(endOf(battle(19))).toBe('draw')
  })
})

describe('[WAS-166] [WAS-S-4] a convoy', () => {
  const left = { status: 'left' as const }
  const convoy = (
    merchants: readonly object[],
    { hipper: ship = {}, turn = 2 }: { hipper?: object; turn?: number } = {},
  ): Setting => ({
    rules: { victory: 'convoy', turnLimit: 12 },
    state: { turn },
    units: [
      { ...kent, x: 1600 },
      ...merchants.map((as, i) => ({
        card: 'uk-empire-freighter',
        x: 600 + 100 * i,
        as,
        isConvoy: true,
        points: 0,
      })),
      { ...hipper, x: 1400 },
      { ...hipper, as: ship },
    ],
  })

  test('three merchants destroyed win for who intercepts', () => {
    expect(endOf(convoy([sunk, sunk, sunk, {}, {}]))).toBe('axis')
    expect(endOf(convoy([sunk, sunk, {}, {}, {}]))).toBe('on')
  })

  test('three away win for the convoy', () => {
    expect(endOf(convoy([left, left, left, sunk, sunk]))).toBe('allies')
    expect(endOf(convoy([left, left, {}, sunk, sunk]))).toBe('on')
  })

  test('at the end three afloat or away, and more points', () => {
    const late = { turn: 12 }
    expect(endOf(convoy([left, {}, {}, sunk, sunk], { ...late, hipper: sunk }))).toBe('allies')
    expect(endOf(convoy([left, {}, {}, sunk, sunk], late))).toBe('axis')
    const landed = { status: 'landed' }
    expect(endOf(convoy([left, {}, landed, sunk, sunk], { ...late, hipper: sunk }))).toBe('axis')
  })
})

describe('[WAS-S-5] Guadalcanal', () => {
  const night = (tally: number, ships: readonly object[], turn = 2): Setting => ({
    rules: { victory: 'guadalcanal', turnLimit: 8 },
    state: {
      turn,
      players: [
        { seat: 'allies', bonus: 0, tally: 0, home: null, enlisted: null },
        { seat: 'axis', bonus: 0, tally, home: null, enlisted: null },
      ],
    },
    units: [
      kent,
      ...ships.map((as, i) => ({ card: 'jp-kongo', seat: 'axis' as const, x: 200 + 200 * i, as })),
      { ...hipper, x: 1500 },
    ],
  })
  const lame = { hull: 1 }

  test('three bombardments win for the Axis', () => {
    expect(endOf(night(3, [lame, sunk]))).toBe('axis')
    expect(endOf(night(2, [lame, {}]))).toBe('on')
  })

  test('both battleships sunk or crippled win for the Allies', () => {
    expect(endOf(night(2, [lame, sunk]))).toBe('allies')
  })

  test('at the end one of them sunk does, else more points', () => {
    expect(endOf(night(2, [sunk, {}], 8))).toBe('allies')
    expect(endOf(night(2, [lame, {}], 8))).toBe('draw')
  })
})

describe('[WAS-167] a major engagement', () => {
  const battle = (fleetPoints: number, last: object): Setting => ({
    rules: { fleetPoints, objectiveValue: 100 },
    units: [
      kent,
      { ...hipper, as: sunk },
      { ...hipper, x: 900, as: last },
      { card: 'de-type-viic', seat: 'axis', x: 1300 },
    ],
  })
  const score = (setting: Setting) => scoreOf(battleOf(setting), 'allies')

  test('all enemy ships destroyed count an objective more, from 200 points on', () => {
    expect(score(battle(200, sunk))).toBe(130)
    expect(score(battle(150, sunk))).toBe(30)
    expect(score(battle(200, {}))).toBe(15)
    expect(score(battle(200, { status: 'left' }))).toBe(15)
  })
})

test('[WAS-164] who has nothing left to fight with has no further turn', () => {
  const plane = { card: 'de-fw-200-condor', seat: 'axis' as const, home: 'ashore' }
  const units = [kent, { ...hipper, as: sunk }]
  expect(endOf({ units })).toBe('allies')
  expect(endOf({ units, aircraft: [plane] })).toBe('on')
})
