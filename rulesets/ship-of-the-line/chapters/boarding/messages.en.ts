/** Boarding, grape and prizes. */
export const boardingEnglish = {
  'sequence.boarding': 'A boarding',
  'step.marines.hint':
    'Once a game they make this boarding harder for the enemy. Keep them if he is sure to fail or sure to win.',
  'step.grape.hint':
    'Each hit wears the boarder down by one before the hulls are compared; enough of them calls it off.',
  'step.secondGrape.hint': 'He lies alongside and cannot get away: the same guns may fire again.',
  'step.marines': 'Send marines to the tops?',
  'step.grape': 'Boarders come: fire grape or hold fire',
  'step.secondGrape': 'The boarders are driven back: fire again?',
  'order.board': 'board',
  'order.grape': 'grape',
  'order.callMarines': 'marines',
  'order.keepMarines': 'keep the card',
  'sol.order.board': 'Board {target}: lie alongside, heading {heading}{wind}',
  'sol.order.boardWithMarines':
    'Board {target} with marines in the tops: lie alongside, heading {heading}{wind}',
  'sol.board.headToWind': ', head to wind – you must turn before the next move',
  'sol.board.windFree': '',
  'sol.order.grape': 'Grape from {side} {batteries}',
  'sol.order.callMarines': 'Send marines to the tops',
  'sol.order.keepMarines': 'Keep the marines for another time',
  'sol.eitherHeading': '{one} or {other}',
  'sol.refuse.prizeCannotBoard': '{ship} is a prize: its crew is too small to board anyone.',
  'sol.refuse.boardsOwnShip': '{target} sails under the same flag as {ship}. Board an enemy.',
  'sol.refuse.boardsSurrendered': '{target} has struck its flag and is not taken any more.',
  'sol.refuse.notWithinAMove':
    '{target} is not within one move of {ship}: it must lie on the dot ahead or 45 degrees to either side.',
  'sol.refuse.boardsIntoWind':
    '{target} lies straight to windward of {ship}. Nobody sails into the wind, to board either.',
  'sol.refuse.notAlongside': '{ship} would lie alongside {target} on {headings}.',
  'sol.refuse.moreHullHits':
    '{ship} has {hull, number} hull hits and {target} {targetHull, number}: who has more cannot board.',
  'sol.refuse.noNeedOfMarines': '{target} is a prize and is taken in any case. Keep your marines.',
  'sol.refuse.noMarines': 'You have no card that sends marines to the tops in this boarding.',
  'sol.refuse.noBoarders': 'None of your ships may fire grape at boarders now.',
  'sol.refuse.grapeDoesNotBear': 'Choose guns of {ship} that bear on {target}.',
  'sol.refuse.grapeTwice': 'A battery is named twice. Name each once.',
  'sol.event.boarded': '{ship} lies alongside {target}, heading {heading}, to board.',
  'sol.event.boardedWithMarines':
    '{ship} lies alongside {target}, heading {heading}, to board, with marines in the tops: {points, number} points.',
  'sol.event.marinesCalled': '{seat} sends marines to the tops: {points, number} points.',
  'sol.event.grapeLoaded': '{ship} fires grape at the boarders: {side} batteries {batteries}.',
  'throw.grapeFired': '{side}, battery {battery, number}: grape',
  'sol.event.grapeHit': 'Grape from battery {battery, number} {side}: {dice, number} – a hit.',
  'sol.event.grapeMissed': 'Grape from battery {battery, number} {side}: {dice, number} – a miss.',
  'sol.event.boarders.prize': '{ship} boards the prize {target}; its crew is overwhelmed.',
  'sol.event.boarders.cancelled':
    'The boarding of {target} comes to nothing: {ship} has suffered too much.',
  'sol.event.boarders.automatic':
    'Difference {difference, number}: the boarders carry {target} at once.',
  'sol.event.boarders.die.captured':
    'Difference {difference, number}, {least, number} or more is needed: {attackerDie, number} – the boarders carry {target}.',
  'sol.event.boarders.die.failed':
    'Difference {difference, number}, {least, number} or more is needed: {attackerDie, number} – the boarders of {ship} are driven back.',
  'sol.event.boarders.opposed.captured':
    'Difference {difference, number}: {attackerDie, number} against {defenderDie, number} – the boarders carry {target}.',
  'sol.event.boarders.opposed.reversed':
    'Difference {difference, number}: {attackerDie, number} against {defenderDie, number} – the boarders are beaten and {ship} is taken.',
  'sol.event.boarders.opposed.open':
    'Difference {difference, number}: {attackerDie, number} against {defenderDie, number} – both roll again.',
  'sol.event.shipCaptured': '{ship} is a prize of {seat}.',
  'sol.event.shipRetaken': '{seat} has {ship} back; it flies its flag again.',
}
