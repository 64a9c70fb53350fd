import type { Translated } from '@grognard/umpire/message.ts'
import type { doctrineEnglish } from './messages.en.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineDanish: Translated<typeof doctrineEnglish> = {
  'was.because.reaches': 'Derfra kan {unit} angribe {target}.',
  'was.because.unreached':
    'Som de fjendtlige skibe ligger nu, kan ingen af dem angribe {unit} der.',
  'was.because.nearer': '{unit} kommer nærmere sit bestemmelsessted.',
  'was.because.leaves': '{unit} forlader bordet.',
  'was.because.chance':
    'Chance for virkning mod {target}: {harmed} %; for at ødelægge målet: {destroyed} %.',
}
