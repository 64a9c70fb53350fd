import { expect, test } from 'vitest'
import { faultsInCatalogues, faultsInMessage } from '@grognard/umpire/laws/messages.ts'
import { icuWording } from '@grognard/umpire/laws/wording.ts'
import { namesDanish } from '../../book/messages.da.ts'
import { namesGerman } from '../../book/messages.de.ts'
import { namesEnglish } from '../../book/messages.en.ts'
import { battle, chief, said } from '../../fixtures.ts'
import type { StaffEvent } from './events.ts'
import { staffEvents } from './events.ts'
import { staff } from './index.ts'
import { staffDanish } from './messages.da.ts'
import { staffGerman } from './messages.de.ts'
import { staffEnglish } from './messages.en.ts'

/** Names of other folders and of the seats of tests. */
const others = { 'seat.red': 'red', 'seat.blue': 'blue' }
const catalogues = {
  en: { ...namesEnglish, ...others, ...staffEnglish },
  de: { ...namesGerman, ...others, ...staffGerman },
  da: { ...namesDanish, ...others, ...staffDanish },
}

const state = battle({
  units: [{ id: 'u1' }, { id: 'u2', seat: 'blue' }],
  staff: [
    { id: 'c', name: 'Morel' },
    { id: 'o', kind: 'orderly', over: 'c' },
  ],
})
const moved = {
  kind: 'staffMoved',
  seat: 'red',
  staff: 'o',
  x: 0,
  y: 0,
  heading: 0,
  move: 4,
} as const
const engaged = { kind: 'chiefEngaged', seat: 'red', unit: 'u1', staff: 'c', total: 9 } as const
const tested = { kind: 'staffTested', seat: 'red', staff: 'c', total: 9, untilTurn: 3 } as const
const replaced = { seat: 'red', chief: 'c', orderly: 'o', total: 9 } as const
const events: StaffEvent[] = [
  { ...engaged, falls: true, modifier: 4 },
  { ...engaged, falls: false, modifier: -3 },
  { ...tested, falls: true, penalty: -2 },
  { ...tested, falls: true, penalty: 0 },
  { ...tested, falls: false, penalty: 0 },
  { ...moved, contact: 'u1' },
  { kind: 'staffArrived', seat: 'red', staff: 'c', arrived: chief({ id: 'c' }) },
  { kind: 'chiefReplaced', ...replaced, quality: 'effective' },
  { kind: 'chiefNotReplaced', ...replaced, turn: 2, inRow: 1 },
]

/** The event with its own function; the list is typed by kind. */
function told(event: StaffEvent) {
  const records: Record<string, { describe(event: never, before: typeof state): unknown }> =
    staffEvents
  return records[event.kind]?.describe(event as never, state)
}

test('the catalogues have the same keys, and each sentence can be read', () => {
  expect(faultsInCatalogues(catalogues, icuWording)).toEqual([])
})

test.each(events)('$kind is told in three languages', event => {
  const message = told(event)
  const isMessage = typeof message === 'object' && message !== null && 'key' in message
  expect(isMessage).toBe(true)
  const { key, values } = message as Parameters<typeof faultsInMessage>[2]
  expect(faultsInMessage(catalogues, icuWording, values ? { key, values } : { key })).toEqual([])
})

test('who goes along with a unit is not told of', () => {
  expect(told({ ...moved, contact: null })).not.toBeNull()
  const along = battle({ units: [{ id: 'u1' }], staff: [{ id: 'o', contact: 'u1' }] })
  expect(staffEvents.staffMoved.describe({ ...moved, contact: 'u1' }, along)).toBeNull()
})

test('[BA-1.1.4-01] a line of the log that tells of an orderly begins with a capital letter', () => {
  const arrived = chief({ id: 'o', kind: 'orderly', over: 'c' })
  const { staffMoved, staffArrived, chiefReplaced, chiefNotReplaced } = staffEvents
  const lines = [
    staffMoved.describe({ ...moved, contact: 'u1' }, state),
    staffMoved.describe({ ...moved, contact: null }, state),
    staffArrived.describe({ seat: 'red', staff: 'o', arrived }, state),
    chiefReplaced.describe({ ...replaced, quality: 'effective' }, state),
    chiefNotReplaced.describe({ ...replaced, turn: 2, inRow: 1 }, state),
  ].flatMap(line => line ?? [])
  expect(lines.length).toBe(5)
  for (const language of ['en', 'de', 'da'] as const)
    for (const line of lines) expect(said(line, language)).toMatch(/^[A-ZÆØÅ]/)
})

test('each order has a name and is told in words', () => {
  const messages = [
    ...Object.keys(staff.orders).map(kind => ({ key: `order.${kind}` })),
    staff.orders.replaceChief.describe(state, { kind: 'replaceChief', chief: 'c', orderly: 'o' }),
    staff.orders.moveStaff.describe(state, {
      kind: 'moveStaff',
      staff: 'o',
      x: 0,
      y: 0,
      contact: '',
    }),
    staff.orders.moveStaff.describe(state, {
      kind: 'moveStaff',
      staff: 'c',
      x: 0,
      y: 0,
      contact: 'u1',
    }),
  ]
  const faults = messages.flatMap(message => faultsInMessage(catalogues, icuWording, message))
  expect(faults).toEqual([])
})
