/** Surrender, victory and draw. */
export const endingEnglish = {
  'step.answerDraw.hint': 'The game ends at once if you agree.',
  'sequence.parley': 'An offer of a draw',
  'step.answerDraw': 'Accept the draw or fight on',
  'order.surrender': 'surrender',
  'order.offerDraw': 'offer a draw',
  'order.agree': 'agree',
  'order.decline': 'decline',
  'sol.order.offerDraw': 'Offer a draw',
  'sol.order.agree': 'Accept the draw',
  'sol.order.decline': 'Fight on',
  'sol.refuse.drawOffered':
    'You have already offered a draw this turn. Offer it again in another turn.',
  'sol.event.shipSurrendered.adrift':
    '{ship} strikes her flag: she is adrift and cannot be repaired.',
  'sol.event.shipSurrendered.choice': '{ship} strikes her flag.',
  'sol.event.shipSurrendered.prize': 'The prize {ship} is adrift and is given up.',
  'sol.event.drawOffered': '{seat} offers a draw.',
  'sol.event.drawDeclined': '{seat} fights on.',
  'sol.ending.fleetLost': 'the enemy has no ships left',
  'sol.ending.turnLimit': 'the last round is over',
  'sol.ending.quiet': 'many rounds have passed without result',
  'sol.ending.agreement': 'both sides have agreed',
  'sol.outcome.won':
    '{winner} wins: {ending}. {a} has lost {shipsOfA, plural, =0 {no ships} one {# ship} other {# ships}} and taken {hullOfA, plural, =0 {no hull hits} one {# hull hit} other {# hull hits}}; {b} has lost {shipsOfB, plural, =0 {no ships} one {# ship} other {# ships}} and taken {hullOfB, plural, =0 {no hull hits} one {# hull hit} other {# hull hits}}.',
  'sol.outcome.draw':
    'A draw: {ending}. {a} has lost {shipsOfA, plural, =0 {no ships} one {# ship} other {# ships}} and taken {hullOfA, plural, =0 {no hull hits} one {# hull hit} other {# hull hits}}; {b} has lost {shipsOfB, plural, =0 {no ships} one {# ship} other {# ships}} and taken {hullOfB, plural, =0 {no hull hits} one {# hull hit} other {# hull hits}}.',
  'sol.order.surrender': 'Strike the flag of {ship}',
  'sol.refuse.noFlagToStrike': '{ship} has no flag that she could strike now.',
}
