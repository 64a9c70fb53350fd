/** Units march and meet. */
export const encounterEnglish = {
  'ba.event.ticked':
    'March, part {tick, number}: {units, plural, one {# unit moves} other {# units move}}.',
  'ba.event.unitArrived': '{unit} comes on the board.',
  'ba.event.unitKeptOut': '{unit} finds no room to come on the board and waits for the next turn.',
  'ba.event.rate.ordered': '{unit} {rate, select, fast {marches fast} other {charges}}.',
  'ba.event.rate.enemyNear':
    '{unit} ends its fast march and goes on at the normal rate: {by} is within 90 cm.',
  'ba.event.rate.ground': '{unit} ends its charge: the ground bars it.',
  'ba.event.rate.disorder': '{unit} ends its charge: it is in disorder.',
  'ba.event.pressedBack': '{by} presses {unit} back.',
  'ba.event.attackMet':
    '{charge, select, yes {{unit} meets {enemy} at the charge} other {{unit} meets {enemy}}}.',
  'ba.event.positionReached': '{unit} has come to its position {position}.',
  'ba.event.attackCancelled.otherMet': '{unit} meets {by} first and breaks off its attack.',
  'ba.event.attackCancelled.barred': '{unit} may not attack {by} and stops.',
  'ba.event.attackCancelled.takenInFlank':
    '{unit} is taken in flank or rear by {by}: it attacks no more and defends itself.',
  'ba.event.attackCancelled.metByHorse':
    '{unit} is met by the cavalry of {by}: it attacks no more and defends itself.',
  'ba.event.passedThrough': '{by} passes through {unit}, which will not fire this turn.',
  'ba.event.rightOfWay':
    '{one} and {other} cross each other’s way: {first, number} to {second, number}, {goesOn} goes on.',
  'ba.event.unitExited': '{unit} leaves the board.',
  'ba.event.placeAdapted': '{unit} goes on to the nearest free place.',
  'ba.heldUp.ground': 'ground',
  'ba.event.heldUp.ownUnit': '{unit} stops: {by} stands in its way, and it may not pass through.',
  'ba.event.heldUp.waited':
    '{unit} waits {waited, plural, one {# part} other {# parts}} of the march for {by}, which is in its way.',
  'ba.event.heldUp.enemy': '{unit} stops in contact with {by}.',
  'ba.event.heldUp.ground': '{unit} stops: {by} in its way is closed to it.',
  'ba.event.heldUp.edge': '{unit} stops at the edge of the board, where it may not leave.',
  'ba.event.heldUp.rate':
    '{unit} has marched as far as it can and is not yet at the end of its way.',
  'ba.event.heldUp.noTurn': '{unit} cannot turn towards its target and stops.',
  'ba.event.heldUp.targetGone': '{unit} stops: the target of its attack is gone.',
  'ba.event.heldUp.outOfReach':
    '{unit} does not come up to {by} this turn: {why, select, disorder {it is in full disorder} retreated {it gave way this turn} firing {it went on firing} other {its march is used up}}.',
  'ba.event.heldUp.retreated':
    '{unit} does not march as ordered: it has been driven off this turn.',
  'ba.event.heldUp.firing': '{unit} does not march as ordered: it went on firing.',
  'ba.event.heldUp.disorder': '{unit} does not march as ordered: it is in full disorder.',
  'ba.event.heldUp.indoors': '{unit} does not march as ordered: it is still in its building.',
  'ba.event.heldUp.standing': '{unit} does not march as ordered: it is not formed up for it.',
  'ba.event.heldUp.contested':
    '{unit} does not march as ordered: it stands in contact with a building that both sides wanted.',
}
