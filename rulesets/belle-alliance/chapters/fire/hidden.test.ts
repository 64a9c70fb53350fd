import { expect, test } from 'vitest'
import { judgeBy } from '@grognard/umpire'
import { cm } from '../../book/measures.ts'
import { square } from '../../fixtures.ts'
import { shotRefusals } from '../../model/firing/conditions.ts'
import { shotOf } from '../../model/firing/shot.ts'
import type { Terrain } from '../../model/setting.ts'
import { unitOf } from '../../model/units.ts'
import {
  after,
  atFire,
  battery,
  counting,
  eventsOf,
  facing,
  fireOf,
  firing,
  house,
  judged,
  order,
  resolved,
} from './fixtures.ts'
import { fire } from './orders.ts'

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

test('[BA-6.1.2-01] from a building half of the garrison fires from a side', () => {
  const garrison = { id: 'a', figures: 20, building: 't1', hasFought: true }
  const state = atFire([garrison, facing(12_000)], { terrain: [house] })
  expect(judged(state, { figures: 11, y: 112_000 })).toEqual(['BA-6.1.2-01'])
  expect(judged(state, { figures: 10, y: 112_000 })).toEqual([])
  after(state, order({ figures: 10, y: 112_000 }))
  expect(judged(state, { figures: 10, y: 112_000 })).toEqual(['BA-3.1.3-01'])
})

test('[BA-6.1.2-01] [BA-3.1.2-01] from one side two parts may fire, half of the garrison in all', () => {
  const garrison = { id: 'a', figures: 20, building: 't1', hasFought: true }
  const narrow = (id: string, x: number) => facing(12_000, { id, x, figures: 6 })
  const units = [garrison, narrow('b', 96_000), narrow('c', 104_000)]
  const state = atFire(units, { terrain: [house] })
  after(state, order({ figures: 4, x: 97_000, y: 112_000 }))
  const second = fireOf({ figures: 10, target: 'c', part: 1, x: 103_000, y: 112_000 })
  expect(shotOf(state, second)).toMatchObject({ figures: 6, line: { from: { heading: 0 } } })
  expect(judged(state, { figures: 6, target: 'c', x: 103_000, y: 112_000 })).toEqual([])
})

test('[BA-6.1.1-07] [BA-6.1.2-01] several in a building fire as one, half of all from a side', () => {
  const inside = (id: string, figures: number, valeur: number) => {
    return { id, figures, valeur, building: 't1', hasFought: true }
  }
  const state = atFire([inside('a', 18, 1), inside('c', 8, 3), facing(12_000)], {
    terrain: [house],
  })
  expect(judged(state, { figures: 13, y: 112_000 })).toEqual([])
  expect(judged(state, { figures: 14, y: 112_000 })).toEqual(['BA-6.1.2-01'])
  expect(judged(state, { unit: 'c', figures: 4, y: 112_000 })).toEqual(['BA-6.1.1-07'])
  const all = fireOf({ figures: 13, y: 112_000 })
  expect(shotOf(state, all).figures).toBe(13)
  expect(counting(state, all).loss).toEqual({ 'own.valeur': 1 })
  expect(fire.legalOrders(state, 'red')).toMatchObject([{ unit: 'a', figures: 13 }])
  expect(fire.legalOrders(state, 'blue').map(({ target }) => target)).toEqual(['a'])
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

test('[BA-1.1.2-10] fire at a place where nobody stands is told as fire at an assumed enemy', () => {
  const named = fireOf({ guns: ['g1'], figures: 4, target: 'w', isHidden: true, y: 150_000 })
  const state = atFire([battery, facing(cm(31))], { terrain: [wood] })
  const [first] = judgeBy(shotRefusals, shotOf(state, named)).because
  expect(first).toMatchObject({ rule: 'BA-1.1.2-10' })
  expect(first?.values?.target).toEqual({ key: 'ba.target.assumed' })
  const [far] = judgeBy(shotRefusals, shotOf(atFire([battery, facing(cm(199))]), fireOf())).because
  expect(far?.values?.target).not.toEqual({ key: 'ba.target.assumed' })
})
