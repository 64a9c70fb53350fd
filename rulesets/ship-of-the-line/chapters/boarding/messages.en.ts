/** Boarding, grape and prizes. */
export const boardingEnglish = {
  'sequence.boarding': 'A boarding attempt',
  'step.marines.hint':
    'Once per game they make boarding harder for the enemy. Keep them if the enemy is sure to fail or sure to succeed.',
  'step.grape.hint':
    'Each hit counts as a hull hit on the attacker before the hulls are compared; enough of them stop the attempt.',
  'step.secondGrape.hint':
    'The attacker lies alongside and cannot get away: the same guns may fire again.',
  'step.marines': 'Send marines to the tops?',
  'step.grape': 'Being boarded: fire grape or hold fire',
  'step.secondGrape': 'Boarders driven back: fire again?',
  'order.board': 'board',
  'order.grape': 'fire grape',
  'order.callMarines': 'send marines',
  'order.keepMarines': 'keep the card',
  'sol.order.board': 'Board {target}: alongside, heading {heading}{wind}',
  'sol.order.boardWithMarines':
    'Board {target} with marines in the tops: alongside, heading {heading}{wind}',
  'sol.board.headToWind': ', head to wind: she must turn before her next move',
  'sol.board.windFree': '',
  'sol.order.grape':
    'Fire grape: {side} {count, plural, one {battery} other {batteries}} {batteries}',
  'sol.order.callMarines': 'Send marines to the tops',
  'sol.order.keepMarines': 'Keep the marines for later',
  'sol.eitherHeading': '{one} or {other}',
  'sol.refuse.prizeCannotBoard': '{ship} is a prize: her crew is too small to board.',
  'sol.refuse.boardsOwnShip': '{target} is on the same side as {ship}. Board an enemy.',
  'sol.refuse.boardsSurrendered':
    '{target} has struck her flag and cannot be boarded. Board another ship.',
  'sol.refuse.notWithinAMove':
    '{target} is not within one move of {ship}: she must lie on the dot ahead or 45 degrees to either side.',
  'sol.refuse.boardsIntoWind':
    '{target} lies straight to windward of {ship}. No ship sails into the wind, not even to board.',
  'sol.refuse.notAlongside': '{ship} can lie alongside {target} only on heading {headings}.',
  'sol.refuse.moreHullHits':
    '{ship} has {hull, number} hull hits and {target} {targetHull, number}: the ship with more cannot board.',
  'sol.refuse.noNeedOfMarines': '{target} is a prize and will be taken anyway. Keep your marines.',
  'sol.refuse.noMarines': 'You have no card that sends marines to the tops here.',
  'sol.refuse.noBoarders': 'None of your ships is being boarded, so none may fire grape.',
  'sol.refuse.grapeDoesNotBear': 'Choose guns of {ship} that bear on {target}.',
  'sol.refuse.grapeTwice': 'A battery is chosen twice. Choose each only once.',
  'sol.event.boarded': '{ship} boards {target}: alongside, heading {heading}.',
  'sol.event.boardedWithMarines':
    '{ship} boards {target} with marines in the tops (+{points, number}): alongside, heading {heading}.',
  'sol.event.marinesCalled': '{seat} sends marines to the tops (+{points, number}).',
  'sol.event.grapeLoaded':
    '{ship} fires grape at the boarders: {side} {count, plural, one {battery} other {batteries}} {batteries}.',
  'roll.grapeFired': '{side}, battery {battery, number}: grape',
  'sol.event.grapeHit': 'Battery {battery, number}, {side}, rolls {dice, number} with grape: hit.',
  'sol.event.grapeMissed':
    'Battery {battery, number}, {side}, rolls {dice, number} with grape: miss.',
  'sol.event.boarders.prize': '{ship} boards the prize {target} and overwhelms the prize crew.',
  'sol.event.boarders.cancelled': '{ship} gives up boarding {target}: too many hull hits.',
  'sol.event.boarders.automatic':
    '{target} is captured at once (difference in hull hits: {difference, number}).',
  'sol.event.boarders.die.captured':
    '{target} is captured: the boarders roll {attackerDie, number} (need {least, number}, difference in hull hits: {difference, number}).',
  'sol.event.boarders.die.failed':
    'The boarders of {ship} are driven back: they roll {attackerDie, number} (need {least, number}, difference in hull hits: {difference, number}).',
  'sol.event.boarders.opposed.captured':
    '{target} is captured: the boarders roll {attackerDie, number}, the defenders {defenderDie, number} (difference in hull hits: {difference, number}).',
  'sol.event.boarders.opposed.reversed':
    '{ship} is herself captured: the boarders roll {attackerDie, number}, the defenders {defenderDie, number} (difference in hull hits: {difference, number}).',
  'sol.event.boarders.opposed.open':
    'A tie, {attackerDie, number} against {defenderDie, number}: both roll again (difference in hull hits: {difference, number}).',
  'sol.event.shipCaptured': '{seat} takes {ship} as a prize.',
  'sol.event.shipRetaken': '{seat} retakes {ship}; she flies her own flag again.',
}
