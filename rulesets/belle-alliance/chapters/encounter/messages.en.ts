/** Units march and meet. */
export const encounterEnglish = {
  'ba.event.ticked':
    'March, part {tick, number} of 20: {units, plural, one {# unit moves} other {# units move}}.',
  'ba.event.unitArrived': '{unit} arrives on the board.',
  'ba.event.unitKeptOut': '{unit} finds no room to arrive and waits until next turn.',
  'ba.event.rate.ordered': '{unit} {rate, select, fast {marches fast} other {charges}}.',
  'ba.event.rate.enemyNear':
    '{unit} ends its fast march and continues at the normal rate: {by} is within 90 cm.',
  'ba.event.rate.ground': '{unit} ends its charge: the ground does not allow it.',
  'ba.event.rate.disorder': '{unit} ends its charge: it is in disorder.',
  'ba.event.pressedBack': '{by} presses {unit} back.',
  'ba.event.attackMet':
    '{charge, select, yes {{unit} meets {enemy} at the charge} other {{unit} meets {enemy}}}.',
  'ba.event.positionReached': '{unit} reaches its position {position}.',
  'ba.event.attackCancelled.otherMet': '{unit} breaks off its attack: it meets {by} first.',
  'ba.event.attackCancelled.barred': '{unit} stops: it cannot attack {by}.',
  'ba.event.attackCancelled.takenInFlank':
    '{unit} breaks off its attack and defends: {by} attacks it in flank or rear.',
  'ba.event.attackCancelled.metByHorse':
    '{unit} breaks off its attack and defends: cavalry attacks it ({by}).',
  'ba.event.passedThrough': '{by} passes through {unit}, which cannot fire again this turn.',
  'ba.event.rightOfWay':
    '{one} and {other} cross paths: {goesOn} goes first ({first, number} to {second, number}).',
  'ba.event.unitExited': '{unit} leaves the board.',
  'ba.event.placeAdapted': '{unit} moves on to the nearest free place.',
  'ba.heldUp.ground': 'the ground ahead',
  'ba.event.heldUp.ownUnit': '{unit} stops: {by} is in its way and it cannot pass through.',
  'ba.event.heldUp.waited':
    '{unit} waits for {waited, plural, one {# part} other {# parts}} of the phase: {by} is in its way.',
  'ba.event.heldUp.enemy': '{unit} stops in contact with {by}.',
  'ba.event.heldUp.ground': '{unit} stops: it cannot enter {by}.',
  'ba.event.heldUp.edge': '{unit} stops at the edge of the board: it may not leave there.',
  'ba.event.heldUp.rate': '{unit} runs out of movement before the end of its path.',
  'ba.event.heldUp.noTurn': '{unit} stops: it cannot turn towards its target.',
  'ba.event.heldUp.targetGone': '{unit} stops: the target of its attack is gone.',
  'ba.event.heldUp.outOfReach':
    '{unit} does not reach {by} this turn: {why, select, disorder {it is in full disorder} retreated {it gave way this turn} firing {it used continued fire} other {its march is used up}}.',
  'ba.event.heldUp.retreated': '{unit} does not march as ordered: it gave way this turn.',
  'ba.event.heldUp.firing': '{unit} does not march as ordered: it used continued fire.',
  'ba.event.heldUp.disorder': '{unit} does not march as ordered: it is in full disorder.',
  'ba.event.heldUp.indoors': '{unit} does not march as ordered: it is still in its building.',
  'ba.event.heldUp.standing': '{unit} does not march as ordered: it cannot march in its formation.',
  'ba.event.heldUp.contested':
    '{unit} does not march as ordered: both sides tried to enter the building beside it.',
}
