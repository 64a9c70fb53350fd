import type { Of } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { commandEvolve } from '../command/evolve.ts'
import { cm } from '../measures.ts'
import type { Order } from '../orders.ts'
import type { State, Unit } from '../state.ts'
import { chief, doing, guns, square, tableFor } from '../testing.ts'
import type { Terrain } from '../terrain.ts'
import { unitOf } from '../units.ts'
import { canister } from './canister.ts'
import { fire } from './fire.ts'
import { beNeighbour, support } from './help-orders.ts'
import { range } from './range.ts'
import { seatsToContinue, seatsToFire } from './steps.ts'
import { takeBack } from './take-back.ts'
import { atFire, counting, eventsOf, facing, fireOf, firing, resolved } from './testing.ts'

const near = cm(9)
const skirmish: Unit['formation'] = { kind: 'skirmish', front: null, gap: 1_500 }
const battery = firing({ arm: 'artillery', guns: guns(2, 6, 4) })

type Firing = Of<Order, 'fire'>

function order(given: Partial<Firing> = {}): Firing {
  const plain = { unit: 'a', target: 'b', figures: 30, guns: [], x: 100_000, y: 109_000 }
  return { kind: 'fire', ...plain, isHidden: false, ...given }
}

function rulesOf({ because }: { because: { rule: string }[] }): string[] {
  return because.map(({ rule }) => rule)
}

const judged = (state: State, given: Partial<Firing> = {}) =>
  rulesOf(fire.judge(state, 'red', order(given)))

/** What stands against fire of a red unit like this at a blue line. */
const against = (unit: Partial<Unit>, given: Partial<Firing> = {}) =>
  judged(atFire([firing(unit), facing(near)]), given)

const continued = (state: State): State => {
  state.place = [{ at: 'continuedFire', loop: [0], waiting: ['red', 'blue'] }]
  return state
}

/** The state after these orders of red. */
function after(state: State, ...orders: Order[]): State {
  const table = tableFor(state, commandEvolve)
  for (const given of orders) {
    if (given.kind === 'fire') fire.carryOut(table, 'red', given)
    if (given.kind === 'range') range.carryOut(table, 'red', given)
    if (given.kind === 'support') support.carryOut(table, 'red', given)
    if (given.kind === 'beNeighbour') beNeighbour.carryOut(table, 'red', given)
    if (given.kind === 'takeBack') takeBack.carryOut(table, 'red', given)
  }
  return state
}

test('[BA-3.1.1-08] in disorder nobody fires', () => {
  expect(against({})).toEqual([])
  expect(against({ disorder: 'LU' })).toEqual([])
  expect(against({ disorder: 'U' })).toEqual(['BA-3.1.1-08'])
})

test('[BA-1.3.4-01] [BA-1.3.5-02] [BA-1.3.6-01] gunners, workers and resters do not fire', () => {
  const block = (kind: 'work' | 'rest') => ({ formation: { kind, front: null, gap: null } })
  expect(against({ arm: 'artillery', weapon: null })).toEqual(['BA-1.3.4-01'])
  expect([against(block('work')), against(block('rest'))]).toEqual([
    ['BA-1.3.5-02'],
    ['BA-1.3.5-02'],
  ])
  expect(against({ arm: 'heavy cavalry', weapon: null })).toEqual(['BA-T-13'])
})

test('[BA-5.5.3-02] [BA-2.3.2-04] not without ammunition, nor after a fast march', () => {
  expect(against({ supply: 'none' })).toEqual(['BA-5.5.3-02'])
  expect(against({ doing: doing({ rate: 'fast' }) })).toEqual(['BA-2.3.2-04'])
})

test('[BA-1.1.1-04] [BA-1.1.1-06] nor after continued fire or being passed through, in any part', () => {
  const line = (done: Partial<Unit['doing']>) =>
    judged(
      atFire([
        firing(),
        facing(near),
        firing({ id: 'l', mother: 'a', formation: skirmish, x: 150_000, doing: doing(done) }),
      ]),
    )
  expect(line({ continuedFire: true })).toEqual(['BA-1.1.1-04'])
  expect(line({ passedThrough: true })).toEqual(['BA-1.1.1-06'])
  expect(line({})).toEqual([])
})

test('[BA-1.1.1-03] continued fire is at last turn’s target only', () => {
  const targets = [{ target: 'b', turn: 1, x: 100_000, y: 110_500 }]
  const units = (given: Partial<Unit>) =>
    continued(atFire([firing(given), facing(near), facing(near, { id: 'c', x: 130_000 })]))
  expect(judged(units({}))).toEqual(['BA-1.1.1-03'])
  expect(judged(units({ targets }))).toEqual([])
  expect(judged(units({ targets }), { target: 'c' })).toEqual(['BA-1.1.1-03'])
  expect(judged(units({ targets: [{ ...targets[0], target: 'b', turn: 0, x: 0, y: 0 }] }))).toEqual(
    ['BA-1.1.1-03'],
  )
})

test('[BA-1.1.1-03] [BA-3.1.7-02] who can continue or support is asked, nobody else', () => {
  const targets = [{ target: 'b', turn: 1, x: 100_000, y: 110_500 }]
  expect(seatsToContinue(atFire([firing({ targets }), facing(near)]))).toEqual(['red'])
  const backed = facing(near, { id: 'c', y: 117_000 })
  expect(seatsToContinue(atFire([firing({ targets }), facing(near), backed]))).toEqual([
    'red',
    'blue',
  ])
  expect(seatsToContinue(atFire([firing(), facing(near)]))).toEqual([])
})

test('[BA-3.1.1-05] who may fire by eye is asked', () => {
  expect(seatsToFire(atFire([firing(), facing(near)]))).toEqual(['red', 'blue'])
  expect(seatsToFire(atFire([firing(), facing(cm(40))]))).toEqual([])
})

test('[BA-1.1.1-05] pressed back or not, forced moves do not stop fire by themselves', () => {
  expect(against({ doing: doing({ pressedBack: true, moved: true }) })).toEqual([])
})

test('[BA-1.1.2-03] fire needs no written order, and a failed one does not stop it', () => {
  const state = atFire([firing(), facing(near)])
  state.sheets = [{ unit: 'a', seat: 'red', parts: [], result: 'failed' }]
  expect(judged(state)).toEqual([])
})

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

const wood: Partial<Terrain> = {
  id: 'w',
  kind: 'wood',
  level: 1,
  points: square(100_000, 160_000, 80_000, 60_000),
  cover: 'I',
  edgeCover: 'I',
  edgeDepth: 3_000,
}

test('[BA-1.1.2-09] [BA-1.1.2-10] who is not seen can be fired at as hidden, at a named place', () => {
  const guns6 = { ...battery, y: 90_000 }
  const state = atFire([guns6, facing(cm(31))], { terrain: [wood] })
  const all = { guns: ['g1', 'g2'], figures: 8 }
  expect(judged(state, { ...all, y: 131_000 })).toEqual(['BA-1.1.6-01'])
  const hidden = { ...all, target: 'w', isHidden: true, y: 131_000 }
  expect(judged(state, hidden)).toEqual([])
  expect(judged(state, { ...hidden, y: 120_000 })).toEqual(['BA-1.1.2-10'])
  const shot = fireOf({ ...hidden, x: 100_000 })
  expect(counting(state, shot).loss).toMatchObject({ 'own.hidden': -2, 'own.zone2': -3 })
})

test('[BA-1.1.2-10] [BA-Q-26] where nobody stands, such fire is lost', () => {
  const fires = [fireOf({ guns: ['g1'], figures: 4, target: 'w', isHidden: true, y: 150_000 })]
  const state = atFire([battery, facing(cm(31))], { terrain: [wood], fires })
  const table = resolved(state, [])
  expect(eventsOf(table, 'fireLost')).toMatchObject([{ rule: 'BA-1.1.2-10' }])
})

const house: Partial<Terrain> = {
  kind: 'building',
  points: square(100_000, 100_000, 10_000),
  cover: 'II',
  level: 1,
}

test('[BA-6.1.2-01] from a building half of the garrison fires from a side', () => {
  const garrison = { id: 'a', figures: 20, building: 't1', hasFought: true }
  const state = atFire([garrison, facing(12_000)], { terrain: [house] })
  expect(judged(state, { figures: 11, y: 112_000 })).toEqual(['BA-6.1.2-01'])
  expect(judged(state, { figures: 10, y: 112_000 })).toEqual([])
  after(state, order({ figures: 10, y: 112_000 }))
  expect(judged(state, { figures: 10, y: 112_000 })).toEqual(['BA-3.1.3-01'])
})

test('[BA-6.1.2-02] [BA-3.1.3-07] a garrison is fired at as a line in cover without flanks', () => {
  const garrison = { id: 'b', seat: 'blue', figures: 30, building: 't1', hasFought: true }
  const state = atFire([firing({ y: 86_000 }), garrison], { terrain: [house] })
  expect(counting(state, fireOf({ y: 95_000 }))).toEqual({
    loss: { 'target.cover2': -4 },
    moral: {},
  })
})

test('[BA-6.1.1-07] several parts in a building are fired at as one', () => {
  const parts = ['b', 'c'].map(id => ({ id, seat: 'blue', figures: 10, building: 't1' }))
  const fires = [fireOf({ target: 'c', y: 95_000 })]
  const state = atFire([firing({ y: 86_000 }), ...parts], { terrain: [house], fires })
  resolved(state, [6, 6, 5])
  expect(['b', 'c'].map(id => unitOf(state, id).figures)).toEqual([8, 9])
  expect(['b', 'c'].map(id => unitOf(state, id).disorder)).toEqual(['LU', 'LU'])
})

test('[BA-1.1.1-02] [BA-3.1.1-05] a declaration is taken back as long as not all have declared', () => {
  const state = after(atFire([firing(), facing(near)]), order())
  expect(takeBack.offers(state, 'red')).toEqual([{ kind: 'takeBack', unit: 'a' }])
  expect(takeBack.offers(state, 'blue')).toEqual([])
  after(state, { kind: 'takeBack', unit: 'a' })
  expect(state.fires).toEqual([])
  const shown = atFire([firing(), facing(near)], { fires: [fireOf()] })
  expect(takeBack.judge(shown, 'red', { kind: 'takeBack', unit: 'a' }).allowed).toBe(false)
})

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
  expect(whyNotNeighbour({ formation: skirmish })).toContain('BA-3.1.7-02')
  expect(whyNotNeighbour({ disorder: 'U' })).toContain('BA-3.1.7-02')
  expect(whyNotNeighbour({ arm: 'light cavalry', weapon: 'carbine' })).toContain('BA-3.1.6-02')
  expect(whyNotNeighbour({ heading: 18_000 })).toContain('BA-3.1.6-01')
  const nobodyFires = atFire([firing(), broad, firing({ id: 'c', x: 122_600 })])
  expect(rulesOf(beNeighbour.judge(nobodyFires, 'red', neighbouring))).toEqual(['BA-3.1.6-01'])
  expect(beNeighbour.offers(withNeighbour({}), 'red')).toEqual([neighbouring])
})

test('[BA-3.1.6-02] for one unit, not while firing; one neighbour counts', () => {
  const once = after(withNeighbour({}), neighbouring)
  expect(rulesOf(beNeighbour.judge(once, 'red', neighbouring))).toEqual([
    'BA-3.1.7-03',
    'BA-3.1.6-02',
  ])
  expect(judged(once, { unit: 'c', figures: 16, x: 120_000 })).toContain('BA-3.1.7-03')
  const fires = after(withNeighbour({}), order({ unit: 'c', figures: 10, x: 120_000 }))
  expect(rulesOf(beNeighbour.judge(fires, 'red', neighbouring))).toEqual(['BA-3.1.7-03'])
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
  expect(support.offers(atFire([firing(), facing(near), behind]), 'red')).toEqual([backing])
})

test('[BA-6.1.2-03] there is no support in buildings', () => {
  const garrison = { id: 'a', figures: 20, building: 't1' }
  const state = atFire([garrison, facing(12_000), { ...behind, y: 90_000 }], { terrain: [house] })
  expect(rulesOf(support.judge(state, 'red', backing))).toEqual(['BA-6.1.2-03'])
})

test('[BA-3.3.1-02] a line has its soutien only with a figure within 15 cm', () => {
  const moral = (distance: number) => {
    const line = facing(near, { id: 'b', mother: 'm', figures: 12, formation: skirmish })
    const mother = facing(near + 1_500 + distance, { id: 'm' })
    return counting(atFire([firing({ figures: 12 }), line, mother])).moral['target.support']
  }
  expect([moral(cm(15)), moral(cm(15.1))]).toEqual([-2, undefined])
})

test('[BA-3.4.4-01] canister is written for guns alone', () => {
  const state = atFire([battery, firing({ id: 'c' }), facing(near)], { at: 'orders' })
  expect(canister.offers(state, 'red')).toEqual([{ kind: 'canister', unit: 'a' }])
  expect(rulesOf(canister.judge(state, 'red', { kind: 'canister', unit: 'c' }))).toEqual([
    'BA-3.4.4-01',
  ])
})

test('[BA-3.1.3-01] what is offered is allowed, with half of it where there are two targets', () => {
  const two = atFire([
    firing(),
    facing(near, { figures: 12, x: 94_000 }),
    facing(near, { id: 'c', figures: 12, x: 106_000 }),
  ])
  const offers = fire.offers(two, 'red')
  expect(offers.every(offer => fire.judge(two, 'red', offer).allowed)).toBe(true)
  expect(new Set(offers.map(({ target }) => target))).toEqual(new Set(['b', 'c']))
  expect(new Set(offers.map(({ figures }) => figures)).size).toBeGreaterThan(1)
  const gunsAt = atFire([battery, facing(cm(40))])
  expect(range.offers(gunsAt, 'red')).toEqual([{ kind: 'range', unit: 'a', target: 'b' }])
})
