export const airDefenseEnglish = {
  'was.order.shootDown': '{unit}: fire at {target}',
  'was.order.dogfight': '{plane}: attack {target}',
  'was.order.dogfightHelped': '{plane}: attack {target}, helped by {experts}',
  'was.order.barrage': 'All in range: attack {target} until it is aborted or destroyed',
  'was.event.gunsManned':
    '{plane} fires back: {armor, number} more armour for the rest of this turn.',
  'was.event.antiair.missed':
    '{unit} attacks {target} at range {range, number}: {successes, plural, =0 {no successes} one {# success} other {# successes}}, no effect.',
  'was.event.antiair.aborted':
    '{unit} attacks {target} at range {range, number}: {successes, plural, one {# success} other {# successes}}. {target} is aborted and makes no attack this turn.',
  'was.event.antiair.pressed':
    '{unit} attacks {target} at range {range, number}: {successes, plural, one {# success} other {# successes}}. {target} presses on and can still bomb.',
  'was.event.antiair.destroyed':
    '{unit} attacks {target} at range {range, number}: {successes, plural, one {# success} other {# successes}}. {target} is destroyed and lost at the end of the phase.',
  'was.refuse.noAircraftThere': 'Choose an enemy aircraft that is on the table.',
  'was.refuse.noAntiair': '{unit} has no anti-aircraft dice.',
  'was.refuse.notYourFighter': 'Choose a fighter of yours that is on the table.',
  'was.refuse.hasShot': '{unit} has already attacked aircraft in this phase.',
  'was.refuse.sameAircraft':
    '{unit} has already attacked this aircraft; its second attack needs a different target.',
  'was.refuse.alreadyBeaten':
    '{target} is already aborted or destroyed and cannot be attacked again in this phase.',
  'was.refuse.aircraftTooFar': '{target} is out of range.',
  'was.refuse.noBarrage': 'Fewer than two units can attack this aircraft now.',
} as const
