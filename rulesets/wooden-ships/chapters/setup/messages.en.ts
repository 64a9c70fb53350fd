/** What is chosen before the first turn, and the turn’s beginning. */
export const setupEnglish = {
  'order.muster': 'build the fleet',
  'ws.order.muster': '{ships, plural, one {# ship} other {# ships}}: {names}',
  'ws.muster.class': '{guns} guns, class {class} ({points} points with an average crew)',
  'ws.muster.kind.line': 'ships of the line',
  'ws.muster.kind.other': 'smaller ships',
  'ws.muster.guns': '{guns} guns, class {class}',
  'ws.muster.note':
    'Hull {hull, number}, guns {guns, number} and carronades {carronades, number} a side, crew {crew, number}, rigging {rigging, number}',
  'ws.muster.summary':
    '{ships, plural, one {# ship} other {# ships}}, {value, number} of {limit, number} points',
  'ws.muster.charge': '{seat}: {names}',
  'ws.refuse.unknownClass': 'Choose ships from your nation’s part of the class chart.',
  'ws.refuse.noSeasonedCrews': 'Seasoned crews are an optional rule that is off.',
  'ws.refuse.namelessShip': 'Every ship needs a name.',
  'ws.refuse.shipForEach':
    'Each of the {commanders, number} commanders needs a ship: this fleet has only {ships, number}.',
  'ws.refuse.tooManyShips': 'A fleet has {most} ships at most.',
  'ws.refuse.tooManyPoints': 'These ships cost {value, number} points; you have {limit, number}.',
  'ws.event.fleetHidden': '{seat} is ready.',
  'ws.event.fleetBuilt': '{seat} is ready: {names}.',
  'ws.event.fleetMustered':
    '{seat} puts to sea with {count, plural, one {# ship} other {# ships}}: {names}.',
  'ws.event.turnBegun': 'Turn {turn} begins.',
  'ws.event.shipCameOn': '{ship} enters the chart.',
  'ws.event.shipHeldBack': '{ship} cannot enter yet: another ship is in the way.',
}
