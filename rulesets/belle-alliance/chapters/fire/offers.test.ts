import { expect, test } from 'vitest'
import { guns, said, square } from '../../fixtures.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { atFire, facing, faultsOf, fireOf, firing } from './fixtures.ts'
import { fire } from './orders.ts'

const battery = firing({ arm: 'artillery', guns: guns(2), y: 60_000 })
const friend = (x: number): Partial<Unit> => ({ id: 'c', figures: 60, x, y: 80_000 })
const measured = { options: { measuring: 'always' as const } }

const offered = (state: State) => fire.legalOrders(state, 'red').filter(({ unit }) => unit === 'a')
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

const told = (state: State) => offered(state).map(order => said(fire.describe(state, order)))

function warnings(x: number, over: Parameters<typeof atFire>[1] = {}): string[] {
  return told(atFire([battery, facing(0), friend(x)], over))
}

test('[BA-1.1.1-11] [BA-3.1.4-01] fire near friends is offered with a word of warning, as by eye', () => {
  expect(warnings(124_000).join()).toContain('passes near c, perhaps too close')
  expect(warnings(150_000)).not.toEqual([])
  expect(warnings(150_000).join()).not.toContain('perhaps')
  expect(warnings(124_000, measured)).not.toEqual([])
  expect(warnings(124_000, measured).join()).not.toContain('perhaps')
})

test('[BA-1.1.1-11] what one sees to be doubtful is offered last', () => {
  const safe = facing(0, { id: 'd', x: 70_000, figures: 12 })
  const state = atFire([battery, facing(0), friend(124_000), safe])
  const whole = offered(state).filter(order => order.guns.length === 2)
  const doubts = whole.map(order => said(fire.describe(state, order)).includes('perhaps too close'))
  expect(whole.at(-1)?.target).toBe('b')
  expect(doubts).toEqual([...doubts.slice(1).map(() => false), true])
  expect(doubts.length).toBeGreaterThan(1)
})

test('[BA-3.1.4-01] the hit point is moved to where no friend is near the line', () => {
  const hits = (x: number) => offered(atFire([battery, facing(0), friend(x)])).map(order => order.x)
  expect(hits(150_000)).toEqual([100_000])
  expect(hits(127_000)).toEqual([94_375])
  expect(warnings(127_000).join()).not.toContain('perhaps')
})

const hill = { kind: 'hill' as const, level: 1, points: square(100_000, 55_000, 40_000, 20_000) }

test('[BA-3.4.2-01] [BA-1.1.1-11] units under the line are warned of by eye', () => {
  const under = (y: number, figures: number) => {
    const line = { ...friend(100_000), figures, y }
    return told(atFire([battery, facing(0), line], { terrain: [hill] }))
  }
  expect(under(84_000, 10)).toEqual([expect.stringContaining('runs over c, perhaps too close')])
  expect(under(78_000, 10)).toEqual([expect.not.stringContaining('perhaps')])
  expect(under(92_000, 60)).toEqual([])
})

/** A friend so far behind a target at this distance from the guns, which reach 120 cm. */
function behind(distance: number, gap: number): string[] {
  const y = 20_000 + distance
  const guard = { ...friend(100_000), y: y + 6_000 + gap }
  return told(atFire([{ ...battery, y: 20_000 }, facing(y - 100_000), guard]))
}

test('[BA-3.1.4-02] [BA-1.1.1-11] friends behind the target are warned of by eye', () => {
  expect(behind(80_000, 9_000)).toEqual([expect.stringContaining('c stands behind, perhaps')])
  expect(behind(80_000, 13_000)).toEqual([expect.not.stringContaining('perhaps')])
  expect(behind(80_000, 1_000)).toEqual([])
})

test('[BA-1.1.1-11] [BA-3.1.4-02] [BA-3.1.3-08] neither warning nor offer tells where the range ends', () => {
  const warned = [expect.stringContaining('c stands behind, perhaps')]
  for (const distance of [100_000, 108_000, 112_000, 116_000, 118_000, 121_000, 130_000])
    for (const gap of [1_000, 9_000]) expect(behind(distance, gap)).toEqual(warned)
})
