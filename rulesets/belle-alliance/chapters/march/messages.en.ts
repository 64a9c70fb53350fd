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
  'ba.refuse.noTarget': 'Choose an enemy unit on the board, or the position in a piece of terrain.',
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
  'ba.trace.short': 'the march is used up and the way ends',
  'ba.trace.edge': 'the edge of the board, where it may not leave',
  'ba.trace.ground': '{by}, closed to it',
  'ba.trace.ownUnit': '{by} in its way, if it still stands there',
  'ba.trace.enemy': 'contact with {by}, if it still stands there',
  'ba.trace.fastEnds':
    '{cm, plural, =0 {No fast march from the start} other {The fast march ends after # cm}}: {by} {sure, select, yes {is} other {seems to be}} within {within, number} cm. From there it goes at the normal rate.',
}
