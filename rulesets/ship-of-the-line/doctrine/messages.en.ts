import type { Catalogue } from '@grognard/umpire/message.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineEnglish: Catalogue = {
  'sol.because.rakes': 'Some of the guns rake {target}, who cannot answer them.',
  'sol.because.fires':
    'The guns bear on {target}, {range, number} {range, plural, one {cable} other {cables}} off.',
  'sol.because.later': 'On the way a broadside may be fired at {target}.',
  'sol.because.boards': 'It brings her men aboard an enemy.',
  'sol.because.place': 'It leads to one of the good berths within her reach.',
  'sol.because.leaves': 'It takes her off the board, away from the enemy for a while.',
  'sol.because.stays': 'She lies well where she is.',
}
