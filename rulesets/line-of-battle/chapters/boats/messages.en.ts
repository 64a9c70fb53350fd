export const boatsEnglish = {
  'lob.order.transfer': '{ship} passes {crew, number} crew to {to}',
  'lob.order.land':
    '{ship} lands a party for {objective}, to be taken off at {x, number} / {y, number} inches',
  'lob.refuse.transferToItself': '{ship} cannot pass crew to herself.',
  'lob.refuse.transferNotOwn':
    '{ship} passes crew only to a ship of yours within {most, plural, =1 {1 inch} other {# inches}}. {nearest}',
  'lob.transfer.noOther': 'You have no other ship on the board.',
  'lob.transfer.open': 'She may pass some to {to}.',
  'lob.transfer.closed': 'Nor may {to}, the nearest, have any now.',
  'lob.refuse.transferTooFar':
    '{ship} and {to} lie {inches, plural, =1 {1 inch} other {# inches}} apart; crew passes over {most, number} at most.',
  'lob.refuse.transferBeforeMove': '{ship} has still to move; crew passes after both have moved.',
  'lob.refuse.transferTwice': '{ship} and {to} have passed crew this turn.',
  'lob.refuse.transferCrew':
    '{ship} can pass at most {most, number} crew to {to}: one stays aboard, and none above the full crew.',
  'lob.refuse.noObjective': 'There is no objective “{id}” in this battle.',
  'lob.refuse.landBeforeMove':
    '{ship} has still to move. Parties land after the move, or from a ship at anchor.',
  'lob.refuse.landNearEnemy':
    '{enemy} is too near to {ship}: no enemy may be within {least, plural, =1 {1 inch} other {# inches}}.',
  'lob.refuse.landWithoutTask': 'The errand ashore is fleet A’s; fleet B is there to hinder it.',
  'lob.refuse.partyAshore': '{ship} has a party ashore already.',
  'lob.refuse.objectiveTaken': 'A party of yours is already seeing to {objective}.',
  'lob.refuse.notCoast': 'The landing place must lie on the coast of the land of {objective}.',
  'lob.refuse.landTooFar':
    '{ship} lies {inches, plural, =1 {1 inch} other {# inches}} from the landing place; {most, number} at most is allowed.',
  'lob.refuse.pickUpNotCoast': 'The pick-up must lie on the coast of the land of {objective}.',
  'lob.event.crewPassed': '{ship} passes {arrived, number} crew to {to}.',
  'lob.event.crewTested':
    '{ship} sends {declared, number} crew to {to}; on a {die, number} {arrived, plural, =0 {none arrive} other {# arrive}}{lost, plural, =0 {} other { and # are lost}}.',
  'lob.event.partyLanded':
    '{ship} lands a party for {objective}; it is to be taken off in turn {turn, number}.',
  'lob.event.landing.succeeded': 'The party of {ship} is back aboard {carrier}: a success.',
  'lob.event.landing.failed': 'The party of {ship} is not taken off: the landing has failed.',
}
