export const airDefenseEnglish = {
  'was.order.shootDown': '{unit} fires at {target}',
  'was.order.dogfight': '{plane} attacks {target}',
  'was.order.dogfightHelped': '{plane} attacks {target}, helped by {experts}',
  'was.order.barrage': 'All in reach attack {target} until it is beaten',
  'was.event.gunsManned':
    '{plane} answers with its own guns: {armor, number} more armor for this turn.',
  'was.event.antiair.missed':
    '{unit} attacks {target} at range {range, number}: {successes, plural, =0 {no success} one {# success} other {# successes}}, no effect.',
  'was.event.antiair.aborted':
    '{unit} beats {target} off at range {range, number}: {successes, plural, one {# success} other {# successes}}. It makes no attack this turn.',
  'was.event.antiair.pressed':
    '{unit} hits {target} at range {range, number}: {successes, plural, one {# success} other {# successes}}. It presses on to bomb.',
  'was.event.antiair.destroyed':
    '{unit} destroys {target} at range {range, number}: {successes, plural, one {# success} other {# successes}}. It is lost at the end of the phase.',
  'was.refuse.noAircraftThere': 'Choose an enemy aircraft that is on the table.',
  'was.refuse.noAntiair': '{unit} has no antiair dice.',
  'was.refuse.notYourFighter': 'Choose a fighter of yours that is on the table.',
  'was.refuse.hasShot': '{unit} has attacked aircraft in this phase.',
  'was.refuse.sameAircraft': '{unit} has attacked this aircraft; the second attack needs another.',
  'was.refuse.alreadyBeaten': '{target} is beaten and cannot be attacked again in this phase.',
  'was.refuse.aircraftTooFar': '{target} is out of range.',
  'was.refuse.noBarrage': 'Not even two units can attack this aircraft now.',
} as const
