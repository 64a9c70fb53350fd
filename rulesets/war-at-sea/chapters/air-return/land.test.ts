import { describe, expect, test } from 'vitest'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestPlane, TestUnit } from '../../model/fixtures.ts'
import { applyLosses } from '../../model/hits.ts'
import { scoreOf } from '../../model/score.ts'
import type { State } from '../../model/state.ts'
import { planeOf, unitOf } from '../../model/units.ts'
import { beginReturn, landAll, landAt, loseHomeless, mayLandMore } from './land.ts'

/** A carrier with room for three, and an airbase for two. */
function returning(
  aircraft: TestPlane[],
  { carrier, ...setting }: Setting & { carrier?: TestUnit } = {},
): State {
  return battleOf({
    step: 'land',
    rules: { airbases: { allies: 2, axis: 0 } },
    ...setting,
    units: [
      { name: 'carrier', card: 'us-enterprise', x: 500, y: 500, ...carrier },
      ...(setting.units ?? []),
    ],
    aircraft,
  })
}

const away = (name: string, rest: TestPlane = {}): TestPlane => ({
  name,
  home: 'carrier',
  x: 900,
  y: 900,
  ...rest,
})
const to = (aircraft: string, home = 'carrier') => ({ kind: 'landAt', aircraft, home }) as const
const judged = (state: State, aircraft: string, home?: string) =>
  rulesOf(landAt.judge(state, 'allies', to(aircraft, home)))
const land = (state: State, aircraft: string, home?: string) =>
  landAt.execute(tableFor(state), 'allies', to(aircraft, home))

describe('[WAS-150] every aircraft goes home', () => {
  test('to a carrier or ashore, as its owner likes, beaten ones as well', () => {
    const state = returning([away('a'), away('b', { as: { status: 'aborted' } })])
    expect(judged(state, 'a')).toEqual([])
    expect(judged(state, 'a', 'ashore')).toEqual([])
    expect(judged(state, 'b')).toEqual([])
    expect(judged(state, 'a', 'nowhere')).toEqual(['WAS-150'])
    land(state, 'a')
    expect(judged(state, 'a')).toEqual(['WAS-150'])
  })

  test('[WAS-029] where there is room', () => {
    const state = returning(['a', 'b', 'c', 'd'].map(name => away(name)))
    for (const name of ['a', 'b', 'c']) land(state, name)
    expect(judged(state, 'd')).toEqual(['WAS-150'])
    expect(judged(state, 'd', 'ashore')).toEqual([])
  })

  test('[WAS-143] a crippled carrier keeps its room, by option half of it, rounded up', () => {
    /** How many of three she takes. */
    const taken = (options: Setting['options'] = {}) => {
      const names = ['a', 'b', 'c']
      const state = returning(
        names.map(name => away(name)),
        { carrier: { as: { hull: 1 } }, options },
      )
      for (const name of names) if (judged(state, name).length === 0) land(state, name)
      return names.filter(name => planeOf(state, name).status === 'resting').length
    }
    expect(taken()).toBe(3)
    expect(taken({ crippledCarrierHalf: true })).toBe(2)
  })

  test('[WAS-155] where it lands is its home from now on', () => {
    const second = { name: 'second', card: 'us-essex', x: 700, y: 500 }
    const state = returning([away('a')], { units: [second] })
    land(state, 'a', 'second')
    expect(planeOf(state, 'a')).toMatchObject({ status: 'resting', home: 'second' })
    Object.assign(unitOf(state, 'carrier'), { isDoomed: true })
    const table = tableFor(state, [])
    applyLosses(table)
    expect(planeOf(state, 'a').status).toBe('resting')
  })

  test('all of them in one order, first where they came from', () => {
    const second = { name: 'second', card: 'us-princeton', x: 700, y: 500 }
    const state = returning(
      [away('a', { home: 'second' }), away('b', { home: 'second' }), away('c')],
      {
        units: [second],
      },
    )
    landAll.execute(tableFor(state), 'allies', { kind: 'landAll' })
    expect(['a', 'b', 'c'].map(name => planeOf(state, name).home)).toEqual([
      'second',
      'carrier',
      'carrier',
    ])
    expect(mayLandMore(state, 'allies')).toBe(false)
  })
})

describe('[WAS-029] who may base where', () => {
  const open = (plane: string, carrier: string) =>
    judged(returning([away('a', { card: plane })], { carrier: { card: carrier } }), 'a').length ===
    0

  test('on carriers of its own nation', () => {
    expect(open('us-f4f-wildcat', 'us-enterprise')).toBe(true)
    expect(open('us-f4f-wildcat', 'uk-ark-royal')).toBe(false)
  })

  test('[WAS-A34] land based ones and patrol bombers never', () => {
    expect(open('de-ju-87-stuka', 'de-graf-zeppelin')).toBe(false)
    expect(open('de-bf-109', 'de-graf-zeppelin')).toBe(true)
    expect(open('us-pby-catalina', 'us-enterprise')).toBe(false)
  })

  test('[WAS-A25] an export version on those of the US and the UK too', () => {
    expect(open('fr-vindicator', 'us-enterprise')).toBe(true)
    expect(open('fr-vindicator', 'uk-ark-royal')).toBe(true)
    expect(open('fr-vindicator', 'jp-akagi')).toBe(false)
    expect(open('fr-vindicator', 'fr-bearn')).toBe(true)
  })
})

describe('[WAS-151] rearming', () => {
  test('a counter comes off, then who flew and lands ashore gets one', () => {
    const state = returning([away('a'), away('b'), { name: 'c', as: { rearming: 1 } }])
    beginReturn(tableFor(state))
    expect(planeOf(state, 'c').rearming).toBe(0)
    land(state, 'a', 'ashore')
    land(state, 'b')
    expect(planeOf(state, 'a').rearming).toBe(1)
    expect(planeOf(state, 'b').rearming).toBe(0)
  })

  test('[WAS-A36] who loiters gets none', () => {
    const state = returning([away('a', { card: 'us-pby-catalina' })])
    land(state, 'a', 'ashore')
    expect(planeOf(state, 'a').rearming).toBe(0)
  })

  test('[WAS-A40] the second that returns to poor facilities gets one', () => {
    const state = returning(
      ['a', 'b'].map(name => away(name, { card: 'fr-vindicator' })),
      { carrier: { card: 'fr-bearn' } },
    )
    land(state, 'a')
    land(state, 'b')
    expect(planeOf(state, 'a').rearming).toBe(0)
    expect(planeOf(state, 'b').rearming).toBe(1)
  })

  test('[WAS-A40] one alone of all that return to poor facilities', () => {
    const three = ['a', 'b', 'c']
    const state = returning(
      three.map(name => away(name, { card: 'fr-vindicator' })),
      { carrier: { card: 'fr-bearn', figures: { planes: 3 } } },
    )
    for (const name of three) land(state, name)
    expect(three.map(name => planeOf(state, name).rearming)).toEqual([0, 1, 0])
  })
})

describe('[WAS-153] without room', () => {
  test('an aircraft is lost, and scores for the enemy', () => {
    const state = returning([away('a')], { carrier: { as: { status: 'sunk' } }, rules: {} })
    expect(mayLandMore(state, 'allies')).toBe(false)
    const before = scoreOf(state, 'axis')
    loseHomeless(tableFor(state))
    expect(planeOf(state, 'a').status).toBe('lost')
    expect(scoreOf(state, 'axis')).toBe(before + 9)
  })

  test('who stood on a carrier that is gone needs a new home', () => {
    const state = returning([{ name: 'a', home: 'carrier', as: { rearming: 1 } }, away('b')], {
      carrier: { as: { status: 'sunk' } },
    })
    expect(judged(state, 'a', 'ashore')).toEqual([])
    land(state, 'a', 'ashore')
    expect(planeOf(state, 'a').rearming).toBe(1)
  })
})

describe('[WAS-171] home in the dark', () => {
  test('who flew is lost on 1, but for patrol bombers', () => {
    const state = returning([away('a'), away('b'), away('c', { card: 'us-pby-catalina' })], {
      state: { light: 'night' },
    })
    beginReturn(tableFor(state, [1, 2]))
    expect(['a', 'b', 'c'].map(name => planeOf(state, name).status)).toEqual([
      'lost',
      'flying',
      'flying',
    ])
  })
})
