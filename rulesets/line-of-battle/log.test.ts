import { hasRule, ruleIn } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { rulebook } from './book/rulebook.ts'
import type { Event } from './events.ts'
import { lineOfBattle } from './index.ts'
import { battleOf } from './model/fixtures.ts'

const state = battleOf({ ships: [{}] })
const [ship] = state.ships

function ruleOf(event: Event): string {
  const message = lineOfBattle.display.describe(event, state)
  return message ? ruleIn(message) : ''
}

test.each([
  ['LOB-142', { kind: 'mainmastShotAway', ship: ship?.id ?? '' }],
  ['LOB-203', { kind: 'moraleFailed', ship: ship?.id ?? '', fails: 1 }],
  ['LOB-152', { kind: 'shipSunk', ship: ship?.id ?? '' }],
] as const)('[%s] a line that a rule decides names it', (rule, event) => {
  expect(ruleOf(event)).toBe(rule)
  expect(hasRule(rulebook, rule)).toBe(true)
})

const seat = 'red'
const between = { melee: 1, attacker: ship?.id ?? '', defender: ship?.id ?? '' }
const begun = {
  ...between,
  kind: 'meleeBegun',
  attackerBattery: 'port',
  defenderBattery: 'port',
  bonus: 0,
  turn: 1,
} as const
const places = { attackerX: 0, attackerY: 0, defenderX: 0, defenderY: 0 }
const crew = { declared: 2, arrived: 2, lost: 0, fromCrew: 6, toCrew: 8 }
const passed = {
  ...crew,
  kind: 'crewTransferred',
  from: between.attacker,
  to: between.defender,
} as const

test.each([
  ['LOB-265', { kind: 'strokeNoted', seat, stroke: 'melee' }],
  ['LOB-207', { kind: 'strokeNoted', seat, stroke: 'morale' }],
  ['LOB-111', { kind: 'strokeNoted', seat, stroke: 'manoeuvre' }],
  ['LOB-144', { kind: 'strokeNoted', seat, stroke: 'fullHit' }],
  ['LOB-012', { kind: 'strokeNoted', seat, stroke: 'flag' }],
  ['LOB-082', { ...passed, turn: 1, die: null }],
  ['LOB-085', { ...passed, turn: 1, die: 3 }],
  ['LOB-160', { ...begun, continues: null }],
  ['LOB-169', { ...begun, continues: 0 }],
  ['LOB-170', { ...between, ...places, kind: 'brokenOff' }],
] as const)('[%s] a line names the rule of what happened: %o', (rule, event) => {
  expect(ruleOf(event)).toBe(rule)
  expect(hasRule(rulebook, rule)).toBe(true)
})

test('what no rule decides names none', () => {
  expect(ruleOf({ kind: 'fireHeld', ship: ship?.id ?? '' })).toBe('')
})
