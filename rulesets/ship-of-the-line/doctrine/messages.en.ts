import type { Catalogue } from '@grognard/umpire/message.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineEnglish: Catalogue = {
  'sol.because.rakes': 'Some guns rake {target}, which cannot fire back.',
  'sol.because.fires':
    'The guns bear on {target}, {range, plural, one {# cable} other {# cables}} off.',
  'sol.because.later': 'A broadside can be fired at {target} on the way.',
  'sol.because.boards': 'Her crew gets aboard an enemy.',
  'sol.because.place': 'This leads to one of the best positions within reach.',
  'sol.because.leaves': 'She leaves the board and is out of the enemy’s reach for a turn.',
  'sol.because.stays': 'She is well placed where she is.',
}
