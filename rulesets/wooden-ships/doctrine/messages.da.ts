import type { Translated } from '@grognard/umpire/message.ts'
import type { doctrineEnglish } from './messages.en.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineDanish: Translated<typeof doctrineEnglish> = {
  'ws.because.rakes': 'Derfra beskyder {ship} {target} langskibs.',
  'ws.because.bears': 'Derfra ligger {target} for bredsiden af {ship}.',
  'ws.because.unseen': 'Dér kan ingen fjendtlig bredside ramme {ship}.',
  'ws.because.closes': '{ship} kommer nærmere {target}.',
  'ws.because.target': 'Bredsiden fra {ship} gør mest skade på {target}.',
}
