import type { Translated } from '@grognard/umpire/message.ts'
import type { writingEnglish } from './messages.en.ts'

/** What ends a seat's orders at a step. */
export const writingDanish: Translated<typeof writingEnglish> = {
  'ws.ask.fire':
    '{count, plural, one {{pieces} kan stadig skyde. Spring det over?} other {{pieces} kan stadig skyde. Spring dem over?}}',
  'ws.ask.load':
    '{count, plural, one {{pieces} kan stadig lade. Spring det over?} other {{pieces} kan stadig lade. Spring dem over?}}',
  'order.seal': 'forsegl ordrerne',
  'order.unseal': 'åbn ordrerne igen',
  'order.done': 'færdig',
  'ws.order.seal': 'Forsegl ordrerne',
  'ws.order.unseal': 'Åbn ordrerne igen',
  'ws.order.done': 'Færdig',
  'ws.refuse.notSealed': 'Dine ordrer er ikke forseglet; skriv videre.',
  'order.timeUp': 'tiden er gået',
  'ws.order.timeUp': 'Tiden er gået',
  'ws.event.graceGiven': '{seat} er over tiden for første gang og har {seconds} sekunder mere.',
  'ws.event.timeRanOut':
    '{seat} er over tiden: skibe uden kurs sejler lige frem, kanoner uden mål skyder på det nærmeste skib, og affyrede sider lader rundkugler.',
  'ws.refuse.untimed': 'Dette trin er ikke på tid.',
}
