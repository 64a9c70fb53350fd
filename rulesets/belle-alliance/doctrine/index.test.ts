import { expect, test } from 'vitest'
import { cm } from '../book/measures.ts'
import { enemy, fight, own } from './fixtures.ts'
import { bestDirection, nextRallied } from './index.ts'

const routs = { kind: 'rout', front: null, gap: null } as const

test('[BA-5.4.3-02] a unit in rout tries to reorganise, in line', () => {
  const state = fight([own({ disorder: 'FU', disorderedIn: 1, formation: routs })], {
    at: 'chiefs',
  })
  expect(nextRallied(state, 'red')).toEqual({ kind: 'reorganise', unit: 'a', formation: 'line' })
})

test('[BA-1.1.4-10] an orderly takes the place of a fallen chief', () => {
  const staff = [
    { id: 'c1', status: 'fallen' },
    { id: 'o1', kind: 'orderly', over: 'c1', x: 90_000, y: 90_000 },
  ] as const
  const state = fight([own()], { at: 'chiefs', staff: staff.map(one => ({ ...one })) })
  expect(nextRallied(state, 'red')).toEqual({ kind: 'replaceChief', chief: 'c1', orderly: 'o1' })
})

test('[BA-5.3.1-03] a retreat of free direction leads away from the enemy', () => {
  const forced = {
    unit: 'a',
    degree: 'U',
    cause: 'orderRoll',
    fromX: null,
    fromY: null,
    also: [],
    heading: null,
    with: [],
  } as const
  const moves = [{ ...forced, also: [], with: [] }]
  const state = fight([own({ disorder: 'U' }), enemy(cm(30))], { at: 'direction', forced: moves })
  const order = bestDirection(state, 'red')
  const heading = order?.kind === 'chooseDirection' ? order.heading : 0
  expect(Math.abs(heading - 18_000)).toBeLessThan(6_000)
})
