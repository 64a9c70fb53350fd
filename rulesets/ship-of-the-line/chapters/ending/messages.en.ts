/** Surrender, victory and draw. */
export const endingEnglish = {
  'step.answerDraw.hint': 'The game ends at once if you agree.',
  'sequence.parley': 'An offer of a draw',
  'step.answerDraw': 'Answer the offer of a draw',
  'order.surrender': 'surrender',
  'order.offerDraw': 'offer a draw',
  'order.agree': 'agree',
  'order.decline': 'decline',
  'sol.order.offerDraw': 'Offer a draw',
  'sol.order.agree': 'Agree to a draw',
  'sol.order.decline': 'Fight on',
  'sol.refuse.drawOffered': 'You have offered a draw this turn. Offer it again in another.',
  'sol.event.shipSurrendered.adrift': '{ship} drifts, cannot be repaired, and strikes its flag.',
  'sol.event.shipSurrendered.choice': '{ship} strikes its flag.',
  'sol.event.shipSurrendered.prize': 'The prize {ship} drifts and is given up.',
  'sol.event.drawOffered': '{seat} offers a draw.',
  'sol.event.drawDeclined': '{seat} fights on.',
  'sol.ending.fleetLost': 'a fleet is lost',
  'sol.ending.turnLimit': 'the last round is over',
  'sol.ending.quiet': 'nothing has come of many rounds',
  'sol.ending.agreement': 'both agree',
  'sol.outcome.won':
    '{winner} wins: {ending}. {a} has lost {shipsOfA, plural, =0 {no ship} one {# ship} other {# ships}} and taken {hullOfA, plural, =0 {no hull hits} one {# hull hit} other {# hull hits}}; {b} has lost {shipsOfB, plural, =0 {no ship} one {# ship} other {# ships}} and taken {hullOfB, plural, =0 {no hull hits} one {# hull hit} other {# hull hits}}.',
  'sol.outcome.draw':
    'A draw: {ending}. {a} has lost {shipsOfA, plural, =0 {no ship} one {# ship} other {# ships}} and taken {hullOfA, plural, =0 {no hull hits} one {# hull hit} other {# hull hits}}; {b} has lost {shipsOfB, plural, =0 {no ship} one {# ship} other {# ships}} and taken {hullOfB, plural, =0 {no hull hits} one {# hull hit} other {# hull hits}}.',
  'sol.order.surrender': 'Strike the flag of {ship}',
  'sol.refuse.noFlagToStrike': '{ship} flies no flag that could be struck now.',
}
