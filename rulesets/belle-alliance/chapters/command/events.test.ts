import { expect, test } from 'vitest'
import { faultsInCatalogues, faultsInMessage } from '@grognard/umpire/laws/messages.ts'
import { icuWording } from '@grognard/umpire/laws/wording.ts'
import { namesDanish } from '../../book/messages.da.ts'
import { namesGerman } from '../../book/messages.de.ts'
import { namesEnglish } from '../../book/messages.en.ts'
import { battle } from '../../fixtures.ts'
import type { CommandEvent } from './events.ts'
import { commandEvents } from './events.ts'
import { march } from './fixtures.ts'
import { command } from './index.ts'
import { commandDanish } from './messages.da.ts'
import { commandGerman } from './messages.de.ts'
import { commandEnglish } from './messages.en.ts'

/** Names of other folders and of the seats of tests. */
const others = { 'order.march': 'march', 'seat.red': 'red', 'seat.blue': 'blue' }
const catalogues = {
  en: { ...namesEnglish, ...others, ...commandEnglish },
  de: { ...namesGerman, ...others, ...commandGerman },
  da: { ...namesDanish, ...others, ...commandDanish },
}

const state = battle({
  units: [{ id: 'u1' }, { id: 'u2', seat: 'blue' }],
  staff: [{ id: 'c' }, { id: 'o', kind: 'orderly', over: 'c' }],
})
const rolled = { kind: 'orderRolled', seat: 'red', unit: 'u1', total: 9, inRow: 1 } as const
const attack = {
  kind: 'attackAnnounced',
  seat: 'red',
  unit: 'u1',
  terrain: '',
  ifMet: 'stop',
} as const
const events: CommandEvent[] = [
  { kind: 'partWritten', seat: 'red', unit: 'u1', part: march() },
  { kind: 'sheetErased', seat: 'red', unit: 'u1' },
  { kind: 'sheetsSealed', seat: 'red' },
  { kind: 'sheetsUnsealed', seat: 'red' },
  { ...rolled, followed: true, to: 'OR' },
  { ...rolled, followed: true, to: 'LU' },
  { ...rolled, followed: false, to: 'FU' },
  { ...attack, target: 'u2', againstPosition: false, isCharge: true },
  { ...attack, target: '', againstPosition: true, isCharge: false },
  { kind: 'unitTransferred', seat: 'red', unit: 'u1', chief: 'c' },
  { kind: 'bodyTransferred', seat: 'red', chief: 'c', over: 'c' },
]

/** The event with its own function; the list is typed by kind. */
function told(event: CommandEvent) {
  const records: Record<string, { describe(event: never, before: typeof state): unknown }> =
    commandEvents
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

test('what is followed without a roll is not told of', () => {
  expect(told({ kind: 'orderFollowed', seat: 'red', unit: 'u1' })).toBeNull()
  expect(told({ kind: 'failuresForgotten', units: [] })).toBeNull()
})

test('each order has a name and is told in words', () => {
  const messages = [
    ...Object.keys(command.orders).map(kind => ({ key: `order.${kind}` })),
    command.orders.erase.describe(state, { kind: 'erase', unit: 'u1' }),
    command.orders.seal.describe(state, { kind: 'seal' }),
    command.orders.unseal.describe(state, { kind: 'unseal' }),
    command.orders.transfer.describe(state, { kind: 'transfer', unit: 'u1', chief: 'c' }),
    command.orders.transferBody.describe(state, { kind: 'transferBody', body: 'c', chief: 'c' }),
  ]
  const faults = messages.flatMap(message => faultsInMessage(catalogues, icuWording, message))
  expect(faults).toEqual([])
})
