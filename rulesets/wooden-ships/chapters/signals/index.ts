import type { Seat } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { chapter } from '../../rules.ts'
import type { WsTable } from '../../rules.ts'
import { signalsEvents } from './events.ts'
import { signalsDanish } from './messages.da.ts'
import { signalsGerman } from './messages.de.ts'
import { signalsEnglish } from './messages.en.ts'

/** Signals between commanders. */
export const signals = chapter({
  events: signalsEvents,
  orders: {},
  messages: { en: signalsEnglish, de: signalsGerman, da: signalsDanish },
})

export function deliver(_table: WsTable): void {}

export function seatsToSignal(_state: State): readonly Seat[] {
  return []
}
