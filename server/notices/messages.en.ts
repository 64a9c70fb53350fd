/** What the server writes to people: links to sign in with, and that it is their turn. */
export const english = {
  'letter.signIn.subject': 'Sign in to Grognard',
  'letter.signIn':
    'Open this link to sign in:\n\n{link}\n\nIt works once, within 15 minutes.\n\nIf you did not ask for it, ignore this email: nothing has happened.',
  'notice.turn': 'It is your turn at “{title}”.',
  'notice.turn.after': 'It is your turn at “{title}”. {mover} moved last.',
  'notice.proposal': 'A proposal at “{title}” is waiting for your answer.',
  'notice.proposal.after':
    '{mover} has made a proposal at “{title}” and is waiting for your answer.',
  'notice.stop': 'Stop these messages',
  'letter.turn.subject': 'Your turn: {title}',
  'letter.proposal.subject': 'A proposal for you: {title}',
  'letter.turns.subject': '{count, plural, one {# table is} other {# tables are}} waiting for you',
  'letter.hours':
    'You get at most one email like this {hours, plural, =1 {an hour} =24 {a day} other {every # hours}}, for all your tables together.',
  'letter.stop': 'To stop these emails, open this link: {link}',
}
