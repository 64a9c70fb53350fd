import { expect, test } from 'vitest'
import { battle } from '../testing.ts'
import { sequence } from '../sequence.ts'
import { hasSealed } from './sheets.ts'
import { erase, seal, unseal } from './seal.ts'
import { bothSeats } from './steps.ts'
import { commandTable, march, sheet } from './testing.ts'
import { noItem } from '@grognard/umpire/sequence.ts'

test('[BA-1.1.2-05] both sides write at once, and each seals its orders when it is done', () => {
  expect(bothSeats(battle())).toEqual(['red', 'blue'])
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
