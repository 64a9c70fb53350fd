import { headings, offWind, otherTack, stepOf, turned } from '@grognard/geometry/dots/index.ts'
import { describe, expect, test } from 'vitest'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import { names } from '../../model/fixtures.ts'
import goldenMoves from './golden-moves.json' with { type: 'json' }

interface Move {
  kind: string
  newHeading: string
  dx: number
  dy: number
}

/** Plain moves, coming-about and wearing as the sailing rules allow them by wind and heading. */
function movesFrom(heading: number, windFrom: number): Move[] {
  const plain = [-1, 0, 1]
    .map(by => turned(heading, by))
    .filter(next => offWind(next, windFrom) > 0)
    .map(next => moveOf('move', next, stepOf(next)))
  const tacks = otherTack(heading, windFrom).flatMap(next => [
    moveOf('comeAbout', next, stepOf(windFrom)),
    moveOf('wear', next, stepOf(turned(windFrom, 4))),
  ])
  return [...plain, ...tacks]
}

function moveOf(kind: string, heading: number, { dx, dy }: { dx: number; dy: number }): Move {
  return { kind, newHeading: names[heading] ?? '', dx, dy }
}

const lines = (moves: readonly Move[]) =>
  moves.map(({ kind, newHeading, dx, dy }) => `${kind} ${newHeading} ${dx} ${dy}`).toSorted()

describe.each(headings)('with the wind turned by %i steps', wind => {
  test('[SOL-025] [SOL-030] [SOL-031] [SOL-035] [SOL-036] the golden table of moves holds', () => {
    for (const [name, expected] of Object.entries(goldenMoves)) {
      const moves = movesFrom(turned(names.indexOf(name), wind), wind)
      expect(lines(moves)).toEqual(lines(expected.map(move => turnedMove(move, wind))))
    }
  })
})

/** A move of the table for wind from the north under another wind. */
function turnedMove({ kind, newHeading, dx, dy }: Move, wind: number): Move {
  const step = headings.find(h => stepOf(h).dx === dx && stepOf(h).dy === dy) ?? -1
  return moveOf(kind, turned(names.indexOf(newHeading), wind), stepOf(turned(step, wind)))
}

test.each(vectors.moves)('[SOL-006] [SOL-024] [SOL-028] $id', ({ heading, moves }) => {
  const signed = (way: number) => (way < 0 ? `${way}` : `+${way}`)
  const found = movesFrom(heading, 0).map(
    ({ kind, newHeading, dx, dy }) => `${kind}->${newHeading} (${signed(dx)},${signed(dy)})`,
  )
  expect(found.toSorted()).toEqual(moves.toSorted())
})
