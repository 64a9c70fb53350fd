import { faultsInMessage } from '@grognard/umpire/laws/messages.ts'
import { icuWording } from '@grognard/umpire/laws/wording.ts'
import { expect, test } from 'vitest'
import { namesDanish } from '../../book/messages.da.ts'
import { namesGerman } from '../../book/messages.de.ts'
import { namesEnglish } from '../../book/messages.en.ts'
import { battle, done } from '../../fixtures.ts'
import { declareEvents } from './events.ts'
import type { DeclareEvent } from './events.ts'
import { declareDanish } from './messages.da.ts'
import { declareGerman } from './messages.de.ts'
import { declareEnglish } from './messages.en.ts'

const catalogues = {
  en: { ...namesEnglish, ...declareEnglish },
  de: { ...namesGerman, ...declareGerman },
  da: { ...namesDanish, ...declareDanish },
}
const state = battle({ units: [{ id: 'u1' }, { id: 'u2', seat: 'blue' }] })
const helper = { unit: 'u1', of: 'u2', against: 'u2', isShown: false }

const events: DeclareEvent[] = [
  { kind: 'helperDeclared', seat: 'red', helper: { ...helper, kind: 'neighbour' } },
  { kind: 'helperDeclared', seat: 'red', helper: { ...helper, kind: 'support' } },
  { kind: 'declarationTakenBack', seat: 'red', unit: 'u1' },
  { kind: 'declarationsShown', fires: [], helpers: [], advances: [] },
]

/** The event with its own record; the list is typed by kind. */
function told(event: DeclareEvent) {
  const records: Record<string, { describe(event: never, before: typeof state): unknown }> =
    declareEvents
  return records[event.kind]?.describe(event as never, state)
}

test.each(events)('$kind is told in three languages', event => {
  const message = told(event)
  const isMessage = typeof message === 'object' && message !== null && 'key' in message
  expect(isMessage).toBe(true)
  const { key, values } = message as Parameters<typeof faultsInMessage>[2]
  expect(faultsInMessage(catalogues, icuWording, values ? { key, values } : { key })).toEqual([])
})

test('going on is told in words', () => {
  const message = done.describe(state, { kind: 'done' })
  expect(faultsInMessage(catalogues, icuWording, message)).toEqual([])
})
