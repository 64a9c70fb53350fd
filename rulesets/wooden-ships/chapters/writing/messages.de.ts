import type { Translated } from '@grognard/umpire/message.ts'
import type { writingEnglish } from './messages.en.ts'

/** What ends a seat's orders at a step. */
export const writingGerman: Translated<typeof writingEnglish> = {
  'order.seal': 'Befehle versiegeln',
  'order.unseal': 'Befehle wieder öffnen',
  'order.done': 'fertig',
  'ws.order.seal': 'Befehle versiegeln',
  'ws.order.unseal': 'Befehle wieder öffnen',
  'ws.order.done': 'Fertig',
  'ws.refuse.notSealed': 'Deine Befehle sind nicht versiegelt; schreib weiter.',
}
