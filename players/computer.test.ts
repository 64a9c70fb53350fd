import { changed } from '@grognard/umpire/laws/testing/broken.ts'
import { expect, test } from 'vitest'
import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { gameOf, seededDice } from '@grognard/umpire'
import type { Game, View } from '@grognard/umpire'
import { firstSeen } from './computer.ts'
import { chooseOrder } from './index.ts'
import type { Level } from './index.ts'

const dice = seededDice('players')

/** The game with a player who insists on one cell. */
function stubborn(cell: number): Game {
  const doctrine = { choose: () => ({ kind: 'mark' as const, cell }), evaluate: () => 0 }
  return gameOf(changed(ticTacToe, { doctrine }))
}

/** Crosses have marked a cell; noughts are asked. */
function afterMark(game: Game, cell: number): View {
  const { state } = game.begin(game.prepare('standard'), dice)
  return game.view(game.play(state, 'crosses', { kind: 'mark', cell }, dice).state, 'noughts')
}

test('the computer plays what the doctrine chooses', () => {
  const game = stubborn(5)
  expect(chooseOrder(game, afterMark(game, 0), 'noughts', dice)).toEqual({ kind: 'mark', cell: 5 })
})

test('where the doctrine errs, the computer plays something lawful', () => {
  const game = stubborn(5)
  const view = afterMark(game, 5)
  const order = chooseOrder(game, view, 'noughts', dice)
  expect(order).not.toEqual({ kind: 'mark', cell: 5 })
  expect(game.judge(view, 'noughts', order).allowed).toBe(true)
})

test('the same view, seat and dice give the same order', () => {
  const game = stubborn(0)
  const view = afterMark(game, 0)
  const chosen = () => chooseOrder(game, view, 'noughts', seededDice('again'))
  expect(chosen()).toEqual(chosen())
})

test('a seat that is not asked gets no order', () => {
  const game = stubborn(0)
  expect(() => chooseOrder(game, afterMark(game, 1), 'crosses', dice)).toThrow('not asked')
})

test('only an ensign has a beginner’s ideas', () => {
  const thought = (cell: number) => () => [{ order: { kind: 'mark', cell }, worth: 0 } as const]
  const doctrine = {
    ...ticTacToe.players.doctrine,
    candidates: thought(5),
    beginnersCandidates: thought(7),
  }
  const game = gameOf(changed(ticTacToe, { doctrine }))
  const order = (level: Level) => chooseOrder(game, afterMark(game, 0), 'noughts', dice, level)
  expect(order('ensign')).toEqual({ kind: 'mark', cell: 7 })
  expect(order('captain')).toEqual({ kind: 'mark', cell: 5 })
  expect(order('admiral')).toEqual({ kind: 'mark', cell: 5 })
})

const candidates = ['best', 'good', 'fair'].map((kind, at) => ({ order: { kind }, worth: -at }))
const seen = (inHundred: number) =>
  Array.from({ length: 400 }, (_, at) => firstSeen(candidates, inHundred, seededDice(`eye ${at}`)))

test('who overlooks nothing sees the best, who overlooks all is left with the last', () => {
  expect(new Set(seen(0).map(({ order }) => order.kind))).toEqual(new Set(['best']))
  expect(new Set(seen(100).map(({ order }) => order.kind))).toEqual(new Set(['fair']))
})

test('who overlooks every other idea sees the best half the time, and the good one before the fair', () => {
  const kinds = seen(50).map(({ order }) => order.kind)
  const share = (kind: string) => kinds.filter(other => other === kind).length / kinds.length
  expect(share('best')).toBeGreaterThan(0.42)
  expect(share('best')).toBeLessThan(0.58)
  expect(share('good')).toBeGreaterThan(0.17)
})

test('who sees the first idea does not think of the others', () => {
  function* thinking() {
    yield* candidates.slice(0, 1)
    throw new Error('The second is thought of.')
  }
  expect(firstSeen(thinking(), 0, seededDice('at once')).order.kind).toBe('best')
})

test('there is something to choose from', () => {
  expect(() => firstSeen([], 0, seededDice('none'))).toThrow('no candidate')
})
