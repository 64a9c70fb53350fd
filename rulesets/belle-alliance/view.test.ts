import { expect, test } from 'vitest'
import { seededDice } from '@grognard/umpire'
import type { Event } from './events.ts'
import { commandTable, form, march, sheet } from './command/testing.ts'
import { commandEvolve } from './command/evolve.ts'
import { rollOrders } from './command/order-rolls.ts'
import { seal } from './command/seal.ts'
import { writePart } from './command/write-part.ts'
import { battle } from './testing.ts'
import { imagine, redact, view } from './view.ts'

const units = [{ id: 'a' }, { id: 'b', seat: 'blue', y: 150_000 }]
const sheets = [sheet('a', [march()]), { ...sheet('b', [march()]), seat: 'blue' }]

test('[BA-1.1.2-05] neither side reads the other’s sheets, sealed or not', () => {
  const sides = [{ hasSealed: true }, { seat: 'blue', hasSealed: true }]
  for (const state of [battle({ units, sheets }), battle({ units, sheets, sides })]) {
    expect(view(state, 'red').sheets.map(({ unit }) => unit)).toEqual(['a'])
    expect(view(state, 'blue').sheets.map(({ unit }) => unit)).toEqual(['b'])
  }
})

test('[BA-1.1.2-05] what is written, struck out and followed is told to its own side only', () => {
  const part = march()
  const events: Event[] = [
    { kind: 'partWritten', seat: 'red', unit: 'a', part },
    { kind: 'sheetErased', seat: 'red', unit: 'a' },
    { kind: 'orderFollowed', seat: 'red', unit: 'a' },
  ]
  expect(events.map(event => redact(event, 'blue'))).toEqual([undefined, undefined, undefined])
  expect(events.map(event => redact(event, 'red'))).toEqual(events)
})

test('[BA-1.1.2-05] that a side has sealed, and how its order rolls fall, is open to all', () => {
  const table = commandTable({ units }, [3, 3, 3])
  writePart(table, 'red', 'a', march())
  seal.carryOut(table, 'red', { kind: 'seal' })
  rollOrders(table)
  const told = table.events.filter(event => redact(event, 'blue') !== undefined)
  expect(told.map(({ kind }) => kind)).toEqual(['sheetsSealed', 'orderRolled', 'disorderInflicted'])
})

test('[BA-1.1.3-08] that an order failed is known to all, but not how it read', () => {
  const failedOrder = { key: 'kind="march"', inRow: 2 }
  const state = battle({ units: [{ ...units[0], failedOrder }] })
  expect(view(state, 'blue').units[0]?.failedOrder).toEqual({ key: '', inRow: 2 })
  expect(view(state, 'red').units[0]?.failedOrder).toEqual(failedOrder)
})

test('a view that learns what it may stays the view of what has happened', () => {
  const table = commandTable({ units }, [3, 3, 3, 6, 6, 6])
  const seen = view(table.state, 'blue')
  writePart(table, 'red', 'a', march())
  writePart(table, 'red', 'a', form('square'))
  writePart(table, 'blue', 'b', march())
  seal.carryOut(table, 'red', { kind: 'seal' })
  rollOrders(table)
  for (const event of table.events) {
    const learnt = redact(event, 'blue')
    if (learnt?.kind === 'partWritten') commandEvolve.partWritten(seen, learnt)
    if (learnt?.kind === 'sheetsSealed') commandEvolve.sheetsSealed(seen, learnt)
    if (learnt?.kind === 'orderRolled') commandEvolve.orderRolled(seen, learnt)
  }
  const now = view(table.state, 'blue')
  expect(seen.sheets).toEqual(now.sheets)
  expect(seen.sides).toEqual(now.sides)
  expect(seen.units.map(({ failedOrder }) => failedOrder)).toEqual(
    now.units.map(({ failedOrder }) => failedOrder),
  )
})

test('what a seat imagines keeps its view', () => {
  const seen = view(battle({ units, sheets }), 'red')
  const whole = imagine(seen, 'red', seededDice('imagine'))
  expect(view(whole, 'red')).toEqual(seen)
  expect(whole).not.toBe(seen)
})
