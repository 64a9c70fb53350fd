import type { Catalogue } from '@grognard/umpire'

/** The handbook of a game, its primer, hints and words. */
export const guide: Catalogue = {
  'web.guide': 'Handbook',
  'web.guide.long': 'Handbook: how it is played, the turn, all rules, the terms',
  'web.guide.open': 'Show it in the rulebook',
  'web.guide.parts': 'Parts of the handbook',
  'web.guide.primer': 'How to play',
  'web.guide.turn': 'How a turn goes',
  'web.guide.rules': 'All rules',
  'web.guide.terms': 'Terms',
  'web.guide.phase': '{phase}: what happens here',
  'web.guide.between': 'What may come in between',
  'web.guide.between.about': 'These interrupt the turn where an order calls for them.',
  'web.guide.umpire': 'The umpire does the rest:',
  'web.guide.search': 'Search the rules',
  'web.guide.used': 'Only rules that came up in this battle',
  'web.guide.usedHere': 'came up in this battle',
  'web.guide.count': '{count, plural, =0 {No such rule} one {# rule} other {# rules}}',
  'web.guide.status.enforced': 'enforced by the umpire',
  'web.guide.status.advisory': 'shown as advice',
  'web.guide.status.omitted': 'left out',
  'web.primer.new': 'New to {game}?',
  'web.primer.away': 'Do not show again',
  'web.hints': 'Hints for newcomers',
  'web.key.guide': 'handbook: all rules',
}
