/** Puzzles: positions in which one order is the best by far. */
export const english = {
  'web.puzzles.title': '{book}: puzzles',
  'web.puzzles.about':
    'In each position, one order is far better than all the others. Find it without seeing the odds; then the umpire works them out and tells you how good your choice was.',
  'web.puzzle': 'Puzzle',
  'web.puzzle.row':
    'Take at least {count, plural, one {# {row} box} other {# {row} boxes}} off {piece}',
  'web.puzzle.mark': '{piece}: {mark}',
  'web.puzzle.gone': 'Put {piece} out of the battle',
  'web.puzzle.victory': 'Victory for {seat}',
  'web.puzzle.task': '{seat}: give the one order with the best chance of this.',
  'web.puzzle.task.turn':
    '{seat}: sail, then fire, for the best chance of this. Your first shot is your answer.',
  'web.puzzle.solved': 'Solved. No order is better.',
  'web.puzzle.unsolved': 'There is a better way.',
  'web.puzzle.yours': 'Your choice',
  'web.puzzle.best': 'Best',
  'web.puzzle.roll': 'Roll the dice',
  'web.puzzle.again': 'Start again',
  'web.puzzle.next': 'Next puzzle',
  'web.puzzle.all': 'All puzzles',
  'web.puzzle.for': 'You command: {seat}',
  'web.puzzle.done': 'solved',
}
