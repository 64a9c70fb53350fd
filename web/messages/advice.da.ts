import type { Catalogue } from '@grognard/umpire'

/** Advice for those who want to learn. */
export const advice: Catalogue = {
  'web.advice': 'Råd',
  'web.advice.thinking': 'Tænker frem …',
  'web.advice.none': 'Her er der ikke noget at overveje.',
  'web.advice.lone': 'Andet er ikke værd at overveje her.',
  'web.advice.chance':
    'Tænkt igennem endte det bedre end nu i {better, number} af {of, number} tilfælde.',
}
