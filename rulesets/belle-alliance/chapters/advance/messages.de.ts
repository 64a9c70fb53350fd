import type { Translated } from '@grognard/umpire/message.ts'
import type { advanceEnglish } from './messages.en.ts'

/** Das Nachdrängen nach einem Nahkampf. */
export const advanceGerman: Translated<typeof advanceEnglish> = {
  'order.advance': 'nachdrängen',
  'ba.order.advance.plain':
    '{unit} drängt {cm, number} cm nach{degrees, plural, =0 {} other {, nach einer Schwenkung um #° nach {hand}}}',
  'ba.order.advance.attack': '{unit} drängt nach und greift {target} an',
  'ba.order.advance.occupy': '{unit} drängt nach und besetzt {building}',
  'ba.refuse.noAdvance':
    '{unit} kann nicht nachdrängen: Das kann nur ein Angreifer, dessen Gegner in Unordnung oder volle Unordnung geriet, der selbst in keiner von beiden ist und in diesem Zug das Feuer nicht fortgesetzt hat.',
  'ba.refuse.advanceWritten': '{unit} soll schon nachdrängen. Nimm das zuerst zurück.',
  'ba.refuse.pivotsTooFar':
    'Nachdrängen beginnt mit einer Schwenkung von höchstens {degrees, number}°.',
  'ba.refuse.beyondPosition':
    '{unit} hat eine Stellung angegriffen und muss in ihr halten. Verkürze das Nachdrängen.',
  'ba.refuse.onlyOccupies':
    '{unit} hat ein leeres Gebäude angegriffen: Sie kann es nur besetzen oder stehen bleiben.',
  'ba.refuse.enemyStillInside': '{unit} kann das Gebäude nicht besetzen: Der Feind hält es noch.',
  'ba.refuse.attackOrOccupy':
    '{unit} kann entweder angreifen oder ein Gebäude besetzen; wähle eines.',
  'ba.refuse.noContinuedAttack':
    '{unit} kann nachdrängen, aber nicht noch einmal angreifen: Dazu muss sie den Gegner in volle Unordnung gebracht haben.',
  'ba.event.continuedAttack': '{unit} führt einen fortgesetzten Angriff gegen {target}.',
  'ba.event.continuedCharge': '{unit} führt im Sturm einen fortgesetzten Angriff gegen {target}.',
  'ba.event.declared.advance': 'Notiert: {unit} drängt nach.',
}
