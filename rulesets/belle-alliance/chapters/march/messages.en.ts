/** Marches and attacks. */
export const marchEnglish = {
  'order.march': 'march',
  'order.attack': 'attack',
  'ba.order.march':
    '{unit} {rate, select, fast {marches fast} charge {charges} other {marches}}: {legs}{most, plural, =0 {} other {, {most, number} cm of it this turn}}',
  'ba.order.attack':
    '{unit} attacks {target}{ifMet, select, attack {, or whom it meets first} other {}}',
  'ba.order.attackPosition':
    '{unit} attacks the position {position}{ifMet, select, attack {, and whom it meets there} other {}}',
  'ba.leg.none': 'straight for its target',
  'ba.leg.then': '{first}, {rest}',
  'ba.leg.straight': '{cm, number} cm ahead',
  'ba.leg.backwards': '{cm, number} cm backwards',
  'ba.leg.sideways': '{cm, number} cm sideways',
  'ba.leg.about': 'about-turn',
  'ba.leg.pivot': 'pivot on its {hand} wing by {degrees, number}°',
  'ba.leg.wheel': 'wheel on its middle by {degrees, number}° to the {hand}',
  'ba.hand.left': 'left',
  'ba.hand.right': 'right',
  'ba.switch.fast': 'Fast march',
  'ba.switch.charge': 'Charge',
  'ba.switch.backwards': 'Backwards',
  'ba.refuse.worksAndStays': '{unit} is at work and cannot march. Let it form up first.',
  'ba.refuse.restsAndStays': '{unit} rests and cannot march. Let it form up first.',
  'ba.refuse.inHouse': '{unit} stands in a building. Write first that it leaves.',
  'ba.refuse.noLegs':
    '{unit} has no way yet. Draw one; only an attack that is written already may do without.',
  'ba.refuse.ticks':
    'The march begins in part {from, number} and would end in part {to, number}; it may not end before it begins.',
  'ba.refuse.course':
    '{unit} marches ahead only. Skirmish lines go backwards and sideways, unlimbered guns backwards.',
  'ba.refuse.turnsAboutTwice': '{unit} turns about once a turn.',
  'ba.refuse.columnWheels':
    '{unit} is a march column: it pivots on a wing and never wheels on its middle.',
  'ba.refuse.fastColumn': '{unit} is formed as {formation}; only march columns march fast.',
  'ba.refuse.noCharge':
    '{unit} is formed as {formation} and has no charge; it marches at the normal rate or forms otherwise first.',
  'ba.refuse.chargeInDisorder': '{unit} is {disorder}; only units in good order charge.',
  'ba.refuse.chargedLately': '{unit} charged lately and may do so again in turn {turn, number}.',
  'ba.refuse.chargeTurns':
    '{unit} changes direction once in a charge, by a pivot of {degrees, number}° at most; only march columns that follow a road turn freely.',
  'ba.refuse.overEdge':
    'This march takes {unit} over the edge of the board, where the scenario lets none of yours out now. Draw it shorter or along the edge.',
  'ba.refuse.noTarget':
    '{thing} is no enemy unit on the board that can be attacked. Choose one, or the position in a piece of terrain.',
  'ba.refuse.noPosition':
    '{unit} attacks a unit or the position in a piece of terrain: name the terrain of a position, and none otherwise.',
  'ba.refuse.targetUnseen':
    '{target} is in sight neither of {unit} nor of its chief. Name an enemy in sight, or the position in a piece of terrain.',
  'ba.refuse.ownHouse': 'Your own stand in that building; {unit} may not attack it.',
  'ba.refuse.attackDisordered':
    '{unit} is in disorder and cannot attack; it may march up to the enemy.',
  'ba.refuse.attackByGuns': '{unit} is artillery and cannot attack; it may press back.',
  'ba.refuse.attackFormation':
    '{unit} is formed as {formation} and cannot attack; let it form otherwise first.',
  'ba.refuse.attackFast':
    '{unit} cannot attack in a turn in which it marches fast. Let it march at the normal rate.',
  'ba.refuse.footAgainstHorse':
    '{unit} is infantry and cannot attack cavalry such as {target}; it may march up to it.',
  'ba.refuse.horseAgainstHouse':
    '{unit} cannot attack buildings: it is cavalry. Name an enemy in the open.',
  'ba.refuse.attackFromHouse':
    '{unit} cannot attack out of a building. Write first that it leaves.',
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
  'ba.trace.short': 'the march is used up and the way ends',
  'ba.trace.edge': 'the edge of the board, where it may not leave',
  'ba.trace.ground': '{by}, closed to it',
  'ba.trace.ownUnit': '{by} in its way, if it still stands there',
  'ba.trace.enemy': 'contact with {by}, if it still stands there',
  'ba.event.heldUp.contested':
    '{unit} does not march as ordered: it stands in contact with a building that both sides wanted.',
  'ba.trace.fastEnds':
    '{cm, plural, =0 {No fast march from the start} other {The fast march ends after # cm}}: {by} {sure, select, yes {is} other {seems to be}} within {within, number} cm. From there it goes at the normal rate.',
}
