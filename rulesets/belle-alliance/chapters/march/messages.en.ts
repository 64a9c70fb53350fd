/** Marches and attacks. */
export const marchEnglish = {
  'order.march': 'march',
  'order.attack': 'attack',
  'ba.order.march':
    '{unit}: {rate, select, fast {march fast} charge {charge} other {march}}, {legs}{most, plural, =0 {} other {, {most, number} cm of it this turn}}',
  'ba.order.attack':
    '{unit}: attack {target}{ifMet, select, attack {, or the first enemy it meets} other {}}',
  'ba.order.attackPosition':
    '{unit}: attack the position {position}{ifMet, select, attack {, and any enemy it meets there} other {}}',
  'ba.leg.none': 'straight at its target',
  'ba.leg.then': '{first}, {rest}',
  'ba.leg.straight': '{cm, number} cm ahead',
  'ba.leg.backwards': '{cm, number} cm backwards',
  'ba.leg.sideways': '{cm, number} cm sideways',
  'ba.leg.about': 'about-turn',
  'ba.leg.pivot': 'pivot {degrees, number}° about its {hand} wing',
  'ba.leg.wheel': 'wheel {degrees, number}° to the {hand} about its centre',
  'ba.hand.left': 'left',
  'ba.hand.right': 'right',
  'ba.switch.fast': 'Fast march',
  'ba.switch.charge': 'Charge',
  'ba.switch.charge.about': 'stronger in melee now, weaker next turn',
  'ba.switch.backwards': 'Backwards',
  'ba.refuse.worksAndStays': '{unit} is at work and cannot march. Change its formation first.',
  'ba.refuse.restsAndStays': '{unit} is at rest and cannot march. Change its formation first.',
  'ba.refuse.inHouse': '{unit} is in a building. Order it to leave the building first.',
  'ba.refuse.noLegs':
    '{unit} has no path yet. Draw one; only a unit with an attack order can do without.',
  'ba.refuse.ticks':
    'The march would start in part {from, number} and end in part {to, number}; choose an end that is not before the start.',
  'ba.refuse.course':
    '{unit} can only march ahead. Skirmish lines can also go backwards and sideways, unlimbered guns backwards.',
  'ba.refuse.turnsAboutTwice': '{unit} can turn about only once a turn.',
  'ba.refuse.columnWheels':
    '{unit} is a march column, which cannot wheel about its centre; pivot it about a wing.',
  'ba.refuse.fastColumn':
    '{unit} is in this formation: {formation}. Only march columns can march fast.',
  'ba.refuse.noCharge':
    '{unit} cannot charge in this formation: {formation}. March at the normal rate, or change formation first.',
  'ba.refuse.chargeInDisorder': '{unit} is {disorder}; only units in good order can charge.',
  'ba.refuse.chargedLately': '{unit} charged recently and can charge again in turn {turn, number}.',
  'ba.refuse.chargeTurns':
    '{unit} can turn only once in a charge, by a pivot of at most {degrees, number}°; only march columns on a road pivot freely.',
  'ba.refuse.overEdge':
    'This march takes {unit} off the edge of the board, where the scenario does not let it leave now. Draw it shorter, or along the edge.',
  'ba.refuse.noTarget': 'Choose an enemy unit on the board, or the position in a piece of terrain.',
  'ba.refuse.noPosition':
    '{unit} attacks either a unit or a position in a piece of terrain: choose the terrain only for a position.',
  'ba.refuse.targetUnseen':
    'Neither {unit} nor its commander can see {target}. Choose an enemy in sight, or the position in a piece of terrain.',
  'ba.refuse.ownHouse':
    '{unit} cannot attack that building, because your own troops hold it. Choose another target.',
  'ba.refuse.attackDisordered':
    '{unit} is in disorder and cannot attack; it can only march up to the enemy.',
  'ba.refuse.attackByGuns': '{unit} is artillery and cannot attack; it can only press units back.',
  'ba.refuse.attackFormation':
    '{unit} cannot attack in this formation: {formation}. Change it first.',
  'ba.refuse.attackFast':
    '{unit} cannot attack in a turn with a fast march. Let it march at the normal rate.',
  'ba.refuse.footAgainstHorse':
    '{unit} is infantry and cannot attack cavalry ({target}); it can only march up to it.',
  'ba.refuse.horseAgainstHouse':
    '{unit} is cavalry and cannot attack a building. Choose an enemy in the open.',
  'ba.refuse.attackFromHouse':
    '{unit} cannot attack out of a building. Order it to leave the building first.',
  'ba.trace.short': 'this turn’s march is used up',
  'ba.trace.edge': 'the edge of the board, where it cannot leave',
  'ba.trace.ground': '{by}, which it cannot enter',
  'ba.trace.ownUnit': '{by} in its way, if still there',
  'ba.trace.enemy': 'contact with {by}, if still there',
  'ba.trace.slowed': '{cm, plural, =0 {Slowed from the start} other {Slowed after # cm}} by {by}.',
  'ba.slowed.wood': 'wood',
  'ba.slowed.difficult': 'difficult ground',
  'ba.slowed.obstacle': 'an obstacle',
  'ba.trace.halved': 'Marches at half its rate: {because}.',
  'ba.halved.disorder': 'it is in disorder',
  'ba.halved.reformed': 'it changes formation',
  'ba.halved.split': 'it splits or joins',
  'ba.trace.stops': 'Stops after {cm, number} cm at the latest: it cannot enter {by}.',
  'ba.trace.fastEnds':
    '{cm, plural, =0 {No fast march from the start} other {The fast march ends after # cm}}: {by} {sure, select, yes {is} other {seems to be}} within {within, number} cm. From there it marches at the normal rate.',
}
