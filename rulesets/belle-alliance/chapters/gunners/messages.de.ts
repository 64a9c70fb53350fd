import type { Translated } from '@grognard/umpire/message.ts'
import type { gunnersEnglish } from './messages.en.ts'

/** Kanoniere und ihre Geschütze; Zuflucht und Eroberung. */
export const gunnersGerman: Translated<typeof gunnersEnglish> = {
  'order.takeRefuge': 'Zuflucht suchen',
  'step.refuge': 'Angriffe angesagt: Kanoniere dürfen Zuflucht suchen',
  'step.lastRefuge': 'Fortgesetzte Angriffe angesagt: Kanoniere dürfen Zuflucht suchen',
  'ba.order.takeRefuge': 'Die Kanoniere von {unit} suchen Zuflucht bei {infantry}',
  'ba.refuse.noGunnersToFlee':
    '{unit} hat keine Kanoniere, die Zuflucht suchen könnten: Das können nur Kanoniere abgeprotzter Geschütze oder solche, die ihre Geschütze verlassen haben.',
  'ba.refuse.notAttacked':
    'Auf {unit} ist kein Angriff angesagt; Kanoniere dürfen nur vor einem Angriff Zuflucht suchen.',
  'ba.refuse.noRefuge':
    '{infantry} kann keine Kanoniere aufnehmen; das kann nur Infanterie in geschlossener Formation im Freien.',
  'ba.refuse.refugeTooFar':
    '{infantry} steht zu weit von {unit} entfernt: Kanoniere können im Umkreis von {cm, number} cm Zuflucht suchen.',
  'ba.refuse.refugeTooSmall':
    '{infantry} muss mindestens doppelt so viele Figuren haben wie {unit} Kanoniere.',
  'ba.refuse.refugeDisordered':
    '{unit} oder {infantry} ist in Unordnung; das darf keine von beiden sein. Wähle eine andere Einheit.',
  'ba.event.refugeTaken': 'Die Kanoniere von {unit} suchen Zuflucht bei {infantry}.',
  'ba.event.gunsCaptured': '{unit} erobert die Geschütze von {battery}.',
  'order.leaveGuns': 'Geschütze verlassen',
  'order.manGuns': 'Geschütze bemannen',
  'ba.unit.gunners': '{name} (Kanoniere)',
  'ba.order.leaveGuns': 'Die Kanoniere von {unit} verlassen ihre Geschütze',
  'ba.order.manGuns': '{unit} bemannt die Geschütze von {battery}: {gunners}',
  'ba.event.gunsLeft': 'Die Kanoniere von {unit} verlassen ihre Geschütze.',
  'ba.event.gunsManned': 'Die Geschütze von {unit} sind bemannt: {gunners}.',
  'ba.refuse.noGunsToLeave':
    '{unit} hat keine Geschütze zu verlassen; das können nur die Kanoniere einer Batterie.',
  'ba.refuse.notItsGuns': '{unit} kann nur Geschütze der eigenen Batterie bemannen.',
  'ba.refuse.notAtGuns':
    '{unit} ist nicht in Kontakt mit den Geschützen. Bringe die Kanoniere erst dorthin.',
  'ba.refuse.gunsToMan':
    'Gib für jedes der {models, plural, one {# Geschützmodelle} other {# Geschützmodelle}} die Zahl der Kanoniere an.',
  'ba.refuse.gunnersPerGun': 'Ein Geschützmodell kann höchstens {most, number} Kanoniere haben.',
  'ba.refuse.gunnersToShare':
    '{unit} muss insgesamt mindestens {least, number} und höchstens {most, number} Kanoniere auf diese Geschütze verteilen.',
}
