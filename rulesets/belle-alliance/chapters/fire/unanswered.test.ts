import type { Language } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { cm } from '../../book/measures.ts'
import { doing, guns, said } from '../../fixtures.ts'
import { belleAlliance } from '../../index.ts'
import { shotRefusals } from '../../model/firing/conditions.ts'
import { firerRefusals } from '../../model/firing/firers.ts'
import type { Fire } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { fireEvents } from './events.ts'
import {
  declared,
  eventsOf,
  facing,
  fireOf,
  firing,
  helperOf,
  near,
  resolved,
  skirmish,
} from './fixtures.ts'

const dice = Array.from({ length: 12 }, () => 3)

/** Who cannot answer whom, and by which rule, when `a` and others fire at `b`. */
function unanswered(units: Partial<Unit>[], fires: Fire[] = [fireOf({ figures: 30, y: 109_000 })]) {
  const table = resolved(declared(units, fires), dice)
  return eventsOf(table, 'fireUnanswered').map(({ unit, by, because }) => [unit, by, because.rule])
}

const one = (given: Partial<Unit>, distance = near) =>
  unanswered([firing(), facing(distance, given)])

test('[BA-3.1.1-04] who could fire back but does not is not told of', () => {
  expect(one({})).toEqual([])
})

test('[BA-3.1.1-08] [BA-2.2.4-03] what kept the unit from firing at all is told by its rule', () => {
  const reasons: [Partial<Unit>, string][] = [
    [{ disorder: 'U' }, 'BA-3.1.1-08'],
    [{ disorder: 'FU' }, 'BA-3.1.1-08'],
    [{ weapon: null }, 'BA-T-13'],
    [{ supply: 'none' }, 'BA-5.5.3-02'],
    [{ formation: { kind: 'rest', front: null, gap: null } }, 'BA-1.3.5-02'],
    [{ doing: doing({ passedThrough: true }) }, 'BA-1.1.1-06'],
    [{ doing: doing({ continuedFire: true }) }, 'BA-1.1.1-04'],
    [{ doing: doing({ rate: 'fast' }) }, 'BA-2.3.2-04'],
    [
      { arm: 'artillery', guns: guns(2), formation: { kind: 'limbered', front: null, gap: null } },
      'BA-2.2.4-03',
    ],
    [{ arm: 'artillery', guns: guns(2, 6, 0), figures: 1 }, 'BA-Q-64'],
  ]
  for (const [given, rule] of reasons) expect(one(given)).toEqual([['b', 'a', rule]])
})

test('[BA-3.1.3-01] [BA-3.1.3-08] so are angle, range and who stands between', () => {
  expect(one({ heading: 0, y: 112_000 })).toEqual([['b', 'a', 'BA-3.1.3-01']])
  const battery = firing({ arm: 'artillery', guns: guns(2), y: 60_000 })
  const shelling = fireOf({ guns: ['g1', 'g2'], figures: 6, y: 109_000 })
  expect(unanswered([battery, facing(near)], [shelling])).toEqual([['b', 'a', 'BA-3.1.3-08']])
  const screen: Partial<Unit> = { id: 'c', seat: 'blue', heading: 18_000, figures: 15 }
  const line = { ...screen, formation: skirmish, y: 100_000 + 4_000 }
  const nearer = { ...battery, y: 95_000 }
  expect(unanswered([nearer, facing(near), line], [shelling])).toEqual([['b', 'a', 'BA-3.1.3-01']])
})

test('[BA-3.1.1-04] one line for a unit, however many fire at it, and none if it may answer one', () => {
  const battery = (id: string, x: number, heading: number) =>
    firing({ id, arm: 'artillery', guns: guns(2), x, y: 60_000, heading })
  const shelling = (unit: string, x: number) =>
    fireOf({ unit, guns: ['g1', 'g2'], figures: 6, x, y: 109_000 })
  const far = [battery('d', 50_000, 4_600), battery('e', 150_000, 31_400), facing(near)]
  const fires = [shelling('d', 89_000), shelling('e', 111_000)]
  expect(unanswered(far, fires)).toEqual([['b', 'd', 'BA-3.1.3-01']])
  const all = [...fires, fireOf({ figures: 20, y: 109_000 })]
  const table = resolved(declared([...far, firing({ figures: 20 })], all), dice)
  expect(eventsOf(table, 'fireRolled').map(({ shots }) => shots[0]?.unit)).toEqual(['a', 'd', 'e'])
  expect(eventsOf(table, 'fireUnanswered')).toEqual([])
})

test('[BA-3.1.2-01] [BA-3.1.6-01] who fires at another, or helps, has done what it could', () => {
  const battery = firing({ arm: 'artillery', guns: guns(2), y: 60_000 })
  const shelling = fireOf({ guns: ['g1', 'g2'], figures: 6, y: 109_000 })
  const other = firing({ id: 'c', x: 108_000, figures: 16 })
  const back = fireOf({ unit: 'b', target: 'c', figures: 10, x: 108_000, y: 100_000 })
  expect(unanswered([battery, other, facing(near)], [shelling, back])).toEqual([])
  const friend = facing(4_000, { id: 'd', x: 118_000 })
  const helpers = [helperOf({ unit: 'b', of: 'd' })]
  const units = [{ ...battery, x: 90_000 }, facing(near), friend]
  const shot = { ...shelling, x: 95_000 }
  const table = resolved(declared(units, [shot], { helpers }), dice)
  expect(eventsOf(table, 'fireRolled')).toHaveLength(1)
  expect(eventsOf(table, 'fireUnanswered')).toEqual([])
  expect(unanswered(units, [shot])).toEqual([['b', 'a', 'BA-3.1.3-08']])
})

test('[BA-1.1.1-03] continued fire may be answered in the phase of fire: nothing is told', () => {
  const last = { target: 'b', turn: 1, x: 100_000, y: 107_500 }
  const units = [firing({ targets: [last] }), facing(near, { disorder: 'U' })]
  const fires = [fireOf({ phase: 'continued', figures: 30, y: 109_000 })]
  const table = resolved(declared(units, fires), dice, 'continuedFireEnds')
  expect(eventsOf(table, 'fireRolled')).toHaveLength(1)
  expect(eventsOf(table, 'fireUnanswered')).toEqual([])
})

test('[BA-1.1.2-05] [BA-3.4.4-01] an order to load canister is not betrayed', () => {
  const gunners = { arm: 'artillery' as const, guns: guns(2), doing: doing({ hasCanister: true }) }
  const battery = firing({ arm: 'artillery', guns: guns(2), y: 60_000 })
  const shelling = fireOf({ guns: ['g1', 'g2'], figures: 6, y: cm(109) })
  expect(unanswered([battery, facing(near, gunners)], [shelling])).toEqual([])
})

test('[BA-3.1.1-04] every reason has a short form in every language, without advice', () => {
  const rules = [...firerRefusals, ...shotRefusals].map(({ rule }) => `ba.lost.${rule}`)
  const inFirePhase = rules.filter(key => key !== 'ba.lost.BA-1.1.1-03')
  for (const language of ['en', 'de', 'da'] as const)
    for (const key of inFirePhase) expect(said({ key }, language)).toMatch(/^(?!ba\.)[^;]+$/)
})

test('[BA-3.1.1-08] the line names both and the reason in every language, and both sides read it', () => {
  const state = declared([firing(), facing(near, { disorder: 'U' })], [fireOf({ y: 109_000 })])
  const [event] = eventsOf(resolved(state, dice), 'fireUnanswered')
  if (!event) throw new Error('Nothing is told.')
  const line = (language: Language) => {
    const message = fireEvents.fireUnanswered.describe(event, state)
    return message && said(message, language)
  }
  expect(line('en')).toBe('b cannot fire back at a: in too much disorder.')
  expect(line('de')).toContain('nicht erwidern')
  expect(line('da')).toContain('ikke besvare')
  const { rule } = fireEvents.fireUnanswered
  expect(typeof rule === 'function' && rule(event)).toBe('BA-3.1.1-08')
  for (const seat of ['red', 'blue']) expect(belleAlliance.secrecy.redact(event, seat)).toBe(event)
})
