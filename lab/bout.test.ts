import { changed } from '@grognard/umpire/laws/testing/broken.ts'
import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { exportBattle, gameOf, importBattle, verify } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'
import { fought, recorded } from './bout.ts'
import { testingPlan } from './fixtures.ts'
import { matchOf } from './plan.ts'
import type { Plan } from './plan.ts'

const duel = testingPlan({
  ruleset: 'line-of-battle',
  scenario: 'constitution',
  contestants: { a: 'ensign', b: 'captain' },
})

/** Both ways of playing a match, the recorded one read back from its file. */
function bothWays(game: Game, plan: Plan) {
  const match = matchOf(plan, 1)
  const { result, battle } = recorded(game, match)
  if (!battle) throw new Error('It begins.')
  const read = importBattle(exportBattle(battle), { [game.id]: game })
  return { quick: fought(game, match), slow: result, read }
}

test.each([
  [testingPlan({})],
  [duel],
  [{ ...duel, contestants: { a: 'random' as const, b: 'captain' as const } }],
  [
    testingPlan({
      ruleset: 'ship-of-the-line',
      scenario: 'duel',
      contestants: { a: 'captain', b: 'ensign' },
    }),
  ],
  [
    testingPlan({
      ruleset: 'belle-alliance',
      scenario: 'own',
      options: { turns: 3 },
      contestants: { france: 'random', prussia: 'captain' },
    }),
  ],
])('a battle played fast and the same battle recorded end the same: %j', plan => {
  const { quick, slow, read } = bothWays(gameById(plan.ruleset), plan)
  expect(quick.fault).toBeNull()
  expect(quick.orders).toBeGreaterThan(4)
  expect(slow).toEqual(quick)
  expect(quick.ending).not.toBeNull()
  expect(read.state.outcome?.winners).toEqual(quick.winners)
  expect(read.file.entries).toHaveLength(quick.orders + 1)
  expect(verify(read)).toMatchObject({ valid: true, proof: { typed: { dice: 0 } } })
})

test('what the umpire opens a battle with counts too, in both ways', () => {
  const { metrics: _, ...players } = ticTacToe.players
  const silent = { ...ticTacToe, players }
  const told = gameOf(
    changed(ticTacToe, {
      metrics: {
        inEvent: (event, { cells }) => [
          { factor: 'last', is: event.kind },
          { factor: 'free', is: String(cells.filter(cell => cell === 'free').length) },
          ...(event.kind === 'marked' ? [{ count: 'marks', seat: event.player }] : []),
        ],
        atEnd: ({ outcome }) =>
          (outcome?.winners ?? []).flatMap(seat => [{ count: 'points', seat, times: 3 }]),
      },
    }),
  )
  const { quick, slow } = bothWays(told, testingPlan({}))
  const { crosses = 0, noughts = 0 } = quick.found?.counts.marks ?? {}
  expect(crosses + noughts).toBe(quick.orders)
  expect(quick.found?.values).toEqual({ last: 'lineMade', free: String(9 - quick.orders) })
  expect(quick.found?.counts.points).toEqual({ [quick.winners[0] ?? '']: 3 })
  expect(slow).toEqual(quick)
  expect(fought(gameOf(silent), matchOf(testingPlan({}), 1))).not.toHaveProperty('found')
})

test('other seeds give other battles, the same seed the same', () => {
  const game = gameById('line-of-battle')
  const once = fought(game, matchOf(duel, 1))
  expect(fought(game, matchOf(duel, 1))).toEqual(once)
  expect(fought(game, matchOf(duel, 2))).not.toEqual({ ...once, number: 2, seed: 'tests-2' })
})

test('a battle that goes wrong says why, and is recorded up to there', () => {
  let marks = 0
  const game = gameOf(
    changed(ticTacToe, {
      doctrine: {
        evaluate: () => 0,
        choose(view) {
          marks += 1
          if (marks % 3 === 0) throw new Error('The pencil broke.')
          return { kind: 'mark', cell: view.cells.indexOf('free') }
        },
      },
    }),
  )
  const match = matchOf(testingPlan({ contestants: { crosses: 'captain', noughts: 'captain' } }), 1)
  expect(fought(game, match)).toMatchObject({ fault: 'The pencil broke.', orders: 2, winners: [] })
  marks = 0
  expect(recorded(game, match).battle?.file.entries).toHaveLength(3)
})

test('a battle that nobody ends is broken off', () => {
  const endless = gameOf(
    changed(ticTacToe, { apply: { ...ticTacToe.rules.apply, marked: () => undefined } }),
  )
  const error = fought(endless, matchOf(testingPlan({}), 1)).fault
  expect(error).toBe('No end after 20000 orders.')
})
