/** Tables that are open to everybody, on the page of all battles. */
export const english = {
  'web.lobby': 'Tables waiting for players',
  'web.lobby.none':
    'Nobody is waiting just now. Choose a scenario, pick “A friend online” as an opponent and open the table to everyone: it will be listed here.',
  'web.lobby.noneSuch': 'No table of this kind is open just now.',
  'web.lobby.book': 'Game',
  'web.lobby.book.all': 'All games',
  'web.lobby.shows': 'Which tables',
  'web.lobby.shows.all': 'All tables',
  'web.lobby.shows.free': 'With a free seat',
  'web.lobby.shows.watch': 'To watch',
  'web.lobby.free': '{free, plural, one {# free seat} other {# free seats}}',
  'web.lobby.watching': '{count, plural, one {# spectator} other {# spectators}}',
  'web.lobby.join': 'Take a seat',
  'web.lobby.watch': 'Watch',
  'web.lobby.pace': 'Pace',
  'web.lobby.pace.all': 'Any pace',
  'web.lobby.pace.live': 'Live',
  'web.lobby.pace.turns': 'Days per turn',
  'web.lobby.live': 'live, {minutes, plural, one {# minute} other {# minutes}} each',
  'web.lobby.days': '{days, plural, one {# day} other {# days}} a turn',
}
