import type { Catalogue } from '@grognard/umpire'

/** Advice for those who want to learn. */
export const advice: Catalogue = {
  'web.advice': 'Rat',
  'web.advice.close': 'Den Rat schließen',
  'web.advice.thinking': 'Denkt voraus …',
  'web.advice.none': 'So macht es der Computer; anderes wägt er hier nicht ab.',
  'web.advice.nothing': 'Hier gibt es nichts zu raten.',
  'web.advice.alike.next': 'Vorausgedacht ging es ebenso aus wie beim nächsten.',
  'web.advice.alike.first': 'Vorausgedacht ging es ebenso aus wie beim ersten.',
  'web.advice.better.next':
    'Vorausgedacht ging es in {better, number} von {of, number} Fällen besser aus als beim nächsten{even, plural, =0 {} other {, in # ebenso gut}}.',
  'web.advice.better.first':
    'Vorausgedacht ging es in {better, number} von {of, number} Fällen besser aus als beim ersten{even, plural, =0 {} other {, in # ebenso gut}}.',
  'web.advice.worse.next':
    'Vorausgedacht ging es in {worse, number} von {of, number} Fällen schlechter aus als beim nächsten{even, plural, =0 {} other {, in # ebenso gut}}.',
  'web.advice.worse.first':
    'Vorausgedacht ging es in {worse, number} von {of, number} Fällen schlechter aus als beim ersten{even, plural, =0 {} other {, in # ebenso gut}}.',
  'web.advice.byMore.next':
    'Er steht trotzdem vorn: Wo es besser ausging, war der Unterschied größer.',
  'web.advice.byMore.first':
    'Er steht trotzdem dahinter: Wo es schlechter ausging, war der Unterschied größer.',
  'web.advice.byItself.next':
    'Er steht trotzdem vorn: So wenige Fälle entscheiden das nicht, und nach der Faustregel ist er der bessere.',
  'web.advice.byItself.first':
    'Er steht trotzdem dahinter: So wenige Fälle entscheiden das nicht, und nach der Faustregel ist der erste der bessere.',
  'web.advice.way':
    'Ein Fall ist ein Verlauf der Würfel und dessen, was verborgen ist: für jeden Befehl derselbe, so weit vorausgedacht wird.',
}
