import type { Catalogue } from '@grognard/umpire'

/** What is said of orders that are advised. */
export const advice: Catalogue = {
  'advice.thinking': 'Tænker frem …',
  'advice.none': 'Det ville computeren gøre; den sammenligner ikke andre ordrer her.',
  'advice.nothing': 'Her er der intet råd at give.',
  'advice.kept': 'Det fortsætter den plan, du valgte tidligere.',
  'advice.alike.next': 'Spillet igennem: ikke bedre end den næste.',
  'advice.alike.first': 'Spillet igennem: ikke bedre end den første.',
  'advice.better.next':
    '{of, plural, =1 {Spillet igennem én gang endte den bedre end den næste} other {Spillet igennem endte den bedre end den næste i {better, number} af # tilfælde}}{even, plural, =0 {} other {, og lige så godt i #}}.',
  'advice.better.first':
    '{of, plural, =1 {Spillet igennem én gang endte den bedre end den første} other {Spillet igennem endte den bedre end den første i {better, number} af # tilfælde}}{even, plural, =0 {} other {, og lige så godt i #}}.',
  'advice.worse.next':
    '{of, plural, =1 {Spillet igennem én gang endte den dårligere end den næste} other {Spillet igennem endte den dårligere end den næste i {worse, number} af # tilfælde}}{even, plural, =0 {} other {, og lige så godt i #}}.',
  'advice.worse.first':
    '{of, plural, =1 {Spillet igennem én gang endte den dårligere end den første} other {Spillet igennem endte den dårligere end den første i {worse, number} af # tilfælde}}{even, plural, =0 {} other {, og lige så godt i #}}.',
  'advice.byMore.next': 'Den står alligevel først: hvor den var bedre, var forskellen større.',
  'advice.byMore.first':
    'Den står alligevel længere nede: hvor den var dårligere, var forskellen større.',
  'advice.byItself.next':
    'Den står alligevel først: så få tilfælde afgør det ikke, og efter tommelfingerreglen er den bedst.',
  'advice.byItself.first':
    'Den står alligevel længere nede: så få tilfælde afgør det ikke, og efter tommelfingerreglen er den første bedst.',
  'advice.way':
    'I hvert tilfælde gælder de samme kast og det samme gæt om det skjulte for alle ordrer; der spilles, så langt computeren tænker frem.',
}
