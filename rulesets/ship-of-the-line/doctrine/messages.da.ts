import type { Catalogue } from '@grognard/umpire/message.ts'

/** What speaks for an order, to those who ask for advice. */
export const doctrineDanish: Catalogue = {
  'sol.because.rakes':
    'Nogle af kanonerne beskyder {target} langskibs, uden at ilden kan besvares.',
  'sol.because.fires':
    'Kanonerne kan ramme {target}, {range, plural, one {# kabellængde} other {# kabellængder}} borte.',
  'sol.because.later': 'Undervejs kan der skydes en bredside mod {target}.',
  'sol.because.boards': 'Besætningen kommer om bord på en fjende.',
  'sol.because.place': 'Sådan når skibet en af de bedste pladser inden for rækkevidde.',
  'sol.because.leaves': 'Skibet forlader brættet og er i én tur uden for fjendens rækkevidde.',
  'sol.because.stays': 'Skibet ligger godt, hvor det er.',
}
