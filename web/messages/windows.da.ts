import type { Catalogue } from '@grognard/umpire'

/** A battle in several windows, and dice that were thrown before. */
export const windows: Catalogue = {
  'web.windows.other': 'Dette slag spilles i et andet vindue. Hvad der sker dér, ses her.',
  'web.windows.take': 'Spil videre her',
  'web.dice.kept':
    '{count, plural, one {Det kastede resultat gemmes og tæller} other {De # kastede resultater gemmes og tæller}} først ved den næste ordre, der kræver samme kast.',
  'web.dice.before':
    '{count, plural, one {Et tidligere kastet resultat er gemt og tæller.} other {# tidligere kastede resultater er gemt og tæller.}}',
  'web.order.notYet': 'Der er endnu ikke valgt noget. Nu gælder det: {step}.',
  'web.open.noBattle': 'Dette er ikke en slagfil fra Grognard. {fault}',
  'web.order.ways': '{count, number} muligheder',
}
