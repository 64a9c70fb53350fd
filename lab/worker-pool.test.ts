import { changed } from '@grognard/umpire/laws/testing/broken.ts'
import { expect, test } from 'vitest'
import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { gameOf, importBattle } from '@grognard/umpire'
import { testingPlan } from './fixtures.ts'
import { done, playAll, playEach } from './worker-pool.ts'
import type { WorkerPool, Done } from './worker-pool.ts'

const game = gameOf(ticTacToe)
const plan = testingPlan({ battles: 6 })

/** Plays at this table; a worker is lost over each of the numbers. */
function crewLosing(...numbers: number[]): WorkerPool & { dismissed(): boolean } {
  let isDismissed = false
  return {
    workers: 2,
    async play(number) {
      if (numbers.includes(number)) throw new Error('out of memory')
      return done(game, plan, number)
    },
    async dismiss() {
      isDismissed = true
    },
    dismissed: () => isDismissed,
  }
}

test('a battle that goes wrong is recorded up to there, and can be read', () => {
  const clumsy = gameOf(
    changed(ticTacToe, {
      doctrine: {
        evaluate: () => 0,
        choose(view) {
          if (view.cells.filter(cell => cell !== 'free').length === 4) throw new Error('Ink spilt.')
          return { kind: 'mark', cell: view.cells.indexOf('free') }
        },
      },
    }),
  )
  const wrong = testingPlan({ contestants: { crosses: 'captain', noughts: 'captain' } })
  const { result, file } = done(clumsy, wrong, 2)
  expect(result).toMatchObject({ number: 2, seed: 'tests-2', fault: 'Ink spilt.', orders: 4 })
  const read = importBattle(file ?? '', { 'tic-tac-toe': clumsy })
  expect(read.file.entries).toHaveLength(5)
  expect(read.file.dice).toEqual({ kind: 'seeded', seed: 'tests-2' })
  expect(done(game, plan, 1).file).toBeNull()
})

test('a worker who is lost costs one battle, and the run goes on', async () => {
  const told: Done[] = []
  const pool = crewLosing(3)
  await playAll(pool, plan, [1, 2, 3, 4, 5, 6], one => told.push(one))
  const faults = told.map(({ result }) => [result.number, result.fault])
  expect(faults.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual(
    [1, 2, 3, 4, 5, 6].map(n => [n, n === 3 ? 'out of memory' : null]),
  )
  expect(pool.dismissed()).toBe(true)
})

test('a crew may play more than once before it goes home', async () => {
  const told: number[] = []
  const pool = crewLosing()
  for (const numbers of [
    [1, 2, 3],
    [4, 5, 6],
  ])
    await playEach(pool, plan, numbers, ({ result }) => told.push(result.number))
  expect(told.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6])
  expect(pool.dismissed()).toBe(false)
})

test('a signal ends the run; what is told of is whole', async () => {
  const told: Done[] = []
  const interrupt = new AbortController()
  const tell = (one: Done) => {
    told.push(one)
    if (told.length === 2) interrupt.abort()
  }
  await playAll(crewLosing(), plan, [1, 2, 3, 4, 5, 6], tell, interrupt.signal)
  expect(told.map(({ result }) => result.fault)).toEqual([null, null])
})
