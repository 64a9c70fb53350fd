/** Skirmish lines and their soutiens. */
export const skirmishersEnglish = {
  'order.sendOut': 'send out skirmishers',
  'order.recall': 'recall skirmishers',
  'order.soutien': 'act as soutien (formed support) to a skirmish line',
  'ba.unit.skirmish': '{name} (skirmish line)',
  'ba.order.sendOut':
    '{unit}: send out {figures, plural, one {# skirmisher} other {# skirmishers}}, {cm, number} cm away, with gaps of {gap, number} cm',
  'ba.order.recall': '{unit}: recall {figures, plural, one {# skirmisher} other {# skirmishers}}',
  'ba.order.soutien': '{unit}: act as soutien to {line}',
  'ba.event.skirmishersSent':
    '{unit} sends out {figures, plural, one {# skirmisher} other {# skirmishers}}.',
  'ba.event.skirmishersRecalled':
    '{unit} recalls {figures, plural, one {# skirmisher} other {# skirmishers}}.',
  'ba.event.soutienNamed': '{unit} is now the soutien of {line}.',
  'ba.refuse.lineFormedUp':
    'The skirmishers of {unit} are out but no longer in skirmish line. Recall them, or let them form skirmish line again.',
  'ba.refuse.noSuchLine': 'Choose a skirmish line that you have sent out.',
  'ba.refuse.notFitForSoutien':
    '{unit} cannot be soutien of {line}; only a closed formation of at least {least, number} figures can.',
  'ba.refuse.isItsSoutien': '{unit} is already the soutien of {line}; no order is needed.',
  'ba.refuse.cannotSkirmish':
    '{unit} cannot send out skirmishers; only infantry and cavalry in formation can.',
  'ba.refuse.tooManySkirmishers': '{unit} can send out at most {most, number} more figures.',
  'ba.refuse.tooFewSkirmishers': 'A skirmish line needs at least {least, number} figures.',
  'ba.refuse.sentTooFar': '{unit} can place its skirmishers at most {most, number} cm away.',
  'ba.refuse.lineTooFar':
    'More figures can join the skirmish line of {unit} only if all of it is within {most, number} cm.',
  'ba.refuse.notItsLine':
    '{unit} can recall only its own skirmish line, and only if that has not been split off.',
  'ba.refuse.lineRouts':
    'The skirmish line of {unit} is in full disorder and cannot take orders until it reorganises.',
  'ba.refuse.tooFarToRecall':
    '{near, plural, =0 {No figures are} one {# figure is} other {# figures are}} within {most, number} cm of {unit}; only those can be recalled.',
  'ba.refuse.tooFewLeft':
    '{all, select, yes {Recall all figures, or leave} other {Leave}} at least {least, number} out: fewer than that would be removed from the board.',
}
