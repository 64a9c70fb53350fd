import { expect, test } from 'vitest'
import { forfeitsOf, skipQuestions } from './forfeits.ts'
import type { GameTool } from './game-tool.ts'
import type { Forfeit } from './tool.ts'

const could = (piece: string, ask: string): Forfeit => ({ piece, name: { key: piece }, ask })
const nameOf = (name: Forfeit['name']) => (typeof name === 'object' ? name.key : String(name))

test('all that could still do the same are named in one question', () => {
  const forfeits = [could('a', 'fire'), could('b', 'board'), could('c', 'fire')]
  expect(skipQuestions(forfeits, nameOf)).toEqual([
    { key: 'fire', values: { count: 2, pieces: 'a, c' } },
    { key: 'board', values: { count: 1, pieces: 'b' } },
  ])
})

test('names with commas of their own are kept apart by semicolons', () => {
  const forfeits = ['12e ligne, II', '5e léger, I', 'Duval'].map(piece => could(piece, 'fire'))
  const [question] = skipQuestions(forfeits, nameOf)
  expect(question?.values).toEqual({ count: 3, pieces: '12e ligne, II; 5e léger, I; Duval' })
})

test('of many the first are named and all are counted', () => {
  const forfeits = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(piece => could(piece, 'fire'))
  const [question] = skipQuestions(forfeits, nameOf)
  expect(question?.values).toEqual({ count: 8, pieces: 'a, b, c, d, e, f …' })
})

test('only an order that goes on throws anything away', () => {
  const forfeits = () => [could('a', 'fire')]
  const goesOn: GameTool = { tool: 'list', isPrimary: true, forfeits }
  const state = { place: [], outcome: null }
  expect(forfeitsOf(goesOn, state, 'red')).toHaveLength(1)
  expect(forfeitsOf({ tool: 'list', forfeits }, state, 'red')).toEqual([])
  expect(forfeitsOf({ tool: 'list', isPrimary: true }, state, 'red')).toEqual([])
})
