import type { Translated } from '@grognard/umpire/message.ts'
import type { roundEnglish } from './messages.en.ts'

/** Turns, coming back, repairs off the board, surrender. */
export const roundGerman: Translated<typeof roundEnglish> = {
  'sol.gunOf': '{side} {battery, number}',
  'sol.order.endTurn': 'Zug beenden',
  'sol.ask.fire':
    '{count, plural, one {{pieces} kann noch feuern. Übergehen?} other {{pieces} können noch feuern. Übergehen?}}',
  'sol.ask.board':
    '{count, plural, one {{pieces} kann noch entern. Übergehen?} other {{pieces} können noch entern. Übergehen?}}',
  'sol.order.surrender': 'Die Flagge streichen: {ship}',
  'sol.dot': 'Spalte {column, number}, Reihe {row, number}',
  'sol.order.chooseDot': '{ship} kehrt auf {dot} zurück',
  'sol.order.return':
    'Mit Kurs {heading} zurückkehren auf Spalte {column, number}, Reihe {row, number}',
  'sol.order.repair.sail': 'Ein Segel setzen: {mast}',
  'sol.order.repair.batteries': 'Batterien ersetzen: {guns}',
  'sol.order.repair.hull': 'Bis zu {hull, number} Rumpftreffer flicken',
  'sol.refuse.owesMove': '{ship} muss in diesem Zug mindestens eine Bewegung machen.',
  'sol.refuse.noFlagToStrike': '{ship} führt jetzt keine Flagge, die sich streichen ließe.',
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
  'sol.event.roundBegan': 'Runde {round, number} beginnt.',
  'sol.event.prizesCalled': 'Nun fahren die Prisen.',
  'sol.event.turnBegan': '{ship} ist am Zug.',
  'sol.event.turnBegan.held': '{ship} ist am Zug, von einem gefallenen Mast gehalten.',
  'sol.event.wreckCutAway': '{ship}: das Wrack ist gekappt.',
  'sol.event.dotChosen':
    '{ship} wird auf Spalte {column, number}, Reihe {row, number} zurückkehren.',
  'sol.event.returned':
    '{ship}: kehrt auf Spalte {column, number}, Reihe {row, number} zurück, Kurs {heading}.',
  'sol.event.repaired.sail': '{ship}: setzt ein Segel, {mast} jetzt {sails, number}.',
  'sol.event.repaired.batteries': '{ship}: ersetzt {guns}.',
  'sol.event.repaired.hull':
    '{ship}: flickt den Rumpf, jetzt {hull, plural, one {# Treffer} other {# Treffer}}.',
}
