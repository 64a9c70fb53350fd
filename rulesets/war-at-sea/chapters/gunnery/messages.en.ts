export const gunneryEnglish = {
  'was.order.fire': '{unit}: attack {target} with her {weapon}',
  'was.order.fireRapidly': '{unit}: attack {target} with rapid fire from her {weapon}',
  'was.refuse.notYourShip': 'Choose a ship of yours that is on the table.',
  'was.refuse.nothingThere': 'Choose an enemy ship or submarine.',
  'was.refuse.laysSmoke': '{unit} is laying smoke and makes no attack in this phase.',
  'was.refuse.hasFired': '{unit} has already used her {weapon} in this phase.',
  'was.refuse.gunsOrDepthCharges':
    'In one phase {unit} uses either guns and torpedoes or depth charges, not both.',
  'was.refuse.noRapidFire':
    '{unit} cannot use Rapid Fire now: it works once in a battle and only with main guns.',
  'was.refuse.noSuchWeapon': '{unit} has no {weapon}.',
  'was.refuse.noTarget': '{target} is not an enemy on the table.',
  'was.refuse.wrongTarget':
    'The {weapon} cannot be used against this target: guns and torpedoes are for ships, depth charges for submarines.',
  'was.refuse.inIslandWaters': '{unit} lies in island waters and cannot attack from there.',
  'was.refuse.targetInIslandWaters': '{target} lies in island waters and cannot be attacked there.',
  'was.refuse.outOfRange': '{target} is at range {range, number}, too far for the {weapon}.',
  'was.refuse.tooSmall': '{target} is too small a target for guns beyond range 3.',
  'was.refuse.noSight': 'Fog or smoke lies between: {target} cannot be seen.',
  'was.refuse.landBetween': 'Land lies in the line of fire to {target}.',
  'was.refuse.unitBetween': '{other} lies in the line of fire to {target} at range 0.',
  'was.refuse.torpedoBlocked': '{other} lies in the way of the torpedoes to {target}.',
  'was.refuse.guarded': '{guard} guards {target} and has to be attacked first in this phase.',
  'was.order.laySmoke': '{unit}: lay smoke',
  'was.order.evade': '{target}: evade the torpedoes',
  'was.order.stand': '{target}: hold course',
  'was.event.smokeLaid': '{unit} lays smoke.',
  'was.event.torpedoesSeen': 'Torpedoes from {unit} are running at {target}.',
  'was.event.torpedoesEvaded': '{target} evades the torpedoes. She cannot move next turn.',
  'was.event.torpedoesNotEvaded':
    '{target} fails to evade the torpedoes. She cannot move next turn.',
  'was.refuse.nothingToEvade': 'No torpedoes are running at a ship of yours that can evade them.',
  'was.refuse.noSmoke': '{unit} cannot lay smoke.',
  'was.refuse.smokesAlready': '{unit} is already laying smoke.',
  'was.refuse.firedBeforeSmoke':
    '{unit} has already attacked in this phase. Smoke is laid instead of all attacks.',
  'was.refuse.tooDark': '{target} is too far away for guns in the dark: range 3 at most.',
  'was.order.bombard': '{unit}: bombard the airfield',
  'was.event.airfieldBombarded':
    '{unit} bombards the airfield, bombardment {count, number} of this battle.',
  'was.refuse.noBombardment':
    'Only your battleships can bombard, and only where there is an airfield.',
  'was.refuse.crippledBombards': '{unit} is crippled and cannot bombard the airfield.',
  'was.refuse.airfieldTooFar':
    'The airfield is at range {range, number} from {unit}; at most range 3 is possible.',
  'was.refuse.mainGunsUsed': '{unit} has no main guns left for a bombardment in this phase.',
  'was.order.fireMany.group': '{unit} and her group: fire all guns at {target}',
  'was.order.fireMany.fleet': 'All ships: fire all guns at {target}',
  'was.refuse.fewGunsBear': 'Fewer than two batteries can fire at this target.',
} as const
