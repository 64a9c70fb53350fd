import type { Translated } from '@grognard/umpire/message.ts'
import type { boardingEnglish } from './messages.en.ts'

/** Entern, Kartätschen und Prisen. */
export const boardingGerman: Translated<typeof boardingEnglish> = {
  'sequence.boarding': 'Ein Entern',
  'step.marines.hint':
    'Einmal im Spiel erschweren sie dem Feind das Entern. Behalte sie, wenn er ohnehin scheitert oder ohnehin siegt.',
  'step.grape.hint':
    'Jeder Treffer schwächt den Enterer um eins, bevor die Rümpfe verglichen werden; genug davon, und er lässt es.',
  'step.secondGrape.hint':
    'Er liegt längsseits und kommt nicht weg: Dieselben Geschütze dürfen noch einmal feuern.',
  'step.marines': 'Seesoldaten in die Marsen schicken?',
  'step.grape': 'Enterer kommen: Kartätschen oder nicht',
  'step.secondGrape': 'Enterer abgeschlagen: noch einmal feuern?',
  'order.board': 'entern',
  'order.grape': 'Kartätschen',
  'order.callMarines': 'Seesoldaten',
  'order.keepMarines': 'Karte behalten',
  'sol.order.board': '{target} entern: längsseits legen, Kurs {heading}{wind}',
  'sol.order.boardWithMarines':
    '{target} entern mit Seesoldaten in den Marsen: längsseits legen, Kurs {heading}{wind}',
  'sol.board.headToWind': ', der Bug im Wind – vor der nächsten Bewegung muss gedreht werden',
  'sol.board.windFree': '',
  'sol.order.grape': 'Kartätschen aus {side} {batteries}',
  'sol.order.callMarines': 'Seesoldaten in die Marsen schicken',
  'sol.order.keepMarines': 'Die Seesoldaten für später behalten',
  'sol.eitherHeading': '{one} oder {other}',
  'sol.refuse.prizeCannotBoard':
    '{ship} ist eine Prise: Ihre Mannschaft ist zu klein, um zu entern.',
  'sol.refuse.boardsOwnShip':
    '{target} fährt unter derselben Flagge wie {ship}. Entere einen Gegner.',
  'sol.refuse.boardsSurrendered':
    '{target} hat die Flagge gestrichen und wird nicht mehr genommen.',
  'sol.refuse.notWithinAMove':
    '{target} liegt nicht eine Bewegung von {ship} entfernt: Das Schiff muss auf dem Punkt voraus oder 45 Grad zu einer Seite liegen.',
  'sol.refuse.boardsIntoWind':
    '{target} liegt genau in Luv von {ship}. Gegen den Wind segelt niemand, auch nicht zum Entern.',
  'sol.refuse.notAlongside': '{ship} läge längsseits von {target} auf Kurs {headings}.',
  'sol.refuse.moreHullHits':
    '{ship} hat {hull, number} Rumpftreffer, {target} {targetHull, number}: Wer mehr hat, kann nicht entern.',
  'sol.refuse.noNeedOfMarines':
    '{target} ist eine Prise und wird ohnehin genommen. Behalte deine Seesoldaten.',
  'sol.refuse.noMarines':
    'Du hast keine Karte, die bei diesem Entern Seesoldaten in die Marsen schickt.',
  'sol.refuse.noBoarders': 'Keins deiner Schiffe darf jetzt mit Kartätschen auf Enterer feuern.',
  'sol.refuse.grapeDoesNotBear': 'Wähle Geschütze von {ship}, die {target} erreichen.',
  'sol.refuse.grapeTwice': 'Eine Batterie ist doppelt genannt. Nenne jede einmal.',
  'sol.event.boarded': '{ship} legt sich zum Entern längsseits von {target}, Kurs {heading}.',
  'sol.event.boardedWithMarines':
    '{ship} legt sich zum Entern längsseits von {target}, Kurs {heading}, mit Seesoldaten in den Marsen: {points, number} Punkte.',
  'sol.event.marinesCalled': '{seat} schickt Seesoldaten in die Marsen: {points, number} Punkte.',
  'sol.event.grapeLoaded':
    '{ship} feuert mit Kartätschen auf die Enterer: {side}, Batterien {batteries}.',
  'throw.grapeFired': '{side}, Batterie {battery, number}: Kartätschen',
  'sol.event.grapeHit':
    'Kartätschen aus Batterie {battery, number} {side}: {dice, number} – ein Treffer.',
  'sol.event.grapeMissed':
    'Kartätschen aus Batterie {battery, number} {side}: {dice, number} – daneben.',
  'sol.event.boarders.prize': '{ship} entert die Prise {target}; ihre Mannschaft wird überwältigt.',
  'sol.event.boarders.cancelled':
    'Aus dem Entern von {target} wird nichts: {ship} hat zu viel gelitten.',
  'sol.event.boarders.automatic':
    'Unterschied {difference, number}: Die Enterer nehmen {target} sofort.',
  'sol.event.boarders.die.captured':
    'Unterschied {difference, number}, nötig ist {least, number} oder mehr: {attackerDie, number} – die Enterer nehmen {target}.',
  'sol.event.boarders.die.failed':
    'Unterschied {difference, number}, nötig ist {least, number} oder mehr: {attackerDie, number} – die Enterer von {ship} werden abgeschlagen.',
  'sol.event.boarders.opposed.captured':
    'Unterschied {difference, number}: {attackerDie, number} gegen {defenderDie, number} – die Enterer nehmen {target}.',
  'sol.event.boarders.opposed.reversed':
    'Unterschied {difference, number}: {attackerDie, number} gegen {defenderDie, number} – die Enterer unterliegen, und {ship} wird genommen.',
  'sol.event.boarders.opposed.open':
    'Unterschied {difference, number}: {attackerDie, number} gegen {defenderDie, number} – beide werfen noch einmal.',
  'sol.event.shipCaptured': '{ship} ist eine Prise von {seat}.',
  'sol.event.shipRetaken': '{seat} hat {ship} zurück; das Schiff führt wieder seine Flagge.',
}
