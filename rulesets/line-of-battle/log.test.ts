import { hasRule, ruleIn } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { rulebook } from './book/rulebook.ts'
import type { Event } from './events.ts'
import { lineOfBattle } from './index.ts'
import { battleOf } from './model/fixtures.ts'

const state = battleOf({ ships: [{}] })
const [ship] = state.ships
const id = ship?.id ?? ''
const across = { kind: 'crossed', shooter: id, target: id, end: 'stern', isStroke: true } as const

function ruleOf(event: Event): string {
  const message = lineOfBattle.display.describe(event, state)
  return message ? ruleIn(message) : ''
}

test.each([
  ['LOB-142', { kind: 'mainmastShotAway', ship: id }],
  ['LOB-203', { kind: 'moraleFailed', ship: id, fails: 1 }],
  ['LOB-152', { kind: 'shipSunk', ship: id }],
  ['LOB-107', { ...across, factor: 2 }],
  ['LOB-109', { ...across, factor: 3 }],
] as const)('[%s] a line that a rule decides names it', (rule, event) => {
  expect(ruleOf(event)).toBe(rule)
  expect(hasRule(rulebook, rule)).toBe(true)
})

test('what no rule decides names none', () => {
  expect(ruleOf({ kind: 'fireHeld', ship: id })).toBe('')
})
