import type { Catalogue } from '@grognard/umpire'

export const setupEnglish: Catalogue = {
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
  'lob.refuse.hour': 'The hour runs from 0 to 23.',
  'lob.refuse.weather': 'The weather runs from 1 (calm) to 6 (storm).',
  'lob.refuse.unknownCard': 'There is no ship card “{card}”.',
  'lob.refuse.merchantInFleet':
    'Merchantmen join a convoy free of points; they cannot be taken into a fleet.',
  'lob.refuse.fleetPoints':
    'The fleet is worth {value, number} points; {limit, number} are agreed. Leave out {over, number}.',
  'lob.refuse.officers':
    '{officer}: {has, number} in a fleet of {value, number} points; one for every full {per, number} makes at most {most, number}.',
  'lob.refuse.quarterTaken': 'That quarter is not to be had. Free: {free}.',
  'lob.refuse.edge': 'Choose one of the four edges of the board.',
  'lob.refuse.notToPlace': 'That ship is not yours to place now.',
  'lob.refuse.outsideArea':
    'The whole hull must lie in your ground: {west, number}–{east, number} in from the west edge, {south, number}–{north, number} in from the south edge.',
  'lob.refuse.placedOnShip': 'She would lie on {ship}. Leave clear water between the hulls.',
  'lob.refuse.placedAground': 'The water there is too shallow for her.',
  'lob.refuse.commonHeading': 'All ships of the fleet steer the same course: {degrees, number}°.',
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
  'lob.event.firstWindFound': 'Wind {wind}.',
  'lob.event.fleetDrawn': '{seat} draws a fleet of {count, number}: {names}.',
  'lob.event.fleetMustered': '{seat} brings a fleet of {count, number}: {names}.',
  'lob.event.quartersRolled': '{seat} deploys first.',
  'lob.event.quarterChosen': '{seat} takes the {quarter}.',
  'lob.event.edgeChosen': '{seat} comes in over the {edge}.',
  'lob.event.shipPlaced':
    '{ship} takes her station at {x, number} in east, {y, number} in north, heading {degrees, number}°.',
}
