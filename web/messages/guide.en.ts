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
  'web.primer.hands': 'Giving orders here',
  'web.primer.finger':
    'Tap a marked piece, then tap or drag on the chart where it shall go, or tap a target; the button below gives the order. Two fingers zoom, and a long press on a piece shows its reach.',
  'web.primer.mouse':
    'Click a marked piece, then click or drag on the chart where it shall go, or click a target; the button below gives the order. The wheel zooms, and a drag on bare ground moves the chart.',
  'web.primer.keys':
    'By keys: Tab goes to a marked piece and Enter takes it. The arrows move a cross-hair, Space sets a point of the way, Enter gives the order. ? lists all keys.',
  'web.keys.draw': 'Arrows: cross-hair · Space: set a point · Enter: give the order · Esc: let go',
  'web.keys.take': 'Tab: next piece · Enter: take it · Arrows: move the chart · ?: all keys',
  'web.board.drawing':
    'Chart. Arrows move the cross-hair, Space sets a point, Enter gives the order, plus and minus zoom, Escape lets go.',
  'web.primer.new': 'New to {game}?',
  'web.primer.away': 'Do not show again',
  'web.key.guide': 'handbook: all rules',
}
