import type { Catalogue } from '@grognard/umpire'

/** What is said of the orders that are advised. */
export const advice: Catalogue = {
  'cli.advice.head': 'Geratene Befehle, der beste zuerst; jeder wird mit seiner Nummer gegeben:',
  'cli.advice.thinking': 'Denkt voraus …',
  'cli.advice.none': 'So macht es der Computer; anderes wägt er hier nicht ab.',
  'cli.advice.nothing': 'Hier gibt es nichts zu raten.',
  'cli.advice.lone': 'Anderes braucht hier nicht abgewogen zu werden.',
  'cli.advice.alike.next':
    'Vorausgedacht ging es in allen {of, number} Fällen so gut aus wie beim nächsten.',
  'cli.advice.alike.first':
    'Vorausgedacht ging es in allen {of, number} Fällen so gut aus wie beim ersten.',
  'cli.advice.ahead.next':
    'Vorausgedacht ging es in {better, number} von {of, number} Fällen besser aus als beim nächsten{even, plural, =0 {} other {, in # ebenso gut}}.',
  'cli.advice.ahead.first':
    'Vorausgedacht ging es in {better, number} von {of, number} Fällen besser aus als beim ersten{even, plural, =0 {} other {, in # ebenso gut}}.',
}
