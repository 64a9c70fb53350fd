/** Battles that are played from afar. */
export const far = {
  'cli.far.name': 'Your name:',
  'cli.far.which': 'Which seat? {seats}',
  'cli.far.sits': '{seat}: {name}',
  'cli.far.you': '{seat}: {name} (you)',
  'cli.far.free': '{seat}: free',
  'cli.far.link': 'The link of your seat; keep it to come back: {link}',
  'cli.far.awaited': 'Waiting for the others to take their seats.',
  'cli.far.begins': 'Everyone is here. The dice are being sealed.',
  'cli.far.waits': 'Waiting for {seats}.',
  'cli.far.lost': 'Connection lost; trying again.',
  'cli.far.regained': 'Connected again.',
  'cli.far.stale': 'Something has happened that you had not seen. Look again, then decide.',
  'cli.far.stands': 'Play has gone on since; the order stands.',
  'cli.far.gone': 'Taken back: the last order. The battle stands as before it.',
  'cli.far.notSaved':
    'The server keeps this battle. When it is over, everyone at the table can fetch its file there.',
  'cli.far.sat': '{name} plays {seat}.',
  'cli.far.program': '{name} has ended with code {code} before the battle was over.',
}
