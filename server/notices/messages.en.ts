/** What the server writes to people: links to sign in with, and that it is their turn. */
export const english = {
  'letter.signIn.subject': 'Sign in to Grognard',
  'letter.signIn':
    'Open this link to sign in:\n\n{link}\n\nIt works once, within 15 minutes.\n\nIf you did not ask for it, ignore this mail: nothing has happened.',
  'notice.turn': 'It is your turn at “{title}”.',
  'notice.turn.after': 'It is your turn at “{title}”. {mover} moved last.',
  'notice.stop': 'Stop these messages',
  'letter.turn.subject': 'Your turn: {title}',
  'letter.turns.subject': 'It is your turn at {count, plural, one {# table} other {# tables}}',
  'letter.hours':
    'You get at most one mail like this {hours, plural, =1 {an hour} =24 {a day} other {every # hours}}, for all your tables together.',
  'letter.stop': 'To stop these mails, open this link: {link}',
}
