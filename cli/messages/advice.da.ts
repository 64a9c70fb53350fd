import type { Catalogue } from '@grognard/umpire'

/** What is said of the orders that are advised. */
export const advice: Catalogue = {
  'cli.advice.head': 'Anbefalede ordrer, den bedste først; hver gives ved sit nummer:',
  'cli.advice.thinking': 'Tænker frem …',
  'cli.advice.none': 'Sådan gør computeren; andet vejer den ikke op her.',
  'cli.advice.nothing': 'Her er der ikke noget at råde til.',
  'cli.advice.alike.next': 'Tænkt igennem kom den ud på ét med den næste.',
  'cli.advice.alike.first': 'Tænkt igennem kom den ud på ét med den første.',
  'cli.advice.better.next':
    'Tænkt igennem endte den bedre end den næste i {better, number} af {of, number} tilfælde{even, plural, =0 {} other {, og lige så godt i #}}.',
  'cli.advice.better.first':
    'Tænkt igennem endte den bedre end den første i {better, number} af {of, number} tilfælde{even, plural, =0 {} other {, og lige så godt i #}}.',
  'cli.advice.worse.next':
    'Tænkt igennem endte den dårligere end den næste i {worse, number} af {of, number} tilfælde{even, plural, =0 {} other {, og lige så godt i #}}.',
  'cli.advice.worse.first':
    'Tænkt igennem endte den dårligere end den første i {worse, number} af {of, number} tilfælde{even, plural, =0 {} other {, og lige så godt i #}}.',
  'cli.advice.byMore.next': 'Den står alligevel først: Hvor den var bedre, var forskellen større.',
  'cli.advice.byMore.first':
    'Den står alligevel længere nede: Hvor den var dårligere, var forskellen større.',
  'cli.advice.byItself.next':
    'Den står alligevel først: Så få tilfælde afgør det ikke, og efter tommelfingerreglen er den bedst.',
  'cli.advice.byItself.first':
    'Den står alligevel længere nede: Så få tilfælde afgør det ikke, og efter tommelfingerreglen er den første bedst.',
  'cli.advice.way':
    'Et tilfælde er ét forløb af terningerne og af det skjulte: det samme for alle ordrer, så langt der tænkes frem.',
}
