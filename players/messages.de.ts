import type { Catalogue } from '@grognard/umpire'

/** What is said of orders that are advised. */
export const advice: Catalogue = {
  'advice.thinking': 'Denkt voraus …',
  'advice.none': 'Das würde der Computer tun; andere Befehle vergleicht er hier nicht.',
  'advice.nothing': 'Hier gibt es keinen Tipp.',
  'advice.kept': 'Das setzt den Plan fort, den du vorhin angenommen hast.',
  'advice.alike.next': 'Beim Durchspielen schnitt er nicht besser ab als der nächste.',
  'advice.alike.first': 'Beim Durchspielen schnitt er nicht besser ab als der erste.',
  'advice.better.next':
    '{of, plural, =1 {Einmal durchgespielt, ging es besser aus als beim nächsten} other {Durchgespielt ging es in {better, number} von # Fällen besser aus als beim nächsten}}{even, plural, =0 {} other {, in # ebenso gut}}.',
  'advice.better.first':
    '{of, plural, =1 {Einmal durchgespielt, ging es besser aus als beim ersten} other {Durchgespielt ging es in {better, number} von # Fällen besser aus als beim ersten}}{even, plural, =0 {} other {, in # ebenso gut}}.',
  'advice.worse.next':
    '{of, plural, =1 {Einmal durchgespielt, ging es schlechter aus als beim nächsten} other {Durchgespielt ging es in {worse, number} von # Fällen schlechter aus als beim nächsten}}{even, plural, =0 {} other {, in # ebenso gut}}.',
  'advice.worse.first':
    '{of, plural, =1 {Einmal durchgespielt, ging es schlechter aus als beim ersten} other {Durchgespielt ging es in {worse, number} von # Fällen schlechter aus als beim ersten}}{even, plural, =0 {} other {, in # ebenso gut}}.',
  'advice.byMore.next': 'Er steht trotzdem vorn: Wo es besser ausging, war der Unterschied größer.',
  'advice.byMore.first':
    'Er steht trotzdem weiter hinten: Wo es schlechter ausging, war der Unterschied größer.',
  'advice.byItself.next':
    'Er steht trotzdem vorn: So wenige Fälle entscheiden das nicht, und nach der Faustregel ist er der bessere.',
  'advice.byItself.first':
    'Er steht trotzdem weiter hinten: So wenige Fälle entscheiden das nicht, und nach der Faustregel ist der erste der bessere.',
  'advice.way':
    'In jedem Fall gelten für alle Befehle dieselben Würfe und dieselbe Annahme über Verborgenes; gespielt wird, so weit der Computer vorausdenkt.',
}
