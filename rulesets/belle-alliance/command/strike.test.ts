import { expect, test } from 'vitest'
import { redact } from '../view.ts'
import { strike } from './strike.ts'
import { commandTable, form, march, sheet } from './testing.ts'
import { said } from '../testing.ts'

const attack = {
  kind: 'attack' as const,
  target: 'foe',
  againstPosition: false,
  terrain: '',
  ifMet: 'stop' as const,
}

test('[BA-1.1.1-02] one of several parts is struck out, and the others stand', () => {
  const table = commandTable({ units: [{}], sheets: [sheet('u1', [form('square'), march()])] })
  const { state } = table
  expect(strike.legalOrders(state, 'red')).toEqual([
    { kind: 'strike', unit: 'u1', part: 'form' },
    { kind: 'strike', unit: 'u1', part: 'march' },
  ])
  strike.execute(table, 'red', { kind: 'strike', unit: 'u1', part: 'form' })
  expect(state.sheets).toEqual([sheet('u1', [march()])])
  expect(strike.legalOrders(state, 'red')).toEqual([])
  strike.execute(table, 'red', { kind: 'strike', unit: 'u1', part: 'march' })
  expect(state.sheets).toEqual([])
})

test('[BA-1.1.1-02] what is not written, or is the other side’s, is not struck out', () => {
  const sheets = [sheet('u1', [march()])]
  const { state } = commandTable({ units: [{}], sheets })
  const why = (seat: string, part: 'march' | 'form') =>
    strike.judge(state, seat, { kind: 'strike', unit: 'u1', part }).because.map(row => row.message)
  expect(why('red', 'march')).toEqual([])
  expect(why('red', 'form')).toEqual(['ba.refuse.partNotWritten'])
  expect(why('blue', 'march')).toEqual(['ba.refuse.partNotWritten'])
})

test('[BA-1.1.5-03] a unit of a body that goes over is not taken out of it', () => {
  const transfer = { kind: 'transfer' as const, chief: 's1', body: 'b', by: 's2' }
  const { state } = commandTable({ units: [{}], sheets: [sheet('u1', [transfer])] })
  const { because } = strike.judge(state, 'red', { kind: 'strike', unit: 'u1', part: 'transfer' })
  expect(because.map(({ rule }) => rule)).toEqual(['BA-1.1.5-03'])
})

test('[BA-1.1.2-06] a march that only follows its attack is struck out with it', () => {
  const follows = { ...march(), legs: [] }
  const table = commandTable({ units: [{}], sheets: [sheet('u1', [attack, follows])] })
  strike.execute(table, 'red', { kind: 'strike', unit: 'u1', part: 'attack' })
  expect(table.state.sheets).toEqual([])
})

test('[BA-1.1.2-05] what is struck out is told by its kind, and is no business of the other side', () => {
  const { state } = commandTable({ units: [{}], sheets: [sheet('u1', [march()])] })
  expect(said(strike.describe(state, { kind: 'strike', unit: 'u1', part: 'march' }))).toBe(
    'Strike out of the orders of u1: march',
  )
  const event = { kind: 'partStruck' as const, seat: 'red', unit: 'u1', part: 'march' as const }
  expect(redact(event, 'blue')).toBeUndefined()
  expect(redact(event, 'red')).toBe(event)
})

test('[BA-1.1.1-02] nothing is struck out of the orders of a unit that there is not', () => {
  const { state } = commandTable({ units: [{}], sheets: [sheet('u1', [march()])] })
  const { because } = strike.judge(state, 'red', { kind: 'strike', unit: 'u9', part: 'march' })
  expect(because.map(({ message, values }) => [message, values?.unit])).toEqual([
    ['ba.refuse.partNotWritten', 'u9'],
  ])
})
