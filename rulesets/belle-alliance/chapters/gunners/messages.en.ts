/** Gunners and their guns; refuge and capture. */
export const gunnersEnglish = {
  'order.takeRefuge': 'take refuge',
  'step.refuge': 'Attacks announced: gunners may take refuge',
  'step.lastRefuge': 'Continued attacks announced: gunners may take refuge',
  'ba.order.takeRefuge': 'Gunners of {unit}: take refuge with {infantry}',
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
  'ba.event.refugeTaken': 'The gunners of {unit} take refuge with {infantry}.',
  'ba.event.gunsCaptured': '{unit} captures the guns of {battery}.',
  'order.leaveGuns': 'leave the guns',
  'order.manGuns': 'man the guns',
  'ba.unit.gunners': '{name} (gunners)',
  'ba.order.leaveGuns': 'Gunners of {unit}: leave the guns',
  'ba.order.manGuns': '{unit}: man the guns of {battery}, {gunners}',
  'ba.event.gunsLeft': 'The gunners of {unit} leave their guns.',
  'ba.event.gunsManned': 'The guns of {unit} are manned: {gunners}.',
  'ba.refuse.noGunsToLeave':
    '{unit} has no guns to leave; only the gunners of a battery can leave theirs.',
  'ba.refuse.notItsGuns': '{unit} can man only guns of its own battery.',
  'ba.refuse.notAtGuns':
    '{unit} is not in contact with the guns. Bring the gunners into contact first.',
  'ba.refuse.gunsToMan':
    'Give the number of gunners for each of the {models, plural, one {# gun model} other {# gun models}}.',
  'ba.refuse.gunnersPerGun': 'A gun model can have at most {most, number} gunners.',
  'ba.refuse.gunnersToShare':
    '{unit} must man these guns with {least, number} to {most, plural, one {# gunner} other {# gunners}} in all.',
}
