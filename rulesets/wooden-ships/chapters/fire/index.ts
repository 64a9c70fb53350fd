import type { Seat } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { chapter } from '../../rules.ts'
import type { WsTable } from '../../rules.ts'
import { fireEvents } from './events.ts'
import { fireDanish } from './messages.da.ts'
import { fireGerman } from './messages.de.ts'
import { fireEnglish } from './messages.en.ts'

/** Targets, broadsides, what they take. */
export const fire = chapter({
  events: fireEvents,
  orders: {},
  messages: { en: fireEnglish, de: fireGerman, da: fireDanish },
})

export function seatsToFire(_state: State): readonly Seat[] {
  return []
}

export function fireAll(_table: WsTable): void {}
