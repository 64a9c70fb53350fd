/** Fire, retaliation and damage. */
export const fireEnglish = {
  'sequence.attack': 'A broadside',
  'sequence.answer': 'The answer to it',
  'step.retaliation.hint': 'It costs nothing: these guns can still fire in your own turn.',
  'step.retaliation': 'Fired upon: answer or hold fire',
  'order.fire': 'fire',
  'order.retaliate': 'answer',
  'order.holdFire': 'hold fire',
  'sol.order.fire': 'Fire {side} {batteries} at {target}',
  'sol.order.fireWithCard': 'Fire {side} {batteries} at {target} with “{card}”',
  'sol.order.retaliate': 'Answer {target} with {side} {batteries}',
  'sol.order.holdFire': 'Hold fire',
  'sol.refuse.unknownShip': 'There is no ship “{id}”.',
  'sol.refuse.prizeCannotFight': '{ship} is a prize: its crew can sail it, but not fight it.',
  'sol.refuse.shooterAway': '{ship} is not on the board and cannot fire.',
  'sol.refuse.ownShip': '{target} sails under the same flag as {ship}. Choose an enemy.',
  'sol.refuse.targetSurrendered':
    '{target} has struck its flag and is fired at no more. Choose another target.',
  'sol.refuse.targetGone': '{target} is not on the board. Choose another target.',
  'sol.refuse.outOfRange':
    '{target} is out of range of {ship}: guns carry {cables, number} cables straight and two diagonally.',
  'sol.refuse.wreckLimitsRange':
    'The wreck of a mast lies alongside {ship}: until it is cut away its guns reach {cables, plural, one {one cable} other {# cables}} only.',
  'sol.refuse.doesNotBear':
    'The {side} guns of {ship} do not bear on {target}: they reach 45 degrees either side of the beam.',
  'sol.refuse.shipInTheWay':
    'A ship lies on the line between {ship} and {target}; ships block fire in this battle.',
  'sol.refuse.noneWorks': '{ship} has lost all its {side} batteries.',
  'sol.refuse.batteryTwice': 'A battery is named twice. Name each once.',
  'sol.refuse.batteryGone': 'Lost on {side}: {batteries}. Fire with those that work.',
  'sol.refuse.batteryFired':
    'Fired already this turn on {side}: {batteries}. Each battery fires once in a turn.',
  'sol.refuse.cardNotHeld': 'You have no card “{card}” left to play.',
  'sol.refuse.notGunnersCard': '“{card}” does not go with an attack; the cards of the gunner do.',
  'sol.refuse.doubleShotRange':
    '“{card}” serves at a range of {cables, plural, one {one cable} other {# cables}} only.',
  'sol.refuse.notShotAt': '{ship} is fired upon; its owner answers.',
  'sol.refuse.noAnswerToAnswer': 'Retaliation is not answered in its turn.',
  'sol.refuse.noBroadside':
    '{ship} was fired at from ahead or astern: only a broadside is answered.',
  'sol.refuse.shooterGone': '{ship} is out of the fight and cannot answer.',
  'sol.refuse.nothingToAnswer': 'None of your ships is fired upon or boarded now.',
  'sol.event.attackBegan.round': '{ship} fires {side} guns {batteries} at {target}.',
  'sol.event.attackBegan.doubleShotted':
    '{ship} fires {side} guns {batteries} at {target}, double-shotted.',
  'sol.event.attackBegan.chain':
    '{ship} fires {side} guns {batteries} at {target} with chain shot.',
  'sol.event.attackAnswered': '{ship} answers {target} with {side} guns {batteries}.',
  'throw.batteryFired': '{side}, battery {battery, number}: {shot}, range {range, number}',
  'sol.event.batteryFired':
    'Battery {battery, number} {side}, {shot} at {range, plural, one {# cable} other {# cables}}: {dice, number} – {result}.',
  'sol.event.attackCutShort':
    '{target} is out of the fight; the batteries that {ship} has left stay loaded.',
  'sol.event.noRetaliation': 'No retaliation: {why}',
  'sol.event.fireHeld': '{ship} holds its fire.',
  'sol.event.hullHit':
    '{ship}: {hits, plural, one {a hull hit} other {# hull hits}}, {hull, number} of {most, number}.',
  'sol.event.sailLost':
    '{ship} loses a sail of the {mast}; {sails, plural, =0 {none is} one {# is} other {# are}} left on it.',
  'sol.event.batteryLost': '{ship} loses battery {battery, number} {side}.',
  'sol.event.mastLost': '{ship}: the {mast} goes over the side, and its wreck holds the ship.',
  'sol.event.rudderLost': '{ship} loses her rudder and is adrift.',
  'sol.event.shipSunk.hull': '{ship} sinks.',
  'sol.event.shipSunk.magazine': '{ship} blows up: the magazine was hit.',
}
