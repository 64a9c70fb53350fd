import type { Catalogue } from '@grognard/umpire'

/** What is said of the orders that are advised. */
export const advice: Catalogue = {
  'cli.advice.head': 'Geratene Befehle, der beste zuerst; jeder wird mit seiner Nummer gegeben:',
  'cli.advice.thinking': 'Denkt voraus …',
  'cli.advice.none': 'So macht es der Computer; anderes wägt er hier nicht ab.',
  'cli.advice.nothing': 'Hier gibt es nichts zu raten.',
  'cli.advice.alike.next': 'Vorausgedacht ging es ebenso aus wie beim nächsten.',
  'cli.advice.alike.first': 'Vorausgedacht ging es ebenso aus wie beim ersten.',
  'cli.advice.better.next':
    'Vorausgedacht ging es in {better, number} von {of, number} Fällen besser aus als beim nächsten{even, plural, =0 {} other {, in # ebenso gut}}.',
  'cli.advice.better.first':
    'Vorausgedacht ging es in {better, number} von {of, number} Fällen besser aus als beim ersten{even, plural, =0 {} other {, in # ebenso gut}}.',
  'cli.advice.worse.next':
    'Vorausgedacht ging es in {worse, number} von {of, number} Fällen schlechter aus als beim nächsten{even, plural, =0 {} other {, in # ebenso gut}}.',
  'cli.advice.worse.first':
    'Vorausgedacht ging es in {worse, number} von {of, number} Fällen schlechter aus als beim ersten{even, plural, =0 {} other {, in # ebenso gut}}.',
  'cli.advice.byMore.next':
    'Er steht trotzdem vorn: Wo es besser ausging, war der Unterschied größer.',
  'cli.advice.byMore.first':
    'Er steht trotzdem dahinter: Wo es schlechter ausging, war der Unterschied größer.',
  'cli.advice.byItself.next':
    'Er steht trotzdem vorn: So wenige Fälle entscheiden das nicht, und nach der Faustregel ist er der bessere.',
  'cli.advice.byItself.first':
    'Er steht trotzdem dahinter: So wenige Fälle entscheiden das nicht, und nach der Faustregel ist der erste der bessere.',
  'cli.advice.way':
    'Ein Fall ist ein Verlauf der Würfel und dessen, was verborgen ist: für jeden Befehl derselbe, so weit vorausgedacht wird.',
}
