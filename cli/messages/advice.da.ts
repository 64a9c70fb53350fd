import type { Catalogue } from '@grognard/umpire'

/** What is said of the orders that are advised. */
export const advice: Catalogue = {
  'cli.advice.head': 'Anbefalede ordrer, den bedste først; hver gives ved sit nummer:',
  'cli.advice.thinking': 'Tænker frem …',
  'cli.advice.none': 'Sådan gør computeren; andet vejer den ikke op her.',
  'cli.advice.nothing': 'Her er der ikke noget at råde til.',
  'cli.advice.lone': 'Andet er ikke værd at overveje her.',
  'cli.advice.alike.next':
    'Tænkt igennem endte den lige så godt som den næste i alle {of, number} tilfælde.',
  'cli.advice.alike.first':
    'Tænkt igennem endte den lige så godt som den første i alle {of, number} tilfælde.',
  'cli.advice.ahead.next':
    'Tænkt igennem endte den bedre end den næste i {better, number} af {of, number} tilfælde{even, plural, =0 {} other {, og lige så godt i #}}.',
  'cli.advice.ahead.first':
    'Tænkt igennem endte den bedre end den første i {better, number} af {of, number} tilfælde{even, plural, =0 {} other {, og lige så godt i #}}.',
}
