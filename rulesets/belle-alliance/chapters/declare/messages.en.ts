/** What both sides declare at a step, and that they have done all they want. */
export const declareEnglish = {
  'order.done': 'done',
  'order.beNeighbour': 'add 2 to another unit’s roll',
  'order.support': 'support',
  'order.takeBack': 'take back a declaration',
  'ba.order.done': 'Done',
  'ba.order.beNeighbour': '{unit}: add 2 to the roll of {friend} as its neighbour',
  'ba.order.support': '{unit}: support {friend}',
  'ba.order.takeBack': 'Take back the declaration of {unit}',
  'ba.event.declared.neighbour': 'Declared: {unit} is a neighbour of {other}.',
  'ba.event.declared.support': 'Declared: {unit} supports {other}.',
  'ba.event.declared.takenBack': 'Declaration of {unit} taken back.',
  'ba.event.declared.shown': 'Both sides have declared, and all declarations are now shown.',
  'ba.refuse.notYourDeclaration':
    'That is not your unit; take back a declaration of one of your own.',
  'ba.refuse.nothingDeclared': '{unit} has no declaration to take back.',
  'ba.refuse.notFitToHelp':
    '{unit} cannot be a neighbour or support; only closed formations in good order or light disorder outside buildings can.',
  'ba.refuse.helpsItsLine':
    '{unit} cannot be neighbour or support of {friend}, its own skirmish line; choose another unit.',
  'ba.refuse.otherArm':
    '{unit} and {friend} are of different arms; a neighbour must be of the same arm.',
  'ba.refuse.armCannotSupport':
    '{unit} cannot support {friend}: artillery supports nobody, and infantry does not support cavalry.',
  'ba.refuse.tooFewToSupport':
    '{unit} is too small to support {friend}: it needs {least, number} figures.',
  'ba.refuse.supportTurnedAway':
    '{unit} does not face {friend}: a supporting unit must have the other within 45° of its front.',
  'ba.refuse.supportTooFar':
    '{unit} is too far from {friend}: a supporting unit must be less than {cm, number} cm away.',
  'ba.refuse.hasNeighbour': '{friend} already has a neighbour, and only one counts.',
  'ba.refuse.hasSupport': '{friend} already has a supporting unit, and only one counts.',
  'ba.refuse.notYourHelper':
    'Choose two of your own units on the board: one that helps and one that is helped.',
  'ba.refuse.helpsItself': '{unit} cannot be its own neighbour or support; choose another unit.',
}
