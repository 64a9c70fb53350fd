import type { Catalogue } from '@grognard/umpire'

/** A battle in several windows, dice that were rolled before, and files that are opened. */
export const windows: Catalogue = {
  'web.windows.other': 'Dette slag spilles i et andet vindue. Hvad der sker dér, ses her.',
  'web.resign.sure': '{seat}: Opgiv slaget? Din side taber det, og det kan ikke tages tilbage.',
  'web.windows.take': 'Spil videre her',
  'web.dice.kept':
    '{count, plural, one {Det kastede resultat gemmes og tæller} other {De # kastede resultater gemmes og tæller}} først ved den næste ordre, der kræver samme kast.',
  'web.dice.before':
    '{count, plural, one {Et tidligere kastet resultat er gemt og tæller.} other {# tidligere kastede resultater er gemt og tæller.}}',
  'web.order.notYet': 'Der er endnu ikke valgt noget. Nu gælder det: {step}.',
  'web.open.noBattle': '{file} er ikke en slagfil fra Grognard. {fault}',
  'web.open.damaged': '{file} er en slagfil, men den er beskadiget. {fault}',
  'web.open.damagedAt': '{file} er en slagfil, men den er beskadiget ved post {entry}. {fault}',
  'web.open.stranger': '{at}: »{given}« kendes ikke her.',
  'web.open.torn':
    '{file} er en slagfil, men den er beskadiget: fra linje {line}, kolonne {column} kan den ikke læses.',
  'web.order.ways': '{count, number} muligheder',
  'web.setup.opening':
    'Kast terningerne til slagets begyndelse. Luk dette vindue for at ændre slagets indstillinger.',
  'web.playback.still':
    'Automatisk bevægelse er slået fra: gå videre med ▸ eller piletasterne, eller afspil.',
}
