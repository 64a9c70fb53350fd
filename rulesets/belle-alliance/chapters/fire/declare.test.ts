import { expect, test } from 'vitest'
import { cm } from '../../book/measures.ts'
import { doing, guns } from '../../fixtures.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { aimsOf, arcsOf } from '../../show/arcs.ts'
import {
  against,
  atFire,
  continued,
  facing,
  fireOf,
  firing,
  house,
  judged,
  near,
  resolved,
  skirmish,
} from './fixtures.ts'
import { seatsToContinue, seatsToFire } from './support.ts'

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
  const reached = (distance: number) => seatsToFire(atFire([firing(), facing(distance)])).length
  expect([reached(cm(22.5)), reached(cm(22.6)), reached(cm(40))]).toEqual([2, 0, 0])
})

test('[BA-1.1.1-05] continued fire binds nobody who is forced to move', () => {
  const back = fireOf({ unit: 'b', target: 'a', y: 100_000, phase: 'continued' })
  const fires = [fireOf({ phase: 'continued' }), back]
  const state = atFire([firing(), facing(near)], { fires })
  resolved(state, [1, 2, 3, 6, 6, 4], 'continuedFireEnds')
  expect(unitOf(state, 'a').doing.continuedFire).toBe(true)
  expect(state.forced).toMatchObject([{ unit: 'a', degree: 'U', cause: 'fire' }])
})

test('[BA-1.1.2-03] fire needs no written order, and a failed one does not stop it', () => {
  const state = atFire([firing(), facing(near)])
  state.sheets = [{ unit: 'a', seat: 'red', parts: [], result: 'failed' }]
  expect(judged(state)).toEqual([])
})

test('[BA-1.1.1-03] one target of last turn is enough to continue at it, whatever came before', () => {
  const last = { target: 'b', turn: 1, x: 100_000, y: 110_500 }
  const older = { ...last, target: 'c', turn: 0 }
  for (const targets of [
    [last, older],
    [older, last],
  ])
    expect(judged(continued(atFire([firing({ targets }), facing(near)])))).toEqual([])
})

test('[BA-6.1.1-07] [BA-1.1.1-04] all in a building count as one: what one has done bars the others', () => {
  const inside = { figures: 10, building: 't1', hasFought: true }
  const barred = (done: Partial<Unit['doing']>) => {
    const units = [
      { ...inside, id: 'a' },
      { ...inside, id: 'c', doing: doing(done) },
      facing(12_000),
    ]
    return judged(atFire(units, { terrain: [house] }), { figures: 10, y: 112_000 })
  }
  expect(barred({})).toEqual([])
  expect(barred({ continuedFire: true })).toEqual(['BA-1.1.1-04'])
})

test('[BA-1.1.1-11] [BA-Q-35] no ranges are shown before fire is declared', () => {
  const units = [firing(), facing(cm(9))]
  const before = atFire(units)
  expect(arcsOf(before, unitOf(before, 'a'))).toEqual([])
  const declared = atFire(units, { fires: [fireOf()] })
  expect(arcsOf(declared, unitOf(declared, 'a')).length).toBe(1)
  const measured = atFire(units, { options: { measuring: 'always' } })
  expect(arcsOf(measured, unitOf(measured, 'b')).length).toBe(1)
})

test('[BA-3.1.3-02] [BA-T-14] the field of guns opens 45 degrees, with three zones', () => {
  const state = atFire([firing({ arm: 'artillery', guns: guns(2) })], {
    options: { measuring: 'always' },
  })
  const [arc] = arcsOf(state, unitOf(state, 'a'))
  expect(arc?.bands.map(({ label }) => label.values?.cm)).toEqual([20, 50, 120])
  const [near] = arc?.bands ?? []
  expect(near?.polygon.slice(0, 4)).toEqual([95_000, 100_000, 80_858, 114_142])
})

test('[BA-1.3.1-07] a square has a field on each side; who cannot fire has none', () => {
  const given = { options: { measuring: 'always' as const } }
  const square = { formation: { kind: 'square' as const, front: null, gap: null } }
  const state = atFire([firing(square), facing(cm(20), { disorder: 'U' })], given)
  expect(arcsOf(state, unitOf(state, 'a')).length).toBe(4)
  expect(arcsOf(state, unitOf(state, 'b'))).toEqual([])
})

test('[BA-3.1.3-05] lines of declared fire', () => {
  const state = atFire([firing(), facing(cm(9))], { fires: [fireOf()] })
  expect(aimsOf(state)).toEqual([
    { piece: 'a', points: [100_000, 100_000, 100_000, 109_000], kind: 'aim' },
  ])
  const settled = atFire([firing(), facing(cm(9))], { fires: [fireOf()], at: 'lastStaff' })
  expect(aimsOf(settled)).toEqual([])
})
