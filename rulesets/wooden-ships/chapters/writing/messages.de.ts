import type { Translated } from '@grognard/umpire/message.ts'
import type { writingEnglish } from './messages.en.ts'

/** What ends a seat's orders at a step. */
export const writingGerman: Translated<typeof writingEnglish> = {
  'ws.ask.fire':
    '{count, plural, one {{pieces} kann noch feuern. Übergehen?} other {{pieces} können noch feuern. Übergehen?}}',
  'ws.ask.load':
    '{count, plural, one {{pieces} kann noch laden. Übergehen?} other {{pieces} können noch laden. Übergehen?}}',
  'order.seal': 'Befehle versiegeln',
  'order.unseal': 'Befehle wieder öffnen',
  'order.done': 'fertig',
  'ws.order.seal': 'Befehle versiegeln',
  'ws.order.unseal': 'Befehle wieder öffnen',
  'ws.order.done': 'Fertig',
  'ws.refuse.notSealed': 'Deine Befehle sind nicht versiegelt; schreib weiter.',
  'order.timeUp': 'Zeit abgelaufen',
  'ws.order.timeUp': 'Die Zeit ist abgelaufen',
  'ws.event.graceGiven':
    '{seat}: Die Zeit ist zum ersten Mal abgelaufen, es gibt noch {seconds} Sekunden.',
  'ws.event.timeRanOut':
    '{seat}: Die Zeit ist abgelaufen. Schiffe ohne Kurs segeln geradeaus, Geschütze ohne Ziel feuern auf das nächste Schiff, und abgefeuerte Seiten laden Vollkugeln.',
  'ws.refuse.untimed': 'Dieser Schritt hat keine Zeitgrenze.',
}
