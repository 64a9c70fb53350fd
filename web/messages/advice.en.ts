import type { Catalogue } from '@grognard/umpire'

/** Advice for those who want to learn. */
export const advice: Catalogue = {
  'web.advice': 'Advice',
  'web.advice.close': 'Close the advice',
  'web.advice.thinking': 'Thinking ahead…',
  'web.advice.none': 'So the computer would do it; it weighs nothing else here.',
  'web.advice.nothing': 'There is nothing to advise here.',
  'web.advice.lone': 'Nothing else here is worth weighing up.',
  'web.advice.alike.next': 'Followed ahead, it ended as well as the next in all {of, number} ways.',
  'web.advice.alike.first':
    'Followed ahead, it ended as well as the first in all {of, number} ways.',
  'web.advice.ahead.next':
    'Followed ahead, it ended better than the next in {better, number} of {of, number} ways{even, plural, =0 {} other {, and as well in #}}.',
  'web.advice.ahead.first':
    'Followed ahead, it ended better than the first in {better, number} of {of, number} ways{even, plural, =0 {} other {, and as well in #}}.',
}
