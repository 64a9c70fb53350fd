import type { Translated } from '@grognard/umpire/message.ts'
import type { worksEnglish } from './messages.en.ts'

/** Field works. */
export const worksGerman: Translated<typeof worksEnglish> = {
  'order.work': 'Feldarbeit',
  'ba.order.work': '{unit}: {work}',
  'ba.refuse.tooDisorderedToWork':
    '{unit} ist in Unordnung. Gearbeitet wird in Ordnung oder leichter Unordnung.',
  'ba.refuse.noPioneers':
    '{unit} hat dafür keine Pioniere. Im Freien arbeiten Pioniere und Kanoniere ohne Geschütze, Besatzungen verstärken ihr Gebäude.',
  'ba.refuse.tooFewHands': '{unit} hat zu wenige Hände dafür: Es braucht {least, number} Figuren.',
  'ba.refuse.alreadyStrengthened':
    'Das Gebäude von {unit} ist schon verstärkt; das geht nur einmal.',
  'ba.refuse.noBridge':
    '{unit} steht an keiner Brücke, die so zerstört werden kann. Rücke erst an eine heran, mit der Mitte der Front, denn dort tritt die Einheit zur Arbeit an.',
  'ba.refuse.workTooFar':
    '{unit} steht zu weit davon. Wähle eine Stelle auf dem Tisch, höchstens 5 cm von der Einheit.',
  'ba.refuse.workElsewhere':
    '{unit} kann an diesem Geländestück nicht arbeiten: Eine Besatzung verstärkt ihr eigenes Gebäude, eine Arbeit im Freien nennt keines.',
  'ba.refuse.worksAlready': '{unit} ist schon an dieser Arbeit; sie geht ohne Befehl weiter.',
  'ba.modifier.failedTurns': 'Fehlschläge in Folge',
  'ba.event.workProcured':
    '{unit} hat, was nötig ist: {work} ({total, number}, nötig {needed, number}).',
  'ba.event.workRefused':
    '{unit} findet kein Material: {work} ({total, number}, nötig {needed, number}).',
  'ba.event.formedToWork': '{unit} tritt zur Arbeit an.',
  'ba.event.workBroken': '{unit} muss die Arbeit abbrechen.',
  'ba.event.workFinished': '{unit} ist fertig: {work}.',
  'ba.event.demolitionFailed':
    '{unit} bekommt die Brücke nicht nieder ({total, number}, nötig {needed, number}).',
}
