import type { Translated } from '@grognard/umpire/message.ts'
import type { advanceEnglish } from './messages.en.ts'

/** Das Nachdrängen nach einem Nahkampf. */
export const advanceGerman: Translated<typeof advanceEnglish> = {
  'order.advance': 'nachdrängen',
  'ba.order.advance.plain':
    '{unit}: {cm, number} cm nachdrängen{degrees, plural, =0 {} other {, nach einer Schwenkung um #° nach {hand}}}',
  'ba.order.advance.attack': '{unit}: nachdrängen und {target} angreifen',
  'ba.order.advance.occupy': '{unit}: nachdrängen und {building} besetzen',
  'ba.refuse.noAdvance':
    'Die Einheit {unit} kann nicht nachdrängen: Das kann nur ein Angreifer, dessen Gegner in Unordnung oder volle Unordnung geriet, der selbst in keiner von beiden ist und in diesem Zug das Feuer nicht fortgesetzt hat.',
  'ba.refuse.advanceWritten': 'Die Einheit {unit} soll schon nachdrängen. Nimm das zuerst zurück.',
  'ba.refuse.pivotsTooFar':
    'Nachdrängen beginnt mit einer Schwenkung von höchstens {degrees, number}°.',
  'ba.refuse.beyondPosition':
    'Die Einheit {unit} hat eine Stellung angegriffen und muss in ihr halten. Verkürze das Nachdrängen.',
  'ba.refuse.onlyOccupies':
    'Die Einheit {unit} hat ein leeres Gebäude angegriffen: Sie kann es nur besetzen oder stehen bleiben.',
  'ba.refuse.enemyStillInside':
    'Die Einheit {unit} kann das Gebäude nicht besetzen: Der Gegner hält es noch.',
  'ba.refuse.attackOrOccupy':
    'Die Einheit {unit} kann entweder angreifen oder ein Gebäude besetzen; wähle eines.',
  'ba.refuse.noContinuedAttack':
    'Die Einheit {unit} kann nachdrängen, aber nicht noch einmal angreifen: Dazu muss sie den Gegner in volle Unordnung gebracht haben.',
  'ba.event.continuedAttack': '{unit}: fortgesetzter Angriff gegen {target}.',
  'ba.event.continuedCharge': '{unit}: fortgesetzter Angriff im Sturmlauf gegen {target}.',
  'ba.event.declared.advance': 'Notiert: {unit} drängt nach.',
}
