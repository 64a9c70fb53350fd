import type { Translated } from '@grognard/umpire/message.ts'
import type { disengagementEnglish } from './messages.en.ts'

/** Leaving the board, repairs off it, coming back. */
export const disengagementGerman: Translated<typeof disengagementEnglish> = {
  'step.dotOfReturn.hint':
    'Der eigene Punkt ist besetzt, und diese sind gleich nah. Den Kurs wählst du danach.',
  'step.dotOfReturn': 'Wähle den Punkt der Rückkehr',
  'order.chooseDot': 'Punkt der Rückkehr',
  'order.return': 'zurückkehren',
  'order.repair': 'reparieren',
  'sol.gunOf': '{side} {battery, number}',
  'sol.dot': 'Spalte {column, number}, Reihe {row, number}',
  'sol.order.chooseDot': '{ship} kehrt auf {dot} zurück',
  'sol.order.return':
    'Mit Kurs {heading} zurückkehren auf Spalte {column, number}, Reihe {row, number}',
  'sol.order.repair.sail': 'Ein Segel setzen: {mast}',
  'sol.order.repair.batteries': 'Batterien ersetzen: {guns}',
  'sol.order.repair.hull': 'Bis zu {hull, number} Rumpftreffer flicken',
  'sol.refuse.notDisengaged': '{ship} ist nicht außerhalb des Bretts.',
  'sol.refuse.notNearestDot':
    '{ship} kehrt auf einem der freien Randpunkte zurück, die dem Ort der Abfahrt am nächsten sind: {dots}.',
  'sol.refuse.returnIntoWind':
    'Kein Schiff kehrt mit Kurs in den Wind zurück, {heading}. Wähle einen anderen Kurs.',
  'sol.refuse.repairAtSea':
    '{ship} wird nur in dem Zug repariert, in dem es außerhalb des Bretts ist; sonst helfen Karten.',
  'sol.refuse.oneRepair':
    '{ship} macht eine Reparatur: {sail, number} Segel, bis zu {batteries, number} Batterien oder bis zu {hull, number} Rumpftreffer.',
  'sol.refuse.noRoomForSail':
    'Nenne einen stehenden Mast mit weniger als {most, number} Segeln: {ship}.',
  'sol.refuse.batteriesToMend':
    'Nenne eine oder mehr verlorene Batterien, höchstens {most, number}: {ship}.',
  'sol.refuse.hullWhole': '{ship} hat keine Rumpftreffer zu flicken.',
  'sol.event.dotChosen':
    '{ship} wird auf Spalte {column, number}, Reihe {row, number} zurückkehren.',
  'sol.event.returned':
    '{ship}: kehrt auf Spalte {column, number}, Reihe {row, number} zurück, Kurs {heading}.',
  'sol.event.repaired.sail': '{ship}: setzt ein Segel, {mast} jetzt {sails, number}.',
  'sol.event.repaired.batteries': '{ship}: ersetzt {guns}.',
  'sol.event.repaired.hull':
    '{ship}: flickt den Rumpf, jetzt {hull, plural, one {# Treffer} other {# Treffer}}.',
  'sol.refuse.away':
    '{ship} ist diesen ganzen Zug außerhalb des Bretts. Repariere etwas oder beende den Zug.',
  'sol.refuse.returnFirst': '{ship} kehrt erst zurück: Wähle einen Kurs.',
  'sol.refuse.leaveAgain':
    '{ship} ist in diesem Zug zurückgekehrt und bleibt bis zum nächsten auf dem Brett.',
  'sol.event.leftBoard.disengaged': '{ship}: verlässt das Brett und bleibt den nächsten Zug weg.',
  'sol.event.leftBoard.safe': '{ship}: die Prise ist in Sicherheit.',
}
