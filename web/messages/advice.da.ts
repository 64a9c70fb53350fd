import type { Catalogue } from '@grognard/umpire'

/** Advice for those who want to learn. */
export const advice: Catalogue = {
  'web.advice': 'Råd',
  'web.advice.close': 'Luk rådet',
  'web.advice.thinking': 'Tænker frem …',
  'web.advice.none': 'Sådan gør computeren; andet vejer den ikke op her.',
  'web.advice.nothing': 'Her er der ikke noget at råde til.',
  'web.advice.alike.next': 'Tænkt igennem kom det ud på ét med det næste.',
  'web.advice.alike.first': 'Tænkt igennem kom det ud på ét med det første.',
  'web.advice.better.next':
    'Tænkt igennem endte det bedre end det næste i {better, number} af {of, number} tilfælde{even, plural, =0 {} other {, og lige så godt i #}}.',
  'web.advice.better.first':
    'Tænkt igennem endte det bedre end det første i {better, number} af {of, number} tilfælde{even, plural, =0 {} other {, og lige så godt i #}}.',
  'web.advice.worse.next':
    'Tænkt igennem endte det dårligere end det næste i {worse, number} af {of, number} tilfælde{even, plural, =0 {} other {, og lige så godt i #}}.',
  'web.advice.worse.first':
    'Tænkt igennem endte det dårligere end det første i {worse, number} af {of, number} tilfælde{even, plural, =0 {} other {, og lige så godt i #}}.',
  'web.advice.byMore.next': 'Det står alligevel først: Hvor det var bedre, var forskellen større.',
  'web.advice.byMore.first':
    'Det står alligevel længere nede: Hvor det var dårligere, var forskellen større.',
  'web.advice.byItself.next':
    'Det står alligevel først: Så få tilfælde afgør det ikke, og efter tommelfingerreglen er det bedst.',
  'web.advice.byItself.first':
    'Det står alligevel længere nede: Så få tilfælde afgør det ikke, og efter tommelfingerreglen er det første bedst.',
  'web.advice.way':
    'Et tilfælde er ét forløb af terningerne og af det skjulte: det samme for alle ordrer, så langt der tænkes frem.',
}
