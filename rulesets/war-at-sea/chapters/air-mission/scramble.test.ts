import { describe, expect, test } from 'vitest'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestPlane } from '../../model/fixtures.ts'
import type { State } from '../../model/state.ts'
import { planeOf, unitOf } from '../../model/units.ts'
import { mayPatrolMore, mayScrambleMore, patrol, vector } from './scramble.ts'

function skies(aircraft: TestPlane[], setting: Setting = {}): State {
  return battleOf({
    step: 'scramble',
    units: [
      { name: 'carrier', card: 'us-enterprise', x: 500, y: 500 },
      { name: 'picket', card: 'us-allen-m-sumner', x: 1500, y: 1500 },
    ],
    ...setting,
    aircraft,
  })
}

/** Beside the carrier, at 90 mm. */
const own = (rest: TestPlane = {}): TestPlane => ({ name: 'own', x: 590, y: 500, ...rest })
const foe = (rest: TestPlane = {}): TestPlane => ({
  name: 'foe',
  card: 'jp-d3a-val',
  seat: 'axis',
  x: 860,
  y: 500,
  ...rest,
})
const patrolTo = (x: number, y = 5000) => ({ kind: 'patrol', aircraft: 'own', x, y }) as const
const vectorTo = (x: number, y = 5000) => ({ kind: 'vector', aircraft: 'own', x, y }) as const
const patrolling = (state: State, x = 7700) => rulesOf(patrol.judge(state, 'allies', patrolTo(x)))
const vectoring = (state: State, x = 8600) => rulesOf(vector.judge(state, 'allies', vectorTo(x)))

describe('[WAS-182] [WAS-A09] combat air patrol', () => {
  test('moves two sections from its carrier to an enemy aircraft, once a turn', () => {
    const state = skies([own(), foe()])
    expect(patrolling(state)).toEqual([])
    expect(patrolling(state, 7701)).toEqual(['WAS-182'])
    expect(patrolling(state, 7699)).toEqual(['WAS-182'])
    expect(mayPatrolMore(state, 'allies')).toBe(true)
    patrol.execute(tableFor(state), 'allies', patrolTo(7700))
    expect(planeOf(state, 'own')).toMatchObject({ x: 7700, hasPatrolled: true })
    expect(patrolling(state)).toEqual(['WAS-182'])
    expect(mayScrambleMore(state, 'allies')).toBe(false)
  })

  test('only by ability, beside an own carrier, and not after an attack', () => {
    expect(patrolling(skies([own({ card: 'de-bf-109' }), foe()]))).toEqual(['WAS-A09'])
    expect(patrolling(skies([own({ x: 591 }), foe()]))).toEqual(['WAS-182'])
    expect(patrolling(skies([own({ as: { hasAttacked: true } }), foe()]))).toEqual(['WAS-182'])
    const over = {
      units: [{ name: 'carrier', card: 'jp-shokaku', seat: 'axis' as const, x: 500, y: 500 }],
    }
    expect(patrolling(skies([own(), foe()], over))).toEqual(['WAS-182'])
  })

  test('[WAS-118] not to strafe, nor when beaten off', () => {
    expect(patrolling(skies([own({ as: { isStrafing: true } }), foe()]))).toEqual(['WAS-118'])
    expect(patrolling(skies([own({ as: { status: 'aborted' } }), foe()]))).toEqual(['WAS-182'])
  })
})

describe('[WAS-185] [WAS-A43] radar picket', () => {
  const far = own({ x: 1800, y: 1800, card: 'de-bf-109' })

  test('sends one aircraft a turn to an enemy anywhere', () => {
    const state = skies([far, foe()])
    expect(vectoring(state)).toEqual([])
    expect(vectoring(state, 9501)).toEqual(['WAS-182'])
    vector.execute(tableFor(state), 'allies', vectorTo(8600))
    expect(planeOf(state, 'own')).toMatchObject({ x: 8600, y: 5000 })
    expect(vectoring(state)).toEqual(['WAS-A43'])
    expect(unitOf(state, 'picket')).toMatchObject({ spentThisTurn: ['radarPicket'], spent: [] })
  })

  test('with anti-aircraft dice and no enemy within range 0 of it', () => {
    expect(vectoring(skies([own({ x: 1800, y: 1800, card: 'us-sbd-dauntless' }), foe()]))).toEqual([
      'WAS-185',
    ])
    expect(vectoring(skies([own({ x: 770 }), foe()]))).toEqual(['WAS-185'])
    expect(vectoring(skies([own({ x: 769 }), foe()]))).toEqual([])
  })

  test('by option a fighter, once in a battle for each picket', () => {
    const state = skies([far, foe()], { options: { radarPicket: 'base' } })
    vector.execute(tableFor(state), 'allies', vectorTo(8600))
    tableFor(state).emit({ kind: 'turnBegan', turn: 3 })
    expect(unitOf(state, 'picket').spent).toEqual(['radarPicket'])
    expect(vectoring(state)).toEqual(['WAS-A43'])
    const bomber = own({
      x: 1800,
      y: 1800,
      card: 'us-sbd-dauntless',
      figures: { dice: dogfighting },
    })
    expect(vectoring(skies([bomber, foe()]))).toEqual([])
    expect(vectoring(skies([bomber, foe()], { options: { radarPicket: 'base' } }))).toEqual([
      'WAS-185',
    ])
  })
})

const dogfighting = {
  main: [],
  secondary: [],
  tertiary: [],
  torpedo: [],
  antiair: [4],
  asw: [],
  bomb: [9],
  strafe: [],
}
