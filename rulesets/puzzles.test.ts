import {
  answersOpen,
  bestChance,
  chanceOfWish,
  forecastOf,
  isMore,
  isSolvedBy,
  likelihood,
  readPuzzle,
  seededDice,
} from '@grognard/umpire'
import type { Answer, Kind, Playable, Puzzle } from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { gameById } from './index.ts'
import { puzzles } from './puzzles.ts'

/** So far the best order stands before the next, as a share of one. */
const BY_FAR = 0.12

/** Near enough to tell it from the best, and soon found. */
const quickly = { ways: 1_000, samples: 500 }

/** By these a ship comes to another place before she fires. */
const sailing = ['move', 'wear', 'comeAbout']

for (const [book, own] of Object.entries(puzzles))
  describe(`the puzzles of ${book}`, () => {
    const game = gameById(book)

    test('there are three', () => {
      expect(Object.keys(own)).toHaveLength(3)
    })

    test.each(Object.entries(own))('%s has one order that is best by far', async (id, fetch) => {
      const puzzle = readPuzzle(await fetch(), game)
      expect(puzzle.id).toBe(id)
      const best = bestChance(puzzle)
      const [next, ...others] = otherWays(puzzle).toSorted((a, b) =>
        isMore(b.chance, a.chance) ? 1 : -1,
      )
      expect(others.length).toBeGreaterThan(0)
      expect(likelihood(best) - likelihood(next?.chance ?? best)).toBeGreaterThan(BY_FAR)
      expect(isSolvedBy(best, best)).toBe(true)
      expect(isSolvedBy(next?.chance ?? best, best)).toBe(false)
    })
  })

test('what is no puzzle says what is wrong and where', () => {
  const game = gameById('line-of-battle')
  const wrong = { id: 'x', seat: 'a', wish: { about: 'glory' }, kinds: ['aim'], solution: [{}] }
  expect(() => readPuzzle({ ...wrong, battle: {} }, game)).toThrow(/wish\.about/)
})

/** All answers but the best; where ships sail before they fire, those from all other places. */
function otherWays(puzzle: Puzzle): Answer[] {
  const { battle, solution } = puzzle
  const best = JSON.stringify(solution.at(-1))
  const isOther = ({ order }: Answer) => JSON.stringify(order) !== best
  if (solution.length === 1) return answersHere(puzzle, battle.state).filter(isOther)
  const there = looksOf(puzzle, afterSailing(puzzle))
  return [...placesOf(puzzle)].flatMap(([looks, state]) =>
    looks === there ? [] : answersHere(puzzle, state),
  )
}

function answersHere({ battle: { game }, seat, kinds, wish }: Puzzle, state: Playable): Answer[] {
  const view = game.view(state, seat)
  // What is fired at others does it no harm.
  const isAtIt = (order: Kind) =>
    !('target' in order) || !('piece' in wish) || order.target === wish.piece
  const orders = wholeSalvoes(answersOpen(game, view, { seat, kinds }).filter(isAtIt))
  return orders.map(order => ({
    order,
    chance: chanceOfWish(forecastOf(game, view, seat, order, quickly), wish, seat),
  }))
}

/** Fewer guns at the same target bring no hit nearer, and would only take time. */
function wholeSalvoes(orders: readonly Kind[]): Kind[] {
  const gunsOf = (order: Kind) =>
    'batteries' in order && Array.isArray(order.batteries) ? order.batteries.length : 0
  const byTarget = Map.groupBy(orders, order => JSON.stringify({ ...order, batteries: [] }))
  return [...byTarget.values()].flatMap(own => {
    const most = Math.max(...own.map(gunsOf))
    return own.filter(order => gunsOf(order) === most)
  })
}

function looksOf({ battle: { game } }: Puzzle, state: Playable): string {
  return JSON.stringify([game.pieces(state), game.asks(state)])
}

function afterSailing({ battle, seat, solution }: Puzzle): Playable {
  const { game } = battle
  return solution
    .slice(0, -1)
    .reduce((state, order) => game.play(state, seat, order, seededDice('')).state, battle.state)
}

/** Wherever the seat comes to by its own orders that leave nothing to the dice. */
function placesOf(puzzle: Puzzle): Map<string, Playable> {
  const { battle, seat } = puzzle
  const { game } = battle
  const places = new Map<string, Playable>()
  const follow = (state: Playable): void => {
    const looks = looksOf(puzzle, state)
    if (places.has(looks)) return
    places.set(looks, state)
    for (const order of game.legalOrders(game.view(state, seat), seat)) {
      if (!sailing.includes(order.kind)) continue
      const played = game.play(state, seat, order, seededDice('no die'))
      if (played.events.every(({ rolls = [] }) => rolls.length === 0)) follow(played.state)
    }
  }
  follow(battle.state)
  return places
}
