/** Losses, disorder, retreats and routs, reorganising, supplies and rest. */
export const moraleEnglish = {
  'order.chooseDirection': 'Choose a direction',
  'ba.order.chooseDirection.retreat':
    '{unit} retreats {compass} ({degrees, number}°), {cause}, up to {cm, number} cm{isBarred, select, yes { – barred by {by}: full disorder follows} other {}}',
  'ba.order.chooseDirection.rout':
    '{unit} routs {compass} ({degrees, number}°), {cause}, up to {cm, number} cm{isBarred, select, yes { – barred by {by}} other {}}',
  'ba.refuse.noDirection': '{unit} has no retreat or rout of yours that waits for a direction.',
  'ba.refuse.notStraightAway':
    '{unit} must go straight away from one of the effects that struck it equally.',
  'ba.refuse.wholeDegree': 'Choose a whole degree.',
  'ba.refuse.outsideCone':
    '{unit} may turn aside at most {degrees, number}° from the line straight away from the effect.',
  'ba.modifier.penalty': 'loss of a chief on its side',
  'ba.modifier.spread.marchColumn': 'march column',
  'ba.modifier.spread.cavalry': 'cavalry',
  'ba.modifier.spread.obstacle': 'crossing an obstacle',
  'ba.modifier.spread.cover1': 'against cover I',
  'ba.modifier.spread.cover2': 'against cover II',
  'ba.modifier.spread.cover3': 'against cover III',
  'ba.modifier.spread.r50': 'half as many again',
  'ba.modifier.spread.r100': 'twice as many',
  'ba.modifier.spread.r200': 'three times as many',
  'ba.modifier.spread.LU': 'light disorder',
  'ba.modifier.spread.U': 'disorder',
  'ba.modifier.spread.FU': 'full disorder',
  'ba.modifier.spread.chief': 'its immediate chief in contact',
  'ba.modifier.spread.valeur': 'valeur',
  'ba.cause.orderRoll': 'after its order roll',
  'ba.cause.fire': 'under fire',
  'ba.cause.melee': 'in melee',
  'ba.cause.spread': 'carried away by a rout',
  'ba.cause.reorganising': 'it cannot be reorganised',
  'ba.cause.valeur': 'its valeur is used up',
  'ba.cause.blocked': 'its retreat is barred',
  'ba.edge.north': 'the northern edge',
  'ba.edge.east': 'the eastern edge',
  'ba.edge.south': 'the southern edge',
  'ba.edge.west': 'the western edge',
  'ba.event.figuresLost.fire':
    '{unit} loses {lost, plural, one {# figure} other {# figures}} by fire; {figures, number} left.',
  'ba.event.figuresLost.melee':
    '{unit} loses {lost, plural, one {# figure} other {# figures}} in melee; {figures, number} left.',
  'ba.event.figuresLost.prisoners':
    '{lost, plural, one {# figure} other {# figures}} of {unit} are taken prisoner; {figures, number} left.',
  'ba.event.figuresLost.rout':
    '{unit} loses {lost, plural, one {# figure} other {# figures}} in the rout; {figures, number} left.',
  'ba.event.figuresLost.surrender':
    '{lost, plural, one {# figure} other {# figures}} of {unit} surrender inside the building; {figures, number} left.',
  'ba.event.disorderInflicted': '{unit} is {disorder}: {cause}.',
  'ba.event.unitRemoved': '{unit} has too few figures left and is removed.',
  'ba.event.directionChosen.retreat': '{unit} will retreat {compass} ({degrees, number}°).',
  'ba.event.directionChosen.rout': '{unit} will rout {compass} ({degrees, number}°).',
  'ba.event.leftBuilding': '{unit} is driven out of its building and forms a huddle.',
  'ba.event.gunsAbandoned': 'The gunners of {unit} flee and leave their guns.',
  'ba.event.retreated': '{unit} retreats.',
  'ba.event.retreatBlocked':
    'The retreat of {unit} is barred by {by}: it falls into full disorder.',
  'ba.trace.barred': 'barred by {by}',
  'ba.note.owed.retreat':
    '{unit} falls into disorder ({cause}) and retreats a whole turn, {cm, number} cm on this ground.',
  'ba.note.owed.rout':
    '{unit} is in full disorder ({cause}) and routs a whole turn, {cm, number} cm on this ground.',
  'ba.note.lines': 'Only straight away from one of those that hit it: at {headings} degrees.',
  'ba.note.barred': 'Barred by {by}: {unit} falls into full disorder there, and a rout follows.',
  'ba.barred.ground': 'the ground',
  'ba.event.routed':
    '{unit} routs{others, plural, =0 {} one {, and # unit with it} other {, and # units with it}}.',
  'ba.event.leftBoard': '{unit} leaves the board over {edge} and is out of the battle.',
  'ba.event.contactNoted': '{carrier} runs into {second}.',
  'ba.event.spreadRolled':
    '{carrier} carries {second} away ({carrierTotal, number} against {secondTotal, number}).',
  'ba.event.spreadWithstood':
    '{second} stands firm against the rout of {carrier} ({secondTotal, number} against {carrierTotal, number}).',
  'ba.event.routsJoined':
    '{unit} routs together with {others, plural, one {# unit} other {# units}}.',
  'ba.compass.n': 'to the north',
  'ba.compass.ne': 'to the north-east',
  'ba.compass.e': 'to the east',
  'ba.compass.se': 'to the south-east',
  'ba.compass.s': 'to the south',
  'ba.compass.sw': 'to the south-west',
  'ba.compass.w': 'to the west',
  'ba.compass.nw': 'to the north-west',
}
