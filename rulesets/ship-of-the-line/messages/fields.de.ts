import type { Catalogue } from '@grognard/umpire/message.ts'

export const fieldsGerman: Catalogue = {
  'field.heading':
    'ein Achtel der Windrose: 0 weist nach oben, 2 nach rechts, 4 nach unten, 6 nach links.',
  'field.turn': 'eine Achteldrehung: -1 nach Backbord, 1 nach Steuerbord, 0 geradeaus.',
  'field.move.alongside': 'die gewünschte Richtung, wo ein Zusammenstoß die Wahl lässt.',
  'field.side': 'die Breitseite.',
  'field.batteries': 'nach ihren Nummern, 1 am Bug bis 5 am Heck.',
  'field.target': 'das andere Schiff, mit seiner Kennung.',
  'field.fire.card': 'eine Offizierskarte dazu.',
  'field.mast': 'von welchem Mast.',
  'field.board.marines': 'ob die Karte der Seesoldaten gespielt wird.',
  'field.berth.berth': 'die Nummer des Liegeplatzes.',
}
