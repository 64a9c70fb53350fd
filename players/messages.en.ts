import type { Catalogue } from '@grognard/umpire'

/** What is said of orders that are advised. */
export const advice: Catalogue = {
  'advice.thinking': 'Thinking ahead…',
  'advice.none': 'The computer would do this; it compares no other orders here.',
  'advice.nothing': 'There is nothing to advise here.',
  'advice.kept': 'This continues the plan you accepted earlier.',
  'advice.alike.next': 'In trial play, no better than the next.',
  'advice.alike.first': 'In trial play, no better than the first.',
  'advice.better.next':
    'Better than the next in {better, number} of {of, number} trials{even, plural, =0 {} other {, equal in #}}.',
  'advice.better.first':
    'Better than the first in {better, number} of {of, number} trials{even, plural, =0 {} other {, equal in #}}.',
  'advice.worse.next':
    'Worse than the next in {worse, number} of {of, number} trials{even, plural, =0 {} other {, equal in #}}.',
  'advice.worse.first':
    'Worse than the first in {worse, number} of {of, number} trials{even, plural, =0 {} other {, equal in #}}.',
  'advice.byMore.next': 'It is still first: where it was better, the difference was larger.',
  'advice.byMore.first': 'It still ranks lower: where it was worse, the difference was larger.',
  'advice.byItself.next':
    'It is still first: so few trials settle nothing, and by rule of thumb it is better.',
  'advice.byItself.first':
    'It still ranks lower: so few trials settle nothing, and by rule of thumb the first is better.',
  'advice.way':
    'Each trial uses the same dice and the same guess at what is hidden for every order, and goes as far as the computer looks ahead.',
}
