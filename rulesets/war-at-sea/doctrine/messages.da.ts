import type { Translated } from '@grognard/umpire/message.ts'
import type { doctrineEnglish } from './messages.en.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineDanish: Translated<typeof doctrineEnglish> = {
  'was.because.reaches': 'Derfra kan {unit} angribe {target}.',
  'was.because.unreached': 'Der kan intet fjendtligt skib angribe {unit}, sådan som de ligger nu.',
  'was.because.nearer': '{unit} kommer nærmere det sted, den skal til.',
  'was.because.leaves': '{unit} forlader bordet.',
  'was.because.chance':
    'I {harmed} af 100 tilfælde bliver {target} beskadiget eller ødelagt, i {destroyed} af 100 ødelagt.',
}
