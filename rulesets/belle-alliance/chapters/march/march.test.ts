import { expect, test } from 'vitest'
import { seededDice } from '@grognard/umpire'
import { battle, guns, said, square, terrain } from '../../fixtures.ts'
import type { Setting } from '../../fixtures.ts'
import type { MarchClause } from '../../model/clauses.ts'
import { poseWithCentre } from '../../model/footprint.ts'
import type { Terrain } from '../../model/setting.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { about, attackClause, march, pivot, sheet, straight, wheel } from '../encounter/fixtures.ts'
import { extendTowards } from './foreseen-way.ts'
import { march as order } from './march.ts'
import { endOf, pathOfMarch } from './path.ts'

const column = { kind: 'marchColumn' as const, front: null, gap: null }
const line = { kind: 'skirmish' as const, front: null, gap: 1500 }
const blue: Partial<Unit> = { seat: 'blue', heading: 18_000, y: 130_000 }

function reasons(unit: Partial<Unit>, clause: MarchClause, setting: Setting = {}): string[] {
  const state = battle({ units: [unit, blue], ...setting })
  const { because } = order.judge(state, 'red', { ...clause, unit: 'u1' })
  return because.map(({ rule, message }) => `${rule} ${message.replace('ba.refuse.', '')}`)
}

test('[BA-1.1.2-02] [BA-1.1.2-06] a march is a part of the unit’s sheet', () => {
  expect(reasons({}, march([straight(20), pivot(10)]))).toEqual([])
})

test('[BA-1.1.2-01] a unit in FU is given none', () => {
  expect(reasons({ disorder: 'FU' }, march([straight(20)]))).toEqual(['BA-1.1.2-01 fullDisorder'])
})

test('[BA-2.3.1-03] it has a way, save for an attack, and ends after it begins', () => {
  expect(reasons({}, march([]))).toEqual(['BA-2.3.1-03 noLegs'])
  expect(reasons({}, march([]), { sheets: [sheet('u1', attackClause('u2'))] })).toEqual([])
  expect(reasons({}, march([straight(5)], { fromTick: 9, toTick: 8 }))).toEqual([
    'BA-2.3.1-03 ticks',
  ])
})

test('[BA-1.3.5-02] [BA-1.3.6-01] working and resting units form up before they march', () => {
  const at = (kind: 'work' | 'rest') => ({ formation: { kind, front: null, gap: null } })
  expect(reasons(at('work'), march([straight(5)]))).toEqual(['BA-1.3.5-02 worksAndStays'])
  expect(reasons(at('rest'), march([straight(5)]))).toEqual(['BA-1.3.6-01 restsAndStays'])
})

test('[BA-6.1.1-03] a unit in a building leaves it first', () => {
  const house = terrain({ kind: 'building', points: square(100_000, 100_000, 10_000) })
  const setting = { terrain: [house] }
  const inside = { building: 't1', figures: 20 }
  expect(reasons(inside, march([straight(5)]), setting)).toEqual(['BA-6.1.1-03 inHouse'])
})

test('[BA-2.3.1-05] only skirmish lines and unlimbered guns go backwards, lines sideways too', () => {
  const back = march([straight(5)], { course: 18_000 })
  const aside = march([straight(5)], { course: 27_000 })
  const battery: Partial<Unit> = { arm: 'artillery', guns: guns(2) }
  expect(reasons({}, back)).toEqual(['BA-2.3.1-05 course'])
  expect(reasons(battery, back)).toEqual([])
  expect(reasons(battery, aside)).toEqual(['BA-2.3.1-05 course'])
  expect(reasons({ formation: line, figures: 8 }, aside)).toEqual([])
})

test('[BA-2.4.2-03] about-turn once a turn; [BA-2.4.3-03] march columns never wheel', () => {
  expect(reasons({}, march([about, straight(5), about]))).toEqual(['BA-2.4.2-03 turnsAboutTwice'])
  expect(reasons({ formation: column }, march([wheel(20)]))).toEqual(['BA-2.4.3-03 columnWheels'])
})

test('BA-TV-102: a march column may not wheel', () => {
  expect(reasons({ formation: column }, march([wheel(90)])).length).toBe(1)
})

test('[BA-2.3.2-01] [BA-2.3.2-04] march columns march fast, and do not attack then', () => {
  const fast = march([straight(80)], { rate: 'fast' })
  expect(reasons({}, fast)).toEqual(['BA-2.3.2-01 fastColumn'])
  expect(reasons({ formation: column }, fast)).toEqual([])
  const sheets = [sheet('u1', attackClause('u2'))]
  expect(reasons({ formation: column }, fast, { sheets })).toEqual(['BA-2.3.2-04 attackFast'])
})

test('[BA-2.3.3-02] [BA-2.3.3-04] [BA-2.3.3-05] a charge wants order, rest and the right formation', () => {
  const charge = march([straight(40)], { rate: 'charge' })
  expect(reasons({}, charge)).toEqual([])
  expect(reasons({ disorder: 'LU' }, charge)).toEqual(['BA-2.3.3-02 chargeInDisorder'])
  expect(reasons({ chargedIn: 1 }, charge)).toEqual(['BA-2.3.3-04 chargedLately'])
  expect(reasons({ formation: { kind: 'huddle', front: null, gap: null } }, charge)).toEqual([
    'BA-2.3.3-05 noCharge',
  ])
})

test('[BA-2.4.1-02] at the charge one pivot of twenty degrees, and no other turn', () => {
  const charge = (...legs: MarchClause['legs']) => march(legs, { rate: 'charge' })
  expect(reasons({}, charge(pivot(-20), straight(40)))).toEqual([])
  for (const legs of [[pivot(21)], [wheel(10)], [about], [pivot(5), straight(5), pivot(5)]])
    expect(reasons({}, charge(...legs))).toEqual(['BA-2.4.1-02 chargeTurns'])
})

test('[BA-2.4.3-03] at the charge a march column is bound in its turns where it follows no road', () => {
  const road = { kind: 'road' as const, points: [100_000, 0, 100_000, 200_000], width: 3_000 }
  const charge = (...legs: MarchClause['legs']) => march(legs, { rate: 'charge' })
  const bound = ['BA-2.4.1-02 chargeTurns']
  const onRoad = { terrain: [road] }
  expect(reasons({ formation: column }, charge(pivot(45), straight(20)))).toEqual(bound)
  expect(reasons({ formation: column }, charge(pivot(45), straight(20)), onRoad)).toEqual([])
  const off = charge(pivot(45), straight(20), pivot(-45))
  expect(reasons({ formation: column }, off, onRoad)).toEqual(bound)
})

test('[BA-1.1.2-06] what else is written counts: the new formation charges or not', () => {
  const form = {
    kind: 'form' as const,
    formation: 'square' as const,
    front: null,
    gap: null,
    turnsAbout: false,
    quarter: 'none' as const,
    middle: 'left' as const,
  }
  const charge = march([straight(40)], { rate: 'charge' })
  expect(reasons({}, charge, { sheets: [sheet('u1', form)] })).toEqual(['BA-2.3.3-05 noCharge'])
})

test('[BA-1.1.2-02] what is offered or picked is lawful', () => {
  const state = battle({
    units: [
      {},
      { x: 60_000, formation: column },
      { x: 150_000, formation: line, figures: 9 },
      blue,
    ],
  })
  const picked = order.sample?.(state, 'red', seededDice('march'))
  const legalOrders = [...order.legalOrders(state, 'red'), ...(picked ? [picked] : [])]
  expect(new Set(legalOrders.map(({ unit }) => unit)).size).toBe(3)
  expect(legalOrders.filter(each => !order.judge(state, 'red', each).allowed)).toEqual([])
})

test('[BA-1.1.2-02] [BA-2.3.1-06] a way is drawn towards points as far as the march lasts', () => {
  const state = battle({ units: [{}, blue] })
  const { tool } = order
  if (tool?.tool !== 'path') throw new Error('A march is drawn as a path.')
  const started = tool.start(state, 'red', 'u1')
  const near = tool.extend(state, 'red', started, 104_000, 108_000)
  expect(tool.trace(state, 'red', near)).toMatchObject({ budget: 20_000, contact: null })
  const middle = tool.trace(state, 'red', near).poses.at(-1)
  const front = middle && poseWithCentre(unitOf(state, 'u1'), middle, middle.heading)
  expect(front?.x).toBeCloseTo(104_000, -2)
  expect(front?.y).toBeCloseTo(108_000, -2)
  const far = tool.extend(state, 'red', near, 104_000, 190_000)
  expect(tool.trace(state, 'red', far).cost).toBeLessThanOrEqual(20_001)
  expect(order.judge(state, 'red', far).allowed).toBe(true)
  expect(tool.shorten(far).legs.length).toBe(far.legs.length - 1)
  const behind = tool.extend(state, 'red', started, 100_000, 90_000)
  expect(behind.legs[0]?.kind).toBe('about')
  expect(tool.switches?.(state, 'red', near).map(({ key }) => key)).toEqual(['ba.switch.charge'])
})

test('[BA-5.1.2-02] no march leads over the edge but where the scenario lets the unit out', () => {
  const near = { y: 195_000 }
  const barred = ['BA-5.1.2-02 overEdge']
  expect(reasons(near, march([straight(4)]))).toEqual([])
  expect(reasons(near, march([straight(8)]))).toEqual(barred)
  expect(reasons(near, march([wheel(90), straight(15)]))).toEqual([])
  const exit = {
    seats: ['red'],
    when: 'event' as const,
    points: 1,
    kind: 'exited' as const,
    edge: 'north' as const,
    from: 50_000,
    to: 150_000,
    fromTurn: 1,
    untilTurn: 9,
    disorders: ['OR' as const],
    arms: ['infantry' as const],
  }
  const open = (given: Partial<typeof exit>) => ({ victory: { points: [{ ...exit, ...given }] } })
  expect(reasons(near, march([straight(8)]), open({}))).toEqual([])
  expect(reasons(near, march([straight(8)]), open({ from: 120_000 }))).toEqual(barred)
  expect(reasons(near, march([straight(8)]), open({ fromTurn: 5 }))).toEqual(barred)
})

test('[BA-5.1.2-02] who stands beyond the edge may come back over it', () => {
  expect(reasons({ y: 201_000, heading: 18_000 }, march([straight(8)]))).toEqual([])
})

test('[BA-2.4.1-01] a turn in words says which point stays', () => {
  const state = battle({ units: [{}, blue] })
  const told = (legs: MarchClause['legs'], language: 'en' | 'de' | 'da') =>
    said(order.describe(state, { ...march(legs), unit: 'u1' }), language)
  expect(told([wheel(30)], 'en')).toContain('wheel 30° to the right about its centre')
  expect(told([pivot(-30)], 'en')).toContain('pivot 30° about its left wing')
  expect(told([pivot(30)], 'da')).toContain('pivotering på fløjen 30° til højre')
})

test('[BA-2.3.1-01] the march at hand is that of the ground on which the unit stands', () => {
  const budget = (terrain: Partial<Terrain>[], status: 'onBoard' | 'waiting' = 'onBoard') => {
    const state = battle({ units: [{ status }], terrain })
    return pathOfMarch(state, unitOf(state, 'u1'), march([straight(20)])).budget
  }
  expect(budget([])).toBe(20_000)
  expect(budget([{}])).toBe(10_000)
  expect(budget([{}], 'waiting')).toBe(20_000)
})

test('[BA-2.4.1-01] the way that the hand draws to a point beside it ends there', () => {
  const missed = (kind: 'line' | 'attackColumn' | 'marchColumn', x: number, y: number) => {
    const state = battle({ units: [{ formation: { kind, front: null, gap: null } }] })
    const unit = unitOf(state, 'u1')
    const rate = kind === 'attackColumn' ? 'charge' : 'normal'
    const drawn = extendTowards(state, unit, march([], { rate }), { x, y })
    const end = endOf(pathOfMarch(state, unit, drawn))
    return Math.hypot(end.x - x, end.y - y)
  }
  expect(missed('line', 103_000, 112_000)).toBeLessThan(30)
  expect(missed('attackColumn', 104_000, 118_000)).toBeLessThan(30)
  expect(missed('marchColumn', 108_000, 112_000)).toBeLessThan(30)
})

test('[BA-1.1.2-06] the order tells the way and the rate', () => {
  const state = battle({ units: [{ name: 'Oldenborg' }, { name: 'Queen’s', seat: 'blue' }] })
  const legs = [straight(5), wheel(-30), about, pivot(12), straight(2.5)]
  const part = { ...march(legs, { rate: 'charge' }), unit: 'u1' }
  expect(said(order.describe(state, part))).toBe(
    'Oldenborg: charge, 5 cm ahead, wheel 30° to the left about its centre, about-turn, pivot 12° about its right wing, 2.5 cm ahead',
  )
})

test('[BA-2.3.1-03] an order that asks for more than the march of a turn is lawful, and says so', () => {
  const state = battle({ units: [{ name: 'Oldenborg' }, { name: 'Queen’s', seat: 'blue' }] })
  const far = { ...march([straight(60)]), unit: 'u1' }
  expect(order.judge(state, 'red', far).allowed).toBe(true)
  expect(said(order.describe(state, far))).toBe(
    'Oldenborg: march, 60 cm ahead, 20 cm of it this turn',
  )
  const near = { ...march([straight(20)]), unit: 'u1' }
  expect(said(order.describe(state, near))).toBe('Oldenborg: march, 20 cm ahead')
  const hardlyFar = { ...march([straight(20.04)]), unit: 'u1' }
  expect(said(order.describe(state, hardlyFar))).toBe('Oldenborg: march, 20 cm ahead')
  const bent = { ...march([about, straight(20.04)]), unit: 'u1' }
  expect(said(order.describe(state, bent))).toBe('Oldenborg: march, about-turn, 20 cm ahead')
})
