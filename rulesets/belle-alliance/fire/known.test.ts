import { expect, test } from 'vitest'
import type { State, Unit } from '../state.ts'
import { said } from '../testing-words.ts'
import { guns } from '../testing.ts'
import { fire } from './fire.ts'
import { atFire, facing, faultsOf, fireOf, firing } from './testing.ts'

const battery = firing({ arm: 'artillery', guns: guns(2), y: 60_000 })
const friend = (x: number): Partial<Unit> => ({ id: 'c', figures: 60, x, y: 80_000 })
const measured = { options: { measuring: 'always' as const } }

const offered = (state: State) => fire.offers(state, 'red').filter(({ unit }) => unit === 'a')
const isOffered = (state: State) => offered(state).length > 0

test('[BA-3.1.4-01] fire with a friend in the line itself is not offered, measured or not', () => {
  expect(isOffered(atFire([battery, facing(0), friend(100_000)]))).toBe(false)
  expect(isOffered(atFire([battery, facing(0), friend(100_000)], measured))).toBe(false)
  expect(isOffered(atFire([battery, facing(0), friend(170_000)]))).toBe(true)
})

test('[BA-1.1.1-11] [BA-3.1.3-08] what only measuring tells is offered until it may be measured', () => {
  const far = [firing(), facing(22_000)]
  expect(faultsOf(atFire(far), fireOf({ y: 122_000 }))).toEqual(['BA-3.1.3-08'])
  expect(isOffered(atFire(far))).toBe(true)
  expect(isOffered(atFire(far, measured))).toBe(false)
})

function warnings(x: number, over: Parameters<typeof atFire>[1] = {}): string[] {
  const state = atFire([battery, facing(0), friend(x)], over)
  return offered(state).map(order => said(fire.tell(state, order)))
}

test('[BA-1.1.1-11] [BA-3.1.4-01] fire near friends is offered with a word of warning, as by eye', () => {
  const texts = warnings(124_000)
  expect(texts.some(text => text.includes('perhaps too near'))).toBe(true)
  const doubts = texts.map(text => text.includes('perhaps too near'))
  expect(doubts).toEqual(doubts.toSorted())
  expect(warnings(150_000).join()).not.toContain('perhaps')
  expect(warnings(124_000, measured).join()).not.toContain('perhaps')
})
