import { chapter } from '../../rules.ts'
import type { WsTable } from '../../rules.ts'
import { windEvents } from './events.ts'
import { windDanish } from './messages.da.ts'
import { windGerman } from './messages.de.ts'
import { windEnglish } from './messages.en.ts'

/** The wind and how it changes. */
export const wind = chapter({
  events: windEvents,
  orders: {},
  messages: { en: windEnglish, de: windGerman, da: windDanish },
})

export function blow(_table: WsTable): void {}
