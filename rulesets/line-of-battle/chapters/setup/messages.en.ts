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
  'lob.fleet.card.note':
    'Guns {firepower, number} a side, move {move, number} in, {degrees, number}° an inch, hull {hull, number}, sails {sails, number}, crew {crew, number}, morale {morale, number}',
  'lob.refuse.hour': 'There is no hour {hour, number}; the hours run from 0 to {last, number}.',
  'lob.refuse.weather':
    'There is no weather {level, number}; it runs from 1 (calm) to {worst, number} (storm).',
  'lob.refuse.unknownCard': 'There is no ship card “{card}”. Cards: {cards}.',
  'lob.refuse.namelessShip': 'Ship {place, number} of the list has no name. Give her one.',
  'lob.refuse.nameTwice': 'Two ships are called {name}. Give each a name of her own.',
  'lob.refuse.merchantInFleet':
    '{ship}: merchantmen join a convoy free of points and are not taken into a fleet. Choose a warship.',
  'lob.refuse.fleetSize':
    'The fleet has {ships, number} ships; {most, number} is the most, since the ships of a side must find room together.',
  'lob.refuse.fleetPoints':
    'The fleet is worth {value, number} points; {limit, number} are agreed. Leave out {over, number}.',
  'lob.refuse.officers':
    '{officer}: {has, number} in a fleet of {value, number} points; one for every full {per, number} makes at most {most, number}.',
  'lob.refuse.quarterTaken': 'That quarter is not free. Choose: {free}.',
  'lob.refuse.edge': 'There is no such edge. Choose: {edges}.',
  'lob.refuse.notToPlace': 'That ship is not yours to place now. Still to place: {ships}.',
  'lob.refuse.outsideArea':
    'The whole hull must lie in your ground: {west, number}–{east, number} in from the west edge, {south, number}–{north, number} in from the south edge.',
  'lob.refuse.amongMerchantmen':
    'The middle is the merchantmen’s, and the escort lies around it: keep clear of {west, number}–{east, number} in from the west edge, {south, number}–{north, number} in from the south edge.',
  'lob.refuse.placedOnShip': 'She would lie on {other}. Leave clear water between the hulls.',
  'lob.refuse.placedAground':
    '{ship} needs a depth of {draught, number}; {terrain} has {depth, number}. Put her in deeper water.',
  'lob.refuse.commonHeading':
    'All ships of the fleet are placed on one heading: {degrees, number}°.',
  'lob.order.chooseConditions': 'Put to sea at {hour, number}:00, {weather}',
  'lob.order.muster':
    'Take {ships, plural, one {# ship} other {# ships}} worth {value, number}: {names}',
  'lob.order.chooseQuarter': 'Deploy in the {quarter}',
  'lob.order.chooseEdge': 'Come in over the {edge}',
  'lob.order.place':
    'Place {ship} at {x, number} in east, {y, number} in north, heading {degrees, number}°',
  'lob.event.conditionsChosen': '{seat} puts to sea at {time}: {weather}.',
  'lob.event.firstWeatherRolled': 'Weather {level, number}: {weather}.',
  'lob.event.firstHourRolled': 'The battle begins at {time}.',
  'lob.event.firstWindFound': 'The wind blows from {from}.',
  'lob.event.fleetDrawn': '{seat} draws a fleet of {count, number}: {names}.',
  'lob.event.fleetBuilt': '{seat} is assembled: {names}.',
  'lob.event.fleetHidden': '{seat} is assembled. It is seen when all are.',
  'lob.event.fleetMustered': '{seat} brings a fleet of {count, number}: {names}.',
  'lob.event.quartersRolled': '{seat} deploys first.',
  'lob.event.quarterChosen': '{seat} takes the {quarter}.',
  'lob.event.edgeChosen': '{seat} comes in over the {edge}.',
  'lob.event.shipPlaced':
    '{ship} takes her station at {x, number} in east, {y, number} in north, heading {degrees, number}°.',

  'lob.order.enter':
    '{ship} comes in at {x, number} / {y, number} inches, heading {degrees, number}°',
  'lob.event.shipEntered':
    '{ship} comes onto the board at {x, number} / {y, number} inches, heading {degrees, number}°.',
}
