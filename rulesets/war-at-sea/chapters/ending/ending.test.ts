import { describe, expect, test } from 'vitest'
import { battleOf, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { scoreOf } from '../../model/score.ts'
import { endTurn } from './ending.ts'

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

  test('the Axis needs more points and Bismarck sound, the Allies more points and her lamed', () => {
    expect(endOf(fleets({}, { hull: 1 }))).toBe('axis')
    expect(endOf(fleets({ hull: 1 }, sunk))).toBe('draw')
    expect(endOf(fleets({ hull: 1 }))).toBe('allies')
    expect(endOf(fleets({}))).toBe('draw')
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
  })

  test('sunk, or crippled at the end, she has lost', () => {
    expect(endOf(chase(sunk, [{}]))).toBe('allies')
    expect(endOf(chase(lame, [{}], 10))).toBe('allies')
    expect(endOf(chase({}, [{}], 10))).toBe('draw')
  })
})
