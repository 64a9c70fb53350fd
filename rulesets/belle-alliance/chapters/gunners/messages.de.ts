import type { Translated } from '@grognard/umpire/message.ts'
import type { gunnersEnglish } from './messages.en.ts'

/** Kanoniere und ihre Geschütze; Zuflucht und Eroberung. */
export const gunnersGerman: Translated<typeof gunnersEnglish> = {
  'order.takeRefuge': 'Zuflucht suchen',
  'step.refuge': 'Angriffe angesagt: Kanoniere dürfen Zuflucht suchen',
  'step.lastRefuge': 'Fortgesetzte Angriffe angesagt: Kanoniere dürfen Zuflucht suchen',
  'ba.order.takeRefuge': 'Kanoniere von {unit}: Zuflucht suchen bei {infantry}',
  'ba.refuse.noGunnersToFlee':
    'Die Einheit {unit} hat keine Kanoniere, die Zuflucht suchen könnten: Das können nur Kanoniere abgeprotzter Geschütze oder solche, die ihre Geschütze verlassen haben.',
  'ba.refuse.notAttacked':
    'Auf {unit} ist kein Angriff angesagt; Kanoniere dürfen nur vor einem Angriff Zuflucht suchen.',
  'ba.refuse.noRefuge':
    'Die Einheit {infantry} kann keine Kanoniere aufnehmen; das kann nur Infanterie in geschlossener Formation im Freien.',
  'ba.refuse.refugeTooFar':
    'Die Einheit {infantry} steht zu weit von {unit} entfernt: Kanoniere können im Umkreis von {cm, number} cm Zuflucht suchen.',
  'ba.refuse.refugeTooSmall':
    'Die Einheit {infantry} muss mindestens doppelt so viele Figuren haben wie {unit} Kanoniere.',
  'ba.refuse.refugeDisordered':
    '{unit} oder {infantry} ist in Unordnung; das darf keine von beiden sein. Wähle eine andere Einheit.',
  'ba.event.refugeTaken': 'Die Kanoniere von {unit} suchen Zuflucht bei {infantry}.',
  'ba.event.gunsCaptured': '{unit}: Geschütze von {battery} erobert.',
  'order.leaveGuns': 'Geschütze verlassen',
  'order.manGuns': 'Geschütze bemannen',
  'ba.unit.gunners': '{name} (Kanoniere)',
  'ba.order.leaveGuns': 'Kanoniere von {unit}: Geschütze verlassen',
  'ba.order.manGuns': '{unit}: Geschütze von {battery} bemannen, {gunners}',
  'ba.event.gunsLeft': 'Die Kanoniere von {unit} verlassen ihre Geschütze.',
  'ba.event.gunsManned': 'Die Geschütze von {unit} sind bemannt: {gunners}.',
  'ba.refuse.noGunsToLeave':
    'Die Einheit {unit} hat keine Geschütze, die sie verlassen könnte; das können nur die Kanoniere einer Batterie.',
  'ba.refuse.notItsGuns': 'Die Einheit {unit} kann nur Geschütze der eigenen Batterie bemannen.',
  'ba.refuse.notAtGuns':
    'Die Einheit {unit} ist nicht in Kontakt mit den Geschützen. Bringe die Kanoniere erst dorthin.',
  'ba.refuse.gunsToMan':
    'Gib {models, plural, one {für das Geschützmodell} other {für jedes der # Geschützmodelle}} die Zahl der Kanoniere an.',
  'ba.refuse.gunnersPerGun': 'Ein Geschützmodell kann höchstens {most, number} Kanoniere haben.',
  'ba.refuse.gunnersToShare':
    'Die Einheit {unit} muss insgesamt mindestens {least, number} und höchstens {most, number} Kanoniere auf diese Geschütze verteilen.',
}
