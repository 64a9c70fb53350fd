import type { Catalogue } from '@grognard/umpire'

/** What is said of orders that are advised. */
export const advice: Catalogue = {
  'advice.thinking': 'Thinking ahead…',
  'advice.none': 'So the computer would do it; it weighs nothing else here.',
  'advice.nothing': 'There is nothing to advise here.',
  'advice.kept': 'This continues the plan you accepted earlier.',
  'advice.alike.next': 'Played out, no better than the next.',
  'advice.alike.first': 'Played out, no better than the first.',
  'advice.better.next':
    'Played out, better than the next in {better, number} of {of, number} ways{even, plural, =0 {} other {, and as well in #}}.',
  'advice.better.first':
    'Played out, better than the first in {better, number} of {of, number} ways{even, plural, =0 {} other {, and as well in #}}.',
  'advice.worse.next':
    'Played out, worse than the next in {worse, number} of {of, number} ways{even, plural, =0 {} other {, and as well in #}}.',
  'advice.worse.first':
    'Played out, worse than the first in {worse, number} of {of, number} ways{even, plural, =0 {} other {, and as well in #}}.',
  'advice.byMore.next': 'It still stands first: where it was better, it was so by more.',
  'advice.byMore.first': 'It still stands below: where it was worse, it was so by more.',
  'advice.byItself.next':
    'It still stands first: so few ways do not settle it, and by rule of thumb it is the better.',
  'advice.byItself.first':
    'It still stands below: so few ways do not settle it, and by rule of thumb the first is the better.',
  'advice.way':
    'A way is one course of the dice and of what is hidden, the same for every order, for as long as is looked ahead.',
}
