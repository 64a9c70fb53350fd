import { ruleIn } from '@grognard/umpire'
import { expect, test } from 'vitest'
import type { Event } from './events.ts'
import { narrate } from './narrate.ts'
import { battleOf } from './testing.ts'

const state = battleOf({ ships: [{}] })
const ship = state.ships[0]?.id ?? ''

function ruleOf(event: Event): string {
  const message = narrate(event, state)
  return message ? ruleIn(message) : ''
}

test.each([
  ['SOL-072', { kind: 'shipSunk', ship, cause: 'hull' }],
  ['SOL-077', { kind: 'shipSunk', ship, cause: 'magazine' }],
  ['SOL-091', { kind: 'shipSurrendered', ship, cause: 'adrift' }],
  ['SOL-092', { kind: 'shipSurrendered', ship, cause: 'choice' }],
] as const)('[%s] a line that a rule decides names it', (rule, event) => {
  expect(ruleOf(event)).toBe(rule)
})

test('what no rule decides names none', () => {
  expect(ruleOf({ kind: 'fireHeld', ship })).toBe('')
})
