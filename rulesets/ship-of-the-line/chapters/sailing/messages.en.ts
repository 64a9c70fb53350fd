/** Moving, coming about, wearing, collisions. */
export const sailingEnglish = {
  'order.move': 'move',
  'order.comeAbout': 'come about',
  'order.wear': 'wear',
  'sol.order.move.ahead': 'Ahead, {heading}',
  'sol.order.move.port': 'Turn to larboard, {heading}',
  'sol.order.move.starboard': 'Turn to starboard, {heading}',
  'sol.order.comeAbout': 'Come about to {heading}',
  'sol.order.wear': 'Wear to {heading}',
  'sol.order.leaving': '{manoeuvre}, off the board',
  'sol.order.colliding': '{manoeuvre}, into {struck}, alongside on {heading}',
  'sol.refuse.movingOver': '{ship} moves no more this turn; she may still fire.',
  'sol.refuse.wreckHolds':
    'A fallen mast holds {ship} for this turn. She may fire within one cable.',
  'sol.refuse.adrift':
    '{ship} is adrift without sails or rudder. A card may mend her at the start of her turn.',
  'sol.refuse.movesSpent':
    '{ship} has made {moves, plural, one {the # move} other {all # moves}} her masts allow.',
  'sol.refuse.intoWind': '{heading} is straight into the wind. Turn off it, or come about.',
  'sol.refuse.ramming':
    '{ship} has another way and does not run into {struck}. Take a free dot, or board.',
  'sol.refuse.rammingFurther':
    '{ship} has made its cable and does not run into {struck} as well. Take a free dot, board, or end the turn.',
  'sol.refuse.noChoiceAlongside':
    'No heading alongside is to be chosen here: leave `alongside` empty.',
  'sol.refuse.chooseAlongside': 'The ships collide: choose to lie alongside on {one} or {other}.',
  'sol.refuse.tackFrom': '{ship} must lie 45 or 90 degrees off the wind to change her tack.',
  'sol.refuse.tackTo': 'On the other tack she ends on {one} or {other}.',
  'sol.refuse.noForesails':
    '{ship} has no sail on the foremast and cannot come about. She may wear.',
  'sol.refuse.twiceAbout': '{ship} came about last. Another move comes first, or she wears.',
  'sol.event.sailed.ahead': '{ship}: straight on, {heading}.',
  'sol.event.sailed.port': '{ship}: to larboard, {heading}.',
  'sol.event.sailed.starboard': '{ship}: to starboard, {heading}.',
  'sol.event.sailed.comeAbout': '{ship}: comes about to {heading}, a cable to windward.',
  'sol.event.sailed.wear': '{ship}: wears to {heading}, a cable to leeward.',
  'sol.event.collided': '{ship}: runs into {struck} and swings alongside on {heading}.',
  'sol.event.driftedInto': '{ship}: drifts into {struck} and swings alongside on {heading}.',
  'sol.event.drifted':
    '{ship}: drifts a cable downwind to column {column, number}, row {row, number}.',
}
