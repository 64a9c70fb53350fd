import { expect, test } from 'vitest'
import { ruleIn } from '@grognard/umpire'
import type { Event } from './events.ts'
import { battle, said } from './fixtures.ts'
import { belleAlliance } from './index.ts'

const state = battle({ units: [{}, { id: 'u2', seat: 'blue' }] })

function told(event: Event): [string, string] {
  const message = belleAlliance.display.describe(event, state)
  if (!message) throw new RangeError('Nothing is told of it.')
  return [said(message), ruleIn(message)]
}

test('[BA-2.3.2-03] a fast march that ends names who ended it, and its rule', () => {
  expect(
    told({ kind: 'rateTaken', unit: 'u1', rate: 'normal', because: 'enemyNear', by: 'u2' }),
  ).toEqual([
    'u1 ends its fast march and continues at the normal rate: u2 is within 90 cm.',
    'BA-2.3.2-03',
  ])
})

test('[BA-5.3.1-05] a barred retreat names who bars it, and its rule', () => {
  const put = { unit: 'u1', x: 0, y: 0, heading: 0 }
  const rest = { course: 0, put, passed: [], pushed: [] }
  const barred = (barredBy: string): Event => {
    return { kind: 'retreated', unit: 'u1', isBlocked: true, barredBy, ...rest }
  }
  expect(told(barred('u2'))).toEqual([
    'u1 falls into full disorder: its retreat is blocked by u2.',
    'BA-5.3.1-05',
  ])
  expect(told(barred(''))[0]).toContain('blocked by the ground')
})

test.each([
  ['fire', 'BA-3.1.1-07'],
  ['melee', 'BA-4.1.3-02'],
  ['spread', 'BA-5.4.2-02'],
] as const)('[BA-5.1.1-01] disorder by %s names the rule that brings it', (cause, rule) => {
  const event = {
    kind: 'disorderInflicted',
    unit: 'u1',
    degree: 'LU',
    cause,
    forced: null,
  } as const
  expect(told(event)[1]).toBe(rule)
})

test('[BA-1.1.3-04] the order roll tells what was needed', () => {
  const roll = { kind: 'orderRolled', seat: 'red', unit: 'u1', total: 9 } as const
  expect(told({ ...roll, followed: false, to: 'LU', inRow: 1 })[0]).toContain('total 9 (needs 11)')
})

test('[BA-2.3.4-02] a march held up names the rule beside the line, not in it', () => {
  const held = { kind: 'marchHeldUp', seat: 'red', unit: 'u1', by: 'u2', waited: 0 } as const
  expect(told({ ...held, because: 'ownUnit' })).toEqual([
    'u1 stops: u2 is in its way and it cannot pass through.',
    'BA-2.3.4-02',
  ])
})

test('what no rule decides names none', () => {
  expect(told({ kind: 'sheetErased', seat: 'red', unit: 'u1' })[1]).toBe('')
})
