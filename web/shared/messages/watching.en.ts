/** Looking on at tables far away, and links into battles. */
export const english = {
  'web.far.watching': 'You are watching.',
  'web.far.watching.turn': 'You are watching. Waiting for {seat}.',
  'web.far.spectators': '{count, plural, one {# spectator} other {# spectators}}',
  'web.far.late':
    'The battle has begun. You will see everything here, {minutes, plural, =60 {an hour} =1440 {a day} one {# minute} other {# minutes}} late.',
  'web.far.guests': 'Who else may join or watch',
  'web.far.public': 'Open to everyone',
  'web.far.public.about':
    'The table is listed on the home page, and anyone can take a free seat or watch.',
  'web.far.watch': 'Spectators',
  'web.far.watch.copy': 'Copy the link for spectators',
  'web.far.watch.shows': 'Spectators see',
  'web.far.watch.open': 'only what is known to both sides',
  'web.far.watch.all':
    'everything, {minutes, plural, =60 {an hour} =1440 {a day} one {# minute} other {# minutes}} after it happens',
  'web.far.watched.open':
    'Spectators see only what is known to both sides. When the battle is over, everyone sees all of it.',
  'web.far.watched.all':
    'Spectators see everything, secrets too, {minutes, plural, =60 {an hour} =1440 {a day} one {# minute} other {# minutes}} late. Whoever takes a seat agrees to this.',
  'web.replay.link': 'Copy a link to this moment',
}
