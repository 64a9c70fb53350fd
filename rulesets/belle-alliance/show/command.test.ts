import { expect, test } from 'vitest'
import { gameOf } from '@grognard/umpire'
import type { Kind, SharedOut } from '@grognard/umpire'
import { battle, terrain } from '../fixtures.ts'
import type { Setting } from '../fixtures.ts'
import { belleAlliance } from '../index.ts'

const game = gameOf(belleAlliance)
const CM = 1000

/** A brigade of three that stand side by side under one chief, and an enemy before them. */
function brigade(setting: Setting = {}) {
  const { units = [], at = 'orders', ...rest } = setting
  const own = [0, 1, 2].map(at => ({
    nation: 'denmark',
    chief: 's1',
    x: (30 + 50 * at) * CM,
    y: 50 * CM,
    ...units[at],
  }))
  const enemy = { nation: 'sweden', seat: 'blue', heading: 18_000, x: 80 * CM, y: 80 * CM }
  const victory = { levels: [{ least: null, most: null, seat: null, grade: 'draw' as const }] }
  const state = battle({
    victory,
    units: [...own, enemy],
    staff: [{ level: 'brigade', name: 'Soye' }],
    ...rest,
  })
  return { ...state, place: [{ at, loop: [], waiting: ['red', 'blue'] }] }
}

const trio = ['u1', 'u2', 'u3']
const allowedIn = ({ members }: SharedOut<Kind>) =>
  members.filter(({ ruling }) => ruling.allowed).map(({ piece }) => piece)

test('a chief’s units are a body under his name', () => {
  expect(game.formations(brigade(), 'red')).toMatchObject([
    { id: 's1', leader: 's1', pieces: trio, name: { key: 'ba.body.brigade' } },
  ])
  expect(game.formations(brigade(), 'blue')).toEqual([])
})

test('a march in formation goes as far for each, and who may not march is left with his reason', () => {
  const state = brigade({ units: [{}, { disorder: 'FU' }, {}] })
  const aim = { at: 'place' as const, x: 80 * CM, y: 60 * CM }
  const shared = game.shareOut(state, 'red', { id: 'advance', pieces: trio, aim })
  expect(allowedIn(shared)).toEqual(['u1', 'u3'])
  expect(shared.members[1]?.ruling.because[0]?.rule).toBe('BA-1.1.2-01')
  const [first, , third] = shared.members
  expect(first?.orders).toMatchObject([{ kind: 'march', legs: [{ kind: 'straight' }] }])
  expect(third?.poses.at(-1)?.y).toBe(first?.poses.at(-1)?.y)
})

test('a march in formation tells beforehand who is slowed and by what', () => {
  const points = [70, 55, 90, 55, 90, 95, 70, 95].map(at => at * CM)
  const swamp = terrain({ kind: 'difficult', points })
  const aim = { at: 'place' as const, x: 80 * CM, y: 75 * CM }
  const state = brigade({ units: [{}, {}, { disorder: 'LU' }], terrain: [swamp] })
  const shared = game.shareOut(state, 'red', { id: 'advance', pieces: trio, aim })
  expect(shared.members.map(({ notes }) => notes?.map(({ rule }) => rule))).toEqual([
    undefined,
    ['BA-2.3.1-07'],
    ['BA-2.3.1-06'],
  ])
  expect(shared.members[1]?.notes?.[0]?.values).toEqual({
    cm: 5,
    by: { key: 'ba.slowed.difficult' },
  })
})

test('a march in formation tells beforehand who comes upon the enemy', () => {
  const aim = { at: 'place' as const, x: 80 * CM, y: 80 * CM }
  const shared = game.shareOut(brigade({ units: [{}, { y: 65 * CM }, {}] }), 'red', {
    id: 'advance',
    pieces: trio,
    aim,
  })
  expect(shared.members.map(({ meets }) => meets?.key)).toEqual([
    undefined,
    'ba.trace.enemy',
    undefined,
  ])
})

test('an attack is written with the march to it', () => {
  const aim = { at: 'piece' as const, piece: 'u4' }
  const shared = game.shareOut(brigade(), 'red', { id: 'attack', pieces: trio, aim })
  expect(allowedIn(shared)).toEqual(trio)
  for (const { orders } of shared.members)
    expect(orders.map(({ kind }) => kind)).toEqual(['attack', 'march'])
})

test('to hold strikes out what is written, and says nothing to who has no order', () => {
  const parts = [{ kind: 'canister' as const }]
  const sheets = [{ unit: 'u2', seat: 'red', parts, result: 'written' as const }]
  const shared = game.shareOut(brigade({ sheets }), 'red', {
    id: 'hold',
    pieces: trio,
    aim: { at: 'nothing' },
  })
  expect(shared.members.map(({ orders }) => orders.length)).toEqual([0, 1, 0])
})

test('the orders for many that are open follow the step', () => {
  const ids = (state: ReturnType<typeof brigade>) =>
    game.groupOrders(state, 'red').map(({ id }) => id)
  expect(ids(brigade())).toEqual(['advance', 'attack', 'skirmish', 'hold'])
  expect(ids(brigade({ at: 'fire' }))).toEqual(['fireAt'])
})

test('each can be ordered what it was ordered the last time', () => {
  const march = { kind: 'march', unit: 'u2', rate: 'normal', fromTick: 1, toTick: 20, course: 0 }
  const lastTime = [{ ...march, legs: [{ kind: 'straight', amount: 5 * CM }] }]
  const aim = { at: 'nothing' as const }
  const shared = game.shareOut(brigade(), 'red', { id: 'again', pieces: trio, aim, lastTime })
  expect(shared.members.map(({ orders }) => orders.length)).toEqual([0, 1, 0])
  expect(shared.members[1]?.orders).toEqual(lastTime)
})

test('the staff’s plan is lawful as it is given, and leaves it to the player to go on', () => {
  const state = brigade()
  const plan = game.plan(state, 'red')
  expect(plan.length).toBeGreaterThan(0)
  expect(plan.some(({ order }) => order.kind === 'seal')).toBe(false)
  expect(game.judge(state, 'red', plan[0]?.order).allowed).toBe(true)
})

test('a group’s fire has the odds of its orders, and is aimed at no chief', () => {
  const places = [{ x: 80 * CM, y: 67 * CM }, {}, {}]
  const state = brigade({ units: places, at: 'fire', options: { measuring: 'always' } })
  const fireAt = (piece: string) =>
    game.shareOut(state, 'red', { id: 'fireAt', pieces: trio, aim: { at: 'piece', piece } })
  expect(fireAt('s1').members.flatMap(({ orders }) => orders)).toEqual([])
  expect(allowedIn(fireAt('u4'))).toEqual(['u1'])
  const orders = fireAt('u4').members.flatMap(one => (one.ruling.allowed ? one.orders : []))
  const [only] = orders
  const odds = game.oddsTogether(game.view(state, 'red'), 'red', orders)
  expect(odds.isExact).toBe(true)
  expect(odds.outcomes).toEqual(game.odds(game.view(state, 'red'), 'red', only).outcomes)
})
