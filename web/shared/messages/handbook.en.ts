/** The handbook of a game, its primer, hints and words. */
export const english = {
  'web.guide': 'Handbook',
  'web.guide.open': 'Show it in the rulebook',
  'web.guide.parts': 'Parts of the handbook',
  'web.guide.primer': 'How to play',
  'web.guide.rules': 'All rules',
  'web.guide.tables': 'Tables',
  'web.guide.terms': 'Terms',
  'web.guide.phase': '{phase}: what happens here',
  'web.guide.between': 'Interruptions',
  'web.guide.between.about': 'These interrupt the turn when an order calls for them.',
  'web.guide.umpire': 'The umpire does the rest:',
  'web.guide.search': 'Search the rules',
  'web.guide.used': 'Only rules that came up in this battle',
  'web.guide.usedHere': 'came up in this battle',
  'web.guide.count': '{count, plural, =0 {No rules found} one {# rule} other {# rules}}',
  'web.guide.enforced': 'The umpire enforces every rule unless a note below it says otherwise.',
  'web.guide.status.advisory': 'shown as advice',
  'web.guide.status.omitted': 'left out',
  'web.primer.hands': 'Giving orders',
  'web.primer.finger':
    'Tap a marked piece, then tap or drag on the chart where it should go, or tap a target; the button below gives the order. Two fingers zoom, and a long press on a piece shows its range.',
  'web.primer.mouse':
    'Click a marked piece, then click or drag on the chart where it should go, or click a target; the button below gives the order. The wheel zooms; drag an empty part of the chart to move it.',
  'web.primer.keys':
    'With the keyboard: Tab goes to a marked piece, Enter selects it. The arrow keys move a crosshair, Space sets a point of the path, Enter gives the order. ? lists all keys.',
  'web.primer.new': 'New to {game}?',
  'web.primer.away': 'Do not show again',
  'web.rule': 'Rule {rule}',
  'web.rule.unknown': 'This number is not in the rulebook.',
  'web.rule.ruling': 'A ruling by this project, not printed in the book.',
  'web.rule.reconstruction': 'A reconstruction by this project, not printed in the book.',
}
