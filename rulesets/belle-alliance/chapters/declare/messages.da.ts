import type { Translated } from '@grognard/umpire'
import type { declareEnglish } from './messages.en.ts'

/** Det, begge sider melder i et trin, og at de er færdige. */
export const declareDanish: Translated<typeof declareEnglish> = {
  'order.done': 'færdig',
  'ba.order.done': 'Færdig',
  'ba.event.declared.fire': 'Meldt: {unit} beskyder {other}.',
  'ba.event.declared.neighbour': 'Meldt: {unit} er naboenhed til {other}.',
  'ba.event.declared.support': 'Meldt: {unit} støtter {other}.',
  'ba.event.declared.advance': 'Skrevet: {unit} rykker videre frem.',
  'ba.event.declared.takenBack': 'Taget tilbage: det, {unit} havde meldt.',
  'ba.event.declared.shown': 'Alle har meldt; meldingerne vises.',
}
