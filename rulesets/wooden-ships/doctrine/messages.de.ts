import type { Translated } from '@grognard/umpire/message.ts'
import type { doctrineEnglish } from './messages.en.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineGerman: Translated<typeof doctrineEnglish> = {
  'ws.because.rakes': 'Von dort schießt {ship} Längsfeuer auf {target}.',
  'ws.because.bears': 'Von dort liegt {target} vor der Breitseite von {ship}.',
  'ws.because.unseen': 'Dort zielt keine gegnerische Breitseite auf {ship}.',
  'ws.because.closes': '{ship} kommt näher an {target} heran.',
  'ws.because.target': 'Die Breitseite von {ship} richtet bei {target} den größten Schaden an.',
}
