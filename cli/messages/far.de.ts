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
}
