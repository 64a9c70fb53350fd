/** Melee, continued advance, refuge and capture of guns. */
export const meleeEnglish = {
  'order.advance': 'Continued advance',
  'order.takeRefuge': 'Take refuge',
  'step.refuge': 'Attacks are announced: gunners may take refuge',
  'step.lastRefuge': 'Continued attacks are announced: gunners may take refuge',
  'step.lastAttackers': 'Continued melee: neighbours and supports of your attacks',
  'step.lastDefenders': 'Continued melee: neighbours and supports of your defence',
  'ba.order.advance.plain':
    '{unit} advances {cm, number} cm{degrees, plural, =0 {} other {, pivoting #° to the {hand}}}',
  'ba.order.advance.attack': '{unit} advances and attacks {target}',
  'ba.order.advance.occupy': '{unit} advances and occupies {building}',
  'ba.order.takeRefuge': 'The gunners of {unit} take refuge with {infantry}',
  'ba.refuse.noSuchMelee':
    '{friend} has no such melee now. Name one of yours that fights in this step, and its enemy.',
  'ba.refuse.neighbourElsewhere':
    '{unit} is not itself in melee with {enemy} as {friend} is. A neighbour gives up its own fight with the same enemy.',
  'ba.refuse.neighbourDefends': '{unit} is attacked itself and cannot be neighbour of an attacker.',
  'ba.refuse.neighbourTaken':
    '{unit} is attacked in flank or rear and cannot be neighbour: only who is attacked in front can.',
  'ba.refuse.supportFights':
    '{unit} is in melee itself and cannot support {friend}: a unit that does not fight can.',
  'ba.refuse.noAdvance':
    '{unit} may not advance: only an attacker whose enemy came into disorder or full disorder may, while it is in neither itself and has not continued its fire this turn.',
  'ba.refuse.advanceWritten': 'An advance of {unit} is written. Take it back first.',
  'ba.refuse.pivotsTooFar':
    'A continued advance begins with one pivot of at most {degrees, number}°.',
  'ba.refuse.beyondPosition':
    '{unit} attacked a position and stops in it. Make the advance shorter.',
  'ba.refuse.onlyOccupies': '{unit} attacked an empty building: it may occupy that one, or stay.',
  'ba.refuse.enemyStillInside': '{unit} cannot go in: the enemy still holds the building.',
  'ba.refuse.attackOrOccupy': '{unit} attacks or occupies a building, not both.',
  'ba.refuse.noContinuedAttack':
    '{unit} may advance but not attack: only who brought its enemy into full disorder attacks again.',
  'ba.refuse.noGunnersToFlee':
    '{unit} has no gunners who could take refuge: they stand at unlimbered guns or have left them.',
  'ba.refuse.notAttacked': 'No attack on {unit} is announced. Gunners take refuge only from one.',
  'ba.refuse.noRefuge': '{infantry} cannot take gunners in: only closed infantry in the open can.',
  'ba.refuse.refugeTooFar':
    '{infantry} is too far from {unit}: gunners take refuge within {cm, number} cm.',
  'ba.refuse.refugeTooSmall':
    '{infantry} must have at least twice as many figures as there are gunners in {unit}.',
  'ba.refuse.refugeDisordered': '{unit} or {infantry} is in disorder; neither may be.',
  'ba.event.meleeRolled.attacks':
    '{unit} attacks {enemy}: {dice, number} on the dice, {total, number} in all.',
  'ba.event.meleeRolled.defends':
    '{unit} defends itself against {enemy}: {dice, number} on the dice, {total, number} in all.',
  'ba.event.meleesDrawn':
    'Drawn: {fights}. The totals are equal; both stay where they are, in contact.',
  'ba.melee.pair': '{unit} and {enemy}',
  'ba.event.meleeLapsed':
    'There is no melee between {unit} and {enemy}: one of them gave way before.',
  'ba.event.continuedAttack': '{unit} goes on to attack {target}.',
  'ba.event.continuedCharge': '{unit} goes on to attack {target} at the charge.',
  'ba.event.refugeTaken': 'The gunners of {unit} take refuge with {infantry}.',
  'ba.event.gunsCaptured': '{unit} captures the guns of {battery}.',
  'ba.modifier.melee.marchColumn': 'march column',
  'ba.modifier.melee.skirmish': 'skirmish line',
  'ba.modifier.melee.artWorkRest': 'artillery, or at work or rest',
  'ba.modifier.melee.cavVsSquare': 'cavalry attacks a square',
  'ba.modifier.melee.cavVsMass': 'cavalry attacks a battalion mass',
  'ba.modifier.melee.cavVsOther': 'cavalry attacks guns or other infantry',
  'ba.modifier.melee.infUncovered': 'no skirmishers before it',
  'ba.modifier.melee.squareEtcVsInf': 'formed against cavalry, fighting infantry',
  'ba.modifier.melee.uphill': 'uphill',
  'ba.modifier.melee.reformed': 'split, joined or formed anew this turn',
  'ba.modifier.melee.flank': 'in the flank',
  'ba.modifier.melee.rear': 'in the rear',
  'ba.modifier.melee.overlap': 'overlapping',
  'ba.modifier.melee.obstacle': 'crossing an obstacle',
  'ba.modifier.melee.cover1': 'against cover I',
  'ba.modifier.melee.cover2': 'against cover II',
  'ba.modifier.melee.cover3': 'against cover III',
  'ba.modifier.melee.fired': 'fired this turn',
  'ba.modifier.melee.noSupply': 'without supplies',
  'ba.modifier.melee.first': 'first fire or melee',
  'ba.modifier.melee.charge': 'at the charge',
  'ba.modifier.melee.heavyCharge': 'heavy cavalry or lancers at the charge',
  'ba.modifier.melee.chargedLast': 'charged last turn',
  'ba.modifier.melee.halted': 'halted cavalry',
  'ba.modifier.melee.heavyCav': 'heavy cavalry',
  'ba.modifier.melee.lightCav': 'light cavalry',
  'ba.modifier.melee.attackedBefore': 'attacked before, this turn or last',
  'ba.modifier.melee.defendedBefore': 'defended before, this turn or last',
  'ba.modifier.melee.routedEnemy': 'routed an enemy, this turn or last',
  'ba.modifier.melee.r50': 'half as many again',
  'ba.modifier.melee.r100': 'twice as many',
  'ba.modifier.melee.r200': 'three times as many',
  'ba.modifier.melee.hidden': 'against a hidden target',
  'ba.modifier.melee.LU': 'light disorder',
  'ba.modifier.melee.U': 'disorder',
  'ba.modifier.melee.FU': 'full disorder',
  'ba.modifier.melee.support': 'support unit or soutien',
  'ba.modifier.melee.neighbour': 'neighbour unit',
  'ba.modifier.melee.chief': 'engaged chief',
  'ba.modifier.melee.valeur': 'valeur',
  'ba.event.declared.advance': 'Written: {unit} goes on to advance.',
}
