import type { Translated } from '@grognard/umpire/message.ts'
import type { doctrineEnglish } from './messages.en.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineGerman: Translated<typeof doctrineEnglish> = {
  'was.because.reaches': 'Von dort aus kann {unit} angreifen: {target}.',
  'was.because.unreached':
    'So wie die feindlichen Schiffe jetzt liegen, kann keines von ihnen {unit} dort angreifen.',
  'was.because.nearer': '{unit} kommt dem Fahrtziel näher.',
  'was.because.leaves': '{unit} verlässt den Tisch.',
  'was.because.chance':
    'Chance auf eine Wirkung gegen {target}: {harmed} %; auf die Zerstörung: {destroyed} %.',
}
