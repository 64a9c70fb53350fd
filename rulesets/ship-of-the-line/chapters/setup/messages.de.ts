import type { Translated } from '@grognard/umpire/message.ts'
import type { setupEnglish } from './messages.en.ts'

/** Flags, officers, berths: what is said before the battle. */
export const setupGerman: Translated<typeof setupEnglish> = {
  'step.nation.hint': 'Nur fürs Auge: Alle Schiffe sind gleich.',
  'step.officers.hint':
    'Jede Karte hilft einmal. Notruder oder neue Segel retten ein Schiff, das sonst die Flagge streichen müsste.',
  'step.berth.hint':
    'Achte darauf, woher der Wind kommt: Kein Schiff segelt genau gegen ihn, und wer in Luv liegt, bestimmt, wann gekämpft wird.',
  'step.nation': 'Flagge wählen',
  'step.officers': 'Je Offizier eine Karte wählen',
  'step.berth': 'Schiffen Liegeplätze zuweisen',
  'order.chooseNation': 'Flagge wählen',
  'order.chooseOfficers': 'Offiziere wählen',
  'order.berth': 'Liegeplatz wählen',
  'field.boatswain': 'Bootsmann',
  'field.carpenter': 'Zimmermann',
  'field.gunner': 'Stückmeister',
  'field.master': 'Steuermann',
  'field.captain': 'Kapitän',
  'sol.refuse.nationTaken':
    'Diese Flagge führt schon der andere Spieler: {nation}. Wähle eine andere.',
  'sol.refuse.oneEach': '{officer}: Wähle eine der beiden Karten dieses Offiziers.',
  'sol.refuse.notToBerth':
    'Diesem Schiff kannst du jetzt keinen Liegeplatz geben. Wähle eines deiner Schiffe ohne Liegeplatz.',
  'sol.refuse.noBerth': 'Diesen Liegeplatz hat dein Hafen nicht. Wähle 1 bis {most, number}.',
  'sol.refuse.berthTaken': 'Dort liegt schon ein Schiff. Wähle einen freien Liegeplatz.',
  'sol.order.chooseNation': 'Flagge hissen: {nation}',
  'sol.order.chooseOfficers': 'Karten wählen: {cards}',
  'sol.order.berth': '{ship} an Liegeplatz {berth, number}',
  'sol.event.windRolled': 'Der Wind kommt aus {wind}.',
  'sol.event.firstPlayerRolled': 'Erster Zug: {seat}.',
  'sol.event.nationChosen': 'Flagge gehisst: {nation}.',
  'sol.event.officersChosen': '{seat}: gewählte Offizierskarten {cards}.',
  'sol.event.officersShown': 'Die Offizierskarten werden aufgedeckt.',
  'sol.event.shipBerthed':
    '{ship} liegt im Hafen auf Spalte {column, number}, Reihe {row, number}.',
  'option.shipsA': 'Schiffe von Spieler 1',
  'option.shipsA.about': 'Wie viele Schiffe Spieler 1 befehligt.',
  'option.shipsB': 'Schiffe von Spieler 2',
  'option.shipsB.about': 'Wie viele Schiffe Spieler 2 befehligt.',
  'option.hullA': 'Rumpftreffer der Schiffe von Spieler 1',
  'option.hullA.about': 'Mit wie vielen Rumpftreffern jedes Schiff von Spieler 1 beginnt.',
  'option.hullB': 'Rumpftreffer der Schiffe von Spieler 2',
  'option.hullB.about': 'Mit wie vielen Rumpftreffern jedes Schiff von Spieler 2 beginnt.',
  'option.commandersA': 'Zahl der Befehlshaber: Seite von Spieler 1',
  'option.commandersA.about': 'So viele Spieler teilen sich die Seite, jeder mit eigenen Schiffen.',
  'option.commandersB': 'Zahl der Befehlshaber: Seite von Spieler 2',
  'option.commandersB.about': 'So viele Spieler teilen sich die Seite, jeder mit eigenen Schiffen.',
}
