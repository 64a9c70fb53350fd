import { expect, test } from 'vitest'
import { judgeBy } from '@grognard/umpire'
import { commandTable, form, march, sheet } from '../chapters/command/fixtures.ts'
import { battle } from '../fixtures.ts'
import type { Setting } from '../fixtures.ts'
import { clauseIn, clauseRefusals, takesOrders, unitsToWriteFor, writeClause } from './clauses.ts'
import type { OrderClause } from './clauses.ts'
import { unitOf } from './units.ts'

const mother = { id: 'm', figures: 30 }
const line = {
  id: 'k',
  mother: 'm',
  figures: 10,
  formation: { kind: 'skirmish' as const, front: null, gap: 1_500 },
}

function refusals(setting: Setting, unit: string, clause: OrderClause, seat = 'red'): string[] {
  const { because } = judgeBy(clauseRefusals, { state: battle(setting), seat, unit, clause })
  return because.map(({ rule, message }) => `${rule} ${message}`)
}

test('[BA-1.1.2-01] [BA-1.1.2-02] an order is written for a unit of one’s own that is in play', () => {
  const units = [{ id: 'a' }, { id: 'b', seat: 'blue' }, { id: 'c', status: 'removed' as const }]
  expect(refusals({ units }, 'a', march())).toEqual([])
  expect(refusals({ units }, 'x', march())).toEqual(['BA-1.1.2-01 ba.refuse.unknownUnit'])
  expect(refusals({ units }, 'b', march())).toEqual(['BA-1.1.2-01 ba.refuse.notYourUnit'])
  expect(refusals({ units }, 'c', march())).toEqual(['BA-Q-71 ba.refuse.notInPlay'])
})

test('[BA-1.1.2-01] a unit in full disorder takes no orders', () => {
  const units = [{ id: 'a', disorder: 'FU' as const }]
  expect(refusals({ units }, 'a', march())).toEqual(['BA-1.1.2-01 ba.refuse.fullDisorder'])
  expect(unitsToWriteFor(battle({ units }), 'red', 'march')).toEqual([])
})

test('[BA-Q-71] a unit gets its order in the turn in which it arrives, and not before', () => {
  const at = (turn: number) => ({
    id: 'a',
    status: 'waiting' as const,
    arrival: { turn, x: 0, y: 0, heading: 0 },
  })
  expect(refusals({ turn: 3, units: [at(3)] }, 'a', march())).toEqual([])
  expect(refusals({ turn: 3, units: [at(4)] }, 'a', march())).toHaveLength(1)
})

test('[BA-1.1.2-11] a line near its mother unit gets no orders through a mother in full disorder', () => {
  const routing = { ...mother, disorder: 'FU' as const }
  const near = { ...line, y: 120_000 }
  expect(refusals({ units: [routing, near] }, 'k', march())).toEqual([
    'BA-1.1.2-11 ba.refuse.motherRouts',
  ])
  expect(refusals({ units: [mother, near] }, 'k', march())).toEqual([])
})

test('[BA-1.1.2-13] farther than 30 cm a line takes orders of its own, and is not split by it', () => {
  const routing = { ...mother, disorder: 'FU' as const }
  const state = battle({ units: [routing, { ...line, y: 140_000 }] })
  expect(takesOrders(state, 'red', unitOf(state, 'k'))).toBe(true)
  const table = commandTable({ units: [routing, { ...line, y: 140_000 }] })
  writeClause(table, 'red', 'k', march())
  expect(unitOf(table.state, 'k').mother).toBe('m')
})

test('[BA-1.1.2-04] an order has several parts; a part written anew takes the place of the old', () => {
  const table = commandTable({ units: [{ id: 'a' }] })
  writeClause(table, 'red', 'a', march(5_000))
  writeClause(table, 'red', 'a', form('square'))
  writeClause(table, 'red', 'a', march(7_000))
  expect(table.state.sheets).toEqual([sheet('a', [march(7_000), form('square')])])
})

test('what is written shares nothing with the order it came from', () => {
  const order = { ...march(), unit: 'a' }
  const table = commandTable({ units: [{ id: 'a' }] })
  writeClause(table, 'red', 'a', clauseIn(order))
  order.legs.push({ kind: 'about', amount: 0 })
  expect(table.state.sheets[0]?.parts).toEqual([march()])
})

const rest: OrderClause = { kind: 'rest', goal: 'valeur' }
const transfer: OrderClause = { kind: 'transfer', chief: 's1', body: '', by: 's2' }
const work: OrderClause = { kind: 'work', work: 'abatis', terrain: '', x: 0, y: 0, heading: 0 }
const occupy: OrderClause = { kind: 'occupy', building: 't1', figures: 30 }

test.each([
  ['BA-1.1.5-05', march(), transfer],
  ['BA-1.1.5-05', transfer, rest],
  ['BA-5.5.4-01', march(), rest],
  ['BA-6.3.0-03', work, march()],
  ['BA-2.2.1-04', form('square'), occupy],
])('[%s] parts that exclude each other stand on no sheet together', (rule, written, clause) => {
  const setting = { units: [{ id: 'u1' }], sheets: [sheet('u1', [written])] }
  expect(refusals(setting, 'u1', clause)).toEqual([`${rule} ba.refuse.partsExclude`])
  expect(unitsToWriteFor(battle(setting), 'red', clause.kind)).toEqual([])
})

test.each([120_000, 140_000])(
  '[BA-1.1.5-05] a line goes over with its mother unit and gets no other order, be it at %i',
  y => {
    const units = [mother, { ...line, y }]
    const setting = { units, sheets: [sheet('m', [transfer])] }
    expect(refusals(setting, 'k', march())).toEqual(['BA-1.1.5-05 ba.refuse.motherGoesOver'])
    expect(unitsToWriteFor(battle(setting), 'red', 'march')).toEqual([])
    expect(unitsToWriteFor(battle({ units }), 'red', 'march').map(({ id }) => id)).toContain('k')
  },
)

test('[BA-2.2.5-02] gunners leave their guns for work or rest on the same sheet', () => {
  const sheets = [sheet('u1', [{ kind: 'leaveGuns' }])]
  expect(refusals({ units: [{}], sheets }, 'u1', rest)).toEqual([])
  expect(refusals({ units: [{}], sheets }, 'u1', work)).toEqual([])
})
