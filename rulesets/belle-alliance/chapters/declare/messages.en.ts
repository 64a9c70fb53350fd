/** What both sides declare at a step, and that they have done all they want. */
export const declareEnglish = {
  'order.done': 'done',
  'order.beNeighbour': 'be neighbour',
  'order.support': 'support',
  'order.takeBack': 'take back',
  'ba.order.done': 'Done',
  'ba.order.beNeighbour': '{unit} is neighbour of {friend}',
  'ba.order.support': '{unit} supports {friend}',
  'ba.order.takeBack': 'Take back what {unit} was to do',
  'ba.event.declared.neighbour': 'Declared: {unit} is neighbour of {other}.',
  'ba.event.declared.support': 'Declared: {unit} supports {other}.',
  'ba.event.declared.takenBack': 'Taken back: what {unit} had declared.',
  'ba.event.declared.shown': 'All have declared; the declarations are shown.',
  'ba.refuse.notYourDeclaration': 'That is no unit of yours; take back what your own are to do.',
  'ba.refuse.nothingDeclared': 'Nothing is declared for {unit} that could be taken back.',
  'ba.refuse.notFitToHelp':
    '{unit} cannot help: helpers are in closed formation, in hand and outside of buildings.',
  'ba.refuse.helpsItsLine':
    '{friend} is the skirmish line of {unit}, which cannot help it in this way; choose another helper.',
  'ba.refuse.otherArm': '{unit} is of another arm than {friend}; neighbours are of the same.',
  'ba.refuse.armCannotSupport':
    '{unit} cannot support {friend}: artillery supports nobody, infantry no cavalry.',
  'ba.refuse.tooFewToSupport':
    '{unit} is too small to support {friend}: {least, number} are needed.',
  'ba.refuse.supportTurnedAway':
    'The front of {unit} does not point at {friend}, as it must within 45 degrees.',
  'ba.refuse.supportTooFar': '{unit} is not within {cm, number} cm of {friend}.',
  'ba.refuse.hasNeighbour': '{friend} has a neighbour already; one counts.',
  'ba.refuse.hasSupport': '{friend} has a support unit already; one counts.',
  'ba.refuse.notYourHelper': 'Helper and friend are to be units of your own on the board.',
  'ba.refuse.helpsItself': '{unit} cannot help itself; choose another unit.',
}
