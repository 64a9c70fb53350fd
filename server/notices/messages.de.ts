/** Was der Server Leuten schreibt: Links zum Anmelden, und dass sie am Zug sind. */
export const german = {
  'letter.signIn.subject': 'Bei Grognard anmelden',
  'letter.signIn':
    'Öffne diesen Link, um dich anzumelden:\n\n{link}\n\nEr gilt 15 Minuten lang und nur einmal.\n\nWenn du ihn nicht angefordert hast, brauchst du nichts zu tun: Es ist nichts geschehen.',
  'notice.turn': 'Du bist am Zug: „{title}“.',
  'notice.turn.after': 'Du bist am Zug: „{title}“. Zuletzt war {mover} an der Reihe.',
  'notice.proposal': 'Ein Vorschlag bei „{title}“ wartet auf deine Antwort.',
  'notice.proposal.after': '{mover} schlägt bei „{title}“ etwas vor und wartet auf deine Antwort.',
  'notice.stop': 'Keine Nachrichten mehr',
  'letter.turn.subject': 'Du bist am Zug: {title}',
  'letter.proposal.subject': 'Deine Antwort wird erwartet: {title}',
  'letter.turns.subject': 'Du wirst an {count, plural, one {# Tisch} other {# Tischen}} erwartet',
  'letter.hours':
    'Du bekommst höchstens eine solche Mail {hours, plural, =1 {in der Stunde} =24 {am Tag} other {alle # Stunden}}, für alle deine Tische zusammen.',
  'letter.stop': 'Mit diesem Link stellst du diese Mails ab: {link}',
}
