import type { Translated } from '@grognard/umpire/message.ts'
import type { boardingEnglish } from './messages.en.ts'

/** Entern, Streukugeln und Prisen. */
export const boardingGerman: Translated<typeof boardingEnglish> = {
  'sequence.boarding': 'Ein Enterversuch',
  'step.marines.hint':
    'Einmal in der Schlacht erschweren sie dem Gegner das Entern. Behalte sie, wenn der Versuch ohnehin scheitert oder ohnehin gelingt.',
  'step.grape.hint':
    'Jeder Treffer zählt als Rumpftreffer beim Angreifer, bevor die Rümpfe verglichen werden; genug davon verhindern das Entern.',
  'step.secondGrape.hint':
    'Der Angreifer liegt längsseits und kommt nicht weg: Dieselben Geschütze dürfen noch einmal feuern.',
  'step.marines': 'Seesoldaten in die Marsen schicken?',
  'step.grape': 'Enterversuch: Streukugeln feuern oder nicht',
  'step.secondGrape': 'Enterer abgeschlagen: noch einmal feuern?',
  'order.board': 'entern',
  'order.grape': 'Streukugeln feuern',
  'order.callMarines': 'Seesoldaten schicken',
  'order.keepMarines': 'Karte behalten',
  'sol.order.board': '{target} entern: längsseits, Kurs {heading}{wind}',
  'sol.order.boardWithMarines':
    '{target} mit Seesoldaten in den Marsen entern: längsseits, Kurs {heading}{wind}',
  'sol.board.headToWind': ', im Wind: vor der nächsten Bewegung muss das Schiff drehen',
  'sol.board.windFree': '',
  'sol.order.grape':
    'Streukugeln feuern: {side}, {count, plural, one {Batterie} other {Batterien}} {batteries}',
  'sol.order.callMarines': 'Seesoldaten in die Marsen schicken',
  'sol.order.keepMarines': 'Seesoldaten für später aufheben',
  'sol.eitherHeading': '{one} oder {other}',
  'sol.refuse.prizeCannotBoard': '{ship} ist eine Prise: Ihre Besatzung ist zu klein zum Entern.',
  'sol.refuse.boardsOwnShip': '{target} gehört zur selben Seite wie {ship}. Entere einen Gegner.',
  'sol.refuse.boardsSurrendered':
    '{target} hat die Flagge gestrichen und kann nicht geentert werden. Entere ein anderes Schiff.',
  'sol.refuse.notWithinAMove':
    '{ship} erreicht {target} nicht mit einer Bewegung: Das Ziel muss auf dem Punkt voraus oder 45 Grad zu einer Seite liegen.',
  'sol.refuse.boardsIntoWind':
    '{target} liegt genau in Luv von {ship}. Kein Schiff segelt gegen den Wind, auch nicht zum Entern.',
  'sol.refuse.notAlongside': '{ship} kann längsseits von {target} nur auf Kurs {headings} liegen.',
  'sol.refuse.moreHullHits':
    '{ship} hat {hull, number} Rumpftreffer, {target} {targetHull, number}: Das Schiff mit mehr Treffern kann nicht entern.',
  'sol.refuse.noNeedOfMarines':
    '{target} ist eine Prise und wird ohnehin genommen. Heb deine Seesoldaten auf.',
  'sol.refuse.noMarines': 'Du hast keine Karte, die hier Seesoldaten in die Marsen schickt.',
  'sol.refuse.noBoarders':
    'Keines deiner Schiffe wird geentert, also darf keines Streukugeln feuern.',
  'sol.refuse.grapeDoesNotBear': 'Wähle Geschütze von {ship}, die {target} erreichen.',
  'sol.refuse.grapeTwice': 'Eine Batterie ist doppelt gewählt. Wähle jede nur einmal.',
  'sol.event.boarded': '{ship} entert {target}: längsseits, Kurs {heading}.',
  'sol.event.boardedWithMarines':
    '{ship} entert {target} mit Seesoldaten in den Marsen (+{points, number}): längsseits, Kurs {heading}.',
  'sol.event.marinesCalled': 'Seesoldaten in den Marsen für {seat} (+{points, number}).',
  'sol.event.grapeLoaded':
    '{ship} feuert Streukugeln auf die Enterer: {side}, {count, plural, one {Batterie} other {Batterien}} {batteries}.',
  'roll.grapeFired': '{side}, Batterie {battery, number}: Streukugeln',
  'sol.event.grapeHit':
    'Streukugeln aus Batterie {battery, number}, {side}: Treffer, Wurf {dice, number}.',
  'sol.event.grapeMissed':
    'Streukugeln aus Batterie {battery, number}, {side}: daneben, Wurf {dice, number}.',
  'sol.event.boarders.prize':
    '{ship} entert die Prise {target} und überwältigt die Prisenmannschaft.',
  'sol.event.boarders.cancelled': '{ship} gibt das Entern von {target} auf: zu viele Rumpftreffer.',
  'sol.event.boarders.automatic':
    '{target} wird sofort genommen (Unterschied {difference, number}).',
  'sol.event.boarders.die.captured':
    '{target} wird genommen: Die Enterer würfeln {attackerDie, number} (nötig: {least, number}, Unterschied {difference, number}).',
  'sol.event.boarders.die.failed':
    'Die Enterer von {ship} werden abgeschlagen: Wurf {attackerDie, number} (nötig: {least, number}, Unterschied {difference, number}).',
  'sol.event.boarders.opposed.captured':
    '{target} wird genommen: Die Enterer würfeln {attackerDie, number}, die Verteidiger {defenderDie, number} (Unterschied {difference, number}).',
  'sol.event.boarders.opposed.reversed':
    '{ship} wird selbst genommen: Die Enterer würfeln {attackerDie, number}, die Verteidiger {defenderDie, number} (Unterschied {difference, number}).',
  'sol.event.boarders.opposed.open':
    'Gleichstand, {attackerDie, number} gegen {defenderDie, number}: Beide würfeln noch einmal (Unterschied {difference, number}).',
  'sol.event.shipCaptured': 'Prise für {seat}: {ship}.',
  'sol.event.shipRetaken':
    'Für {seat} zurückerobert: {ship}; das Schiff führt wieder seine eigene Flagge.',
}
