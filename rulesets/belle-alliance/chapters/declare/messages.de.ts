import type { Translated } from '@grognard/umpire'
import type { declareEnglish } from './messages.en.ts'

/** Was beide Seiten in einem Schritt ansagen, und dass sie fertig sind. */
export const declareGerman: Translated<typeof declareEnglish> = {
  'order.done': 'fertig',
  'ba.order.done': 'Fertig',
  'ba.event.declared.fire': 'Angesagt: {unit} schießt auf {other}.',
  'ba.event.declared.neighbour': 'Angesagt: {unit} ist Nachbar von {other}.',
  'ba.event.declared.support': 'Angesagt: {unit} unterstützt {other}.',
  'ba.event.declared.advance': 'Geschrieben: {unit} drängt nach.',
  'ba.event.declared.takenBack': 'Zurückgenommen: was {unit} angesagt hatte.',
  'ba.event.declared.shown': 'Alle haben angesagt; die Ansagen werden gezeigt.',
}
