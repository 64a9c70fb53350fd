import type { Catalogue } from '@grognard/umpire'

/** What is said of the orders that are advised. */
export const advice: Catalogue = {
  'cli.advice.head': 'Advised, the best first; each is given by its number:',
  'cli.advice.thinking': 'Thinking ahead…',
  'cli.advice.none': 'So the computer would do it; it weighs nothing else here.',
  'cli.advice.nothing': 'There is nothing to advise here.',
  'cli.advice.alike.next': 'Followed ahead, it came to the same as the next.',
  'cli.advice.alike.first': 'Followed ahead, it came to the same as the first.',
  'cli.advice.better.next':
    'Followed ahead, it ended better than the next in {better, number} of {of, number} ways{even, plural, =0 {} other {, and as well in #}}.',
  'cli.advice.better.first':
    'Followed ahead, it ended better than the first in {better, number} of {of, number} ways{even, plural, =0 {} other {, and as well in #}}.',
  'cli.advice.worse.next':
    'Followed ahead, it ended worse than the next in {worse, number} of {of, number} ways{even, plural, =0 {} other {, and as well in #}}.',
  'cli.advice.worse.first':
    'Followed ahead, it ended worse than the first in {worse, number} of {of, number} ways{even, plural, =0 {} other {, and as well in #}}.',
  'cli.advice.byMore.next': 'It still stands first: where it was better, it was so by more.',
  'cli.advice.byMore.first': 'It still stands below: where it was worse, it was so by more.',
  'cli.advice.byItself.next':
    'It still stands first: so few ways do not settle it, and by rule of thumb it is the better.',
  'cli.advice.byItself.first':
    'It still stands below: so few ways do not settle it, and by rule of thumb the first is the better.',
  'cli.advice.way':
    'A way is one course of the dice and of what is hidden, the same for every order, for as long as is looked ahead.',
}
