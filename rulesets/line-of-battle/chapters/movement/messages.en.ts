export const movementEnglish = {
  'lob.modifier.anchor': 'the anchor',
  'lob.modifier.moveNation': '{nation}',
  'lob.modifier.windAstern': 'wind from astern, within {tolerance, number}°',
  'lob.modifier.windAhead': 'wind from ahead, within {tolerance, number}°',
  'lob.switch.anchor': 'Anchor at the end',
  'lob.switch.comeAbout': 'Come about first',
  'lob.order.sail': '{ship}: sail {course}',
  'lob.order.sailAndAnchor': '{ship}: sail {course}, then anchor',
  'lob.course': '{inches, number} in, {course}',
  'lob.course.straight': 'straight on',
  'lob.course.atOnce': 'turning {degrees, number}° to {hand} at once',
  'lob.course.turn': 'turning {degrees, number}° to {hand} after {from, number} in',
  'lob.course.bend':
    'turning {degrees, number}° to {hand} between {from, number} and {to, number} in',
  'lob.order.flee': '{ship}: flee towards the {edge}',
  'lob.refuse.unknownShip': 'There is no ship “{id}” in this battle.',
  'lob.refuse.notYourShip': '{ship} is not yours. Give the order to one of your own ships.',
  'lob.refuse.notOnBoard': '{ship} is not on the board.',
  'lob.refuse.hasStruck': '{ship} has struck her flag and takes no more orders.',
  'lob.refuse.noCrew': '{ship} has no crew left. Only a crew transfer can man her again.',
  'lob.refuse.isFleeing': '{ship} is fleeing: she can only flee by the nearest edge.',
  'lob.refuse.inMelee': '{ship} is in a melee and cannot move until it is decided.',
  'lob.refuse.aground': '{ship} is aground and cannot move until she is refloated.',
  'lob.refuse.noSails': '{ship} has lost all her sails. She may turn on the spot once a turn.',
  'lob.refuse.hasMoved': '{ship} has already moved this turn.',
  'lob.refuse.anchorUsed': '{ship} has used her anchor this turn; she can weigh it next turn.',
  'lob.refuse.weighAndDrop':
    '{ship} can use her anchor only once a turn: after weighing it she cannot drop it again.',
  'lob.refuse.anchorAfterTack':
    '{ship} has failed to tack and must run straight on at full speed, without anchoring.',
  'lob.refuse.hasTransferred': '{ship} has transferred crew this turn and cannot move any more.',
  'lob.refuse.hullAhead':
    '{ship} cannot sail: {other} lies at her bow, and ships turn only after sailing ahead. She stays where she is and need not move.{ways}',
  'lob.refuse.closedSector':
    '{ship} cannot sail: she lies too close to the wind and cannot turn away from it. She stays where she is and need not move.{ways}',
  'lob.way.anchorOrTack':
    ' She may drop anchor, or tack or wear, which frees her if there is room to swing.',
  'lob.way.anchor': ' She may drop anchor.',
  'lob.way.tack': ' A tack may free her.',
  'lob.way.none': '',
  'lob.refuse.rudder':
    '{ship} has lost her rudder and cannot turn {turns, plural, one {in this movement phase} other {for # movement phases}}. Sail straight on.',
  'lob.refuse.tackFailed':
    '{ship} has failed to tack: she must sail the whole {inches, plural, =1 {1 inch} other {# inches}} straight on.',
  'lob.refuse.turnTooSharp':
    '{ship} turns {degrees, number}° after {inches, plural, =1 {1 inch} other {# inches}} on leg {leg, number}; at most {most, number}° is allowed there.',
  'lob.refuse.intoTheWind':
    '{ship} comes too close to the wind on leg {leg, number}. Keep at least {degrees, number}° off it, or turn the other way round.',
  'lob.refuse.tooFar':
    'This path costs {inches, plural, =1 {1 inch} other {# inches}}; {ship} has {most, number} this turn.',
  'lob.refuse.tooShort':
    'This path is {inches, plural, =1 {1 inch} other {# inches}} long; {ship} must sail at least {least, number}.',
  'lob.refuse.notFleeing': '{ship} is not fleeing. To leave the battle, sail her off an edge.',
  'lob.refuse.notNearestEdge':
    '{ship} must flee by the nearest edge: the {edge}{edges, plural, one {} other { or another as near}}.',
  'lob.event.sailed':
    '{ship} sails {inches, plural, =1 {1 inch} other {# inches}}, now heading {degrees, number}°.',
  'lob.event.weighedAndSailed':
    '{ship} weighs anchor and sails {inches, plural, =1 {1 inch} other {# inches}}, now heading {degrees, number}°.',
  'lob.event.sailedAndAnchored':
    '{ship} sails {inches, plural, =1 {1 inch} other {# inches}} and drops anchor.',
  'lob.event.sailedInto':
    '{ship} sails {inches, plural, =1 {1 inch} other {# inches}}, touches {other} and stops.',
  'lob.event.fled':
    '{ship} flees {inches, plural, =1 {1 inch} other {# inches}}, now heading {degrees, number}°.',
  'lob.event.ranAground': '{ship} runs aground: {damage, number} hull damage, {left, number} left.',
  'lob.event.wrecked': '{ship} breaks up on the rocks and is lost.',
  'lob.event.leftBoard': '{ship} leaves by the {edge} and is out of the battle.',
  'lob.event.fledBoard': '{ship} has fled by the {edge}.',
  'lob.event.reachedHarbour': '{ship} reaches the harbour.',
  'lob.refuse.noRescue':
    'None of your ships has raked and earned another move in this exchange of fire.',
  'lob.refuse.sailOnAtAnchor': '{ship} lies at anchor and cannot sail on. She stays.',
  'lob.order.sailOn': '{ship}: sail on {course}',
  'lob.order.stay': '{ship}: stay where she is',
  'lob.event.stayed': '{ship} stays where she is.',
  'lob.event.ruddersCounted': 'One more turn without a rudder has passed: {ships}.',
}
