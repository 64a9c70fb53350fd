import type { Catalogue } from '@grognard/umpire/message.ts'

/** Losses, disorder, retreats and routs, reorganising, supplies and rest. */
export const moraleEnglish: Catalogue = {
  'order.chooseDirection': 'Choose a direction',
  'order.reorganise': 'Reorganise',
  'order.rest': 'Rest',
  'ba.order.chooseDirection.retreat':
    '{unit} retreats {compass} ({degrees, number}°), {cause}, up to {cm, number} cm{isBarred, select, yes { – barred by {by}: full disorder follows} other {}}',
  'ba.order.chooseDirection.rout':
    '{unit} routs {compass} ({degrees, number}°), {cause}, up to {cm, number} cm{isBarred, select, yes { – barred by {by}} other {}}',
  'ba.order.reorganise': '{unit}: reorganise, {formation}',
  'ba.order.rest.supply': '{unit} rests to be resupplied',
  'ba.order.rest.valeur': '{unit} rests to win back valeur',
  'ba.refuse.noDirection': '{unit} has no retreat or rout of yours that waits for a direction.',
  'ba.refuse.notStraightAway':
    '{unit} must go straight away from one of the effects that struck it equally.',
  'ba.refuse.wholeDegree': 'Choose a whole degree.',
  'ba.refuse.outsideCone':
    '{unit} may turn aside at most {degrees, number}° from the line straight away from the effect.',
  'ba.refuse.notRouting':
    '{unit} is not in full disorder on the board. Units in disorder or light disorder come to order by themselves.',
  'ba.refuse.routedThisTurn':
    '{unit} came into full disorder this turn. It can try from the next turn on.',
  'ba.refuse.triesAlready': '{unit} tries already: one roll a turn.',
  'ba.refuse.notClosedFormation':
    '{unit} cannot form up so after a rout: {formation}. Choose a closed formation of its arm.',
  'ba.refuse.restDisordered': '{unit} is in disorder. A unit rests in order or light disorder.',
  'ba.refuse.restsAlready': '{unit} rests already; leave it without an order.',
  'ba.refuse.hasSupplies': '{unit} has all its supplies. It may rest for valeur.',
  'ba.refuse.suppliesFirst': '{unit} lacks supplies. It has to rest for those first.',
  'ba.refuse.nothingToWinBack': '{unit} has lost no valeur that rest could bring back.',
  'ba.refuse.restAtGuns': 'The gunners of {unit} must leave their guns to rest. Write that too.',
  'ba.refuse.noRoomToRest': '{unit} has no room to form up for rest.',
  'ba.modifier.penalty': 'loss of a chief on its side',
  'ba.modifier.reorganise.chief': 'a chief in contact',
  'ba.modifier.reorganise.orderly': 'an orderly in contact',
  'ba.modifier.reorganise.failed': 'failed turns in a row',
  'ba.modifier.reorganise.valeur': 'valeur',
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
  'ba.event.valeurChanged.losses': 'After its losses {unit} has valeur {valeur, number}.',
  'ba.event.valeurChanged.floor': '{unit} has valeur {valeur, number}; it cannot sink lower.',
  'ba.event.valeurChanged.rest': 'After its rest {unit} has valeur {valeur, number}.',
  'ba.event.disorderInflicted': '{unit} is {disorder}: {cause}.',
  'ba.event.unitRemoved': '{unit} has too few figures left and is removed.',
  'ba.event.supplies.full': '{unit} has all its supplies.',
  'ba.event.supplies.limited':
    '{unit} runs short: ammunition for {rolls, plural, one {# roll} other {# rolls}}.',
  'ba.event.supplies.none': '{unit} has no ammunition left.',
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
  'ba.event.reorganisingWanted': '{unit} tries to reorganise.',
  'ba.event.reorganisingRolled': '{unit} reorganises with {total, number}: {disorder}.',
  'ba.event.reorganisingFailed': '{unit} fails to reorganise with {total, number} and routs again.',
  'ba.event.formedUp': '{unit} forms up: {formation}.',
  'ba.event.reorganised': '{unit} is {disorder}.',
  'ba.event.restBegun': '{unit} forms up for rest.',
  'ba.event.rested': 'The rest of {unit} counts {turns, plural, one {# turn} other {# turns}}.',
  'ba.event.resupplied': '{unit} is resupplied.',
  'ba.event.restBroken': 'The rest of {unit} is broken; what it counted is lost.',
  'ba.compass.n': 'to the north',
  'ba.compass.ne': 'to the north-east',
  'ba.compass.e': 'to the east',
  'ba.compass.se': 'to the south-east',
  'ba.compass.s': 'to the south',
  'ba.compass.sw': 'to the south-west',
  'ba.compass.w': 'to the west',
  'ba.compass.nw': 'to the north-west',
}
