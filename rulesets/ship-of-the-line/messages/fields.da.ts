import type { Catalogue } from '@grognard/umpire/message.ts'

export const fieldsDanish: Catalogue = {
  'field.heading':
    'en ottendedel af kompasset: 0 er op ad brættet, 2 til højre, 4 ned, 6 til venstre.',
  'field.turn': 'en ottendedels drejning: -1 bagbord over, 1 styrbord over, 0 ligeud.',
  'field.move.alongside': 'den ønskede retning, når et sammenstød giver et valg.',
  'field.side': 'bredsiden.',
  'field.batteries': 'ved deres numre, 1 ved stævnen til 5 ved hækken.',
  'field.target': 'det andet skib, ved dets id.',
  'field.fire.card': 'et officerskort, der spilles med.',
  'field.mast': 'for hvilken mast.',
  'field.board.marines': 'om marinesoldaternes kort spilles.',
  'field.berth.berth': 'kajpladsens nummer.',
}
