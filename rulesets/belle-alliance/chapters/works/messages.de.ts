import type { Translated } from '@grognard/umpire/message.ts'
import type { worksEnglish } from './messages.en.ts'

/** Engineering work. */
export const worksGerman: Translated<typeof worksEnglish> = {
  'order.work': 'Pionierarbeit leisten',
  'ba.order.work': '{unit}: {work}',
  'ba.refuse.tooDisorderedToWork':
    'Die Einheit {unit} ist in Unordnung und kann nicht arbeiten; das geht nur in Ordnung oder leichter Unordnung.',
  'ba.refuse.noPioneers':
    'Die Einheit {unit} kann diese Arbeit nicht leisten: Im Freien arbeiten nur Pioniere und Kanoniere ohne Geschütze, im Gebäude kann die Besatzung es verstärken.',
  'ba.refuse.tooFewHands':
    'Die Einheit {unit} ist zu klein für diese Arbeit: Sie braucht {least, number} Figuren.',
  'ba.refuse.alreadyStrengthened':
    'Das Gebäude von {unit} ist schon verstärkt; das geht nur einmal.',
  'ba.refuse.noBridge':
    'Die Einheit {unit} steht an keiner Brücke, die sich so zerstören lässt. Bringe sie mit der Mitte der Front an eine heran, denn dort tritt sie zur Arbeit an.',
  'ba.refuse.workTooFar':
    'Die Einheit {unit} steht zu weit von dort entfernt. Wähle eine Stelle auf dem Tisch höchstens 5 cm von ihr.',
  'ba.refuse.workElsewhere':
    'Die Einheit {unit} kann an diesem Geländestück nicht arbeiten: Eine Besatzung kann nur ihr eigenes Gebäude verstärken; für Arbeit im Freien lass das Gelände leer.',
  'ba.refuse.worksAlready':
    'Die Einheit {unit} ist schon bei dieser Arbeit; sie braucht dafür keinen Befehl mehr.',
  'ba.modifier.failedTurns': 'gescheiterte Züge in Folge',
  'ba.event.workProcured':
    '{unit}: Material bereit ({work}). Summe {total, number} (nötig: {needed, number}).',
  'ba.event.workProcured.foreseen': '{unit}: Material bereit ({work}).',
  'ba.event.workRefused':
    '{unit}: kein Material ({work}). Summe {total, number} (nötig: {needed, number}).',
  'ba.event.workRefused.foreseen': '{unit}: kein Material ({work}).',
  'ba.event.formedToWork': '{unit}: zur Arbeit angetreten.',
  'ba.event.workBroken': '{unit}: Arbeit abgebrochen.',
  'ba.event.workFinished': '{unit}: Arbeit vollendet, {work}.',
  'ba.event.demolitionFailed':
    '{unit}: Brücke nicht zerstört, Summe {total, number} (nötig: {needed, number}).',
}
