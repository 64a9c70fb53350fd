import type { Catalogue } from '@grognard/umpire'

/** Advice for those who want to learn. */
export const advice: Catalogue = {
  'web.advice': 'Rat',
  'web.advice.close': 'Den Rat schließen',
  'web.advice.thinking': 'Denkt voraus …',
  'web.advice.none': 'So macht es der Computer; anderes wägt er hier nicht ab.',
  'web.advice.nothing': 'Hier gibt es nichts zu raten.',
  'web.advice.lone': 'Anderes braucht hier nicht abgewogen zu werden.',
  'web.advice.alike.next':
    'Vorausgedacht ging es in allen {of, number} Fällen so gut aus wie das nächste.',
  'web.advice.alike.first':
    'Vorausgedacht ging es in allen {of, number} Fällen so gut aus wie das erste.',
  'web.advice.ahead.next':
    'Vorausgedacht ging es in {better, number} von {of, number} Fällen besser aus als das nächste{even, plural, =0 {} other {, in # ebenso gut}}.',
  'web.advice.ahead.first':
    'Vorausgedacht ging es in {better, number} von {of, number} Fällen besser aus als das erste{even, plural, =0 {} other {, in # ebenso gut}}.',
}
