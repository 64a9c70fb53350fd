export const setupEnglish = {
  'seat.a': 'Fleet A',
  'seat.b': 'Fleet B',
  'seat.c': 'Fleet A, second squadron',
  'seat.d': 'Fleet B, second squadron',
  'lob.quarter.0': 'south-west quarter',
  'lob.quarter.1': 'south-east quarter',
  'lob.quarter.2': 'north-east quarter',
  'lob.quarter.3': 'north-west quarter',
  'lob.edge.0': 'north edge',
  'lob.edge.9000': 'east edge',
  'lob.edge.18000': 'south edge',
  'lob.edge.27000': 'west edge',
  'lob.fleet.summary':
    '{value, number} of {limit, number} points, {ships, plural, one {# ship} other {# ships}}.',
  'lob.fleet.card': '{card} ({points, number})',
  'lob.fleet.kind': '{card}',
  'lob.fleet.kind.line': 'ships of the line',
  'lob.fleet.kind.frigate': 'frigates and ships of their size',
  'lob.fleet.kind.small': 'small ships',
  'lob.fleet.card.note':
    'Firepower {firepower, number} a side, move {move, number} in, {degrees, number}° per inch, hull {hull, number}, sails {sails, number}, crew {crew, number}, morale {morale, number}',
  'lob.refuse.hour': 'There is no hour {hour, number}. Choose one from 0 to {last, number}.',
  'lob.refuse.weather':
    'There is no weather {level, number}. Choose a level from 1 (calm) to {worst, number} (storm).',
  'lob.refuse.noCard': 'Ship {place} has no ship card. Choose one of these: {cards}.',
  'lob.refuse.unknownCard': 'There is no ship card “{card}”. Choose one of these: {cards}.',
  'lob.refuse.namelessShip': 'Ship {place, number} of the list has no name. Give her one.',
  'lob.refuse.nameTwice': 'Two ships are called {name}. Give each a name of her own.',
  'lob.refuse.merchantInFleet':
    '{ship}: merchantmen join a convoy free of charge and cannot be taken into a fleet. Choose a warship.',
  'lob.refuse.fleetSize':
    'The fleet has {ships, number} ships; the board has room for {most, number} at most.',
  'lob.refuse.fleetPoints':
    'The fleet is worth {value, number} points; the limit is {limit, number}. Take {over, number} points out.',
  'lob.refuse.officers':
    '{officer}: {has, number} in a fleet of {value, number} points. One for every full {per, number} allows at most {most, number}.',
  'lob.refuse.quarterTaken': 'That quarter is not free. Choose one of these: {free}.',
  'lob.refuse.edge': 'There is no such edge. Choose one of these: {edges}.',
  'lob.refuse.nothingToPlace': 'You have no ship left to place.',
  'lob.refuse.notToPlace': 'You cannot place that ship now. Still to place: {ships}.',
  'lob.refuse.outsideArea':
    'The whole hull must lie in your deployment area: {west, number}–{east, number} in from the west edge, {south, number}–{north, number} in from the south edge.',
  'lob.refuse.amongMerchantmen':
    'The middle belongs to the merchantmen. Place the escort around them, clear of {west, number}–{east, number} in from the west edge, {south, number}–{north, number} in from the south edge.',
  'lob.refuse.placedOnShip': 'She would overlap {other}. Leave clear water between the hulls.',
  'lob.refuse.placedAground':
    '{ship} needs a depth of {draught, number}; {terrain} has {depth, number}. Put her in deeper water.',
  'lob.refuse.commonHeading':
    'All ships of this fleet are placed on the same heading: {degrees, number}°.',
  'lob.order.chooseConditions': 'Put to sea at {hour, number}:00, {weather}',
  'lob.order.muster':
    'Take {ships, plural, one {# ship} other {# ships}} worth {value, number} points: {names}',
  'lob.order.chooseQuarter': 'Deploy in the {quarter}',
  'lob.order.chooseEdge': 'Enter by the {edge}',
  'lob.order.place':
    'Place {ship} at {x, number} in east, {y, number} in north, heading {degrees, number}°',
  'lob.event.conditionsChosen': '{seat} puts to sea at {time}: {weather}.',
  'lob.event.firstWeatherRolled': 'Weather {level, number}: {weather}.',
  'lob.event.firstHourRolled': 'The battle begins at {time}.',
  'lob.event.firstWindFound': 'The wind blows from {from}.',
  'lob.event.fleetDrawn':
    '{seat} draws a fleet of {count, plural, one {# ship} other {# ships}}: {names}.',
  'lob.event.fleetBuilt': '{seat} is ready for sea: {names}.',
  'lob.event.fleetHidden':
    '{seat} is ready for sea. The ships are shown once every fleet is ready.',
  'lob.event.fleetMustered':
    '{seat} brings a fleet of {count, plural, one {# ship} other {# ships}}: {names}.',
  'lob.event.quartersRolled': '{seat} deploys first.',
  'lob.event.quarterChosen': '{seat} deploys in the {quarter}.',
  'lob.event.edgeChosen': '{seat} enters by the {edge}.',
  'lob.event.shipPlaced':
    '{ship} is placed at {x, number} in east, {y, number} in north, heading {degrees, number}°.',

  'lob.order.enter':
    '{ship}: enter at {x, number} in east, {y, number} in north, heading {degrees, number}°',
  'lob.event.shipEntered':
    '{ship} enters at {x, number} in east, {y, number} in north, heading {degrees, number}°.',
}
