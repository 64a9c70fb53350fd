import { legendOf } from '@grognard/umpire'
import { diagramsAreDrawn } from '@grognard/umpire/laws/diagrams.ts'
import { describe, expect, test } from 'vitest'
import { catalogue } from './index.ts'

const FEWEST = 3

/** The sentences of the legend that a drawing has, by the end of their keys. */
const told = (ruleset: string, name: string): string[] => {
  const draw = catalogue[ruleset]?.guide.diagrams?.[name]
  return draw ? legendOf(draw()).map(({ label }) => label.key.replace(/^\w+\.diagram\./, '')) : []
}

describe.each(
  Object.values(catalogue)
    .filter(({ id }) => id !== 'tic-tac-toe')
    .map(game => ({ id: game.id, game })),
)('$id', ({ game }) => {
  test('has its diagrams, each of them drawn and told', () => {
    expect(diagramsAreDrawn(game)).toEqual([])
    expect(Object.keys(game.guide.diagrams ?? {}).length).toBeGreaterThanOrEqual(FEWEST)
  })

  test('draws the same each time, and something', () => {
    for (const draw of Object.values(game.guide.diagrams ?? {})) {
      const picture = draw()
      expect(draw()).toEqual(picture)
      expect(picture.pieces.length).toBeGreaterThan(0)
      expect(picture.arcs.length + picture.paths.length + picture.markers.length).toBeGreaterThan(0)
    }
  })
})

test('what a diagram sets up is what its letters say', () => {
  expect(told('ship-of-the-line', 'sol.stern')).toEqual(['stern', 'broadside', 'bow'])
  expect(told('wooden-ships', 'ws.rakes')).toEqual(['rake.bow', 'rake.stern', 'rake.none'])
  expect(told('belle-alliance', 'ba.formations')).toEqual([
    'formation.line',
    'formation.attackColumn',
    'formation.marchColumn',
    'formation.skirmish',
    'formation.square',
  ])
})
