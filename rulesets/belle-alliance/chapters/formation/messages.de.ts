import type { Translated } from '@grognard/umpire'
import type { formationEnglish } from './messages.en.ts'

/** Formations, parts, skirmishers, garrisons and gunners. */
export const formationGerman: Translated<typeof formationEnglish> = {
  'order.form': 'Formation ändern',
  'order.sendOut': 'Schützenkette aussenden',
  'order.recall': 'Schützenkette einziehen',
  'order.split': 'Einheit teilen',
  'order.join': 'Teile vereinigen',
  'order.occupy': 'Gebäude besetzen',
  'order.leave': 'Gebäude verlassen',
  'order.leaveGuns': 'Geschütze verlassen',
  'order.manGuns': 'Geschütze bemannen',
  'order.soutien': 'Als Soutien dienen',
  'ba.unit.skirmish': '{name} (Schützenkette)',
  'ba.unit.gunners': '{name} (Kanoniere)',
  'ba.order.form':
    '{unit} formiert sich: {formation}{front, plural, =0 {} other {, # Figuren breit}}{gap, plural, =0 {} other {, mit Abständen von {gap, number} cm}}{quarter, select, left {, mit einer Vierteldrehung nach links} right {, mit einer Vierteldrehung nach rechts} other {}}{about, select, yes {, mit Kehrtwendung} other {}}{instead, select, yes {, statt {written}} other {}}{taken, select, yes { – erst muss {by} Platz machen} other {}}',
  'ba.order.sendOut':
    '{unit} sendet {figures, plural, one {# Schützen} other {# Schützen}} aus, {cm, number} cm entfernt, mit Abständen von {gap, number} cm',
  'ba.order.recall': '{unit} zieht {figures, plural, one {# Schützen} other {# Schützen}} ein',
  'ba.order.split': '{unit} teilt einen Teil mit {count, number} ab',
  'ba.order.join': '{unit} vereinigt sich mit {other}',
  'ba.order.occupy':
    '{unit} besetzt {building} mit {figures, plural, one {# Figur} other {# Figuren}}',
  'ba.order.leave':
    '{unit} verlässt {building} {compass} mit {figures, plural, one {# Figur} other {# Figuren}}: {formation}',
  'ba.order.leaveGuns': 'Die Kanoniere von {unit} verlassen ihre Geschütze',
  'ba.order.manGuns': '{unit} bemannt die Geschütze von {battery}: {gunners}',
  'ba.order.soutien': '{unit} ist Soutien von {line}',
  'ba.event.unitSplit':
    '{unit} teilt {figures, plural, one {# Figur} other {# Figuren}} als {part} ab und behält {left, number}.',
  'ba.event.unitsJoined':
    '{joined} vereinigt sich mit {unit}, nun {figures, plural, one {# Figur} other {# Figuren}}.',
  'ba.event.formationChanged': '{unit} ändert die Formation: {formation}.',
  'ba.event.formationChanged.small':
    '{unit} ändert die Formation: {formation}, mit zu wenigen Figuren dafür.',
  'ba.event.skirmishersSent':
    '{unit} sendet {figures, plural, one {# Schützen} other {# Schützen}} aus.',
  'ba.event.skirmishersRecalled':
    '{unit} zieht {figures, plural, one {# Schützen} other {# Schützen}} ein.',
  'ba.event.buildingOccupied': '{unit} besetzt {building}.',
  'ba.event.buildingLeft': '{unit} verlässt {building}: {formation}.',
  'ba.event.gunsLeft': 'Die Kanoniere von {unit} verlassen ihre Geschütze.',
  'ba.event.gunsManned': 'Die Geschütze von {unit} sind bemannt: {gunners}.',
  'ba.event.soutienNamed': '{unit} ist nun Soutien von {line}.',
  'ba.event.groundContested':
    '{winner} formiert sich: {winnerTotal, number} zu {loserTotal, number} gegen {loser} um denselben Platz.',
  'ba.event.buildingContested':
    'Beide Seiten wollen in {building}; ihre Einheiten halten in Kontakt davor.',
  'ba.event.partFailed': '{unit} kann „{part}“ nicht ausführen: {reason}',
  'ba.refuse.notArrived':
    '{unit} ist noch nicht auf dem Tisch; bis dahin kann sie nur einmarschieren.',
  'ba.refuse.outOfAction':
    '{unit} ist auf der Flucht oder ausgeschieden. Wähle eine andere Einheit.',
  'ba.refuse.continuedFire':
    '{unit} hat fortgesetzt gefeuert und kann sich erst im nächsten Zug wieder bewegen.',
  'ba.refuse.retreated':
    '{unit} musste eine erzwungene Bewegung machen und steht für den Rest des Zugs still.',
  'ba.refuse.leaveFirst':
    '{unit} ist in einem Gebäude. Sie muss es erst verlassen, in einer beliebigen Formation in Kontakt mit ihm.',
  'ba.refuse.notItsFormation':
    '{unit} kann diese Formation nicht einnehmen: {formation}. Infanterie bildet Linie, Kolonnen, Karree, Bataillonsmasse, Klumpen oder Schützenkette, Kavallerie Linie, Kolonnen oder Schützenkette; Geschütze werden auf- oder abgeprotzt.',
  'ba.refuse.lineStaysLine':
    '{unit} gehört zu ihrer Muttereinheit: Sie kann nur ihre Abstände ändern, zu ihr zurückkehren oder ein Gebäude besetzen.',
  'ba.refuse.notLight':
    '{unit} ist keine leichte Einheit; sende höchstens ein Drittel ihrer Figuren aus.',
  'ba.refuse.frontOfColumn':
    '{unit} muss in dieser Formation {least, number} bis {most, number} Figuren breit sein.',
  'ba.refuse.noFrontToChoose':
    'Nur Angriffskolonne und Bataillonsmasse haben eine wählbare Breite; lass sie bei anderen Formationen leer.',
  'ba.refuse.gap':
    'Schützen stehen {least, number} bis {most, number} cm auseinander; lass den Abstand bei anderen Formationen leer.',
  'ba.refuse.aboutTurn':
    '{unit} kann hier nur beim Auf- oder Abprotzen kehrtmachen; befiehl die Kehrtwendung sonst mit dem Marsch.',
  'ba.refuse.quarterTurn':
    '{unit} kann eine Vierteldrehung nur zwischen Linie und Marschkolonne machen.',
  'ba.refuse.sameFormation':
    '{unit} steht schon in dieser Formation; wähle eine andere oder keinen Wechsel.',
  'ba.refuse.formAndLeaveGuns':
    '{unit} kann in einem Zug nicht sowohl die Formation ändern als auch die Geschütze verlassen; wähle eines.',
  'ba.refuse.noRoomToForm':
    '{unit} hat dort keinen Platz. Wähle eine kleinere Formation oder einen anderen Ort.',
  'ba.refuse.standsStill':
    '{unit} arbeitet oder rastet und kann weder geteilt noch vereinigt werden. Ändere zuerst ihre Formation.',
  'ba.refuse.lineFormedUp':
    'Die Schützen von {unit} sind draußen, aber nicht mehr in Schützenkette. Ziehe sie ein oder lass sie wieder eine Kette bilden.',
  'ba.refuse.cannotSplit':
    '{unit} kann nicht geteilt werden: Sie gehört zu ihrer Muttereinheit oder zu ihren Geschützen. Wähle eine andere Einheit.',
  'ba.refuse.tooFewToSplit':
    '{unit} hat {figures, number} Figuren; abseits von Gebäuden braucht sie zum Teilen mehr als {most, number}.',
  'ba.refuse.splitCount': '{unit} kann höchstens {most, number} abteilen.',
  'ba.refuse.partTooSmall': 'Beide Teile von {unit} brauchen mindestens {least, number} Figuren.',
  'ba.refuse.unknownPartner': 'Wähle einen anderen Teil derselben Einheit.',
  'ba.refuse.notOfOneUnit':
    '{unit} und {other} sind keine Teile derselben Einheit; nur solche können sich vereinigen.',
  'ba.refuse.partnerRouts':
    '{other} ist in voller Unordnung; vereinigen lässt sie sich erst, wenn sie sich gesammelt hat.',
  'ba.refuse.partsApart': '{unit} und {other} berühren sich nicht. Bringe sie erst in Kontakt.',
  'ba.refuse.noSuchLine': 'Wähle eine deiner Schützenketten, die ausgesandt ist.',
  'ba.refuse.notFitForSoutien':
    '{unit} kann nicht Soutien von {line} sein: Dazu braucht es eine geschlossene Formation mit mindestens {least, number} Figuren.',
  'ba.refuse.isItsSoutien': '{unit} ist schon Soutien von {line}; ein Befehl ist nicht nötig.',
  'ba.refuse.cannotSkirmish':
    '{unit} kann keine Schützenkette aussenden; das können nur Infanterie und Kavallerie in Formation.',
  'ba.refuse.tooManySkirmishers': '{unit} kann höchstens noch {most, number} Figuren aussenden.',
  'ba.refuse.tooFewSkirmishers': 'Eine Schützenkette braucht mindestens {least, number} Figuren.',
  'ba.refuse.sentTooFar':
    '{unit} kann ihre Schützen höchstens {most, number} cm entfernt aufstellen.',
  'ba.refuse.lineTooFar':
    'Zur Schützenkette von {unit} können nur Figuren stoßen, wenn sie ganz innerhalb von {most, number} cm steht.',
  'ba.refuse.notItsLine':
    '{unit} kann nur die eigene Schützenkette einziehen, und nur, solange diese nicht abgeteilt ist.',
  'ba.refuse.lineRouts':
    'Die Schützenkette von {unit} ist in voller Unordnung und kann erst wieder Befehle annehmen, wenn sie sich gesammelt hat.',
  'ba.refuse.tooFarToRecall':
    '{near, plural, =0 {Keine Figur steht} one {# Figur steht} other {# Figuren stehen}} innerhalb von {most, number} cm von {unit}; nur diese können eingezogen werden.',
  'ba.refuse.tooFewLeft':
    '{all, select, yes {Ziehe alle Figuren ein oder lass} other {Lass}} mindestens {least, number} draußen: Weniger würden vom Tisch entfernt.',
  'ba.refuse.noSuchBuilding': 'Wähle ein Gebäude, das die Einheit berührt.',
  'ba.refuse.onlyInfantryInside': '{unit} kann kein Gebäude besetzen; das kann nur Infanterie.',
  'ba.refuse.notAtBuilding':
    '{unit} ist nicht von außen in Kontakt mit {building}. Bringe die Einheit erst dorthin.',
  'ba.refuse.enemyInside': 'Der Feind hält {building}; greife ihn erst an.',
  'ba.refuse.buildingFull':
    '{building} hat Platz für {room, plural, =0 {keine weiteren Figuren} one {# weitere Figur} other {# weitere Figuren}}.',
  'ba.refuse.partOfFigures':
    '{unit} muss als Ganzes gehen oder in zwei Teilen von je mindestens {least, number} Figuren.',
  'ba.refuse.notInside':
    '{unit} ist in keinem Gebäude; befiehl stattdessen einen Formationswechsel.',
  'ba.refuse.notBesideBuilding':
    '{unit} muss in Kontakt mit dem Gebäude herauskommen; wähle einen Platz daneben.',
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
  'ba.room.edge': 'der Tischrand',
  'ba.refuse.roomTaken':
    '{unit} hat dort keinen Platz: {by} ist im Weg. Wähle eine kleinere Formation oder marschiere erst an einen anderen Ort.',
}
