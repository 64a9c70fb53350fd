import type { Catalogue } from '@grognard/umpire'

/** Advice for those who want to learn. */
export const advice: Catalogue = {
  'web.advice': 'Råd',
  'web.advice.close': 'Luk rådet',
  'web.advice.thinking': 'Tænker frem …',
  'web.advice.none': 'Sådan gør computeren; andet vejer den ikke op her.',
  'web.advice.nothing': 'Her er der ikke noget at råde til.',
  'web.advice.lone': 'Andet er ikke værd at overveje her.',
  'web.advice.alike.next':
    'Tænkt igennem endte det lige så godt som det næste i alle {of, number} tilfælde.',
  'web.advice.alike.first':
    'Tænkt igennem endte det lige så godt som det første i alle {of, number} tilfælde.',
  'web.advice.ahead.next':
    'Tænkt igennem endte det bedre end det næste i {better, number} af {of, number} tilfælde{even, plural, =0 {} other {, og lige så godt i #}}.',
  'web.advice.ahead.first':
    'Tænkt igennem endte det bedre end det første i {better, number} af {of, number} tilfælde{even, plural, =0 {} other {, og lige så godt i #}}.',
}
