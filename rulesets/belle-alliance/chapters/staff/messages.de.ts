import type { Translated } from '@grognard/umpire'
import type { staffEnglish } from './messages.en.ts'

/** Chefs und Ordonnanzen: wie sie sich bewegen, fallen und ersetzt werden. */
export const staffGerman: Translated<typeof staffEnglish> = {
  'order.replaceChief': 'Befehlshaber ersetzen',
  'order.moveStaff': 'Befehlshaber oder Ordonnanz bewegen',
  'ba.order.replaceChief': '{orderly} soll {chief} ersetzen',
  'ba.order.moveStaff': '{staff} bewegen',
  'ba.order.moveStaff.near': '{staff} in die Nähe von {unit} bewegen',
  'ba.order.moveStaff.to': '{staff} zu {unit} bewegen',
  'ba.staff.orderly': 'Ordonnanz ({chief})',
  'ba.refuse.chiefStands':
    '{chief} ist nicht gefallen; ersetzt wird nur ein gefallener Befehlshaber.',
  'ba.refuse.triedThisTurn':
    'Eine Ordonnanz hat in diesem Zug schon versucht, {chief} zu ersetzen; versuche es im nächsten Zug wieder.',
  'ba.refuse.notYourOrderly': 'Wähle eine eigene Ordonnanz, die auf dem Tisch steht.',
  'ba.refuse.notYourStaff': 'Wähle einen eigenen Befehlshaber oder eine eigene Ordonnanz.',
  'ba.refuse.staffNotThere': '{staff} ist nicht auf dem Tisch; wähle eine Figur, die dort steht.',
  'ba.refuse.staffHasMoved':
    '{staff} hat sich in diesem Schritt schon bewegt. Befehlshaber und Ordonnanzen bewegen sich einmal in der Bewegungsphase und einmal am Zugende.',
  'ba.refuse.noContact':
    'Dort würde {staff} nicht {unit} berühren; stelle die Figur an den Rand der Einheit.',
  'ba.refuse.noRoomForStaff':
    'Für {staff} ist dort kein Platz: Wähle eine Stelle auf dem Tisch, frei von Einheiten, Figuren und Häusern.',
  'ba.refuse.closedToStaff':
    'Auf dem geraden Weg von {staff} liegt unpassierbares Gelände oder ein Gegner; wähle eine Stelle, zu der der Weg frei ist.',
  'ba.refuse.tooFarForStaff':
    'Zu weit für {staff}: Der Weg kostet {percent, number} % eines Zuges. Wähle eine nähere Stelle.',
  'ba.modifier.replace.superior': 'höherer Befehlshaber in Kontakt mit der Ordonnanz',
  'ba.modifier.replace.failed':
    '{turns, plural, one {im letzten Zug} other {# Züge in Folge}} gescheitert',
  'ba.event.chiefEngaged.lives':
    '{chief} wird bei {unit} eingesetzt und überlebt: {modifier, number, ::sign-always} für den Rest des Zuges.',
  'ba.event.chiefEngaged.falls':
    '{chief} wird bei {unit} eingesetzt und fällt: {modifier, number, ::sign-always} für den Rest des Zuges.',
  'ba.event.staffTested.escapes': 'Der Gegner kommt {staff} nahe, fängt die Figur aber nicht ab.',
  'ba.event.staffTested.falls':
    'Der Gegner fängt {staff} ab{penalty, plural, =0 {.} other {: {penalty, number} auf alle Würfe der Seite ({seat}) bis zum Ende des nächsten Zuges.}}',
  'ba.event.staffMoved': '{staff} wechselt den Standort.',
  'ba.event.staffMoved.to': '{staff} reitet zu {unit}.',
  'ba.event.staffArrived': '{staff} trifft ein.',
  'ba.event.chiefReplaced': '{orderly} ersetzt {chief}: {quality}.',
  'ba.event.chiefNotReplaced':
    'In diesem Zug nicht ersetzt: {chief}. Der Versuch von {orderly} scheitert.',
}
