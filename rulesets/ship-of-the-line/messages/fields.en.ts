import type { Catalogue } from '@grognard/umpire/message.ts'

/** What the fields of orders mean: for one kind of order, or for every kind that has one. */
export const fieldsEnglish: Catalogue = {
  'field.heading':
    'an eighth of the compass: 0 is up the board, 2 to the right, 4 down, 6 to the left.',
  'field.turn': 'an eighth of a turn: -1 to larboard, 1 to starboard, 0 straight on.',
  'field.move.alongside': 'the heading wished for where a collision leaves a choice.',
  'field.side': 'the broadside.',
  'field.batteries': 'by their numbers, 1 at the bow to 5 at the stern.',
  'field.target': 'the other ship, by its id.',
  'field.fire.card': 'an officer’s card played with it.',
  'field.mast': 'of which mast.',
  'field.board.marines': 'whether the card of the marines is played.',
  'field.berth.berth': 'the number of the berth.',
}
