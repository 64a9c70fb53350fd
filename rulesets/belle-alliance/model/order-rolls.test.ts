import { expect, test } from 'vitest'
import {
  beside,
  commandTable,
  far,
  form,
  kindsOf,
  line,
  march,
  modifiers,
  mother,
  rolled,
  sheet,
  unitIn,
} from '../chapters/command/fixtures.ts'
import { battle } from '../fixtures.ts'
import type { OrderClause } from './clauses.ts'
import { rollOrders } from './order-rolls.ts'
import { orderKeyOf } from './sheets.ts'
import type { Unit } from './unit.ts'

test('[BA-1.1.3-01] over 30 cm from the immediate chief an order is followed by a roll only', () => {
  expect(kindsOf(rolled({}, [march()], 6, 5, 4))).toEqual(['orderRolled'])
})

test('[BA-1.1.3-10] [BA-Q-21] 30.0 cm between the bases is not over: followed without a roll', () => {
  // The unit is 3 cm deep and the base of the chief 4.5: from 2.25 cm before his middle.
  const at = (distance: number) => ({ ...far, y: 100_000 - 3_000 - distance - 2_250 })
  expect(kindsOf(rolled({ staff: [at(30_000)] }, [march()]))).toEqual(['orderFollowed'])
  expect(kindsOf(rolled({ staff: [at(30_020)] }, [march()], 6, 5, 4))).toEqual(['orderRolled'])
})

test.each(['LU', 'U'] as const)(
  '[BA-1.1.3-02] a change of formation in %s needs a roll, a march does not',
  disorder => {
    const setting = { staff: [beside], units: [{ id: 'u1', chief: 'c', disorder }] }
    expect(kindsOf(rolled(setting, [form('square')], 6, 6, 6))).toContain('orderRolled')
    expect(kindsOf(rolled(setting, [march()]))).toEqual(['orderFollowed'])
  },
)

test('[BA-1.1.3-02] so does one within 30 cm of a closed enemy that is not U or FU', () => {
  const needs = (enemy: Partial<Unit>) => {
    const units = [
      { id: 'u1', chief: 'c' },
      { id: 'e', seat: 'blue', heading: 18_000, ...enemy },
    ]
    const table = commandTable(
      { staff: [beside], units, sheets: [sheet('u1', [form('square')])] },
      [6, 6, 6],
    )
    rollOrders(table)
    return kindsOf(table).includes('orderRolled')
  }
  expect(needs({ y: 130_000 })).toBe(true)
  expect(needs({ y: 130_020 })).toBe(false)
  expect(needs({ y: 120_000, disorder: 'LU' })).toBe(true)
  expect(needs({ y: 120_000, disorder: 'U' })).toBe(false)
  expect(needs({ y: 120_000, formation: { kind: 'skirmish', front: null, gap: 1_500 } })).toBe(
    false,
  )
})

test('[BA-1.1.3-03] [BA-1.1.3-04] a bad roll brings disorder, and its forced move follows', () => {
  const table = rolled({}, [march()], 2, 3, 3)
  expect(unitIn(table)?.disorder).toBe('U')
  expect(table.state.forced).toMatchObject([{ unit: 'u1', degree: 'U', fromX: null }])
  expect(table.opened).toEqual(['forced'])
})

test('[BA-1.1.3-03] all rolls are made before the first forced move, lower id first', () => {
  const units = ['b', 'a'].map(id => ({ id, chief: 'c', x: id === 'a' ? 60_000 : 140_000 }))
  const sheets = units.map(({ id }) => sheet(id, [march()]))
  const table = commandTable({ staff: [far], units, sheets }, [2, 3, 3, 2, 2, 2])
  rollOrders(table)
  const kinds = table.events.map(event => `${event.kind} ${'unit' in event ? event.unit : ''}`)
  expect(kinds.slice(0, 4)).toEqual([
    'orderRolled a',
    'orderRolled b',
    'disorderInflicted a',
    'disorderInflicted b',
  ])
})

test.each([
  [[6, 5, 2], true, 'OR'],
  [[6, 4, 2], true, 'LU'],
  [[6, 4, 1], true, 'LU'],
  [[5, 4, 1], false, 'LU'],
  [[4, 4, 1], false, 'LU'],
  [[4, 3, 1], false, 'U'],
  [[3, 3, 1], false, 'U'],
  [[2, 3, 1], false, 'FU'],
] as const)('[BA-1.1.3-04] the dice %j: followed %s, %s', (dice, followed, disorder) => {
  const table = rolled({}, [march(), form('line')], ...dice)
  expect(table.state.sheets[0]?.result).toBe(followed ? 'followed' : 'failed')
  expect(unitIn(table)?.disorder).toBe(disorder)
})

test('[BA-1.1.3-04] good order on the dice betters no unit, nor does a lower degree (BA-TV-162)', () => {
  const staff = [{ ...beside, contact: 'u1' }]
  const units = [{ id: 'u1', chief: 'c', disorder: 'LU' as const }]
  expect(modifiers({ staff, units }, [form('line')])).toEqual([
    'order.chiefInContact 4',
    'order.LU -2',
  ])
  const table = rolled({ staff, units }, [form('line')], 4, 4, 4)
  expect(table.events[0]).toMatchObject({ total: 14, followed: true, to: 'OR' })
  expect(unitIn(table)?.disorder).toBe('LU')
})

test('[BA-1.1.2-04] a failed roll cancels all parts', () => {
  const table = rolled({}, [march(), form('line')], 3, 3, 3)
  expect(table.state.sheets).toMatchObject([{ parts: [{}, {}], result: 'failed' }])
})

test('[BA-1.1.3-11] both conditions together bring one roll', () => {
  const units = [{ id: 'u1', chief: 'c', disorder: 'LU' as const }]
  const table = rolled({ units }, [form('square')], 6, 6, 6)
  expect(kindsOf(table)).toEqual(['orderRolled'])
  expect(table.left).toEqual([])
})

test('[BA-Q-20] without an immediate chief there is always a roll, and nobody helps', () => {
  const fallen = { ...beside, status: 'fallen' as const, quality: 'effective' as const }
  const orderly = { id: 'o', kind: 'orderly' as const, over: 'c', contact: 'u1' }
  const setting = { staff: [fallen, orderly] }
  expect(kindsOf(rolled(setting, [march()], 6, 5, 4))).toEqual(['orderRolled'])
  expect(modifiers(setting, [march()])).toEqual([])
})

test('[BA-Q-71] a unit that arrives follows its order without a roll', () => {
  const arrival = { turn: 2, x: 0, y: 0, heading: 0 }
  const units = [{ id: 'u1', chief: 'c', status: 'waiting' as const, arrival }]
  expect(kindsOf(rolled({ units }, [march()]))).toEqual(['orderFollowed'])
})

test('[BA-1.1.2-11] [BA-1.1.2-12] of a line near its mother unit the mother’s situation decides', () => {
  const near = { ...line, y: 125_000 }
  const setting = { staff: [beside], units: [mother, near] }
  expect(kindsOf(rolled(setting, [march()]))).toEqual(['orderFollowed'])
  const valiant = { ...mother, valeur: 5 }
  const table = rolled({ staff: [far], units: [valiant, near] }, [march()], 3, 3, 3)
  expect(table.events[0]).toMatchObject({ unit: 'u1', total: 14, followed: true })
})

test('[BA-1.1.2-11] one roll decides the orders of both', () => {
  const units = [mother, { ...line, y: 125_000 }]
  const sheets = [sheet('m', [march()]), sheet('u1', [march()])]
  const table = commandTable({ staff: [far], units, sheets }, [3, 3, 3])
  rollOrders(table)
  expect(table.state.sheets.map(({ result }) => result)).toEqual(['failed', 'failed'])
  expect(table.state.units.map(({ disorder }) => disorder)).toEqual(['LU', 'LU'])
})

test('[BA-1.1.2-13] beyond 30 cm the line’s own distance to the chief counts', () => {
  const units = [mother, { ...line, y: 140_000 }]
  expect(kindsOf(rolled({ staff: [beside], units }, [march()], 6, 5, 4))).toEqual(['orderRolled'])
})

test.each([
  ['BA-TV-056', 10, [], { total: 10, followed: false, to: 'LU' }],
  ['BA-TV-057', 10, ['chief'], { total: 14, followed: true, to: 'OR' }],
  ['BA-TV-058', 8, ['LU'], { total: 6, followed: false, to: 'FU' }],
  ['BA-TV-059', 9, ['towards'], { total: 13, followed: true, to: 'OR' }],
  ['BA-TV-060', 7, ['U'], { total: 3, followed: false, to: 'FU' }],
  ['BA-TV-061', 12, ['effective'], { total: 13, followed: true, to: 'OR' }],
  ['BA-TV-062', 13, ['ineffective'], { total: 11, followed: true, to: 'LU' }],
  ['BA-TV-063', 6, ['failed'], { total: 8, followed: false, to: 'U' }],
] as const)('table 17, %s', (_vector, total, why, expected) => {
  const is = (name: string) => why.some(reason => reason === name)
  const quality = is('effective') ? 'effective' : is('ineffective') ? 'ineffective' : 'normal'
  const probe = battle({ units: [{ id: 'u1' }], sheets: [sheet('u1', [march()])] })
  const unit: Partial<Unit> = {
    id: 'u1',
    chief: 'c',
    heading: is('towards') ? 18_000 : 0,
    disorder: is('LU') ? 'LU' : is('U') ? 'U' : 'OR',
    failedOrder: is('failed') ? { key: orderKeyOf(probe, 'u1'), inRow: 2 } : null,
  }
  const staff = [{ ...far, quality, contact: is('chief') ? 'u1' : null } as const]
  const dice = [Math.min(6, total - 2), 1, 1]
  dice[1] = Math.min(6, total - 1 - (dice[0] ?? 0))
  dice[2] = total - (dice[0] ?? 0) - (dice[1] ?? 0)
  const table = rolled({ units: [unit], staff }, [march()], ...dice)
  expect(table.events[0]).toMatchObject(expected)
})

test('[BA-1.1.3-05] chief +4 or orderly +2: one figure counts, and only the immediate chief’s', () => {
  const o = { id: 'o', kind: 'orderly' as const, over: 'c', contact: 'u1' }
  const chief = { ...beside, contact: 'u1' }
  const other = { id: 'd', contact: 'u1' }
  expect(modifiers({ staff: [chief, o] }, [march()])).toEqual(['order.chiefInContact 4'])
  expect(modifiers({ staff: [far, o] }, [march()])).toEqual(['order.orderlyInContact 2'])
  expect(modifiers({ staff: [far, other] }, [march()])).toEqual([])
})

test('[BA-1.1.3-06] [BA-1.1.3-11] nothing but a huddle +2, nothing but a march to the chief +4', () => {
  const to = { units: [{ id: 'u1', chief: 'c', heading: 18_000 }] }
  expect(modifiers(to, [march()])).toEqual(['order.onlyTowardsChief 4'])
  expect(modifiers({}, [march()])).toEqual([])
  expect(modifiers(to, [march(), form('line')])).toEqual([])
  expect(modifiers({}, [form('huddle')])).toEqual(['order.onlyHuddle 2'])
  expect(modifiers({}, [form('huddle'), march()])).toEqual([])
})

test('[BA-1.1.3-06] a march towards the chief has him ahead within its breadth on each leg', () => {
  const aside = (x: number) => ({
    units: [{ id: 'u1', chief: 'c', heading: 18_000 }],
    staff: [{ ...far, x }],
  })
  // Half the line is 11.25 cm broad, half the base of the chief 1 cm.
  expect(modifiers(aside(112_250), [march()])).toHaveLength(1)
  expect(modifiers(aside(112_260), [march()])).toEqual([])
  const about: OrderClause = { ...march(), legs: [{ kind: 'about', amount: 0 }] }
  expect(modifiers({}, [about])).toEqual(['order.onlyTowardsChief 4'])
})

test('[BA-1.1.3-07] a particularly effective chief +1, an ineffective one -2', () => {
  const of = (quality: 'effective' | 'ineffective') =>
    modifiers({ staff: [{ ...far, quality }] }, [march()])
  expect(of('effective')).toEqual(['order.effectiveChief 1'])
  expect(of('ineffective')).toEqual(['order.ineffectiveChief -2'])
})

test('[BA-1.1.5-05] a transfer needs no roll, but frees no other order from it', () => {
  const units = [mother, { ...line, y: 125_000 }]
  const transfer = { kind: 'transfer' as const, chief: 'x', body: 'c', by: 'y' }
  const sheets = [sheet('u1', [march()]), sheet('m', [transfer])]
  const table = commandTable({ staff: [far], units, sheets }, [2, 3, 3])
  rollOrders(table)
  expect(table.events.slice(0, 2)).toMatchObject([
    { kind: 'orderFollowed', unit: 'm' },
    { kind: 'orderRolled', unit: 'u1', followed: false },
  ])
  expect(table.state.sheets.map(({ result }) => result)).toEqual(['failed', 'followed'])
})

test('[BA-1.1.3-08] +1 for each turn in a row in which the same order has failed', () => {
  const first = rolled({}, [march()], 3, 3, 3)
  expect(first.events[0]).toMatchObject({ followed: false, inRow: 1 })
  const key = orderKeyOf(first.state, 'u1')
  const units = [{ id: 'u1', chief: 'c', failedOrder: { key, inRow: 2 } }]
  expect(rolled({ units }, [march()], 3, 3, 4).events[0]).toMatchObject({ total: 12 })
  expect(rolled({ units }, [march()], 3, 3, 1).events[0]).toMatchObject({ total: 9, inRow: 3 })
  expect(rolled({ units }, [march(9_000)], 3, 3, 3).events[0]).toMatchObject({ total: 9, inRow: 1 })
})

test('[BA-1.1.3-08] a turn without a roll ends the row', () => {
  const units = [{ id: 'u1', chief: 'c', failedOrder: { key: 'x', inRow: 2 } }]
  const table = rolled({ units, staff: [beside] }, [march()])
  expect(kindsOf(table)).toEqual(['orderFollowed', 'failuresForgotten'])
  expect(unitIn(table)?.failedOrder).toBeNull()
})

test('[BA-1.1.3-09] light disorder -2, disorder -4, valeur as it is', () => {
  const of = (unit: Partial<Unit>) =>
    modifiers({ units: [{ id: 'u1', chief: 'c', ...unit }] }, [march()])
  expect(of({ disorder: 'LU' })).toEqual(['order.LU -2'])
  expect(of({ disorder: 'U', valeur: 3 })).toEqual(['order.U -4', 'order.valeur 3'])
  expect(of({ valeur: -2 })).toEqual(['order.valeur -2'])
})

test('[BA-1.1.4-06] what a fallen chief takes off the rolls of his side counts here', () => {
  const penalties = [
    { seat: 'red', value: -2, untilTurn: 3 },
    { seat: 'red', value: -1, untilTurn: 2 },
    { seat: 'blue', value: -1, untilTurn: 3 },
  ]
  expect(modifiers({ penalties }, [march()])).toEqual(['penalty -3'])
})
