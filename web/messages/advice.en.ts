import type { Catalogue } from '@grognard/umpire'

/** Advice for those who want to learn. */
export const advice: Catalogue = {
  'web.advice': 'Advice',
  'web.advice.thinking': 'Thinking ahead…',
  'web.advice.none': 'There is nothing to think twice about here.',
  'web.advice.lone': 'Nothing else here is worth weighing up.',
  'web.advice.chance':
    'Followed ahead, it ended better than now in {better, number} of {of, number} ways.',
}
