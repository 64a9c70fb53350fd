/** The plots as they are carried out step by step, collisions, drift. */
export const movementEnglish = {
  'ws.hand.port': 'to port',
  'ws.hand.starboard': 'to starboard',
  'ws.edge.north': 'the north edge',
  'ws.edge.east': 'the east edge',
  'ws.edge.south': 'the south edge',
  'ws.edge.west': 'the west edge',
  'ws.event.stepMade': 'Step {step}: {ships}.',
  'ws.event.stepMadeByMany': 'Step {step}: {count} ships.',
  'ws.event.step.F': '{ship} ahead',
  'ws.event.step.L': '{ship} turns to port',
  'ws.event.step.R': '{ship} turns to starboard',
  'ws.event.step.B': '{ship} backs her sails',
  'ws.event.step.T': '{ship} ahead',
  'ws.event.step.turnedBack': '{ship} turns back',
  'ws.event.turnUndone':
    '{ship} cannot clear the hex that her stern is in, and turns back as she lay.',
  'ws.event.turnPledged':
    '{ship} puts off her turn {hand}: she makes it with the first step of the next turn.',
  'ws.event.shipsCollided': 'Collision in {hex}: {keeper} has the hex ({ships}).',
  'ws.event.shipsFouled':
    'Collision in {hex}: {keeper} has the hex, and the ships are fouled ({ships}).',
  'ws.event.landAhead': 'Land ahead: {ships}, stopped.',
  'ws.event.shipsDrifted': 'Adrift with the wind: {ships}.',
  'ws.event.shipEscaped': '{ship} escapes over {edge}.',
}
