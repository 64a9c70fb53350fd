/** The chart, cards and the battle in words. */
export const showEnglish = {
  'was.measure.section': 'sections',
  'was.show.shallows': 'island waters',
  'was.show.land': 'land',
  'was.show.turnOf': 'Turn {turn, number} of {limit, number}',
  'was.show.score': '{seat}: {score, number} points',
  'was.show.unit': '{name}, {type}',
  'was.light.day': 'Daylight',
  'was.light.night': 'Darkness',
  'was.type.battleship': 'battleship',
  'was.type.carrier': 'carrier',
  'was.type.cruiser': 'cruiser',
  'was.type.destroyer': 'destroyer',
  'was.type.auxiliary': 'auxiliary',
  'was.type.torpedoBoat': 'torpedo boat',
  'was.type.submarine': 'submarine',
  'was.type.fighter': 'fighter',
  'was.type.diveBomber': 'dive bomber',
  'was.type.torpedoBomber': 'torpedo bomber',
  'was.type.patrolBomber': 'patrol bomber',
  'was.badge.doomed': 'going down at the end of this phase',
  'was.badge.crippled': 'crippled',
  'was.badge.flagship': 'flagship',
  'was.row.hull': 'hull',
  'was.card.figures':
    '{type}, {points, number} points. Speed {speed, number}, armor {armor, number}, vital armor {vital, number}.',
  'was.card.weapon': '{weapon}: {dice} dice',
  'was.card.ability': '{ability}: {about}',
  'was.goal.points': 'More points win.',
  'was.goal.denmarkStrait':
    'More points win: for the Allies with Bismarck sunk or crippled, for the Axis with Bismarck safe and sound. Crippled ships count half.',
  'was.goal.riverPlate':
    'The raider wins when two cruisers are sunk or crippled and she is not, or when she leaves by the west or north from turn 5 on. The Allies win when she is sunk, or crippled at the end.',
  'was.goal.coralSea': 'A lead of 20 points wins.',
  'was.goal.convoy':
    'Three merchants sunk win for the Axis, three away by the east edge for the Allies.',
  'was.goal.guadalcanal':
    'Three bombardments of the airfield win for the Axis; the Allies win when both battleships are sunk or crippled.',
  'was.status.unit':
    '{name}, {type}, {seat}: at {x, number}, {y, number} mm, heading {degrees, number}°, hull {hull, number} of {of, number}',
  'was.status.gone': '{name}: {fate}',
  'was.fate.waiting': 'still to come',
  'was.fate.sunk': 'sunk',
  'was.fate.left': 'has left the table',
  'was.fate.landed': 'cargo landed',
  'was.fate.afloat': 'on the table',
} as const
