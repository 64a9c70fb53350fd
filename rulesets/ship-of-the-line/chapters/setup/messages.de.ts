import type { Translated } from '@grognard/umpire/message.ts'
import type { setupEnglish } from './messages.en.ts'

/** Flags, officers, berths: what is said before the battle. */
export const setupGerman: Translated<typeof setupEnglish> = {
  'step.nation.hint': 'Nur fürs Auge: Alle Schiffe sind gleich.',
  'step.officers.hint':
    'Jede Karte hilft einmal. Notruder oder neue Segel retten ein Schiff, das sonst streichen müsste.',
  'step.berth.hint':
    'Sieh, woher der Wind kommt: Niemand fährt gerade in ihn hinein, und wer in Luv ist, wählt den Kampf.',
  'step.nation': 'Flagge wählen',
  'step.officers': 'Von jedem Offizier eine Karte wählen',
  'step.berth': 'Den Schiffen ihre Liegeplätze zuweisen',
  'order.chooseNation': 'Flagge',
  'order.chooseOfficers': 'Offiziere',
  'order.berth': 'Liegeplatz',
  'field.boatswain': 'Bootsmann',
  'field.carpenter': 'Zimmermann',
  'field.gunner': 'Stückmeister',
  'field.master': 'Steuermann',
  'field.captain': 'Kapitän',
  'sol.refuse.nationTaken': 'Unter der Flagge {nation} fährt schon der andere. Wähle eine andere.',
  'sol.refuse.oneEach': '{officer} hat zwei eigene Karten: Nimm eine davon.',
  'sol.refuse.notToBerth': 'Dieses Schiff kannst du jetzt nicht an den Liegeplatz legen.',
  'sol.refuse.noBerth': 'Dein Hafen hat die Liegeplätze 1 bis {most, number}.',
  'sol.refuse.berthTaken': 'Dort liegt schon ein Schiff. Wähle einen freien Liegeplatz.',
  'sol.order.chooseNation': 'Unter dieser Flagge kämpfen: {nation}',
  'sol.order.chooseOfficers': '{cards} nehmen',
  'sol.order.berth': 'Schiff {number} an Liegeplatz {berth, number}',
  'sol.event.windRolled': 'Der Wind kommt aus {wind}.',
  'sol.event.firstPlayerRolled': '{seat} beginnt.',
  'sol.event.nationChosen': '{seat} hisst die Flagge: {nation}.',
  'sol.event.officersChosen': '{seat} hat die Offiziere gewählt.',
  'sol.event.officersShown': 'Die Offiziere werden aufgedeckt.',
  'sol.event.shipBerthed':
    '{seat}: Schiff {number, number} liegt auf Spalte {column, number}, Reihe {row, number}.',
  'option.shipsA': 'Schiffe von Spieler eins',
  'option.shipsA.about': 'Wie viele Schiffe Spieler eins hat.',
  'option.shipsB': 'Schiffe von Spieler zwei',
  'option.shipsB.about': 'Wie viele Schiffe Spieler zwei hat.',
  'option.hullA': 'Rumpftreffer von Spieler eins',
  'option.hullA.about': 'Rumpftreffer, mit denen jedes Schiff von Spieler eins beginnt.',
  'option.hullB': 'Rumpftreffer von Spieler zwei',
  'option.hullB.about': 'Rumpftreffer, mit denen jedes Schiff von Spieler zwei beginnt.',
}
