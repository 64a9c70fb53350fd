/** Battles that are played from afar. */
export const far = {
  'cli.far.name': 'Dein Name:',
  'cli.far.which': 'Welcher Platz? {seats}',
  'cli.far.sits': '{seat}: {name}',
  'cli.far.you': '{seat}: {name} (du)',
  'cli.far.free': '{seat}: frei',
  'cli.far.link': 'Der Link deines Platzes; mit ihm kommst du zurück: {link}',
  'cli.far.awaited': 'Die anderen müssen noch Platz nehmen.',
  'cli.far.begins': 'Alle sind da. Die Würfel werden versiegelt.',
  'cli.far.waits': 'Warten auf {seats}.',
  'cli.far.lost': 'Verbindung verloren, neuer Versuch.',
  'cli.far.regained': 'Wieder verbunden.',
  'cli.far.stale':
    'Es ist etwas geschehen, das du noch nicht gesehen hattest. Sieh es dir an und entscheide dann.',
  'cli.far.stands': 'Das Spiel ist weitergegangen, der Befehl gilt.',
  'cli.far.gone': 'Zurückgenommen: der letzte Befehl. Die Schlacht steht wie davor.',
  'cli.far.notSaved':
    'Der Server bewahrt diese Schlacht auf. Ist sie zu Ende, können alle am Tisch dort ihre Datei holen.',
  'cli.far.sat': '{name} spielt {seat}.',
  'cli.far.program': '{name} hat mit Code {code} geendet, bevor die Schlacht zu Ende war.',
  'cli.far.choice': '{name} ({seat})',
  'cli.far.said': '{name}: {text}',
  'cli.far.saidToSide': '{name}, an deine Seite: {text}',
  'cli.far.noted':
    'Die Regeln halten diese Nachricht zurück: Sie wird übergeben, wenn ihre Zeit kommt.',
  'cli.far.sayWhat': 'Sag, was: sagen TEXT oder seite TEXT.',
  'cli.far.server': 'Der Server meldet: {says}',
  'cli.far.asks.draw': '{seat}: Ein Unentschieden wird angeboten.',
  'cli.far.asks.end': '{seat}: Ein Ende ohne Sieger wird vorgeschlagen.',
  'cli.far.asks.undo':
    '{seat}: Es wird vorgeschlagen, {count, plural, one {den letzten Befehl} other {die letzten # Befehle}} zurückzunehmen.',
  'cli.far.asksYou': 'Gib „annehmen“ oder „ablehnen“ ein.',
  'cli.far.closed.agreed': '{seat}: angenommen.',
  'cli.far.closed.declined': '{seat}: abgelehnt.',
  'cli.far.closed.withdrawn': '{seat}: Vorschlag zurückgezogen.',
  'cli.far.lapsed': 'Der Vorschlag ist nicht mehr offen: Das Spiel ist weitergegangen.',
  'cli.far.noProposal': 'Es ist kein Vorschlag offen.',
  'cli.far.offerWhat':
    'Sag, was: anbieten unentschieden, anbieten ende, anbieten rücknahme oder anbieten rücknahme ZAHL.',
  'cli.far.offerTooMany':
    '{count, plural, =0 {Es gibt keinen Befehl zurückzunehmen.} one {Nur ein Befehl kann zurückgenommen werden.} other {Nur # Befehle können zurückgenommen werden.}}',
  'cli.far.offer.draw': 'unentschieden',
  'cli.far.offer.end': 'ende',
  'cli.far.offer.undo': 'rücknahme',
  'cli.far.word.say': 'sagen',
  'cli.far.word.side': 'seite',
  'cli.far.word.offer': 'anbieten',
  'cli.far.word.accept': 'annehmen',
  'cli.far.word.refuse': 'ablehnen',
  'cli.far.word.withdraw': 'zurückziehen',
  'cli.far.help.talk':
    'sagen TEXT: spricht zu allen am Tisch. seite TEXT: spricht zur eigenen Seite.',
  'cli.far.help.offer':
    'anbieten unentschieden, anbieten ende oder anbieten rücknahme ZAHL: schlägt ein Unentschieden, ein Ende ohne Sieger oder die Rücknahme so vieler der letzten Befehle vor. annehmen, ablehnen: beantwortet einen Vorschlag. zurückziehen: zieht den eigenen zurück.',
  'cli.far.timed':
    'Für diesen Schritt hast du noch {seconds, plural, one {# Sekunde} other {# Sekunden}} ({rule}). Danach ergänzt der Schiedsrichter, was fehlt.',
}
