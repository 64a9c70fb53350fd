import { expect, test } from 'vitest'
import { noItem } from '@grognard/umpire/sequence.ts'
import { battle, said } from '../../fixtures.ts'
import { belleAlliance } from '../../index.ts'
import { hasSealed } from '../../model/sheets.ts'
import { seatsOf } from '../../model/units.ts'
import { sequence } from '../../sequence.ts'
import { commandTable, form, march, sheet } from './fixtures.ts'
import { erase, seal, strike, unseal } from './sheets.ts'

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
  expect(why('blue', 'march')).toEqual(['ba.refuse.nothingWritten'])
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
    'Cancel for u1: march',
  )
  const event = { kind: 'partStruck' as const, seat: 'red', unit: 'u1', part: 'march' as const }
  expect(belleAlliance.secrecy.redact(event, 'blue')).toBeUndefined()
  expect(belleAlliance.secrecy.redact(event, 'red')).toBe(event)
})

test('[BA-1.1.1-02] nothing is struck out of the orders of a unit that there is not', () => {
  const { state } = commandTable({ units: [{}], sheets: [sheet('u1', [march()])] })
  const { because } = strike.judge(state, 'red', { kind: 'strike', unit: 'u9', part: 'march' })
  expect(because.map(({ message }) => message)).toEqual(['ba.refuse.nothingWritten'])
})

test('[BA-1.1.2-05] both sides write at once, and each seals its orders when it is done', () => {
  expect(seatsOf(battle())).toEqual(['red', 'blue'])
  const table = commandTable({})
  seal.execute(table, 'red', { kind: 'seal' })
  expect([hasSealed(table.state, 'red'), hasSealed(table.state, 'blue')]).toEqual([true, false])
})

test('[BA-1.1.1-02] while the phase goes on sealed orders are taken up again, by a recall', () => {
  const table = commandTable({})
  const why = () => unseal.judge(table.state, 'red', { kind: 'unseal' }).because[0]?.message
  expect(why()).toBe('ba.refuse.notSealed')
  expect(unseal.legalOrders(table.state, 'red')).toEqual([])
  seal.execute(table, 'red', { kind: 'seal' })
  expect(why()).toBeUndefined()
  expect(unseal.legalOrders(table.state, 'red')).toEqual([{ kind: 'unseal' }])
  expect(unseal.retracts).toBe(true)
  unseal.execute(table, 'red', { kind: 'unseal' })
  expect(hasSealed(table.state, 'red')).toBe(false)
})

test('[BA-1.1.1-02] what is written for a unit is struck out', () => {
  const sheets = [sheet('u1', [march()]), { ...sheet('u2', [march()]), seat: 'blue' }]
  const table = commandTable({ units: [{}, { seat: 'blue' }], sheets })
  expect(erase.legalOrders(table.state, 'red')).toEqual([{ kind: 'erase', unit: 'u1' }])
  const foreign = erase.judge(table.state, 'red', { kind: 'erase', unit: 'u2' })
  expect(foreign.because[0]?.message).toBe('ba.refuse.nothingWritten')
  erase.execute(table, 'red', { kind: 'erase', unit: 'u1' })
  expect(table.state.sheets.map(({ unit }) => unit)).toEqual(['u2'])
})

test('[BA-1.1.2-02] [BA-1.1.2-03] orders are written for all but fire; canister is ordered', () => {
  const [, play] = sequence.battle
  const text = JSON.stringify(play?.within(noItem))
  const [asked = ''] = text.split('orderRolls')
  for (const kind of ['march', 'attack', 'form', 'split', 'join', 'work', 'transfer', 'canister'])
    expect(asked).toContain(`"${kind}"`)
  expect(asked).not.toContain('"fire"')
})
