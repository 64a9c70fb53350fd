/** Tische in der Ferne: einen decken, zu einem kommen, und die Leitung zum Server. */
export const german = {
  'web.far.lay': 'Tisch eröffnen',
  'web.far.name': 'Dein Name',
  'web.far.name.about':
    'Die anderen sehen ihn. Du bekommst einen Link zum Verschicken; der Server ist der Schiedsrichter.',
  'web.far.seats': 'Plätze',
  'web.far.free': 'frei',
  'web.far.you': '{name} (du)',
  'web.far.here': 'anwesend',
  'web.far.away': 'gerade abwesend',
  'web.far.company': 'Am Tisch',
  'web.far.company.one': '{name}, {seat}: {how}',
  'web.far.company.does': '{name}, {seat}: {how}, {does}',
  'web.far.company.answered': 'hat Befehle gegeben',
  'web.far.company.asked': 'gibt Befehle',
  'web.far.invite': 'Einladen',
  'web.far.invite.about':
    'Wer diesen Link öffnet, kann einen freien Platz nehmen. Ein Name genügt.',
  'web.far.link': 'Link zum Tisch',
  'web.far.qr': 'QR-Code des Links',
  'web.far.onlyHere':
    'Dieser Link funktioniert nur auf diesem Rechner. Für andere starte den Server mit {command} und öffne die Seite unter der Netzwerkadresse dieses Rechners.',
  'web.far.copy': 'Link kopieren',
  'web.far.copied': 'Kopiert',
  'web.far.send': 'Senden',
  'web.far.take': 'Platz nehmen: {seat}',
  'web.far.awaited':
    '{free, plural, one {Ein Platz ist noch frei.} other {# Plätze sind noch frei.}} Die Schlacht beginnt, wenn alle da sind.',
  'web.far.absent':
    'Sobald {name} den Tisch wieder öffnet, werden die Würfel versiegelt, und die Schlacht beginnt.',
  'web.far.begins': 'Alle sind da. Die Würfel werden versiegelt.',
  'web.far.begun': 'Die Schlacht hat begonnen, und du hast keinen Platz an diesem Tisch.',
  'web.far.dice': 'Die Würfel sind versiegelt',
  'web.far.dice.about':
    'Niemand kann einen Wurf vorhersehen oder beeinflussen. Der Schiedsrichter hat eine geheime Zahl hinterlegt, und jeder von euch fügt eine hinzu. Am Ende werden alle Zahlen aufgedeckt, und jeder kann alles nachprüfen.',
  'web.far.dice.seal': 'Siegel {seal}',
  'web.far.waits': 'Am Zug: {seat}.',
  'web.far.opening': 'Verbindung wird aufgebaut',
  'web.far.open': 'Verbunden',
  'web.far.lost': 'Verbindung verloren, neuer Versuch …',
  'web.far.stale':
    'Bevor dein Befehl ankam, ist etwas geschehen. Sieh es dir an und gib den Befehl dann noch einmal.',
  'web.far.tables': 'Online-Tische',
  'web.far.with': 'mit {names}',
  'web.far.stage.waiting': 'wartet auf Mitspieler',
  'web.far.stage.playing': 'läuft',
  'web.far.stage.ended': 'beendet',
  'web.far.leaveSure':
    'Diesen Tisch aus der Liste entfernen? Ohne eine Kopie seines Links kannst du nicht an deinen Platz zurück.',
  'web.far.fault.malformed': 'Der Server konnte damit nichts anfangen.',
  'web.far.fault.unknownTable': 'Diesen Tisch gibt es auf dem Server nicht.',
  'web.far.fault.noSeat':
    'Dieser Link gehört zu keinem Platz an diesem Tisch. Bitte den Gastgeber um einen neuen.',
  'web.far.fault.taken': 'Diesen Platz hat schon jemand genommen. Wähle einen anderen.',
  'web.far.fault.notYet': 'Das geht in diesem Augenblick nicht.',
  'web.far.fault.refused': 'Der Server hat das abgelehnt.',
  'web.far.yourTurn': 'Du bist am Zug',
  'web.far.fault.signedOut': 'Melde dich zuerst an.',
  'web.far.fault.elsewhere': 'Öffne diesen Link in dem Browser, in dem du ihn angefordert hast.',
  'web.far.fault.linkSpent':
    'Dieser Link wurde schon benutzt oder ist zu alt. Fordere einen neuen an.',
  'web.far.fault.tooMany': 'Zu viele Anfragen auf einmal. Warte einen Augenblick.',
  'web.far.fault.tooFast':
    'Du sendest zu schnell nacheinander. Warte ein paar Sekunden und sende es dann noch einmal.',
  'web.far.fault.tooLarge': 'Das ist zu groß für den Server.',
  'web.far.fault.unavailable': 'Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.',
}
