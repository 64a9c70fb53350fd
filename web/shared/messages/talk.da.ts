/** Samtale ved et bord langt borte. */
export const danish = {
  'web.talk': 'Chat',
  'web.talk.unread': '{count, plural, one {# ny besked} other {# nye beskeder}}',
  'web.talk.none': 'Ingen beskeder endnu.',
  'web.talk.write': 'Skriv en besked',
  'web.talk.send': 'Send',
  'web.talk.to': 'Send til',
  'web.talk.to.table': 'Alle ved bordet',
  'web.talk.to.side': 'Kun min side',
  'web.talk.side': 'kun din side',
  'web.talk.waits': 'afleveres, når du har trækket',
  'web.talk.left': '{count, plural, one {# tegn tilbage} other {# tegn tilbage}}',
  'web.talk.close': 'Luk chatten',
}
