import { expect, test } from 'vitest'
import { cm } from '../../book/measures.ts'
import { beNeighbour, guns, support } from '../../fixtures.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import {
  after,
  atFire,
  continued,
  counting,
  facing,
  fireOf,
  firing,
  helperOf,
  house,
  judged,
  near,
  order,
  rulesOf,
  skirmish,
} from '../fire/fixtures.ts'

const neighbouring = { kind: 'beNeighbour', unit: 'c', of: 'a', against: 'b' } as const
const broad = facing(near, { x: 110_000, figures: 60 })

function withNeighbour(given: Partial<Unit>): State {
  const neighbour = firing({ id: 'c', x: 122_600, figures: 16, ...given })
  return after(atFire([firing(), broad, neighbour]), order({ x: 104_000 }))
}

const whyNotNeighbour = (given: Partial<Unit>) =>
  rulesOf(beNeighbour.judge(withNeighbour(given), 'red', neighbouring))

test('[BA-3.1.6-01] [BA-3.1.6-02] a neighbour aims at the same target, closed, of the same arm', () => {
  expect(whyNotNeighbour({})).toEqual([])
  expect(whyNotNeighbour({ formation: skirmish })).toEqual(['BA-3.1.6-02'])
  expect(whyNotNeighbour({ disorder: 'U' })).toEqual(['BA-3.1.6-02', 'BA-3.1.6-01'])
  expect(whyNotNeighbour({ arm: 'light cavalry', weapon: 'carbine' })).toContain('BA-3.1.6-02')
  expect(whyNotNeighbour({ heading: 18_000 })).toContain('BA-3.1.6-01')
  const nobodyFires = atFire([firing(), broad, firing({ id: 'c', x: 122_600 })])
  expect(rulesOf(beNeighbour.judge(nobodyFires, 'red', neighbouring))).toEqual(['BA-3.1.6-01'])
  expect(beNeighbour.legalOrders(withNeighbour({}), 'red')).toEqual([neighbouring])
})

test('[BA-3.1.6-02] for one unit, not while firing; one neighbour counts', () => {
  const once = after(withNeighbour({}), neighbouring)
  expect(rulesOf(beNeighbour.judge(once, 'red', neighbouring))).toEqual([
    'BA-3.1.6-02',
    'BA-3.1.6-02',
  ])
  expect(judged(once, { unit: 'c', figures: 16, x: 120_000 })).toContain('BA-3.1.7-03')
  const fires = after(withNeighbour({}), order({ unit: 'c', figures: 10, x: 120_000 }))
  expect(rulesOf(beNeighbour.judge(fires, 'red', neighbouring))).toEqual(['BA-3.1.6-01'])
})

test('[BA-3.1.6-02] not beside a skirmish line of its own', () => {
  const line = firing({ mother: 'c', formation: skirmish, figures: 4 })
  const mother = firing({ id: 'c', x: 122_600, figures: 16 })
  const state = after(atFire([line, broad, mother]), order({ figures: 4, x: 104_000 }))
  const { allowed, because } = beNeighbour.judge(state, 'red', neighbouring)
  const its = because.filter(({ message }) => message === 'ba.refuse.helpsItsLine')
  expect([allowed, its.map(({ rule }) => rule)]).toEqual([false, ['BA-3.1.6-02']])
})

test('[BA-1.1.1-03] in continued fire there are no neighbours', () => {
  const state = continued(withNeighbour({}))
  expect(rulesOf(beNeighbour.judge(state, 'red', neighbouring))).toEqual(['BA-3.1.6-01'])
})

const backing = { kind: 'support', unit: 'c', of: 'a', against: '' } as const
const behind = firing({ id: 'c', y: 92_000 })

const whyNotSupport = (given: Partial<Unit>, friend: Partial<Unit> = {}) =>
  rulesOf(
    support.judge(atFire([firing(friend), facing(near), { ...behind, ...given }]), 'red', backing),
  )

test('[BA-3.1.7-01] a support unit points at its friend; distance shows when it is measured', () => {
  expect(whyNotSupport({})).toEqual([])
  expect(whyNotSupport({ heading: 18_000 })).toEqual(['BA-3.1.7-01'])
  expect(whyNotSupport({ y: 80_000 })).toEqual([])
  const measured = atFire([firing(), facing(near), { ...behind, y: 80_000 }], {
    options: { measuring: 'always' },
  })
  expect(rulesOf(support.judge(measured, 'red', backing))).toEqual(['BA-3.1.7-01'])
})

test('[BA-3.1.7-02] [BA-3.1.7-03] closed, half as many, no artillery, no infantry for cavalry', () => {
  expect(whyNotSupport({ figures: 14 })).toEqual(['BA-3.1.7-02'])
  expect(whyNotSupport({ disorder: 'U' })).toEqual(['BA-3.1.7-02'])
  expect(whyNotSupport({ arm: 'artillery', guns: guns(4, 6, 4), figures: 16 })).toContain(
    'BA-3.1.7-03',
  )
  expect(whyNotSupport({}, { arm: 'light cavalry', figures: 20 })).toContain('BA-3.1.7-03')
  expect(whyNotSupport({}, { mother: 'c', formation: skirmish })).toContain('BA-3.1.7-03')
})

test('[BA-3.1.7-02] one unit at a time, one support counts', () => {
  const state = after(atFire([firing(), facing(near), behind]), backing)
  expect(rulesOf(support.judge(state, 'red', backing))).toEqual(['BA-3.1.7-03', 'BA-3.1.7-02'])
  expect(judged(state, { unit: 'c' })).toContain('BA-3.1.7-03')
  expect(support.legalOrders(atFire([firing(), facing(near), behind]), 'red')).toEqual([backing])
})

test('[BA-6.1.2-03] who is in a building supports nobody, but may be supported from outside', () => {
  const given = { terrain: [house] }
  const garrison = { figures: 20, building: 't1' }
  const helped = atFire([{ id: 'a', ...garrison }, facing(12_000), { ...behind, y: 90_000 }], given)
  expect(rulesOf(support.judge(helped, 'red', backing))).toEqual([])
  const helpers = [helperOf({ unit: 'c', of: 'a' })]
  const backed = atFire(
    [{ id: 'a', ...garrison }, facing(12_000, { id: 'd' }), { ...behind, y: 90_000 }],
    { ...given, helpers },
  )
  const back = fireOf({ unit: 'd', target: 'a', y: 105_000 })
  expect(counting(backed, back).moral['target.support']).toBe(-2)
  const inside = atFire([firing({ y: 112_000 }), facing(25_000), { id: 'c', ...garrison }], given)
  expect(rulesOf(support.judge(inside, 'red', backing))).toEqual(['BA-3.1.7-02'])
})

test('[BA-3.1.6-02] a unit that splits its fire still has only one neighbour', () => {
  const units = [
    firing(),
    facing(near, { x: 95_000, figures: 12 }),
    facing(near, { id: 'd', x: 108_000, figures: 12 }),
    firing({ id: 'c', x: 122_600, figures: 16 }),
  ]
  const helpers = [helperOf({ unit: 'e', kind: 'neighbour', of: 'a', against: 'b' })]
  const fires = [
    fireOf({ figures: 10, x: 95_000, y: 109_000 }),
    fireOf({ figures: 10, part: 1, target: 'd', x: 108_000, y: 109_000 }),
  ]
  const asked = { ...neighbouring, against: 'd' }
  const why = (given: Pick<State, 'helpers'>) =>
    rulesOf(beNeighbour.judge(atFire(units, { fires, ...given }), 'red', asked))
  expect(why({ helpers: [] })).not.toContain('BA-3.1.6-02')
  expect(why({ helpers })).toContain('BA-3.1.6-02')
})

test('[BA-3.3.1-02] a line has its soutien only with a figure within 15 cm', () => {
  const moral = (distance: number) => {
    const line = facing(near, { id: 'b', mother: 'm', figures: 12, formation: skirmish })
    const mother = facing(near + 1_500 + distance, { id: 'm' })
    return counting(atFire([firing({ figures: 12 }), line, mother])).moral['target.support']
  }
  expect([moral(cm(15)), moral(cm(15.1))]).toEqual([-2, undefined])
})
