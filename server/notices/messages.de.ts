/** Was der Server Leuten schreibt: Links zum Anmelden, und dass sie am Zug sind. */
export const german = {
  'letter.signIn.subject': 'Bei Grognard anmelden',
  'letter.signIn':
    'Öffne diesen Link, um dich anzumelden:\n\n{link}\n\nEr gilt einmal und 15 Minuten lang.\n\nWenn du ihn nicht angefordert hast, brauchst du nichts zu tun: Es ist nichts geschehen.',
  'notice.turn': 'Du bist am Zug: „{title}“.',
  'notice.turn.after': 'Du bist am Zug: „{title}“. Zuletzt war {mover} an der Reihe.',
  'notice.stop': 'Keine Nachrichten mehr',
  'letter.turn.subject': 'Du bist am Zug: {title}',
  'letter.turns.subject': 'Du bist an {count, plural, one {# Tisch} other {# Tischen}} am Zug',
  'letter.hours':
    'Du bekommst höchstens eine solche Mail {hours, plural, =1 {in der Stunde} =24 {am Tag} other {alle # Stunden}}, für alle deine Tische zusammen.',
  'letter.stop': 'Mit diesem Link stellst du diese Mails ab: {link}',
}
