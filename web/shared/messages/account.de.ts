/** Man selbst an Tischen in der Ferne: Konto, Benachrichtigungen, Tische und Schlachten. */
export const german = {
  'web.you': 'Du und deine Tische',
  'web.you.none':
    'Diese Seite wird nicht von einem Grognard-Server bereitgestellt. Deshalb gibt es hier weder Konten noch Online-Tische.',
  'web.you.account': 'Konto',
  'web.you.guest':
    'Du spielst als Gast: Deine Plätze kennt nur dieser Browser. Mit einem Konto findest du sie auf jedem Gerät wieder, auch wenn ein Link verloren geht.',
  'web.you.noWay':
    'Konten sind hier nicht möglich: Dieser Server verschickt keine Mails, und Passkeys brauchen eine Adresse, die mit https:// beginnt.',
  'web.you.mail': 'Mailadresse',
  'web.you.mail.send': 'Link schicken',
  'web.you.mail.sent': 'Ein Link ist unterwegs an {mail}. Er gilt 15 Minuten lang und nur einmal.',
  'web.you.mail.off': 'Dieser Server verschickt keine Mails: Melde dich mit einem Passkey an.',
  'web.you.mail.add': 'Mit einer Mailadresse kannst du dich auch über einen Link anmelden.',
  'web.you.mail.change': 'Mailadresse ändern',
  'web.you.passkey.of': 'Passkey vom {date}',
  'web.you.passkey.in': 'Mit einem Passkey anmelden',
  'web.you.passkey.new': 'Konto mit einem Passkey anlegen',
  'web.you.passkey.add': 'Passkey hinzufügen',
  'web.you.passkey.off': 'Passkeys brauchen eine Adresse, die mit https:// beginnt.',
  'web.you.passkey.failed':
    'Es wurde kein Passkey verwendet. Versuche es noch einmal oder wähle einen anderen Weg.',
  'web.you.in': 'Angemeldet als {mail}.',
  'web.you.in.passkey': 'Mit einem Passkey angemeldet.',
  'web.you.passkeys':
    '{count, plural, =0 {Noch kein Passkey.} one {# Passkey.} other {# Passkeys.}}',
  'web.you.name.save': 'Speichern',
  'web.you.saved': 'Gespeichert',
  'web.you.out': 'Abmelden',
  'web.you.out.all': 'Überall abmelden',
  'web.you.delete': 'Konto löschen',
  'web.you.delete.sure':
    'Dein Konto löschen? Deine Plätze bleiben in den Browsern erhalten, in denen ihre Links gespeichert sind. Das lässt sich nicht rückgängig machen.',
  'web.you.signIn': 'Anmelden',
  'web.you.signIn.about': 'Dieser Link meldet diesen Browser an: Deine Tische sind dann auch hier.',
  'web.you.tables': 'Laufende Tische',
  'web.you.tables.none': 'Noch keine Tische.',
  'web.you.turn': 'du bist am Zug',
  'web.you.battles': 'Geschlagene Schlachten',
  'web.you.battles.none': 'Noch keine Schlacht zu Ende gespielt.',
  'web.you.battles.guest': 'Melde dich an, dann zählen auch deine Online-Schlachten mit.',
  'web.you.byGame': 'Nach Spiel',
  'web.you.byOpponent': 'Nach Gegner',
  'web.you.won': 'Gewonnen',
  'web.you.drawn': 'Unentschieden',
  'web.you.lost': 'Verloren',
  'web.you.friend': 'Mitspieler an diesem Gerät',
  'web.you.computer.level': 'Computer: {level}',
  'web.you.computer': 'Computer',
  'web.you.file': 'Schlachtdatei speichern',
  'web.tell': 'Wenn du am Zug bist',
  'web.tell.about':
    'Du wirst nur benachrichtigt, solange du den Tisch nicht vor dir hast, und nur einmal je Zug oder Vorschlag. Eine Nachricht enthält nichts Geheimes und keinen Link zu deinem Platz.',
  'web.tell.push': 'Benachrichtigungen auf diesem Gerät',
  'web.tell.push.noServer': 'Dieser Server verschickt keine Benachrichtigungen.',
  'web.tell.push.insecure': 'Benachrichtigungen brauchen eine Adresse, die mit https:// beginnt.',
  'web.tell.push.unsupported':
    'Dieser Browser kann keine Benachrichtigungen anzeigen. Auf einem iPhone musst du die Seite erst zum Home-Bildschirm hinzufügen.',
  'web.tell.push.denied':
    'Benachrichtigungen sind für diese Seite in den Einstellungen des Browsers gesperrt.',
  'web.tell.push.failed':
    'Der Browser hat es nicht erlaubt, oder sein Push-Dienst war nicht zu erreichen.',
  'web.tell.mail': 'Mail',
  'web.tell.mail.never': 'Nie',
  'web.tell.mail.hours':
    '{hours, plural, =1 {Höchstens eine in der Stunde} =24 {Höchstens eine am Tag} other {Höchstens eine alle # Stunden}}',
  'web.tell.mail.off': 'Dieser Server verschickt keine Mails.',
  'web.tell.mail.account': 'Melde dich mit deiner Mailadresse an, um Mails zu bekommen.',
  'web.tell.quiet': 'Ruhezeit',
  'web.tell.quiet.from': 'von',
  'web.tell.quiet.to': 'bis',
  'web.tell.quiet.zone': 'Zeitzone: {zone}',
  'web.tell.hook': 'Webhook',
  'web.tell.hook.about':
    'Wenn du an diesem Tisch am Zug bist, schickt der Server eine Nachricht (JSON) an diese Adresse.',
  'web.tell.hook.address': 'Adresse',
  'web.tell.hook.fault':
    'Der Server nimmt diese Adresse nicht an. Sie muss mit https:// oder http:// beginnen und darf nicht in ein privates Netz führen.',
  'web.tell.hook.stop': 'Abstellen',
  'web.stop': 'Nachrichten abgestellt',
  'web.stop.about':
    'Du bekommst keine solchen Nachrichten mehr. Du kannst sie jederzeit wieder einschalten.',
  'web.stop.busy': 'Die Nachrichten werden abgestellt …',
}
