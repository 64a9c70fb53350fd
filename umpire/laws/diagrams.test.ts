import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { expect, test } from 'vitest'
import { gameOf } from '../game-of.ts'
import { cutTo, legendOf, letterAt } from '../diagram.ts'
import type { Diagram } from '../diagram.ts'
import { prepare } from '../begin.ts'
import type { Picture } from '../picture.ts'
import { diagramsAreDrawn } from './diagrams.ts'

const [scenario = ''] = Object.keys(ticTacToe.scenarios)
const board = ticTacToe.display.picture(prepare(ticTacToe, scenario))
const label = { key: Object.keys(ticTacToe.messages.en)[0] ?? '' }

/** What is found where the first card names these, and these can be drawn; captions are there. */
function faults(named: string[], diagrams: Record<string, Diagram>): string[] {
  const game = gameOf(ticTacToe)
  const captions = Object.fromEntries(
    Object.keys(diagrams).map(name => [`diagram.${name}`, 'A caption.']),
  )
  const { en, de, da } = game.messages
  const [first, ...others] = game.guide.primer
  if (!first) throw new Error('The example has no primer.')
  return diagramsAreDrawn({
    ...game,
    messages: {
      en: { ...en, ...captions },
      de: { ...de, ...captions },
      da: { ...da, ...captions },
    },
    guide: { ...game.guide, primer: [{ ...first, diagrams: named }, ...others], diagrams },
  })
}

const drawing = (shown: Partial<Picture>): Record<string, Diagram> => ({
  one: () => ({ ...cutTo(board, board.bounds), ...shown }),
})
const middle = { x: board.bounds.x + 1, y: board.bounds.y + 1 }

test('what is named and drawn is in order', () => {
  expect(faults(['one'], drawing({ markers: [letterAt('A', middle, label)] }))).toEqual([])
})

test('a name without a drawing, and a drawing without a card', () => {
  expect(faults(['two'], {})).toEqual(['The primer names the diagram "two", which nobody draws.'])
  expect(faults([], drawing({}))).toEqual(['The diagram "one": No card names it.'])
})

test('letters beside the sheet, letters that stand twice and paths of nobody', () => {
  const far = { x: board.bounds.x - 1, y: middle.y }
  expect(faults(['one'], drawing({ markers: [letterAt('A', far, label)] }))).toEqual([
    'The diagram "one": The turningPoint A lies beside the sheet.',
  ])
  const twice = [letterAt('A', middle, label), letterAt('A', middle, label)]
  expect(faults(['one'], drawing({ markers: twice }))).toEqual([
    'The diagram "one": A stands twice.',
  ])
  const path = { piece: 'nobody', points: [0, 0, 1, 1], kind: 'aim' as const }
  expect(faults(['one'], drawing({ paths: [path] }))).toEqual([
    'The diagram "one": nobody has an arc or a path and is not on the sheet.',
  ])
})

test('a sentence that is missing in a language', () => {
  const markers = [letterAt('A', middle, { key: 'no.such.key' })]
  expect(faults(['one'], drawing({ markers }))).toHaveLength(3)
})

test('the legend has the letters alone', () => {
  const other = { kind: 'objective' as const, ...middle, label }
  const markers = [other, letterAt('A', middle, label)]
  expect(legendOf({ ...board, markers })).toEqual([{ letter: 'A', label }])
})
