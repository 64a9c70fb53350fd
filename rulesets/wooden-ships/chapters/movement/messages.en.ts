/** The plots as they are carried out step by step, collisions, drift. */
export const movementEnglish = {
  'ws.hand.port': 'to larboard',
  'ws.hand.starboard': 'to starboard',
  'ws.edge.north': 'the north edge',
  'ws.edge.east': 'the east edge',
  'ws.edge.south': 'the south edge',
  'ws.edge.west': 'the west edge',
  'ws.event.stepMade': 'Step {step}: {ships}.',
  'ws.event.stepMadeByMany': 'Step {step}: {count} ships move.',
  'ws.event.step.F': '{ship} sails ahead',
  'ws.event.step.L': '{ship} turns to larboard',
  'ws.event.step.R': '{ship} turns to starboard',
  'ws.event.step.B': '{ship} backs her sails',
  'ws.event.step.T': '{ship} sails ahead',
  'ws.event.step.turnedBack': '{ship} turns back onto her old heading',
  'ws.event.turnUndone': '{ship} has no room to swing her stern and turns back.',
  'ws.event.stepUndone':
    '{ship} makes room for a ship that is put back: her bow is in {hex} again.',
  'ws.event.turnPledged': '{ship} delays her turn {hand} to the first step of next turn.',
  'ws.event.shipsCollided': 'Collision in {hex} ({ships}): {keeper} gets the hex.',
  'ws.event.shipsFouled':
    'Collision in {hex} ({ships}): {keeper} gets the hex, and the ships are fouled.',
  'ws.event.landAhead': 'Stopped by land ahead: {ships}.',
  'ws.event.shipsDrifted': '{ships} {count, plural, one {drifts} other {drift}} with the wind.',
  'ws.event.shipEscaped': '{ship} escapes by {edge}.',
}
