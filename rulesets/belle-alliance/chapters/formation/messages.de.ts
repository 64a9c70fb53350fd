import type { Translated } from '@grognard/umpire'
import type { formationEnglish } from './messages.en.ts'

/** Formations, parts, skirmishers, garrisons and gunners. */
export const formationGerman: Translated<typeof formationEnglish> = {
  'order.form': 'Formation ändern',
  'order.sendOut': 'Schützen aussenden',
  'order.recall': 'Schützen einziehen',
  'order.split': 'Einheit teilen',
  'order.join': 'Teile vereinigen',
  'order.occupy': 'Gebäude besetzen',
  'order.leave': 'Gebäude verlassen',
  'order.leaveGuns': 'Geschütze verlassen',
  'order.manGuns': 'Geschütze bemannen',
  'order.soutien': 'Soutien sein',
  'ba.unit.skirmish': '{name} (Schützenkette)',
  'ba.unit.gunners': '{name} (Kanoniere)',
  'ba.order.form':
    '{unit} formiert sich: {formation}{front, plural, =0 {} other {, # Figuren breit}}{gap, plural, =0 {} other {, mit Abständen von {gap, number} cm}}{quarter, select, left {, mit einer Vierteldrehung nach links} right {, mit einer Vierteldrehung nach rechts} other {}}{about, select, yes {, mit Kehrtwendung} other {}}{instead, select, yes {, statt {written}} other {}}{taken, select, yes { – nur wenn {by} vorher Platz macht} other {}}',
  'ba.order.sendOut':
    '{unit} schickt {figures, plural, one {# Schützen} other {# Schützen}} aus, {cm, number} cm entfernt, mit Abständen von {gap, number} cm',
  'ba.order.recall': '{unit} zieht {figures, plural, one {# Schützen} other {# Schützen}} ein',
  'ba.order.split': '{unit} teilt {count, number} ab',
  'ba.order.join': '{unit} vereinigt sich mit {other}',
  'ba.order.occupy':
    '{unit} besetzt {building} mit {figures, plural, one {# Figur} other {# Figuren}}',
  'ba.order.leave':
    '{unit} verlässt {building} {compass} mit {figures, plural, one {# Figur} other {# Figuren}}: {formation}',
  'ba.order.leaveGuns': 'Die Kanoniere von {unit} verlassen ihre Geschütze',
  'ba.order.manGuns': '{unit} bemannt die Geschütze von {battery}: {gunners}',
  'ba.order.soutien': '{unit} ist Soutien von {line}',
  'ba.event.unitSplit':
    '{unit} teilt {figures, plural, one {# Figur} other {# Figuren}} als {part} ab; {left, number} bleiben.',
  'ba.event.unitsJoined':
    '{joined} stößt zu {unit}, nun {figures, plural, one {# Figur} other {# Figuren}}.',
  'ba.event.formationChanged': '{unit} ändert die Formation: {formation}.',
  'ba.event.formationChanged.small':
    '{unit} wechselt die Formation: {formation}, obwohl sie dafür zu wenige Figuren hat.',
  'ba.event.skirmishersSent':
    '{unit} schickt {figures, plural, one {# Schützen} other {# Schützen}} aus.',
  'ba.event.skirmishersRecalled':
    '{unit} zieht {figures, plural, one {# Schützen} other {# Schützen}} wieder ein.',
  'ba.event.buildingOccupied': '{unit} besetzt {building}.',
  'ba.event.buildingLeft': '{unit} verlässt {building}: {formation}.',
  'ba.event.gunsLeft': 'Die Kanoniere von {unit} verlassen ihre Geschütze.',
  'ba.event.gunsManned': 'Die Geschütze von {unit} sind bemannt: {gunners}.',
  'ba.event.soutienNamed': '{unit} ist nun Soutien von {line}.',
  'ba.event.groundContested':
    '{winner} ({winnerTotal, number}) und {loser} ({loserTotal, number}) wollen denselben Platz; {winner} formiert sich dort.',
  'ba.event.buildingContested': 'Beide Seiten wollen in {building}; alle halten davor in Kontakt.',
  'ba.event.partFailed': '{unit} kann „{part}“ nicht ausführen: {reason}',
  'ba.refuse.notArrived':
    '{unit} ist noch nicht auf dem Tisch; bis zur Ankunft kann die Einheit nur einmarschieren.',
  'ba.refuse.outOfAction': '{unit} ist auf der Flucht oder nicht mehr da.',
  'ba.refuse.continuedFire':
    '{unit} hat fortgesetzt gefeuert und bleibt in diesem Zug stehen, wie sie steht.',
  'ba.refuse.retreated': '{unit} hat sich gezwungen bewegt und steht für den Rest des Zugs still.',
  'ba.refuse.leaveFirst':
    '{unit} ist in einem Gebäude. Erst muss die Einheit hinaus, in eine beliebige Formation in Kontakt mit ihm.',
  'ba.refuse.notItsFormation':
    '{unit} kennt diese Formation nicht: {formation}. Infanterie bildet Linie, Kolonnen, Karree, Bataillonsmasse, Klumpen oder Schützenkette, Kavallerie Linie, Kolonnen oder Schützenkette; Geschütze werden auf- oder abgeprotzt.',
  'ba.refuse.lineStaysLine':
    '{unit} gehört zu ihrer Muttereinheit: Sie kann ihre Abstände ändern, zu ihr zurück oder ein Gebäude besetzen.',
  'ba.refuse.notLight':
    '{unit} ist keine leichte Einheit; schicke höchstens ein Drittel der Figuren aus.',
  'ba.refuse.frontOfColumn':
    '{unit} kann in dieser Formation {least, number} bis {most, number} Figuren breit sein.',
  'ba.refuse.noFrontToChoose':
    'Nur Angriffskolonne und Bataillonsmasse haben eine wählbare Breite; lass sie sonst leer.',
  'ba.refuse.gap':
    'Schützen stehen {least, number} bis {most, number} cm auseinander; andere Formationen haben keine Abstände.',
  'ba.refuse.aboutTurn':
    '{unit} macht nur beim Auf- und Abprotzen kehrt; sonst mach auf dem Marsch kehrt.',
  'ba.refuse.quarterTurn': '{unit} macht eine Vierteldrehung nur zwischen Linie und Marschkolonne.',
  'ba.refuse.sameFormation':
    '{unit} steht schon so; wähle eine andere Formation oder gar keinen Wechsel.',
  'ba.refuse.formAndLeaveGuns':
    '{unit} ändert in einem Zug entweder die Formation oder verlässt die Geschütze.',
  'ba.refuse.noRoomToForm':
    '{unit} hat dort keinen Platz. Wähle eine kleinere Formation oder einen anderen Ort.',
  'ba.refuse.standsStill':
    '{unit} arbeitet oder ruht und wird weder geteilt noch vereinigt. Lass sie erst eine andere Formation einnehmen.',
  'ba.refuse.lineFormedUp':
    'Die Kette von {unit} ist draußen und plänkelt nicht mehr. Hole sie zurück oder lass sie wieder eine Kette bilden.',
  'ba.refuse.cannotSplit':
    '{unit} kann nicht geteilt werden: Sie gehört zu ihrer Muttereinheit oder ihren Geschützen.',
  'ba.refuse.tooFewToSplit':
    '{unit} hat {figures, number} Figuren; abseits von Gebäuden teilt sich die Einheit nur mit mehr als {most, number}.',
  'ba.refuse.splitCount': '{unit} kann höchstens {most, number} abteilen.',
  'ba.refuse.partTooSmall': 'Beide Teile von {unit} brauchen mindestens {least, number} Figuren.',
  'ba.refuse.unknownPartner': 'Wähle einen anderen Teil derselben Einheit.',
  'ba.refuse.notOfOneUnit':
    '{unit} und {other} sind nicht Teile einer Einheit; nur solche vereinigen sich.',
  'ba.refuse.partnerRouts':
    '{other} ist in voller Unordnung; vereinige die Teile, wenn sie gesammelt sind.',
  'ba.refuse.partsApart': '{unit} und {other} berühren sich nicht. Bringe sie erst in Kontakt.',
  'ba.refuse.noSuchLine': 'Wähle eine eigene Schützenkette, die draußen ist.',
  'ba.refuse.notFitForSoutien':
    '{unit} kann nicht Soutien von {line} sein: Ein Soutien ist geschlossen und hat mindestens {least, number} Figuren.',
  'ba.refuse.isItsSoutien': '{unit} ist schon Soutien von {line}; dafür braucht es keinen Befehl.',
  'ba.refuse.cannotSkirmish':
    '{unit} schickt keine Schützen aus; das tun Infanterie und Kavallerie in Formation.',
  'ba.refuse.tooManySkirmishers': '{unit} kann höchstens noch {most, number} Figuren ausschicken.',
  'ba.refuse.tooFewSkirmishers': 'Eine Schützenkette braucht mindestens {least, number} Figuren.',
  'ba.refuse.sentTooFar': '{unit} stellt die Schützen höchstens {most, number} cm entfernt auf.',
  'ba.refuse.lineTooFar':
    'Die Schützenkette von {unit} ist nicht ganz innerhalb von {most, number} cm; nur dann können Figuren dazustoßen.',
  'ba.refuse.notItsLine':
    '{unit} hat keine solche Schützenkette; nur ihre eigene, die nicht abgeteilt ist, kehrt zu ihr zurück.',
  'ba.refuse.lineRouts':
    'Die Schützenkette von {unit} ist in voller Unordnung und nimmt keine Befehle an, bis sie sich gesammelt hat.',
  'ba.refuse.tooFarToRecall':
    '{near, plural, =0 {Keine Figur steht} one {# Figur steht} other {# Figuren stehen}} innerhalb von {most, number} cm von {unit}; nur diese kommen zurück.',
  'ba.refuse.tooFewLeft':
    '{all, select, yes {Ziehe alle ein oder lass} other {Lass}} mindestens {least, number} Figuren draußen: Weniger kämen vom Tisch.',
  'ba.refuse.noSuchBuilding': 'Wähle ein Gebäude, das die Einheit berührt.',
  'ba.refuse.onlyInfantryInside': '{unit} kann nicht hinein; nur Infanterie hält Gebäude.',
  'ba.refuse.notAtBuilding':
    '{unit} berührt {building} nicht von außen. Bringe die Einheit erst in Kontakt.',
  'ba.refuse.enemyInside': 'Der Feind hält {building}; es muss angegriffen werden.',
  'ba.refuse.buildingFull':
    '{building} hat Platz für {room, plural, =0 {keine Figuren} one {# weitere Figur} other {# weitere Figuren}}.',
  'ba.refuse.partOfFigures':
    '{unit} geht als Ganzes oder in zwei Teilen von mindestens {least, number} Figuren.',
  'ba.refuse.notInside':
    '{unit} ist in keinem Gebäude; im Freien wechselt sie stattdessen die Formation.',
  'ba.refuse.notBesideBuilding': '{unit} kommt in Kontakt mit dem Gebäude heraus.',
  'ba.refuse.noGunsToLeave':
    '{unit} hat keine Geschütze zu verlassen; das tun nur die Kanoniere einer Batterie.',
  'ba.refuse.notItsGuns': '{unit} kann nur Geschütze der eigenen Batterie bemannen.',
  'ba.refuse.notAtGuns':
    '{unit} berührt die Geschütze nicht. Bringe die Kanoniere erst in Kontakt.',
  'ba.refuse.gunsToMan':
    'Nenne die Kanoniere für jedes der {models, plural, one {# Modelle} other {# Modelle}}.',
  'ba.refuse.gunnersPerGun': 'Ein Geschützmodell hat höchstens {most, number} Kanoniere.',
  'ba.refuse.gunnersToShare':
    '{unit} kann insgesamt mindestens {least, number} und höchstens {most, number} Kanoniere auf diese Geschütze verteilen.',
  'ba.room.edge': 'der Tischrand',
  'ba.refuse.roomTaken':
    '{unit} hat dort keinen Platz: {by} ist im Weg. Wähle eine kleinere Formation oder marschiere erst anderswohin.',
}
