/** Rounds and turns. */
export const roundEnglish = {
  'step.captain.hint':
    'Sail, fire, or both in any order. A broadside is answered; a shot into bow or stern is not, and the stern is worst.',
  'step.captain': 'Sail and fight this ship',
  'order.endTurn': 'end the turn',
  'sol.order.endTurn': 'End the turn',
  'sol.ask.fire':
    '{count, plural, one {{pieces} can still fire. Skip her?} other {{pieces} can still fire. Skip them?}}',
  'sol.ask.board':
    '{count, plural, one {{pieces} can still board. Skip her?} other {{pieces} can still board. Skip them?}}',
  'sol.refuse.owesMove': '{ship} must make at least one move this turn.',
  'sol.event.roundBegan': 'Round {round, number} begins.',
  'sol.event.prizesCalled': 'Now the prizes sail.',
  'sol.event.turnBegan': '{ship} has her turn.',
  'sol.event.turnBegan.held': '{ship} has her turn, held by a fallen mast.',
  'sol.event.wreckCutAway': '{ship}: the wreck is cut away.',
}
