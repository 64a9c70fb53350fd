/** Gespräche an einem Tisch in der Ferne. */
export const german = {
  'web.talk': 'Chat',
  'web.talk.unread': '{count, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
  'web.talk.none': 'Noch keine Nachrichten.',
  'web.talk.write': 'Nachricht schreiben',
  'web.talk.send': 'Senden',
  'web.talk.to': 'Senden an',
  'web.talk.to.table': 'Alle am Tisch',
  'web.talk.to.side': 'Nur meine Seite',
  'web.talk.side': 'nur deine Seite',
  'web.talk.waits': 'wird zugestellt, wenn du an der Reihe bist',
  'web.talk.left': '{count, plural, one {noch # Zeichen} other {noch # Zeichen}}',
  'web.talk.close': 'Chat schließen',
}
