/** Melee, continued advance, refuge and capture of guns. */
export const meleeEnglish = {
  'order.advance': 'Continued advance',
  'order.takeRefuge': 'Take refuge',
  'step.refuge': 'Attacks announced: gunners may take refuge',
  'step.lastRefuge': 'Continued attacks announced: gunners may take refuge',
  'step.lastAttackers': 'Continued melee: neighbours and supports of your attacks',
  'step.lastDefenders': 'Continued melee: neighbours and supports of your defence',
  'ba.order.advance.plain':
    '{unit} advances {cm, number} cm{degrees, plural, =0 {} other { after a pivot of #° to the {hand}}}',
  'ba.order.advance.attack': '{unit} advances and attacks {target}',
  'ba.order.advance.occupy': '{unit} advances and occupies {building}',
  'ba.order.takeRefuge': 'The gunners of {unit} take refuge with {infantry}',
  'ba.refuse.noSuchMelee':
    '{friend} is not in such a melee. Choose one of your units that fights in this step, and its enemy.',
  'ba.refuse.neighbourElsewhere':
    '{unit} is not itself in melee with {enemy}, as a neighbour of {friend} must be; it gives up its own fight.',
  'ba.refuse.neighbourDefends':
    '{unit} is attacked itself and cannot be an attacker’s neighbour; choose another unit.',
  'ba.refuse.neighbourTaken':
    '{unit} is attacked in flank or rear and cannot be a neighbour; only a unit attacked in front can.',
  'ba.refuse.supportFights':
    '{unit} is in melee itself and cannot support {friend}; choose a unit that does not fight.',
  'ba.refuse.noAdvance':
    '{unit} cannot make a continued advance: only an attacker can, if its enemy fell into disorder or full disorder, it did not itself, and it has not used continued fire this turn.',
  'ba.refuse.advanceWritten': '{unit} already has a continued advance. Take it back first.',
  'ba.refuse.pivotsTooFar':
    'A continued advance begins with one pivot of at most {degrees, number}°.',
  'ba.refuse.beyondPosition':
    '{unit} attacked a position and must stop in it. Shorten the advance.',
  'ba.refuse.onlyOccupies':
    '{unit} attacked an empty building: it can only occupy it, or stay where it is.',
  'ba.refuse.enemyStillInside': '{unit} cannot occupy the building: the enemy still holds it.',
  'ba.refuse.attackOrOccupy':
    '{unit} can either attack or occupy a building, not both; choose one.',
  'ba.refuse.noContinuedAttack':
    '{unit} can advance but not attack again: that takes an enemy brought into full disorder.',
  'ba.refuse.noGunnersToFlee':
    '{unit} has no gunners who could take refuge: only gunners of unlimbered guns can, or those who have left their guns.',
  'ba.refuse.notAttacked':
    'No attack on {unit} is announced; gunners can take refuge only from one.',
  'ba.refuse.noRefuge':
    '{infantry} cannot take in gunners; only infantry in closed formation in the open can.',
  'ba.refuse.refugeTooFar':
    '{infantry} is too far from {unit}: gunners can take refuge within {cm, number} cm.',
  'ba.refuse.refugeTooSmall':
    '{infantry} must have at least twice as many figures as there are gunners in {unit}.',
  'ba.refuse.refugeDisordered':
    '{unit} or {infantry} is in disorder; neither may be. Choose another unit.',
  'ba.event.meleeRolled.attacks':
    '{unit} attacks {enemy}: total {total, number}, rolled {dice, number}.',
  'ba.event.meleeRolled.defends':
    '{unit} defends against {enemy}: total {total, number}, rolled {dice, number}.',
  'ba.event.meleesDrawn': 'Drawn melee: {fights}. The totals are equal, and both stay in contact.',
  'ba.melee.pair': '{unit} and {enemy}',
  'ba.event.meleeLapsed': 'No melee between {unit} and {enemy}: one of them gave way first.',
  'ba.event.continuedAttack': '{unit} makes a continued attack on {target}.',
  'ba.event.continuedCharge': '{unit} makes a continued attack on {target} at the charge.',
  'ba.event.refugeTaken': 'The gunners of {unit} take refuge with {infantry}.',
  'ba.event.gunsCaptured': '{unit} captures the guns of {battery}.',
  'ba.modifier.melee.marchColumn': 'march column',
  'ba.modifier.melee.skirmish': 'skirmish line',
  'ba.modifier.melee.artWorkRest': 'artillery, at work or at rest',
  'ba.modifier.melee.cavVsSquare': 'cavalry attacks a square',
  'ba.modifier.melee.cavVsMass': 'cavalry attacks a battalion mass',
  'ba.modifier.melee.cavVsOther': 'cavalry attacks guns or other infantry',
  'ba.modifier.melee.infUncovered': 'no skirmish line in front',
  'ba.modifier.melee.squareEtcVsInf': 'square, mass or huddle against infantry',
  'ba.modifier.melee.uphill': 'uphill',
  'ba.modifier.melee.reformed': 'split, joined or changed formation this turn',
  'ba.modifier.melee.flank': 'in the flank',
  'ba.modifier.melee.rear': 'in the rear',
  'ba.modifier.melee.overlap': 'overlap',
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
  'ba.modifier.melee.attackedBefore': 'was attacker this turn or last',
  'ba.modifier.melee.defendedBefore': 'was defender this turn or last',
  'ba.modifier.melee.routedEnemy': 'routed an enemy this turn or last',
  'ba.modifier.melee.r50': '50% more figures',
  'ba.modifier.melee.r100': '100% more figures',
  'ba.modifier.melee.r200': '200% more figures',
  'ba.modifier.melee.hidden': 'against a hidden target',
  'ba.modifier.melee.LU': 'light disorder',
  'ba.modifier.melee.U': 'disorder',
  'ba.modifier.melee.FU': 'full disorder',
  'ba.modifier.melee.support': 'support or soutien',
  'ba.modifier.melee.neighbour': 'neighbour',
  'ba.modifier.melee.chief': 'engaged chief',
  'ba.modifier.melee.valeur': 'valeur',
  'ba.event.declared.advance': 'Noted: {unit} makes a continued advance.',
}
