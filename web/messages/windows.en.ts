import type { Catalogue } from '@grognard/umpire'

/** A battle in several windows, and dice that were thrown before. */
export const windows: Catalogue = {
  'web.windows.other': 'This battle is played in another window. What happens there is shown here.',
  'web.windows.take': 'Play on here',
  'web.dice.kept':
    '{count, plural, one {The result you threw is} other {The # results you threw are}} kept: {count, plural, one {it counts} other {they count}} first for the next order whose dice fall alike.',
  'web.dice.before':
    '{count, plural, one {One result thrown before is kept and counted.} other {# results thrown before are kept and counted.}}',
  'web.order.notYet': 'Nothing is chosen yet. Asked for now: {step}.',
  'web.open.noBattle': 'This is not a battle file of Grognard. {fault}',
  'web.order.ways': '{count, number} ways',
}
