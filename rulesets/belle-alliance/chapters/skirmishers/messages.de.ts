import type { Translated } from '@grognard/umpire/message.ts'
import type { skirmishersEnglish } from './messages.en.ts'

/** Schützenketten und ihre Soutiens. */
export const skirmishersGerman: Translated<typeof skirmishersEnglish> = {
  'order.sendOut': 'Schützenkette aussenden',
  'order.recall': 'Schützenkette einziehen',
  'order.soutien': 'einer Schützenkette als Soutien (geschlossener Rückhalt) dienen',
  'ba.unit.skirmish': '{name} (Schützenkette)',
  'ba.order.sendOut':
    '{unit}: {figures, plural, one {# Schützen} other {# Schützen}} aussenden, {cm, number} cm entfernt, mit Abständen von {gap, number} cm',
  'ba.order.recall': '{unit}: {figures, plural, one {# Schützen} other {# Schützen}} einziehen',
  'ba.order.soutien': '{unit}: als Soutien von {line} dienen',
  'ba.event.skirmishersSent':
    '{unit}: {figures, plural, one {# Schütze} other {# Schützen}} ausgesandt.',
  'ba.event.skirmishersRecalled':
    '{unit}: {figures, plural, one {# Schütze} other {# Schützen}} eingezogen.',
  'ba.event.soutienNamed': '{unit}: jetzt Soutien von {line}.',
  'ba.refuse.lineFormedUp':
    'Die Schützen von {unit} sind draußen, aber nicht mehr in Schützenkette. Ziehe sie ein oder lass sie wieder eine Kette bilden.',
  'ba.refuse.noSuchLine': 'Wähle eine deiner ausgesandten Schützenketten.',
  'ba.refuse.notFitForSoutien':
    'Die Einheit {unit} kann nicht Soutien von {line} sein: Dazu braucht es eine geschlossene Formation mit mindestens {least, number} Figuren.',
  'ba.refuse.isItsSoutien':
    'Die Einheit {unit} ist schon Soutien von {line}; ein Befehl ist nicht nötig.',
  'ba.refuse.cannotSkirmish':
    'Die Einheit {unit} kann keine Schützenkette aussenden; das können nur Infanterie und Kavallerie in Formation.',
  'ba.refuse.tooManySkirmishers':
    'Die Einheit {unit} kann höchstens noch {most, number} Figuren aussenden.',
  'ba.refuse.tooFewSkirmishers': 'Eine Schützenkette braucht mindestens {least, number} Figuren.',
  'ba.refuse.sentTooFar':
    'Die Einheit {unit} kann ihre Schützen höchstens {most, number} cm entfernt aufstellen.',
  'ba.refuse.lineTooFar':
    'Zur Schützenkette von {unit} können nur Figuren stoßen, wenn sie ganz innerhalb von {most, number} cm steht.',
  'ba.refuse.notItsLine':
    'Die Einheit {unit} kann nur die eigene Schützenkette einziehen, und nur, solange diese nicht abgeteilt ist.',
  'ba.refuse.lineRouts':
    'Die Schützenkette von {unit} ist in voller Unordnung und kann erst wieder Befehle annehmen, wenn sie sich gesammelt hat.',
  'ba.refuse.tooFarToRecall':
    '{near, plural, =0 {Keine Figur steht} one {# Figur steht} other {# Figuren stehen}} innerhalb von {most, number} cm von {unit}; nur diese können eingezogen werden.',
  'ba.refuse.tooFewLeft':
    '{all, select, yes {Ziehe alle Figuren ein oder lass} other {Lass}} mindestens {least, number} draußen: Weniger würden vom Tisch entfernt.',
}
