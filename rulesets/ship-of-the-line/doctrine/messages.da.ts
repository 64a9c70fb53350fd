import type { Catalogue } from '@grognard/umpire/message.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineDanish: Catalogue = {
  'sol.because.rakes': 'Nogle af kanonerne bestryger {target} på langs, uden at hun kan svare.',
  'sol.because.fires':
    'Kanonerne peger på {target}, {range, number} {range, plural, one {kabellængde} other {kabellængder}} borte.',
  'sol.because.later': 'Undervejs kan der fyres på {target}.',
  'sol.because.boards': 'Det bringer hendes folk om bord på en fjende.',
  'sol.because.place': 'Sådan når hun en af de gode pladser inden for sin rækkevidde.',
  'sol.because.leaves':
    'Sådan sejler hun ud over kanten og er for en tid uden for fjendens rækkevidde.',
  'sol.because.stays': 'Hun ligger godt, hvor hun er.',
}
