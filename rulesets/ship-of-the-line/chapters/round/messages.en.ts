/** Rounds and turns. */
export const roundEnglish = {
  'step.captain.hint':
    'Sail and fire in any order. The target may fire back after a broadside, but not after a shot into its bow or stern; the stern is the weakest spot.',
  'step.captain': 'Sail and fight this ship',
  'order.endTurn': 'end the turn',
  'sol.order.endTurn': 'End the turn',
  'sol.ask.fire':
    '{count, plural, one {{pieces} can still fire. Skip her?} other {{pieces} can still fire. Skip them?}}',
  'sol.ask.board':
    '{count, plural, one {{pieces} can still board. Skip her?} other {{pieces} can still board. Skip them?}}',
  'sol.refuse.owesMove': '{ship} must make at least one move this turn.',
  'sol.event.roundBegan': 'Round {round, number} begins.',
  'sol.event.prizesCalled': 'The prizes now sail.',
  'sol.event.turnBegan': 'It is {ship}’s turn.',
  'sol.event.turnBegan.held': 'It is {ship}’s turn; a fallen mast holds her in place.',
  'sol.event.wreckCutAway': '{ship} cuts the wreckage away.',
}
