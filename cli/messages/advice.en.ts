import type { Catalogue } from '@grognard/umpire'

/** What is said of the orders that are advised. */
export const advice: Catalogue = {
  'cli.advice.head': 'Advised, the best first; each is given by its number:',
  'cli.advice.thinking': 'Thinking ahead…',
  'cli.advice.none': 'So the computer would do it; it weighs nothing else here.',
  'cli.advice.nothing': 'There is nothing to advise here.',
  'cli.advice.lone': 'Nothing else here is worth weighing up.',
  'cli.advice.alike.next': 'Followed ahead, it ended as well as the next in all {of, number} ways.',
  'cli.advice.alike.first':
    'Followed ahead, it ended as well as the first in all {of, number} ways.',
  'cli.advice.ahead.next':
    'Followed ahead, it ended better than the next in {better, number} of {of, number} ways{even, plural, =0 {} other {, and as well in #}}.',
  'cli.advice.ahead.first':
    'Followed ahead, it ended better than the first in {better, number} of {of, number} ways{even, plural, =0 {} other {, and as well in #}}.',
}
