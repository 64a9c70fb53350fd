/** Cards played by themselves. */
export const officersEnglish = {
  'order.playCard': 'play a card',
  'sol.order.playCard': 'Play “{card}”',
  'sol.order.playCard.how': 'Play “{card}”: {how}',
  'sol.card.backTopsails.how':
    'stay on the dot, heading {heading}; no move this turn and no turn into the wind',
  'sol.refuse.prizeCards': '{ship} is a prize; her small crew cannot play cards.',
  'sol.refuse.cardGoesWith.attack': '“{card}” is played with an attack: fire with it.',
  'sol.refuse.cardGoesWith.boarding': '“{card}” is played in a boarding: send the marines then.',
  'sol.refuse.cardAtStart':
    'This card can only be played at the start of a turn, before any move or shot.',
  'sol.refuse.cardNamesMore': 'This card takes neither a mast nor a turn. Leave them out.',
  'sol.refuse.noWreck': '{ship} has no fallen mast to cut away.',
  'sol.refuse.mastForSails': 'Choose a standing mast of {ship} with room for a sail.',
  'sol.refuse.rudderThere': '{ship} still has her rudder.',
  'sol.refuse.needsNoClubHaul': '{ship} can come about without the card.',
  'sol.refuse.turnIntoWind':
    'With backed topsails {ship} may turn 45 degrees, but not to {heading}, into the wind. Turn the other way or not at all.',
  'sol.event.cardUsed': '{seat} plays “{card}”.',
  'sol.event.wreckCleared': '{ship} cuts the wreckage away at once.',
  'sol.event.sailsBent': '{ship} bends new sails.',
  'sol.event.hullPlugged':
    '{ship} plugs shot holes: {hull, plural, one {# hull hit} other {# hull hits}} left.',
  'sol.event.rudderReplaced': '{ship} now steers with a jury rudder.',
  'sol.event.topsailsBacked':
    '{ship} backs her topsails and stays where she is, heading {heading}.',
  'sol.event.movesGained': '{ship} gains one move.',
}
