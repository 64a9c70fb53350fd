/** Tische, die allen offen stehen, auf der Seite aller Schlachten. */
export const german = {
  'web.lobby': 'Tische, die auf Mitspieler warten',
  'web.lobby.none':
    'Gerade wartet niemand. Wähle ein Szenario, stelle einen Platz unter „Wer spielt“ auf „Mitspieler online“ und öffne den Tisch für alle; dann steht er hier.',
  'web.lobby.noneSuch': 'Gerade ist kein solcher Tisch offen.',
  'web.lobby.book': 'Spiel',
  'web.lobby.book.all': 'Alle Spiele',
  'web.lobby.shows': 'Welche Tische',
  'web.lobby.shows.all': 'Alle Tische',
  'web.lobby.shows.free': 'Mit freiem Platz',
  'web.lobby.shows.watch': 'Zum Zusehen',
  'web.lobby.free': '{free, plural, one {# freier Platz} other {# freie Plätze}}',
  'web.lobby.watching': '{count, plural, one {# Zuschauer} other {# Zuschauer}}',
  'web.lobby.join': 'Platz nehmen',
  'web.lobby.watch': 'Zusehen',
  'web.lobby.pace': 'Tempo',
  'web.lobby.pace.all': 'Jedes Tempo',
  'web.lobby.pace.live': 'Live',
  'web.lobby.pace.turns': 'Mehrere Tage je Zug',
  'web.lobby.live': 'live, {minutes, plural, one {# Minute} other {# Minuten}} für jeden',
  'web.lobby.days': '{days, plural, one {# Tag} other {# Tage}} je Zug',
}
