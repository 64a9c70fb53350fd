/** Moving, coming about, wearing, collisions. */
export const sailingEnglish = {
  'order.move': 'move',
  'order.comeAbout': 'come about',
  'order.wear': 'wear',
  'sol.order.move.ahead': 'Straight on, {heading}',
  'sol.order.move.port': 'Turn to larboard, {heading}',
  'sol.order.move.starboard': 'Turn to starboard, {heading}',
  'sol.order.comeAbout': 'Come about to the {heading}',
  'sol.order.wear': 'Wear to the {heading}',
  'sol.order.leaving':
    '{manoeuvre}, off the board: her turn ends, and she stays away for her next turn',
  'sol.order.leaving.safe': '{manoeuvre}, off the board: the prize is brought to safety',
  'sol.order.colliding': '{manoeuvre}: collides with {struck}, ends alongside, heading {heading}',
  'sol.refuse.movingOver': '{ship} can move no more this turn, but she can still fire.',
  'sol.refuse.wreckHolds':
    'A fallen mast holds {ship} in place this turn. She can only fire, at a range of one cable.',
  'sol.refuse.adrift':
    '{ship} is adrift without sails or rudder. Only a card played at the start of her turn can repair her.',
  'sol.refuse.movesSpent':
    '{ship} has made {moves, plural, one {the only move} other {all # moves}} that her masts allow.',
  'sol.refuse.intoWind':
    'No ship sails straight into the wind, {heading}. Choose another heading, or come about.',
  'sol.refuse.ramming':
    '{ship} must not run into {struck} while another way is open. Choose a free dot, or board.',
  'sol.refuse.rammingFurther':
    '{ship} has made the move she must and may not run into {struck}. Choose a free dot, board, or end the turn.',
  'sol.refuse.noChoiceAlongside':
    'There is no heading alongside to choose here: leave the field “Alongside” empty.',
  'sol.refuse.chooseAlongside':
    'The ships collide: choose whether to end alongside heading {one} or {other}.',
  'sol.refuse.tackFrom': '{ship} must lie 45 or 90 degrees off the wind to change tack.',
  'sol.refuse.tackTo': 'On the other tack she ends heading {one} or {other}. Choose one of them.',
  'sol.refuse.noForesails':
    '{ship} has no sail on the foremast and cannot come about. She may wear instead.',
  'sol.refuse.twiceAbout': '{ship} has just come about. Make another move first, or wear.',
  'sol.event.sailed.ahead': '{ship} sails straight on, heading {heading}.',
  'sol.event.sailed.port': '{ship} turns to larboard and sails on, heading {heading}.',
  'sol.event.sailed.starboard': '{ship} turns to starboard and sails on, heading {heading}.',
  'sol.event.sailed.comeAbout':
    '{ship} comes about to the {heading} and gains a cable to windward.',
  'sol.event.sailed.wear': '{ship} wears to the {heading} and loses a cable to leeward.',
  'sol.event.collided': '{ship} collides with {struck} and swings alongside, heading {heading}.',
  'sol.event.driftedInto': '{ship} drifts into {struck} and swings alongside, heading {heading}.',
  'sol.event.drifted':
    '{ship} drifts one cable downwind to column {column, number}, row {row, number}.',
}
