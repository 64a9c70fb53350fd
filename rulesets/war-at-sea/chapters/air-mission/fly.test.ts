import { play, seatsAsked, seededDice, stepOf } from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { warAtSea } from '../../index.ts'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting, TestPlane } from '../../model/fixtures.ts'
import type { State } from '../../model/state.ts'
import { planeOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import { endure, seatToEndure, toBase } from './ashore.ts'
import { fly, flyLow, seatToFly } from './fly.ts'

function mission(aircraft: TestPlane[], setting: Setting = {}): State {
  return battleOf({
    step: 'fly',
    units: [
      { name: 'own', card: 'us-enterprise', x: 300, y: 300 },
      { name: 'foe', card: 'jp-shokaku', seat: 'axis', x: 1500, y: 1500 },
    ],
    ...setting,
    aircraft,
    state: { place: [{ at: 'fly', loop: [0, 0, 0], waiting: ['allies'] }], ...setting.state },
  })
}

const aboard = (name: string, rest: TestPlane = {}): TestPlane => ({ name, home: 'own', ...rest })
const enemy = (name: string): TestPlane => ({
  name,
  card: 'jp-d3a-val',
  seat: 'axis',
  home: 'foe',
})
const to = (aircraft: string, x = 5000, y = 5000) => ({ kind: 'fly', aircraft, x, y }) as const
const low = (aircraft: string) => ({ kind: 'flyLow', aircraft, x: 5000, y: 5000 }) as const

/** Who is asked after each of these orders. */
function askedAfter(state: State, ...orders: Order[]): string[] {
  const dice = seededDice('fly')
  let now = state
  return orders.map(order => {
    const [seat = ''] = seatsAsked(now)
    const { ruling, state: next } = play(warAtSea, now, seat, order, dice)
    if (!ruling.allowed) throw new Error(JSON.stringify(ruling))
    now = next
    return `${stepOf(now)} ${seatsAsked(now).join()}`
  })
}

describe('[WAS-105] one aircraft, then one of the other side', () => {
  test('[WAS-046] [WAS-110] the first player begins, and who has more goes on alone', () => {
    const state = mission([aboard('a'), aboard('b'), aboard('c'), enemy('d')])
    expect(
      askedAfter(state, to('a'), to('d', 9000), to('b', 200), to('c', 200, 200)).slice(0, 3),
    ).toEqual(['fly axis', 'fly allies', 'fly allies'])
  })

  test('to any place on the table that its base has room on', () => {
    const state = mission([aboard('a')])
    expect(rulesOf(fly.judge(state, 'allies', to('a', 150, 150)))).toEqual([])
    expect(rulesOf(fly.judge(state, 'allies', to('a', 149, 150)))).toEqual(['WAS-005'])
    expect(rulesOf(fly.judge(state, 'allies', to('a', 19_851, 150)))).toEqual(['WAS-005'])
    fly.execute(tableFor(state), 'allies', to('a', 150, 150))
    expect(planeOf(state, 'a')).toMatchObject({ status: 'flying', x: 150, y: 150 })
  })

  test('once in a turn, and only own aircraft', () => {
    const state = mission([aboard('a'), enemy('b')])
    expect(rulesOf(fly.judge(state, 'allies', to('b')))).toEqual(['WAS-105'])
    fly.execute(tableFor(state), 'allies', to('a'))
    expect(rulesOf(fly.judge(state, 'allies', to('a')))).toEqual(['WAS-105'])
    expect(seatToFly(state, 'allies')).toEqual([])
  })

  test('[WAS-065] [WAS-154] over a ship or another aircraft, whatever the carrier has done', () => {
    const state = mission([aboard('a'), { card: 'jp-d3a-val', seat: 'axis', x: 500, y: 500 }])
    const own = state.units[0]
    if (own) Object.assign(own, { hasSailed: true, hasMoved: true })
    expect(rulesOf(fly.judge(state, 'allies', to('a', 3000, 3000)))).toEqual([])
    expect(rulesOf(fly.judge(state, 'allies', to('a', 5000, 5000)))).toEqual([])
  })
})

describe('[WAS-106] the land airbase', () => {
  const withBase = (allies: number): Setting => ({ rules: { airbases: { allies, axis: 0 } } })

  test('takes all that have not flown, if there is room; they can fly next turn', () => {
    const state = mission(
      [aboard('a'), { name: 'b' }, { name: 'c', as: { rearming: 1 } }],
      withBase(3),
    )
    expect(rulesOf(toBase.judge(state, 'allies', { kind: 'toBase' }))).toEqual([])
    toBase.execute(tableFor(state), 'allies', { kind: 'toBase' })
    expect(planeOf(state, 'a')).toMatchObject({ status: 'resting', home: 'ashore', rearming: 0 })
    expect(planeOf(state, 'b')).toMatchObject({ status: 'resting', rearming: 0 })
    expect(planeOf(state, 'c')).toMatchObject({ status: 'ready', rearming: 1 })
    expect(seatToFly(state, 'allies')).toEqual([])
    const next = tableFor(state)
    next.emit({ kind: 'turnBegan', turn: 3 })
    expect(seatToFly(state, 'allies')).toEqual(['allies'])
  })

  test('[WAS-107] [WAS-028] without room they have to fly, and no carrier keeps one back', () => {
    const state = mission([aboard('a'), { name: 'b' }], withBase(1))
    expect(rulesOf(toBase.judge(state, 'allies', { kind: 'toBase' }))).toEqual(['WAS-106'])
    expect(seatToFly(state, 'allies')).toEqual(['allies'])
    fly.execute(tableFor(state), 'allies', to('a'))
    expect(rulesOf(toBase.judge(state, 'allies', { kind: 'toBase' }))).toEqual([])
  })
})

describe('[WAS-108] a rearming counter', () => {
  test('keeps an aircraft on the ground', () => {
    const state = mission([aboard('a', { as: { rearming: 1 } })])
    expect(rulesOf(fly.judge(state, 'allies', to('a')))).toEqual(['WAS-108'])
    expect(seatToFly(state, 'allies')).toEqual([])
  })

  test('[WAS-A16] comes off once in a battle by great endurance', () => {
    const state = mission([
      aboard('a', { card: 'jp-g4m-betty', as: { rearming: 1 } }),
      aboard('b', { as: { rearming: 1 } }),
    ])
    const one = { kind: 'endure', aircraft: 'a' } as const
    expect(seatToEndure(state, 'allies')).toEqual(['allies'])
    expect(rulesOf(endure.judge(state, 'allies', { ...one, aircraft: 'b' }))).toEqual(['WAS-A16'])
    endure.execute(tableFor(state), 'allies', one)
    expect(rulesOf(fly.judge(state, 'allies', to('a')))).toEqual([])
    planeOf(state, 'a').rearming = 1
    expect(rulesOf(endure.judge(state, 'allies', one))).toEqual(['WAS-A16'])
  })
})

describe('[WAS-109] strafing', () => {
  test('is said when the aircraft is placed, by those with the dice for it', () => {
    const state = mission([aboard('a'), aboard('b', { card: 'us-sbd-dauntless' })])
    expect(rulesOf(flyLow.judge(state, 'allies', low('b')))).toEqual(['WAS-109'])
    expect(rulesOf(flyLow.judge(state, 'allies', low('a')))).toEqual([])
    flyLow.execute(tableFor(state), 'allies', low('a'))
    expect(planeOf(state, 'a').isStrafing).toBe(true)
  })

  test('is left out by option', () => {
    const state = mission([aboard('a')], { options: { strafing: false } })
    expect(rulesOf(flyLow.judge(state, 'allies', low('a')))).toEqual(['WAS-109'])
    expect(flyLow.legalOrders(state, 'allies')).toEqual([])
  })
})

describe('[WAS-170] in the dark', () => {
  const sent = (card: string, die: number) => {
    const state = mission([aboard('a', { card })], { state: { light: 'night' } })
    fly.execute(tableFor(state, [die]), 'allies', to('a'))
    return planeOf(state, 'a').status
  }

  test('an aircraft finds its way on 5 and more, a patrol bomber on 3 and more', () => {
    expect(sent('us-sbd-dauntless', 4)).toBe('aborted')
    expect(sent('us-sbd-dauntless', 5)).toBe('flying')
    expect(sent('us-pby-catalina', 2)).toBe('aborted')
    expect(sent('us-pby-catalina', 3)).toBe('flying')
  })
})
