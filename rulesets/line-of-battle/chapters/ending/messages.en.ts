export const endingEnglish = {
  'lob.refuse.proposedAlready':
    'You have already made a proposal this turn. You can make another next turn.',
  'lob.refuse.notPureSea':
    'Only a battle on the open sea can be moved to the middle; here land, a harbour or a task ties it to its place.',
  'lob.refuse.farFromEdges':
    '{ship} lies more than {margin, number} in from every edge; all ships must be closer to one.',
  'lob.refuse.inTheMiddle': 'The ships already lie in the middle of the board.',
  'lob.order.propose.recentre': 'Propose moving the battle to the middle',
  'lob.order.propose.end': 'Propose ending the battle',
  'lob.order.agree': 'Agree',
  'lob.order.decline': 'Decline',
  'lob.event.proposed.recentre': '{seat} proposes moving the battle to the middle of the board.',
  'lob.event.proposed.end': '{seat} proposes ending the battle here.',
  'lob.event.agreed': '{seat} agrees.',
  'lob.event.declined': '{seat} declines.',
  'lob.event.recentred':
    'The battle is moved to the middle of the board: {ships, plural, one {# ship} other {# ships}} keep their positions relative to each other.',

  'lob.event.turnEnded': 'Turn {turn, number} is over.',
  'lob.event.pointsCounted':
    '{side} scores {points, plural, one {# point} other {# points}} for {what}.',
  'lob.gone.ship': '{ship} {how}',
  'lob.gone.sunk': 'has sunk',
  'lob.gone.fled': 'has fled',
  'lob.gone.inHarbour': 'is in harbour',
  'lob.gone.waiting': 'never came',
  'lob.gone.struck': 'has struck',
  'lob.gone.taken': 'has been taken',
  'lob.gone.unmanned': 'has no crew',
  'lob.outcome.earned': '{points, number} for {what}',
  'lob.for.flagship': 'sinking or taking the flagship {ship}',
  'lob.for.ship': 'sinking or taking {ship}',
  'lob.for.fled': 'putting {ship} to flight',
  'lob.for.mission': 'the task of the scenario',
  'lob.for.quarter.0': 'holding the south-west quarter',
  'lob.for.quarter.1': 'holding the south-east quarter',
  'lob.for.quarter.2': 'holding the north-east quarter',
  'lob.for.quarter.3': 'holding the north-west quarter',
  'lob.outcome.earnedBy': ' {side}: {lines}.',
  'lob.outcome.nothing': '',
  'lob.ending.turnLimit': 'The last turn is over',
  'lob.ending.fleetGone': 'All ships of one side are out of the fight ({ships})',
  'lob.ending.bothGone': 'All ships of both sides are out of the fight ({ships})',
  'lob.ending.mission': 'The task is decided',
  'lob.ending.agreement': 'All players agreed to end the battle',
  'lob.outcome.task':
    '{ending}. {side} wins under the scenario’s victory condition. Points: {points, number} to {otherPoints, number}.{earned}{otherEarned}',
  'lob.outcome.won':
    '{ending}. {side} wins: {grade}. Points: {points, number} to {otherPoints, number}.{earned}{otherEarned}',
  'lob.outcome.draw':
    '{ending}. The battle is a draw. Points: {points, number} to {otherPoints, number}.{earned}{otherEarned}',
}
