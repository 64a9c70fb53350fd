import type { Translated } from '@grognard/umpire/message.ts'
import type { disengagementEnglish } from './messages.en.ts'

/** Leaving the board, repairs off it, coming back. */
export const disengagementGerman: Translated<typeof disengagementEnglish> = {
  'step.dotOfReturn.hint':
    'Der Punkt, an dem das Schiff das Brett verließ, ist besetzt, und diese sind gleich nah. Den Kurs wählst du danach.',
  'step.dotOfReturn': 'Punkt für die Rückkehr wählen',
  'order.chooseDot': 'Punkt für die Rückkehr wählen',
  'order.return': 'zurückkehren',
  'order.repair': 'reparieren',
  'sol.gunOf': '{side} {battery, number}',
  'sol.dot': 'Spalte {column, number}, Reihe {row, number}',
  'sol.order.chooseDot': '{ship}: auf {dot} zurückkehren',
  'sol.order.return':
    'Auf Spalte {column, number}, Reihe {row, number} zurückkehren, Kurs {heading}',
  'sol.order.repair.sail': 'Ein Segel ersetzen: {mast}',
  'sol.order.repair.batteries': 'Batterien ersetzen: {guns}',
  'sol.order.repair.hull': 'Bis zu {hull, number} Rumpftreffer ausbessern',
  'sol.refuse.notDisengaged': '{ship} hat das Brett nicht verlassen.',
  'sol.refuse.notNearestDot':
    '{ship} kehrt auf einem der freien Randpunkte zurück, die der Stelle des Verlassens am nächsten sind: {dots}.',
  'sol.refuse.returnIntoWind':
    'Kein Schiff kehrt mit Kurs genau gegen den Wind zurück, {heading}. Wähle einen anderen Kurs.',
  'sol.refuse.repairAtSea':
    '{ship} lässt sich nur in dem Zug reparieren, den das Schiff außerhalb des Bretts verbringt; auf dem Brett helfen nur Karten.',
  'sol.refuse.oneRepair':
    '{ship} führt eine Reparatur aus: {sail, number} Segel, bis zu {batteries, number} Batterien oder bis zu {hull, number} Rumpftreffer.',
  'sol.refuse.noRoomForSail':
    'Wähle einen stehenden Mast von {ship} mit weniger als {most, number} Segeln.',
  'sol.refuse.batteriesToMend':
    'Wähle eine oder mehrere verlorene Batterien von {ship}, höchstens {most, number}.',
  'sol.refuse.hullWhole': '{ship} hat keine Rumpftreffer auszubessern.',
  'sol.event.dotChosen':
    '{ship} wird auf Spalte {column, number}, Reihe {row, number} zurückkehren.',
  'sol.event.returned':
    '{ship} kehrt auf Spalte {column, number}, Reihe {row, number} zurück, Kurs {heading}.',
  'sol.event.repaired.sail': '{ship} ersetzt ein Segel: {mast}, jetzt {sails, number}.',
  'sol.event.repaired.batteries': '{ship} ersetzt Batterien: {guns}.',
  'sol.event.repaired.hull':
    '{ship} bessert den Rumpf aus: jetzt {hull, plural, one {# Treffer} other {# Treffer}}.',
  'sol.refuse.away':
    '{ship} ist diesen ganzen Zug außerhalb des Bretts. Führe eine Reparatur aus oder beende den Zug.',
  'sol.refuse.returnFirst': '{ship} muss zuerst zurückkehren: Wähle einen Kurs.',
  'sol.refuse.leaveAgain':
    '{ship} ist in diesem Zug zurückgekehrt und darf das Brett frühestens im nächsten wieder verlassen.',
  'sol.event.leftBoard.disengaged': '{ship} verlässt das Brett und bleibt den nächsten Zug weg.',
  'sol.event.leftBoard.safe': 'Die Prise {ship} ist in Sicherheit.',
}
