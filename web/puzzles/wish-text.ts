import { rowText } from '@grognard/board/words/index.ts'
import type { Words } from '@grognard/board/words/index.ts'
import type { Game, Kind, Piece, Puzzle } from '@grognard/umpire'
import { seededDice } from '@grognard/umpire'

/** What a puzzle asks for, such as “Take at least 6 crew boxes off Redoutable”; a book may have its own sentence for a row. */
export function wishText(words: Words, { battle, seat, wish }: Puzzle): string {
  if (wish.about === 'victory')
    return words.say({ key: 'web.puzzle.victory', values: { seat: words.name('seat', seat) } })
  const { game, state } = battle
  const found = game.pieces(state).find(({ id }) => id === wish.piece)
  const piece = found ? nameIn(words, found) : wish.piece
  switch (wish.about) {
    case 'row': {
      const values = { piece, row: rowText(words, wish.row), count: wish.fewest }
      const own = `${wish.row}.lost`
      return words.say({ key: words.has(own) ? own : 'web.puzzle.row', values })
    }
    case 'mark':
      return words.say({ key: 'web.puzzle.mark', values: { piece, mark: { key: wish.label } } })
    case 'gone':
      return words.say({ key: 'web.puzzle.gone', values: { piece } })
  }
}

/** The short name, unless that is a number. */
function nameIn(words: Words, { name, label }: Piece): string {
  return /\p{L}/u.test(name) ? name : words.say(label)
}

/** The best line in words, order by order. */
export function solutionTexts(
  words: Words,
  game: Game,
  { battle, seat, solution }: Puzzle,
): string[] {
  let { state } = battle
  return solution.map((order, at) => {
    const told = orderText(words, game, state, order)
    if (at < solution.length - 1) ({ state } = game.play(state, seat, order, seededDice('')))
    return told
  })
}

function orderText(words: Words, game: Game, state: Puzzle['battle']['state'], order: Kind) {
  return words.say(game.describeOrder(state, order))
}
