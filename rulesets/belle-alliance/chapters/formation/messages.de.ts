import type { Translated } from '@grognard/umpire'
import type { formationEnglish } from './messages.en.ts'

/** Changes of formation, and units that split and join. */
export const formationGerman: Translated<typeof formationEnglish> = {
  'order.form': 'Formation ändern',
  'order.split': 'Einheit teilen',
  'order.join': 'Teile der Einheit vereinigen',
  'ba.order.form':
    '{unit}: Formation {formation}{front, plural, =0 {} other {, # Figuren breit}}{gap, plural, =0 {} other {, mit Abständen von {gap, number} cm}}{quarter, select, left {, mit einer Vierteldrehung nach links} right {, mit einer Vierteldrehung nach rechts} other {}}{about, select, yes {, mit Kehrtwendung} other {}}{instead, select, yes {, statt {written}} other {}}{taken, select, yes { – erst muss {by} Platz machen} other {}}',
  'ba.order.split': '{unit}: einen Teil von {count, number} abteilen',
  'ba.order.join': '{unit}: mit {other} vereinigen',
  'ba.event.unitSplit':
    '{unit}: {figures, plural, one {# Figur} other {# Figuren}} als {part} abgeteilt, {left, number} übrig.',
  'ba.event.unitsJoined':
    '{unit}: mit {joined} vereinigt, nun {figures, plural, one {# Figur} other {# Figuren}}.',
  'ba.event.formationChanged': '{unit}: neue Formation {formation}.',
  'ba.event.formationChanged.small':
    '{unit}: neue Formation {formation}, mit zu wenigen Figuren dafür.',
  'ba.event.groundContested':
    '{winner} gegen {loser} um denselben Platz: {winnerTotal, number} zu {loserTotal, number}; {winner} formiert sich dort.',
  'ba.event.partFailed': '{unit} kann „{part}“ nicht ausführen: {reason}',
  'ba.refuse.notArrived':
    'Die Einheit {unit} ist noch nicht auf dem Tisch; bis dahin kann sie nur einmarschieren.',
  'ba.refuse.outOfAction':
    'Die Einheit {unit} ist auf der Flucht oder ausgeschieden. Wähle eine andere Einheit.',
  'ba.refuse.continuedFire':
    'Die Einheit {unit} hat das Feuer fortgesetzt und kann sich erst im nächsten Zug wieder bewegen.',
  'ba.refuse.retreated':
    '{unit} musste eine erzwungene Bewegung machen und steht für den Rest des Zugs still.',
  'ba.refuse.leaveFirst':
    'Die Einheit {unit} ist in einem Gebäude. Sie muss es erst verlassen, in einer beliebigen Formation in Kontakt mit ihm.',
  'ba.refuse.notItsFormation':
    'Die Einheit {unit} kann diese Formation nicht einnehmen: {formation}. Infanterie bildet Linie, Kolonnen, Karree, Bataillonsmasse, Klumpen oder Schützenkette, Kavallerie Linie, Kolonnen oder Schützenkette; Geschütze werden auf- oder abgeprotzt.',
  'ba.refuse.lineStaysLine':
    'Die Einheit {unit} gehört zu ihrer Muttereinheit: Sie kann nur ihre Abstände ändern, zu ihr zurückkehren oder ein Gebäude besetzen.',
  'ba.refuse.notLight':
    '{unit}: keine leichte Einheit; sende höchstens ein Drittel ihrer Figuren aus.',
  'ba.refuse.frontOfColumn':
    'Die Einheit {unit} muss in dieser Formation {least, number} bis {most, number} Figuren breit sein.',
  'ba.refuse.noFrontToChoose':
    'Nur Angriffskolonne und Bataillonsmasse haben eine wählbare Breite; lass sie bei anderen Formationen leer.',
  'ba.refuse.gap':
    'Schützen stehen {least, number} bis {most, number} cm auseinander; lass den Abstand bei anderen Formationen leer.',
  'ba.refuse.aboutTurn':
    'Die Einheit {unit} kann hier nur beim Auf- oder Abprotzen kehrtmachen; befiehl die Kehrtwendung sonst mit dem Marsch.',
  'ba.refuse.quarterTurn':
    'Die Einheit {unit} kann eine Vierteldrehung nur zwischen Linie und Marschkolonne machen.',
  'ba.refuse.sameFormation':
    'Die Einheit {unit} steht schon in dieser Formation; wähle eine andere oder keinen Wechsel.',
  'ba.refuse.formAndLeaveGuns':
    'Die Einheit {unit} kann in einem Zug nicht sowohl die Formation ändern als auch die Geschütze verlassen; wähle eines.',
  'ba.refuse.noRoomToForm':
    'Die Einheit {unit} hat dort keinen Platz. Wähle eine kleinere Formation oder einen anderen Ort.',
  'ba.refuse.standsStill':
    'Die Einheit {unit} arbeitet oder rastet und kann weder geteilt noch vereinigt werden. Ändere zuerst ihre Formation.',
  'ba.refuse.cannotSplit':
    'Die Einheit {unit} kann nicht geteilt werden: Sie gehört zu ihrer Muttereinheit oder zu ihren Geschützen. Wähle eine andere Einheit.',
  'ba.refuse.tooFewToSplit':
    'Die Einheit {unit} hat {figures, number} Figuren; abseits von Gebäuden braucht sie zum Teilen mehr als {most, number}.',
  'ba.refuse.splitCount': 'Die Einheit {unit} kann höchstens {most, number} abteilen.',
  'ba.refuse.partTooSmall': 'Beide Teile von {unit} brauchen mindestens {least, number} Figuren.',
  'ba.refuse.unknownPartner': 'Wähle einen anderen Teil derselben Einheit.',
  'ba.refuse.notOfOneUnit':
    '{unit} und {other} sind keine Teile derselben Einheit; nur solche können sich vereinigen.',
  'ba.refuse.partnerRouts':
    'Die Einheit {other} ist in voller Unordnung; vereinigen lässt sie sich erst, wenn sie sich gesammelt hat.',
  'ba.refuse.partsApart': '{unit} und {other} berühren sich nicht. Bringe sie erst in Kontakt.',
  'ba.room.edge': 'der Tischrand',
  'ba.refuse.roomTaken':
    'Die Einheit {unit} hat dort keinen Platz: {by} ist im Weg. Wähle eine kleinere Formation oder marschiere erst an einen anderen Ort.',
}
