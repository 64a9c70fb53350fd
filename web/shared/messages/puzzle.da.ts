/** Opgaver: stillinger, hvor én ordre er langt den bedste. */
export const danish = {
  'web.puzzles.title': '{book}: opgaver',
  'web.puzzles.about':
    'I hver stilling er én ordre langt bedre end alle andre. Find den, før du ser sandsynlighederne; derefter regner dommeren dem ud og siger, hvor godt du valgte.',
  'web.puzzle': 'Opgave',
  'web.puzzle.row':
    '{piece}: tab af mindst {count, plural, one {# felt {row}} other {# felter {row}}}',
  'web.puzzle.mark': '{piece}: {mark}',
  'web.puzzle.gone': 'Sæt {piece} ud af spillet',
  'web.puzzle.victory': 'Sejr til {seat}',
  'web.puzzle.task': '{seat}: giv den ene ordre, der gør dette mest sandsynligt.',
  'web.puzzle.task.turn':
    '{seat}: sejl, og skyd så, så dette bliver mest sandsynligt. Det første skud er dit svar.',
  'web.puzzle.solved': 'Løst. Det kan ikke gøres bedre.',
  'web.puzzle.unsolved': 'Det kan gøres bedre.',
  'web.puzzle.yours': 'Dit valg',
  'web.puzzle.best': 'Bedst',
  'web.puzzle.roll': 'Kast terningerne',
  'web.puzzle.again': 'Forfra',
  'web.puzzle.next': 'Næste opgave',
  'web.puzzle.all': 'Alle opgaver',
  'web.puzzle.for': 'Du fører: {seat}',
  'web.puzzle.done': 'løst',
}
