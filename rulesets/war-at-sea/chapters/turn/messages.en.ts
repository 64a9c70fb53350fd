export const turnEnglish = {
  'was.refuse.notAsked': 'It is not your turn.',
  'was.order.done': 'Done',
  'was.ask.sail':
    '{count, plural, one {{pieces} can still move. Skip it?} other {{pieces} can still move. Skip them?}}',
  'was.ask.attack':
    '{count, plural, one {{pieces} can still attack. Skip it?} other {{pieces} can still attack. Skip them?}}',
  'was.event.turnBegan': 'Turn {turn, number} begins.',
  'was.event.initiative':
    'Initiative with flagship bonus: {second} {more, number}, {first} {less, number}. In every phase this turn {first} acts first and {second} second.',
  'was.event.abilitySpent': '{unit} uses {ability}, once in this battle.',
} as const
