/** Cards played by themselves. */
export const officersEnglish = {
  'order.playCard': 'card',
  'sol.order.playCard': 'Play “{card}”',
  'sol.order.playCard.how': 'Play “{card}”: {how}',
  'sol.card.backTopsails.how':
    'stays on her dot, heading {heading}; no move this turn and no turn into the wind',
  'sol.refuse.prizeCards': '{ship} is a prize; her small crew plays no cards.',
  'sol.refuse.cardGoesWith.attack': '“{card}” goes with an attack: order fire with it.',
  'sol.refuse.cardGoesWith.boarding': '“{card}” goes with a boarding: call the marines there.',
  'sol.refuse.cardAtStart': 'This card is played at the start of a turn, before any move or shot.',
  'sol.refuse.cardNamesMore': 'This card takes no mast and no turn.',
  'sol.refuse.noWreck': 'No wreck hangs on {ship}.',
  'sol.refuse.mastForSails': 'Name a standing mast of {ship} with room for a sail.',
  'sol.refuse.rudderThere': '{ship} has her rudder.',
  'sol.refuse.needsNoClubHaul': '{ship} can come about without the card.',
  'sol.refuse.turnIntoWind':
    'With her topsails backed {ship} may turn 45 degrees, but not to {heading}, into the wind. Turn the other way, or not at all.',
  'sol.event.cardUsed': '{seat} plays “{card}”.',
  'sol.event.wreckCleared': '{ship}: the wreck is cut away at once.',
  'sol.event.sailsBent': '{ship}: new sails are bent.',
  'sol.event.hullPlugged':
    '{ship}: shot holes are plugged, {hull, plural, one {# hull hit is} other {# hull hits are}} left.',
  'sol.event.rudderReplaced': '{ship}: steers by a jury rudder.',
  'sol.event.topsailsBacked': '{ship}: backs her topsails and lies on {heading}.',
  'sol.event.movesGained': '{ship}: gains another move.',
}
