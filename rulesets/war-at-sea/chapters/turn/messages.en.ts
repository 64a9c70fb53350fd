export const turnEnglish = {
  'was.refuse.notAsked': 'It is not your turn to go on.',
  'was.order.done': 'Go on',
  'was.event.turnBegan': 'Turn {turn, number} begins.',
  'was.event.initiative':
    'Initiative: {second} {more, number}, {first} {less, number}. {first} go first in every phase, {second} second.',
  'was.event.abilitySpent': '{unit} uses {ability}, once in this battle.',
} as const
