import { expect, test } from 'vitest'
import { battle } from '../../fixtures.ts'
import type { Setting } from '../../fixtures.ts'
import { rollOrders } from '../../model/order-rolls.ts'
import type { Staff } from '../../model/state.ts'
import { staffOf, unitOf } from '../../model/units.ts'
import { commandTable, line, march, sheet } from './fixtures.ts'
import { erase } from './sheets.ts'
import { transfer, transferBody, transferUnits } from './transfer.ts'

/** A division with two brigades; its chief stands with u1, which is of the first. */
const general: Partial<Staff> = { id: 'g', level: 'division', contact: 'u1' }
const first: Partial<Staff> = { id: 'b1', over: 'g', x: 30_000 }
const second: Partial<Staff> = { id: 'b2', over: 'g', x: 40_000 }
const setting: Setting = {
  staff: [general, first, second],
  units: [
    { id: 'u1', chief: 'b1' },
    { id: 'u2', chief: 'b1', x: 150_000 },
  ],
}

const order = (unit: string, chief: string) => ({ kind: 'transfer', unit, chief }) as const

function refusals(unit: string, chief: string, other: Setting = {}): string[] {
  const { because } = transfer.judge(battle({ ...setting, ...other }), 'red', order(unit, chief))
  return because.map(({ rule, message }) => `${rule} ${message}`)
}

test('[BA-1.1.5-01] a chief above both the old and the new one must be in contact', () => {
  expect(refusals('u1', 'b2')).toEqual([])
  expect(refusals('u2', 'b2')).toEqual(['BA-1.1.5-01 ba.refuse.noSuperiorThere'])
  const stranger = [{ ...general, id: 'x' }, first, second]
  expect(refusals('u1', 'b2', { staff: stranger })).toEqual([
    'BA-1.1.5-01 ba.refuse.noSuperiorThere',
  ])
  expect(refusals('u1', 'b1')).toEqual(['BA-1.1.5-01 ba.refuse.underHimAlready'])
  expect(refusals('u1', 'zz')).toEqual(['BA-1.1.5-01 ba.refuse.notYourChief'])
})

test('[BA-1.1.5-02] he takes a unit to himself, or gives one of his own to a subordinate', () => {
  expect(refusals('u1', 'g')).toEqual([])
  expect(refusals('u1', 'b2', { units: [{ id: 'u1', chief: 'g' }] })).toEqual([])
})

test('[BA-1.1.4-04] a unit whose chief has fallen is transferred the same way', () => {
  const staff = [general, { ...first, status: 'fallen' as const }, second]
  expect(refusals('u1', 'b2', { staff })).toEqual([])
})

test('[BA-1.1.2-12] a line goes with its mother unit, not by itself', () => {
  const line = { id: 'k', mother: 'u1', chief: 'b1' }
  const units = [{ id: 'u1', chief: 'b1' }, line]
  expect(refusals('k', 'b2', { units })).toEqual(['BA-1.1.2-12 ba.refuse.lineOfUnit'])
  const table = commandTable({ ...setting, units })
  transfer.execute(table, 'red', order('u1', 'b2'))
  rollOrders(table)
  transferUnits(table)
  expect(unitOf(table.state, 'k').chief).toBe('b2')
})

test('[BA-1.1.5-05] while a line has orders its mother unit is not transferred', () => {
  const units = [
    { id: 'u1', chief: 'b1' },
    { ...line, mother: 'u1', id: 'k', chief: 'b1' },
  ]
  const sheets = [sheet('k', [march()])]
  expect(refusals('u1', 'b2', { units })).toEqual([])
  expect(refusals('u1', 'b2', { units, sheets })).toEqual(['BA-1.1.5-05 ba.refuse.linesHaveOrders'])
  expect(transfer.legalOrders(battle({ ...setting, units, sheets }), 'red')).toEqual([])
})

test('[BA-1.1.5-05] it takes effect when it is announced, without an order roll', () => {
  const table = commandTable(setting)
  transfer.execute(table, 'red', order('u1', 'b2'))
  rollOrders(table)
  expect(unitOf(table.state, 'u1').chief).toBe('b1')
  transferUnits(table)
  expect(unitOf(table.state, 'u1')).toMatchObject({ chief: 'b2' })
})

test('[BA-1.1.5-05] a unit that goes over gets no other order', () => {
  const sheets = [sheet('u1', [march()])]
  expect(refusals('u1', 'b2', { sheets })).toEqual(['BA-1.1.5-05 ba.refuse.partsExclude'])
})

test('what is offered of transfers is lawful', () => {
  expect(transfer.legalOrders(battle(setting), 'red')).toEqual([
    order('u1', 'g'),
    order('u1', 'b2'),
  ])
  expect(transfer.legalOrders(battle(setting), 'blue')).toEqual([])
})

/** The army chief touches the first brigade’s chief; there is a second division. */
const army: Partial<Staff> = { id: 'a', level: 'army', x: 32_000 }
const bodies: Setting = {
  ...setting,
  staff: [
    army,
    { ...general, over: 'a', contact: null },
    first,
    second,
    { id: 'h', over: 'a', x: 90_000 },
  ],
}
const move = (body: string, chief: string) => ({ kind: 'transferBody', body, chief }) as const

function bodyRefusals(body: string, chief: string, other: Setting = {}): string[] {
  const { because } = transferBody.judge(battle({ ...bodies, ...other }), 'red', move(body, chief))
  return because.map(({ rule, message }) => `${rule} ${message}`)
}

test('[BA-1.1.5-03] a brigade goes over by contact of a superior with its chief', () => {
  expect(bodyRefusals('b1', 'h')).toEqual([])
  expect(bodyRefusals('b1', 'a')).toEqual([])
  expect(bodyRefusals('b2', 'h')[0]).toBe('BA-1.1.5-03 ba.refuse.noSuperiorAtChief')
  expect(bodyRefusals('g', 'b1')).toEqual(['BA-1.1.5-03 ba.refuse.ownBody'])
  expect(bodyRefusals('b1', 'zz')).toEqual(['BA-1.1.5-03 ba.refuse.notYourChief'])
})

test('[BA-1.1.5-03] [BA-1.1.5-05] the order goes to all its units, and the whole body goes over', () => {
  const table = commandTable(bodies)
  transferBody.execute(table, 'red', move('b1', 'h'))
  expect(table.state.sheets.map(({ unit }) => unit)).toEqual(['u1', 'u2'])
  rollOrders(table)
  transferUnits(table)
  expect(staffOf(table.state, 'b1').over).toBe('h')
  expect(table.state.units.map(({ chief }) => chief)).toEqual(['b1', 'b1'])
  expect(table.events.filter(({ kind }) => kind === 'bodyTransferred')).toHaveLength(1)
})

test('[BA-1.1.5-05] no unit of the body may have another order, and one must be able to take it', () => {
  const sheets = [sheet('u2', [march()])]
  expect(bodyRefusals('b1', 'h', { sheets })).toEqual(['BA-1.1.5-05 ba.refuse.bodyHasOrders'])
  expect(bodyRefusals('b1', 'h', { units: [] })).toEqual(['BA-1.1.5-05 ba.refuse.bodyIsEmpty'])
})

test('[BA-1.1.5-04] a chief hands over one unit or body a turn', () => {
  const part = { kind: 'transfer' as const, chief: 'h', body: 'b1', by: 'a' }
  const sheets = [sheet('u2', [part])]
  const staff = [{ ...army, contact: 'u3' }, ...(bodies.staff ?? []).slice(1)]
  const units = [...(bodies.units ?? []), { id: 'u3', chief: 'h', x: 60_000 }]
  expect(refusals('u3', 'b2', { staff, units, sheets })).toEqual([
    'BA-1.1.5-04 ba.refuse.superiorBusy',
  ])
  expect(refusals('u3', 'b2', { staff, units })).toEqual([])
})

test('[BA-1.1.1-02] a body that goes over is struck out as a whole', () => {
  const table = commandTable(bodies)
  transferBody.execute(table, 'red', move('b1', 'h'))
  expect(transferBody.legalOrders(table.state, 'red').some(({ body }) => body === 'b1')).toBe(false)
  erase.execute(table, 'red', { kind: 'erase', unit: 'u1' })
  expect(table.state.sheets).toEqual([])
})

test('[BA-1.1.5-03] a body whose going over is written is not offered again, the others still are', () => {
  const touching = [army, { ...general, over: 'a', contact: null, x: 34_000 }, first]
  const staff = [...touching, { ...second, x: 31_000 }, { id: 'h', over: 'a', x: 90_000 }]
  const units = [...(bodies.units ?? []), { id: 'u3', chief: 'b2', x: 60_000 }]
  const part = { kind: 'transfer' as const, chief: 'b2', body: '', by: 'g' }
  const offered = (sheets: Setting['sheets'] = []) => {
    const legalOrders = transferBody.legalOrders(battle({ ...bodies, staff, units, sheets }), 'red')
    return new Set(legalOrders.map(({ body }) => body))
  }
  expect(offered()).toContain('b2')
  const other = { ...part, body: 'x', by: 'x' }
  expect(offered([sheet('u1', [other])])).toContain('b2')
})
