/** Aufgaben: Stellungen, in denen ein Befehl bei weitem der beste ist. */
export const german = {
  'web.puzzles.title': '{book}: Aufgaben',
  'web.puzzles.about':
    'In jeder Stellung ist ein Befehl bei weitem besser als alle anderen. Finde ihn, ohne die Wahrscheinlichkeiten zu kennen; danach rechnet der Schiedsrichter sie aus und sagt dir, wie gut deine Wahl war.',
  'web.puzzle': 'Aufgabe',
  'web.puzzle.row': 'Nimm {piece} mindestens {count, number} Kästchen ({row}) ab',
  'web.puzzle.mark': '{piece}: {mark}',
  'web.puzzle.gone': '{piece} außer Gefecht setzen',
  'web.puzzle.victory': 'Sieg für {seat}',
  'web.puzzle.task': '{seat}: Gib den Befehl, mit dem das am ehesten gelingt.',
  'web.puzzle.task.turn':
    '{seat}: Segle und schieße so, dass das am wahrscheinlichsten gelingt. Der erste Schuss ist deine Antwort.',
  'web.puzzle.solved': 'Gelöst. Besser geht es nicht.',
  'web.puzzle.unsolved': 'Es geht besser.',
  'web.puzzle.yours': 'Deine Wahl',
  'web.puzzle.best': 'Am besten',
  'web.puzzle.roll': 'Würfeln',
  'web.puzzle.again': 'Von vorn',
  'web.puzzle.next': 'Nächste Aufgabe',
  'web.puzzle.all': 'Alle Aufgaben',
  'web.puzzle.for': 'Du führst: {seat}',
  'web.puzzle.done': 'gelöst',
}
