import { expect, test } from 'vitest'
import { judge, seededDice } from '@grognard/umpire'
import { commandEvents } from '../chapters/command/events.ts'
import { commandTable, form, march, sheet } from '../chapters/command/fixtures.ts'
import { seal } from '../chapters/command/sheets.ts'
import { bringStaff } from '../chapters/staff/staff-way.ts'
import { attackClause, march as marching, straight } from '../chapters/encounter/fixtures.ts'
import { marchAll } from '../chapters/encounter/march-all.ts'
import type { Event } from '../events.ts'
import { battle, tableFor } from '../fixtures.ts'
import type { Setting } from '../fixtures.ts'
import { belleAlliance } from '../index.ts'
import { picture } from '../show/picture.ts'
import { status } from '../show/status.ts'
import { writeClause } from './clauses.ts'
import { rollOrders } from './order-rolls.ts'
import { errorInState } from './state-checks.ts'
import type { State } from './state.ts'
import { determinize, view } from './view.ts'

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
  const clause = march()
  const events: Event[] = [
    { kind: 'partWritten', seat: 'red', unit: 'a', part: clause },
    { kind: 'sheetErased', seat: 'red', unit: 'a' },
    { kind: 'orderFollowed', seat: 'red', unit: 'a' },
  ]
  expect(events.map(event => belleAlliance.secrecy.redact(event, 'blue'))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(events.map(event => belleAlliance.secrecy.redact(event, 'red'))).toEqual(events)
})

test('[BA-1.1.2-05] that a side has sealed, and how its order rolls fall, is open to all', () => {
  const table = commandTable({ units }, [3, 3, 3])
  writeClause(table, 'red', 'a', march())
  seal.execute(table, 'red', { kind: 'seal' })
  rollOrders(table)
  const told = table.events.filter(
    event => belleAlliance.secrecy.redact(event, 'blue') !== undefined,
  )
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
  writeClause(table, 'red', 'a', march())
  writeClause(table, 'red', 'a', form('square'))
  writeClause(table, 'blue', 'b', march())
  seal.execute(table, 'red', { kind: 'seal' })
  rollOrders(table)
  for (const event of table.events) {
    const learnt = belleAlliance.secrecy.redact(event, 'blue')
    if (learnt?.kind === 'partWritten') commandEvents.partWritten.apply(seen, learnt)
    if (learnt?.kind === 'sheetsSealed') commandEvents.sheetsSealed.apply(seen, learnt)
    if (learnt?.kind === 'orderRolled') commandEvents.orderRolled.apply(seen, learnt)
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
  const whole = determinize(seen, 'red', seededDice('imagine'))
  expect(view(whole, 'red')).toEqual(seen)
  expect(whole).not.toBe(seen)
})

const arrival = { turn: 2, x: 100_000, y: 200_000, heading: 18_000 }
const waits = { seat: 'blue', status: 'waiting' as const, arrival }

/** Blue has a brigade to come in now, and one unit later. */
function reserved(): State {
  const attack = {
    unit: 'r',
    seat: 'blue',
    parts: [attackClause('a')],
    result: 'followed' as const,
  }
  return battle({
    units: [
      { id: 'late', ...waits, arrival: { ...arrival, turn: 3 } },
      { id: 'r', ...waits, chief: 'c' },
      { id: 'a', y: 150_000 },
      { id: 'kept', ...waits },
      { id: 'b', seat: 'blue', x: 20_000, chief: 'c' },
    ],
    staff: [
      { id: 'c', ...waits },
      { id: 'd', x: 180_000 },
    ],
    sheets: [attack],
  })
}

test('[BA-Q-71] who is still to arrive is known to its own side only', () => {
  const state = reserved()
  expect(view(state, 'red').units.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(view(state, 'red').staff.map(({ id }) => id)).toEqual(['d'])
  expect(view(state, 'blue').units).toEqual(state.units)
  expect(view(state, 'blue').staff).toEqual(state.staff)
})

test('[BA-Q-71] other reserves leave the view of the other side as it is', () => {
  const [state, other] = [reserved(), reserved()]
  other.units = other.units.filter(({ id }) => id !== 'late')
  for (const unit of other.units) if (unit.id === 'r') unit.figures = 60
  for (const figure of other.staff) if (figure.id === 'c') figure.quality = 'effective'
  const told = ({ units, ...rest }: State) => JSON.stringify({ units, ...rest })
  expect(told(view(other, 'red'))).toBe(told(view(state, 'red')))
  expect(told(view(other, 'blue'))).not.toBe(told(view(state, 'blue')))
})

test('[BA-Q-71] with their arrival the other side learns all of unit, chief and attack', () => {
  const table = tableFor(reserved(), belleAlliance.rules.apply)
  const seen = view(table.state, 'red')
  marchAll(table)
  bringStaff(table)
  const kinds = table.events.map(({ kind }) => kind)
  for (const kind of ['unitArrived', 'attackAnnounced', 'staffArrived'])
    expect(kinds).toContain(kind)
  for (const event of table.events) {
    const learnt = belleAlliance.secrecy.redact(event, 'red')
    if (learnt) keep(seen, learnt)
  }
  expect(JSON.stringify(seen)).toBe(JSON.stringify(view(table.state, 'red')))
  expect(seen.units.map(({ id }) => id).slice(0, 3)).toEqual(['a', 'b', 'r'])
})

function keep<K extends Event['kind']>(state: State, event: Extract<Event, { kind: K }>): void {
  const kind: K = event.kind
  belleAlliance.rules.apply[kind](state, event)
}

test('[BA-Q-71] that somebody finds no room to arrive is told to his own side only', () => {
  const event: Event = { kind: 'unitKeptOut', seat: 'blue', unit: 'r' }
  expect(belleAlliance.secrecy.redact(event, 'red')).toBeUndefined()
  expect(belleAlliance.secrecy.redact(event, 'blue')).toEqual(event)
})

test('[BA-Q-71] an order that names reserves of the enemy is judged as one that names nobody', () => {
  const state = reserved()
  const clause = marching([straight(20)])
  const judged = (unit: string) => judge(belleAlliance, state, 'red', { ...clause, unit })
  expect(judged('r').because).toMatchObject([{ message: 'ba.refuse.unknownUnit' }])
  expect(judged('b').because).toMatchObject([{ message: 'ba.refuse.notYourUnit' }])
  const attacked = (target: string) =>
    judge(belleAlliance, state, 'red', { ...attackClause(target), unit: 'a' }).because
  expect(attacked('r').map(({ message }) => message)).toEqual(
    attacked('nobody').map(({ message }) => message),
  )
})

test('[BA-Q-71] a seat reads and sees nothing of reserves, not even of a chief it hears of', () => {
  const seen = view(reserved(), 'red')
  const words = JSON.stringify([status(seen, 'red'), picture(seen)])
  expect(seen.units.find(({ id }) => id === 'b')?.chief).toBe('c')
  expect(words).not.toContain('late')
  expect(determinize(seen, 'red', seededDice('none')).units).toEqual(seen.units)
})

test('the battle in words begins with one’s own units', () => {
  const state = battle({ units: [{ id: 'b', seat: 'blue', y: 150_000 }, { id: 'a' }] })
  const names = (seat: string) => {
    const lines = status(view(state, seat), seat)
    return lines.flatMap(({ values }) => (values?.unit ? [values.unit] : []))
  }
  expect(names('red').slice(0, 2)).toEqual(['a', 'b'])
  expect(names('blue').slice(0, 2)).toEqual(['b', 'a'])
})

test('[BA-1.1.4-01] a state in which a unit is under an orderly, or a chief of the other side, is refused', () => {
  const error = (given: NonNullable<Setting['staff']>[number]) =>
    errorInState(battle({ units: [{ chief: 's1' }], staff: [given] }))
  expect(error({})).toBeNull()
  expect(error({ kind: 'orderly' })).not.toBeNull()
  expect(error({ seat: 'blue' })).not.toBeNull()
})
