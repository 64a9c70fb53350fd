export const damageEnglish = {
  'was.weapon.main': 'main guns',
  'was.weapon.secondary': 'secondary guns',
  'was.weapon.tertiary': 'tertiary guns',
  'was.weapon.torpedo': 'torpedoes',
  'was.weapon.antiair': 'anti-aircraft guns',
  'was.weapon.asw': 'depth charges',
  'was.weapon.bomb': 'bombs',
  'was.weapon.strafe': 'machine guns',
  'was.sum.dice': 'Dice in all',
  'was.sum.perDie': 'On each die',
  'was.dice.card': 'printed on the card for this range',
  'was.dice.crippled': 'crippled',
  'was.dice.threat': 'enemies hunting the submarine',
  'was.perDie.crippled': 'crippled',
  'was.perDie.smallShip': 'big guns against a small ship',
  'was.event.shotHidden':
    '{unit} attacks {target} with {weapon} at range {range, number}, but concealment cancels the attack.',
  'was.event.missed':
    '{unit} attacks {target} with {weapon} at range {range, number}: {successes, plural, =0 {no successes} one {# success} other {# successes}}, no damage.',
  'was.event.hit':
    '{unit} hits {target} with {weapon} at range {range, number}: {successes, plural, one {# success} other {# successes}}, {lost, plural, one {# hull point} other {# hull points}} lost at the end of the phase.',
  'was.event.doomed':
    '{unit} hits {target} with {weapon} at range {range, number}: {successes, plural, one {# success} other {# successes}}. {target} is destroyed and goes down at the end of the phase.',
  'was.event.turnedAway':
    '{unit} attacks {target} with {weapon} at range {range, number}, but {target} turns away and takes no damage.',
  'was.event.hullLost': '{unit} has {hull, plural, one {# hull point} other {# hull points}} left.',
  'was.event.crippled': '{unit} is crippled: 1 hull point left.',
  'was.event.planeLost.shotDown': '{unit} is shot down: {points, number} points for the enemy.',
  'was.event.planeLost.withCarrier':
    '{unit} is lost with the carrier: {points, number} points for the enemy.',
  'was.event.planeLost.inTheDark':
    '{unit} does not come back in the dark: {points, number} points for the enemy.',
  'was.event.planeLost.noRoom':
    '{unit} finds no place to land and is lost: {points, number} points for the enemy.',
  'was.event.unitSunk': '{unit} goes down: {points, number} points for the enemy.',
  'was.dice.darkness': 'darkness',
  'was.perDie.darkness': 'darkness',
} as const
