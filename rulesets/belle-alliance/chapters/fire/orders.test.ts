import { expect, test } from 'vitest'
import { cm } from '../../book/measures.ts'
import { chief, doing, guns, said, takeBack } from '../../fixtures.ts'
import type { Unit } from '../../model/unit.ts'
import {
  after,
  against,
  atFire,
  battery,
  counting,
  facing,
  fireOf,
  firing,
  judged,
  near,
  order,
  rulesOf,
  skirmish,
} from './fixtures.ts'
import { fire, range, canister } from './orders.ts'

test('[BA-1.1.4-05] staff, friends and guns without gunners are no targets', () => {
  const dead = facing(near, { arm: 'artillery', guns: guns(1, 6, 0), figures: 0 })
  const state = atFire([firing(), dead])
  state.staff.push(chief({ id: 's', seat: 'blue' }))
  expect(judged(state, { target: 's' })).toEqual(['BA-1.1.4-05'])
  expect(judged(state)).toEqual(['BA-3.1.3-01'])
  expect(judged(state, { target: 'a' })).toEqual(['BA-3.1.3-01'])
})

test('[BA-3.1.2-01] two parts at most, guns by whole models', () => {
  const half = order({ figures: 10 })
  const state = after(atFire([firing(), facing(near)]), half, half)
  expect(state.fires.map(({ part }) => part)).toEqual([0, 1])
  expect(judged(state, { figures: 10 })).toEqual(['BA-3.1.2-01'])
  const guns2 = atFire([battery, facing(near)])
  expect(judged(guns2, { guns: ['g1'], figures: 4 })).toEqual([])
  expect(judged(guns2, { guns: ['g1'], figures: 3 })).toEqual(['BA-3.1.2-01'])
  const again = after(guns2, order({ guns: ['g1'], figures: 4 }))
  expect(judged(again, { guns: ['g1'], figures: 4 })).toEqual(['BA-3.1.2-01'])
})

test('[BA-3.2.0-01] [BA-3.1.1-01] no more figures than stand in two ranks, no fewer than three', () => {
  const column = { formation: { kind: 'attackColumn' as const, front: 4, gap: null } }
  expect(against(column, { figures: 8 })).toEqual([])
  expect(against(column, { figures: 9 })).toEqual(['BA-3.2.0-01'])
  expect(against({}, { figures: 2 })).toEqual(['BA-3.1.1-01'])
  const state = after(atFire([firing(), facing(near)]), order({ figures: 20 }))
  expect(judged(state, { figures: 11 })).toEqual(['BA-3.2.0-01'])
})

test('[BA-3.3.3-01] with its mother unit a skirmish line makes two parts, and no more', () => {
  const line = firing({ id: 'l', mother: 'a', figures: 10, formation: skirmish, x: 125_000 })
  const state = atFire([firing(), facing(near, { x: 115_000, figures: 40 }), line])
  after(state, order({ x: 108_000 }), order({ unit: 'l', figures: 5, x: 125_000 }))
  expect(judged(state, { unit: 'l', figures: 5, x: 125_000 })).toContain('BA-3.1.2-01')
})

test('[BA-3.4.1-02] ranging without effect leaves no other fire', () => {
  const state = atFire([battery, facing(cm(40))])
  const ranging = { kind: 'range', unit: 'a', target: 'b' } as const
  expect(rulesOf(range.judge(state, 'red', ranging))).toEqual([])
  after(state, ranging)
  expect(state.fires).toMatchObject([{ isRanging: true, figures: 8, guns: ['g1', 'g2'] }])
  expect(judged(state, { guns: ['g1'], figures: 4 })).toContain('BA-3.4.1-02')
  const muskets = atFire([firing(), facing(near)])
  expect(rulesOf(range.judge(muskets, 'red', ranging))).toEqual(['BA-3.4.1-02'])
})

test('[BA-3.4.1-01] ranging lasts as long as guns and target stay and the fire goes on', () => {
  const ranged = (turn: number, target: Partial<Unit> = {}, own: Partial<Unit> = {}) => {
    const targets = [{ target: 'b', turn, x: 100_000, y: 141_500 }]
    const state = atFire([{ ...battery, targets, ...own }, facing(cm(40), target)])
    const shot = fireOf({ guns: ['g1', 'g2'], figures: 8, y: 140_000 })
    return counting(state, shot).loss['own.ranging']
  }
  expect(ranged(1)).toBe(undefined)
  expect(ranged(0)).toBe(-2)
  expect(ranged(1, { y: 160_100 })).toBe(-2)
  expect(ranged(1, { doing: doing({ marched: cm(20.1) }) })).toBe(-2)
  expect(ranged(1, {}, { doing: doing({ moved: true }) })).toBe(-2)
})

test('[BA-1.1.1-02] [BA-3.1.1-05] a declaration is taken back as long as not all have declared', () => {
  const state = after(atFire([firing(), facing(near)]), order())
  expect(takeBack.legalOrders(state, 'red')).toEqual([{ kind: 'takeBack', unit: 'a' }])
  expect(takeBack.legalOrders(state, 'blue')).toEqual([])
  after(state, { kind: 'takeBack', unit: 'a' })
  expect(state.fires).toEqual([])
  const shown = atFire([firing(), facing(near)], { fires: [fireOf()] })
  expect(takeBack.judge(shown, 'red', { kind: 'takeBack', unit: 'a' }).allowed).toBe(false)
})

test('[BA-3.4.4-01] canister is written for guns alone', () => {
  const state = atFire([battery, firing({ id: 'c' }), facing(near)], { at: 'orders' })
  expect(canister.legalOrders(state, 'red')).toEqual([{ kind: 'canister', unit: 'a' }])
  expect(rulesOf(canister.judge(state, 'red', { kind: 'canister', unit: 'c' }))).toEqual([
    'BA-3.4.4-01',
  ])
})

test('[BA-3.1.2-01] where there are two targets guns are offered one by one, figures by shares', () => {
  const targets = [
    facing(near, { figures: 12, x: 94_000 }),
    facing(near, { id: 'c', figures: 12, x: 106_000 }),
  ]
  const amounts = (unit: Partial<Unit>) => {
    const legalOrders = fire.legalOrders(atFire([unit, ...targets]), 'red')
    return new Set(legalOrders.map(({ figures, guns: named }) => named.length || figures))
  }
  expect(amounts(firing({ arm: 'artillery', guns: guns(3, 6, 3) }))).toEqual(new Set([3, 1, 2]))
  const some = [...amounts(firing({ figures: 12 }))]
  expect(some).toEqual(expect.arrayContaining([12, 4, 6, 8]))
})

test('[BA-3.1.3-01] fire with less than can aim is seldom wanted, also where many cannot aim', () => {
  const state = atFire([firing(), facing(near, { figures: 6, x: 112_000 })])
  const [all] = fire.legalOrders(state, 'red')
  const { tool } = fire
  if (!all || tool?.tool !== 'list') throw new Error('There is no offer.')
  expect(all.figures).toBeLessThan(30)
  expect(tool.isRare?.(all, state)).toBe(false)
  expect(tool.isRare?.({ ...all, figures: all.figures - 1 }, state)).toBe(true)
})

test('[BA-3.1.3-01] what is offered is allowed, with half of it where there are two targets', () => {
  const two = atFire([
    firing(),
    facing(near, { figures: 12, x: 94_000 }),
    facing(near, { id: 'c', figures: 12, x: 106_000 }),
  ])
  const legalOrders = fire.legalOrders(two, 'red')
  expect(legalOrders.every(offer => fire.judge(two, 'red', offer).allowed)).toBe(true)
  expect(new Set(legalOrders.map(({ target }) => target))).toEqual(new Set(['b', 'c']))
  expect(new Set(legalOrders.map(({ figures }) => figures)).size).toBeGreaterThan(1)
  const gunsAt = atFire([battery, facing(cm(40))])
  expect(range.legalOrders(gunsAt, 'red')).toEqual([{ kind: 'range', unit: 'a', target: 'b' }])
})

const told = (state: ReturnType<typeof atFire>) =>
  fire.legalOrders(state, 'red').map(offer => said(fire.describe(state, offer)))

test('[BA-3.1.3-02] the edge that is aimed at is said, so that no two offers read the same', () => {
  const turned = facing(near, {
    heading: 13_500,
    formation: { kind: 'attackColumn', front: 4, gap: null },
  })
  const sentences = told(atFire([firing(), turned]))
  expect(sentences).toHaveLength(2)
  expect(new Set(sentences).size).toBe(2)
  expect(sentences.join()).toMatch(/\(front\).*\(right flank\)/)
})

test('[BA-1.3.1-10] a square is told to have a front to every side', () => {
  const formation = { kind: 'square' as const, front: null, gap: null }
  const sentences = told(atFire([firing(), facing(near, { formation, heading: 0 })]))
  expect(sentences).toEqual([expect.stringContaining('rear, where it also has a front')])
})

test('[BA-3.1.3-01] neither a friend nor who has left the board is a target', () => {
  const friend = firing({ id: 'f', y: 109_000 })
  const gone = facing(near, { id: 'g', status: 'left' })
  const state = atFire([firing(), friend, gone])
  const why = (target: string) =>
    fire.judge(state, 'red', order({ target })).because.map(({ message }) => message)
  expect(why('f')).toEqual(['ba.refuse.noSuchTarget'])
  expect(why('g')).toEqual(['ba.refuse.noSuchTarget'])
  expect(why('nobody')).toEqual(['ba.refuse.noSuchTarget'])
})
