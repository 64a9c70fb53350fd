import { expect, test } from 'vitest'
import { battle, guns } from '../testing.ts'
import type { Setting } from '../testing.ts'
import { figuresLost } from './losses.ts'
import { pointsNow } from './points.ts'

const lost = (units: NonNullable<Setting['units']>) => figuresLost(battle({ units }).units)

test('[BA-Q-34] figures are lost that fell, that were taken, or that went with their unit', () => {
  expect(lost([{ original: 30, figures: 24 }])).toBe(6)
  expect(lost([{ original: 30, figures: 2, status: 'removed' }])).toBe(30)
  expect(lost([{ original: 30, figures: 12, status: 'left' }])).toBe(30)
  expect(lost([{ original: 30, figures: 28, status: 'exited' }])).toBe(2)
  expect(lost([{ original: 30, figures: 30, status: 'waiting' }])).toBe(0)
})

test('[BA-1.2.6-03] parts count with their share, and what has joined another with that', () => {
  const parts = [
    { original: 30 * (8 / 26), figures: 8 },
    { original: 30 * (18 / 26), figures: 18 },
  ]
  expect(lost(parts)).toBe(4)
  expect(
    lost([
      { original: 30, figures: 26 },
      { original: 12, figures: 0, status: 'joined' },
    ]),
  ).toBe(4)
})

test('[BA-1.3.4-01] gunners off their guns are not lost', () => {
  const battery = { arm: 'artillery' as const, guns: guns(2, 6, 0), original: 6, figures: 0 }
  const gunners = { arm: 'artillery' as const, original: 5, figures: 5 }
  expect(lost([battery, gunners])).toBe(1)
})

test('[BA-Q-34] full numbers of enemy losses give points', () => {
  const state = battle({
    units: [
      { original: 30, figures: 25 },
      { seat: 'blue', original: 30, figures: 29 },
    ],
    victory: {
      points: [{ kind: 'losses', seats: ['red', 'blue'], when: 'end', points: 1, per: 2 }],
    },
  })
  expect(pointsNow(state)).toEqual([0, 2])
})
