import type { Translated } from '@grognard/umpire/message.ts'
import type { worksEnglish } from './messages.en.ts'

/** Field works. */
export const worksGerman: Translated<typeof worksEnglish> = {
  'order.work': 'Pionierarbeit',
  'ba.order.work': '{unit}: {work}',
  'ba.refuse.tooDisorderedToWork':
    '{unit} ist in Unordnung und kann nicht arbeiten; das geht nur in Ordnung oder leichter Unordnung.',
  'ba.refuse.noPioneers':
    '{unit} kann diese Arbeit nicht leisten: Im Freien arbeiten nur Pioniere und Kanoniere ohne Geschütze, im Gebäude kann die Besatzung es verstärken.',
  'ba.refuse.tooFewHands':
    '{unit} ist zu klein für diese Arbeit: Sie braucht {least, number} Figuren.',
  'ba.refuse.alreadyStrengthened':
    'Das Gebäude von {unit} ist schon verstärkt; das geht nur einmal.',
  'ba.refuse.noBridge':
    '{unit} steht an keiner Brücke, die sich so zerstören lässt. Bringe sie mit der Mitte der Front an eine heran, denn dort tritt sie zur Arbeit an.',
  'ba.refuse.workTooFar':
    '{unit} steht zu weit von dort entfernt. Wähle eine Stelle auf dem Tisch höchstens 5 cm von ihr.',
  'ba.refuse.workElsewhere':
    '{unit} kann an diesem Geländestück nicht arbeiten: Eine Besatzung kann nur ihr eigenes Gebäude verstärken; für Arbeit im Freien lass das Gelände leer.',
  'ba.refuse.worksAlready':
    '{unit} ist schon bei dieser Arbeit; sie braucht dafür keinen Befehl mehr.',
  'ba.modifier.failedTurns': 'gescheiterte Züge in Folge',
  'ba.event.workProcured':
    '{unit} hat das Material: {work}. Summe {total, number} (nötig: {needed, number}).',
  'ba.event.workRefused':
    '{unit} findet kein Material: {work}. Summe {total, number} (nötig: {needed, number}).',
  'ba.event.formedToWork': '{unit} tritt zur Arbeit an.',
  'ba.event.workBroken': '{unit} bricht die Arbeit ab.',
  'ba.event.workFinished': '{unit} vollendet ihre Arbeit: {work}.',
  'ba.event.demolitionFailed':
    '{unit} kann die Brücke nicht zerstören: Summe {total, number} (nötig: {needed, number}).',
}
