/** Borde, der er åbne for alle, på siden med alle slag. */
export const danish = {
  'web.lobby': 'Borde, der venter på spillere',
  'web.lobby.none':
    'Ingen venter lige nu. Vælg et scenarie og »En ven online« under »Hvem spiller«, og åbn bordet for alle: så står det her.',
  'web.lobby.noneSuch': 'Der er ingen sådanne borde åbne lige nu.',
  'web.lobby.book': 'Spil',
  'web.lobby.book.all': 'Alle spil',
  'web.lobby.shows': 'Hvilke borde',
  'web.lobby.shows.all': 'Alle borde',
  'web.lobby.shows.free': 'Med en ledig plads',
  'web.lobby.shows.watch': 'Åbne for tilskuere',
  'web.lobby.free': '{free, plural, one {# ledig plads} other {# ledige pladser}}',
  'web.lobby.watching': '{count, plural, one {# tilskuer} other {# tilskuere}}',
  'web.lobby.join': 'Tag en plads',
  'web.lobby.watch': 'Se med',
  'web.lobby.pace': 'Tempo',
  'web.lobby.pace.all': 'Alle tempi',
  'web.lobby.pace.live': 'Live',
  'web.lobby.pace.turns': 'Dage pr. træk',
  'web.lobby.live': 'live, {minutes, plural, one {# minut} other {# minutter}} til hver',
  'web.lobby.days': '{days, plural, one {# dag} other {# dage}} pr. træk',
}
