import type { Translated } from '@grognard/umpire/message.ts'
import type { doctrineEnglish } from './messages.en.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineGerman: Translated<typeof doctrineEnglish> = {
  'was.because.reaches': 'Von dort kann {unit} {target} angreifen.',
  'was.because.unreached':
    'Dort kann kein feindliches Schiff {unit} angreifen, so wie sie jetzt liegen.',
  'was.because.nearer': '{unit} kommt dem Ziel der Fahrt näher.',
  'was.because.leaves': '{unit} verlässt den Tisch.',
  'was.because.chance':
    'In {harmed} von 100 Fällen wird {target} beschädigt oder zerstört, in {destroyed} von 100 zerstört.',
}
