/** Layout, fleets, sides and deployment. */
export const setupEnglish = {
  'was.order.muster': '{units, plural, one {# unit} other {# units}}: {names}',
  'was.order.takeFleet': '{fleet}, {points, number} points: {names}',
  'was.order.chooseSide': 'Take the {edge}',
  'was.order.deploy':
    '{unit}: begin {x, number} mm from the west edge and {y, number} mm from the south edge, heading {degrees, number}°',
  'was.deploy.unit': '{unit}',
  'was.fleet.pacificUs1942': 'United States, Pacific 1942',
  'was.fleet.pacificJp1942': 'Japan, Pacific 1942',
  'was.fleet.atlanticUk1941': 'United Kingdom, Atlantic 1941',
  'was.fleet.atlanticDe1941': 'Germany, Atlantic 1941',
  'was.fleet.medIt1942': 'Italy, Mediterranean 1942',
  'was.fleet.medUk1942': 'United Kingdom, Mediterranean 1942',
  'was.fleet.pacificUs1942Air': 'United States with carrier and squadrons, Pacific 1942',
  'was.fleet.pacificJp1942Air': 'Japan with carrier and squadrons, Pacific 1942',
  'was.fleet.atlanticUk1941Air': 'United Kingdom with carrier and squadrons, Atlantic 1941',
  'was.fleet.atlanticDe1941Air': 'Germany with bombers from the coast, Atlantic 1941',
  'was.fleet.medIt1942Air': 'Italy with bombers from the coast, Mediterranean 1942',
  'was.fleet.medUk1942Air': 'United Kingdom with carrier and squadrons, Mediterranean 1942',
  'was.muster.card': '{name}, {type} ({points, number})',
  'was.muster.base.carrier': 'on a carrier',
  'was.muster.base.airbase': 'at the airbase',
  'was.muster.points':
    '{value, number} of {limit, number} points, {units, plural, one {# unit} other {# units}}',
  'was.muster.carriers': 'Carriers: {count, number} of {room, number} aircraft',
  'was.muster.airbase': 'Airbase: {count, number} of {room, number} aircraft',
  'was.refuse.unknownCard': 'Choose cards of your own side.',
  'was.refuse.tooManyPoints':
    'This fleet costs {value, number} points; {limit, number} are agreed.',
  'was.refuse.takenTwice': '{unit} is in the fleet twice; big ships may be taken only once each.',
  'was.refuse.tooLate': 'The card {unit} is later than {year}.',
  'was.refuse.otherTheatre': 'The nation of {unit} did not fight in this theatre.',
  'was.refuse.noCarrier':
    'No carrier of this fleet has room for {unit}. Put it at the airbase or take it out.',
  'was.refuse.airbaseFull':
    'There are {count, number} aircraft at the airbase, which has room for only {room, number}.',
  'was.refuse.sideTaken': 'The sides of the table have already been chosen.',
  'was.refuse.notToDeploy': 'Choose a unit of yours that is not on the table yet.',
  'was.refuse.farFromEdge': '{unit} has to begin at most {most, number} mm from your own edge.',
  'was.refuse.notOwnHalf':
    '{unit} has to begin on your own half, at least {least, number} mm from the middle.',
  'was.refuse.offTable': 'Some of the hull of {unit} would lie off the table.',
  'was.refuse.onIsland': '{unit} would lie on an island or in its waters.',
  'was.refuse.placeTaken': '{other} already lies where {unit} would begin.',
  'was.event.layoutLaid': 'Layout {layout, number} is set up.',
  'was.event.fleetBuilt': 'The fleet of {seat}: {names}.',
  'was.event.fleetHidden': 'The fleet of {seat} is ready.',
  'was.event.fleetMustered': '{seat}, {points, number} points: {names}.',
  'was.event.sidesRolled':
    '{less, number} to {more, number}: {first} must choose a side of the table and deploy first.',
  'was.event.sideChosen': 'The {edge} goes to {seat}.',
  'was.event.unitDeployed':
    '{unit} begins {x, number} mm from the west edge and {y, number} mm from the south edge, heading {degrees, number}°.',
} as const
