import { chapter } from '../../rules.ts'
import type { WsTable } from '../../rules.ts'
import { seamanshipEvents } from './events.ts'
import { seamanshipDanish } from './messages.da.ts'
import { seamanshipGerman } from './messages.de.ts'
import { seamanshipEnglish } from './messages.en.ts'

/** Anchors, tows, shoals. */
export const seamanship = chapter({
  events: seamanshipEvents,
  orders: {},
  messages: { en: seamanshipEnglish, de: seamanshipGerman, da: seamanshipDanish },
})

export function runAground(_table: WsTable): void {}
