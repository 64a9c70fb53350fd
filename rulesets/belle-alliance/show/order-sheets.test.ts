import { expect, test } from 'vitest'
import { commandTable, form, march, sheet } from '../chapters/command/fixtures.ts'
import { strike } from '../chapters/command/sheets.ts'
import { orderSheets } from './order-sheets.ts'

test('[BA-1.1.1-02] each line of the order sheet bears the order that strikes it out', () => {
  const { state } = commandTable({ units: [{}], sheets: [sheet('u1', [form('square'), march()])] })
  state.place = [{ at: 'orders', loop: [], waiting: [] }]
  const [row] = orderSheets(state, 'red')
  expect(row?.orders).toHaveLength(2)
  const strikes = row?.strikes ?? []
  expect(strikes).toHaveLength(2)
  for (const part of ['form', 'march'] as const) {
    expect(strikes).toContainEqual({ kind: 'strike', unit: 'u1', part })
    expect(strike.judge(state, 'red', { kind: 'strike', unit: 'u1', part }).allowed).toBe(true)
  }
})
