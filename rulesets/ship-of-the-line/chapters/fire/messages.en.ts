/** Fire, retaliation and damage. */
export const fireEnglish = {
  'sequence.attack': 'An attack',
  'sequence.answer': 'Retaliation',
  'step.retaliation.hint': 'It costs nothing: these guns can still fire in your own turn.',
  'step.retaliation': 'Fired upon: fire back or hold fire',
  'order.fire': 'fire',
  'order.retaliate': 'fire back',
  'order.holdFire': 'hold fire',
  'sol.order.fire':
    'Fire at {target}: {side} {count, plural, one {battery} other {batteries}} {batteries}',
  'sol.order.fireWithCard':
    'Fire at {target} with “{card}”: {side} {count, plural, one {battery} other {batteries}} {batteries}',
  'sol.order.retaliate':
    'Fire back at {target}: {side} {count, plural, one {battery} other {batteries}} {batteries}',
  'sol.order.holdFire': 'Hold fire',
  'sol.refuse.unknownShip': 'There is no ship “{id}”.',
  'sol.refuse.prizeCannotFight': '{ship} is a prize: her crew can sail but not fight.',
  'sol.refuse.shooterAway': '{ship} is off the board and cannot fire.',
  'sol.refuse.ownShip': '{target} is on the same side as {ship}. Choose an enemy.',
  'sol.refuse.targetSurrendered':
    '{target} has struck her flag and may not be fired at. Choose another target.',
  'sol.refuse.targetGone': '{target} is off the board. Choose another target.',
  'sol.refuse.outOfRange':
    '{target} is out of range of {ship}: guns reach {cables, number} cables straight and 2 diagonally.',
  'sol.refuse.wreckLimitsRange':
    'A fallen mast lies alongside {ship}: until it is cut away her guns reach only {cables, plural, one {one cable} other {# cables}}.',
  'sol.refuse.doesNotBear':
    'The {side} guns of {ship} do not bear on {target}: they cover 45 degrees either side of the beam.',
  'sol.refuse.shipInTheWay': 'A ship between {ship} and {target} blocks the shot.',
  'sol.refuse.noneWorks': '{ship} has lost all her {side} batteries.',
  'sol.refuse.batteryTwice': 'A battery is chosen twice. Choose each only once.',
  'sol.refuse.batteryGone': 'Batteries lost on {side}: {batteries}. Fire with the others.',
  'sol.refuse.batteryFired':
    'Batteries that have already fired this turn on {side}: {batteries}. Each fires once a turn.',
  'sol.refuse.cardNotHeld': 'You do not have the card “{card}” to play.',
  'sol.refuse.notGunnersCard':
    '“{card}” cannot be played with an attack; only the gunner’s cards can.',
  'sol.refuse.doubleShotRange':
    '“{card}” works only at a range of {cables, plural, one {one cable} other {# cables}}.',
  'sol.refuse.notShotAt': '{ship} is under fire, but only her owner may fire back.',
  'sol.refuse.noAnswerToAnswer': 'Retaliation allows no retaliation in return.',
  'sol.refuse.noBroadside':
    '{ship} was fired at from ahead or astern, and only a broadside allows retaliation.',
  'sol.refuse.shooterGone': '{ship} is out of the fight and cannot fire back.',
  'sol.refuse.nothingToAnswer': 'None of your ships is being fired at or boarded.',
  'sol.event.attackBegan.round':
    '{ship} fires at {target}: {side} {count, plural, one {battery} other {batteries}} {batteries}.',
  'sol.event.attackBegan.doubleShotted':
    '{ship} fires double-shotted guns at {target}: {side} {count, plural, one {battery} other {batteries}} {batteries}.',
  'sol.event.attackBegan.chain':
    '{ship} fires chain shot at {target}: {side} {count, plural, one {battery} other {batteries}} {batteries}.',
  'sol.event.attackAnswered':
    '{ship} fires back at {target}: {side} {count, plural, one {battery} other {batteries}} {batteries}.',
  'roll.batteryFired': '{side}, battery {battery, number}: {shot}, range {range, number}',
  'sol.event.batteryFired':
    '{ship}, battery {battery, number}, {side}, rolls {dice, number}: {result} ({shot} at {range, plural, one {# cable} other {# cables}}).',
  'sol.event.attackCutShort':
    '{target} is out of the fight; the remaining batteries of {ship} stay loaded.',
  'sol.event.noRetaliation': 'No retaliation: {why}',
  'sol.event.fireHeld': '{ship} holds her fire.',
  'sol.event.hullHit':
    '{ship} takes {hits, plural, one {a hull hit} other {# hull hits}}: {hull, number} of {most, number} taken.',
  'sol.event.sailLost':
    '{ship} loses a sail on the {mast}; {sails, plural, =0 {none is} one {# is} other {# are}} left there.',
  'sol.event.batteryLost': '{ship} loses {side} battery {battery, number}.',
  'sol.event.mastLost': '{ship} loses her {mast}; it falls overboard and holds her in place.',
  'sol.event.rudderLost': '{ship} loses her rudder and is adrift.',
  'sol.event.shipSunk.hull': '{ship} sinks.',
  'sol.event.shipSunk.magazine': '{ship} blows up: her magazine is hit.',
}
