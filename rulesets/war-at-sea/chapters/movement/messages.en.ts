export const movementEnglish = {
  'was.edge.north': 'north edge',
  'was.edge.east': 'east edge',
  'was.edge.south': 'south edge',
  'was.edge.west': 'west edge',
  'was.hand.port': 'port',
  'was.hand.starboard': 'starboard',
  'was.block.none': 'nothing',
  'was.block.unit': '{name}',
  'was.block.land': 'land',
  'was.block.shallows': 'shallow water',
  'was.block.edge': 'the edge of the table',
  'was.block.left': 'leaves by the {edge}',
  'was.switch.astern': 'Go astern',
  'was.order.sail':
    '{unit} sails {distance, number} mm{degrees, plural, =0 {} other {, turning #° in all}}',
  'was.order.sailAstern': '{unit} goes {distance, number} mm astern',
  'was.order.pivot': '{unit} turns {degrees, number}° to {hand} on the spot',
  'was.refuse.notYourUnit': 'Choose a ship or submarine of yours that is on the table.',
  'was.refuse.stunned': '{unit} has just evaded torpedoes and cannot move this turn.',
  'was.refuse.hasSailed': '{unit} has sailed this turn.',
  'was.refuse.noPath': 'Draw a path for {unit}.',
  'was.refuse.noReverse': '{unit} is too slow to go astern: that costs a point of speed.',
  'was.refuse.asternStraight': 'Going astern is straight only, for the whole move.',
  'was.refuse.tooFar':
    'This path is {distance, number} mm long; {unit} can go {most, number} mm this turn.',
  'was.refuse.tooSharp': 'Leg {leg, number} turns by more than 90°. Turn 90° at most at one time.',
  'was.refuse.turnsTooMuch':
    'The turns add up to {degrees, number}°; {most, number}° is allowed this turn, 90° a point.',
  'was.refuse.turnsTooEarly':
    'Leg {leg, number} turns too early: run straight on for the length of the hull before each turn.',
  'was.refuse.blocked':
    '{unit} would run into {what} after {distance, number} mm. Stop short of it.',
  'was.refuse.hasPivoted': '{unit} has turned on the spot this turn.',
  'was.refuse.cannotPivot':
    'Turning on the spot costs {points, number} points; {unit} does not have as many left.',
  'was.refuse.noTurn': 'Say how far to turn.',
  'was.refuse.pivotBlocked': '{unit} has no room to turn: {what} is in the way.',
  'was.event.sailed': '{unit} sails {distance, number} mm, now heading {degrees, number}°.',
  'was.event.sailedAstern': '{unit} goes {distance, number} mm astern.',
  'was.event.pivoted': '{unit} turns on the spot, now heading {degrees, number}°.',
  'was.event.unitLeft': '{unit} leaves the table by the {edge}.',
  'was.order.runFast': '{unit} makes a high-speed run',
  'was.refuse.noHighSpeed':
    '{unit} cannot make a high-speed run: some ships can, once in a battle.',
  'was.refuse.movementBegun': 'A high-speed run is ordered before any of your units moves.',
  'was.event.unitArrived': '{unit} comes on.',
  'was.event.faster': '{unit} has {by, number} more speed this turn.',
  'was.event.slower': '{unit} is slow: {by, number} less speed this turn.',
  'was.switch.fleet': 'All ships',
  'was.order.lead.group':
    '{unit} leads her group {distance, number} mm{degrees, plural, =0 {} other {, turning #° in all}}',
  'was.order.lead.fleet':
    '{unit} leads all ships {distance, number} mm{degrees, plural, =0 {} other {, turning #° in all}}',
  'was.refuse.nobodyToLead':
    'Nobody near her can sail with her. Choose a unit with others around, or all ships.',
} as const
