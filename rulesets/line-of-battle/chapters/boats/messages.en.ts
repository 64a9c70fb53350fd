export const boatsEnglish = {
  'lob.order.transfer': '{ship}: transfer {crew, number} crew to {to}',
  'lob.order.land':
    '{ship}: land a party for {objective}, to be picked up at {x, number} / {y, number} in',
  'lob.refuse.transferToItself':
    '{ship} cannot transfer crew to herself. Choose another of your ships.',
  'lob.refuse.transferNotOwn':
    '{ship} can transfer crew only to one of your ships within {most, plural, =1 {1 inch} other {# inches}}. {nearest}',
  'lob.transfer.noOther': 'You have no other ship on the board.',
  'lob.transfer.open': 'She can transfer crew to {to}.',
  'lob.transfer.closed': '{to}, the nearest, cannot receive any now.',
  'lob.refuse.transferTooFar':
    '{ship} and {to} lie {inches, plural, =1 {1 inch} other {# inches}} apart; at most {most, number} is allowed.',
  'lob.refuse.transferBeforeMove':
    '{ship} has yet to move; crew is transferred after both ships have moved.',
  'lob.refuse.transferTwice': '{ship} and {to} have already transferred crew this turn.',
  'lob.refuse.transferCrew':
    '{ship} can transfer at most {most, number} crew to {to}: one must stay aboard, and {to} cannot exceed her full crew.',
  'lob.refuse.noObjective': 'There is no objective “{id}” in this battle.',
  'lob.refuse.landBeforeMove':
    '{ship} has yet to move. A party lands after the move, or from a ship at anchor.',
  'lob.refuse.landNearEnemy':
    '{enemy} is too near {ship}: no enemy may be within {least, plural, =1 {1 inch} other {# inches}}.',
  'lob.refuse.landWithoutTask':
    'Only the side with the task ashore lands a party; yours is there to prevent it.',
  'lob.refuse.partyAshore': '{ship} already has a party ashore.',
  'lob.refuse.objectiveTaken': 'Another of your parties is already on its way to {objective}.',
  'lob.refuse.notCoast':
    'The landing point must lie on the coast of the land that holds {objective}.',
  'lob.refuse.landTooFar':
    '{ship} lies {inches, plural, =1 {1 inch} other {# inches}} from the landing point; at most {most, number} is allowed.',
  'lob.refuse.pickUpNotCoast':
    'The pick-up point must lie on the coast of the land that holds {objective}.',
  'lob.event.crewPassed': '{ship} transfers {arrived, number} crew to {to}.',
  'lob.event.crewTested':
    '{ship} rolls {die, number} to transfer {declared, number} crew to {to}: {arrived, plural, =0 {none arrive} one {# arrives} other {# arrive}}{lost, plural, =0 {} one { and # is lost} other { and # are lost}}.',
  'lob.event.partyLanded':
    '{ship} lands a party for {objective}, to be picked up in turn {turn, number}.',
  'lob.event.landing.succeeded':
    'The landing has succeeded: the party of {ship} is back aboard {carrier}.',
  'lob.event.landing.failed': 'The landing has failed: the party of {ship} was not picked up.',
}
