import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { gameOf } from '@grognard/umpire'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { BrokerError } from './broker-connection.ts'
import { openBroker, WORK, workOf, workQueue } from './broker.ts'
import type { Broker } from './broker.ts'
import { playFar, watchWorkers } from './far-run.ts'
import { batchesOf, doneIn, runOf } from './far-work.ts'
import { workFor } from './far-worker.ts'
import { testingPlan } from './fixtures.ts'
import { hasNats, startNats } from './nats-for-tests.ts'
import type { NatsForTests } from './nats-for-tests.ts'
import type { Result } from './result.ts'
import { done } from './worker-pool.ts'
import type { Threads } from './worker-pool.ts'

const game = gameOf(ticTacToe)
const program = 'this-version'
const unending = new AbortController().signal

test('few battles are handed out one by one, of many several at once, and each once', () => {
  const plan = testingPlan({ battles: 5000 })
  for (const count of [1, 60, 450, 5000]) {
    const numbers = Array.from({ length: count }, (_, index) => index + 1)
    const batches = batchesOf('run', plan, numbers)
    expect(batches.flatMap(batch => batch.numbers)).toEqual(numbers)
    expect(Math.max(...batches.map(batch => batch.numbers.length))).toBe(
      { 1: 1, 60: 1, 450: 4, 5000: 20 }[count],
    )
  }
})

test('a run is the same for the same plan and program only', () => {
  const plan = testingPlan({ battles: 6 })
  expect(runOf(program, { ...plan })).toBe(runOf(program, plan))
  expect(runOf('another', plan)).not.toBe(runOf(program, plan))
  expect(runOf(program, { ...plan, seed: 'other' })).not.toBe(runOf(program, plan))
})

test('what is no result of the run is no result', () => {
  const plan = testingPlan({ battles: 6 })
  const one = done(game, plan, 6)
  expect(doneIn(plan, JSON.stringify(one))).toEqual(one)
  const beyond = { ...one, result: { ...one.result, number: 7 } }
  for (const text of ['', 'null', '{}', JSON.stringify(beyond), JSON.stringify({ result: one })])
    expect(doneIn(plan, text), text).toBeNull()
})

describe.skipIf(!hasNats)('at a broker', () => {
  let nats: NatsForTests
  let broker: Broker
  beforeAll(async () => {
    nats = await startNats()
    broker = await openBroker(new URL(nats.url))
  })
  afterAll(async () => {
    await broker.close()
    await nats.stop()
  })

  /** A worker who plays here; what he has played, in the order in which he did. */
  function worker(play: Threads['play'] = async ({ plan, number }) => done(game, plan, number)) {
    const leaving = new AbortController()
    const played: number[] = []
    const threads: Threads = {
      count: 2,
      play(battle) {
        played.push(battle.number)
        return play(battle)
      },
      dismiss: async () => undefined,
    }
    const { signal } = leaving
    const gone = workFor({ broker, program, threads, tell: () => undefined, signal })
    const leave = async () => {
      leaving.abort()
      await gone
    }
    onTestFinished(leave)
    return { played, leave }
  }

  /** Has all battles of a plan played, and forgets them; what was told. */
  async function told(plan: ReturnType<typeof testingPlan>, patience = 60_000): Promise<Result[]> {
    const results: Result[] = []
    const tell = ({ result }: { result: Result }) => void results.push(result)
    const numbers = Array.from({ length: plan.battles }, (_, index) => index + 1)
    const all = await playFar({ broker, program, plan, tell, signal: unending, patience }, numbers)
    await all.forget()
    return results.toSorted((one, other) => one.number - other.number)
  }

  const here = (plan: ReturnType<typeof testingPlan>) =>
    Array.from({ length: plan.battles }, (_, index) => done(game, plan, index + 1).result)

  /** Workers are handed the next batch and lost, so many times. */
  async function loseWorkers(times: number): Promise<number[]> {
    const queue = await workQueue(broker, program)
    const lost: number[] = []
    for (let time = 0; time < times; time++) {
      const message = await queue.next({ expires: 10_000 })
      lost.push(...(message?.json<{ numbers: number[] }>().numbers ?? []))
      message?.nak()
    }
    return lost
  }

  test('every battle is told once, and goes as it goes here', async () => {
    const plan = testingPlan({ battles: 30, seed: 'once' })
    const { played } = worker()
    worker()
    expect(await told(plan)).toEqual(here(plan))
    expect(new Set(played).size).toBe(played.length)
  })

  test('a worker is lost over a batch: its battles are handed out singly, and none is lost', async () => {
    const plan = testingPlan({ battles: 250, seed: 'batch' })
    const results = told(plan)
    expect(await loseWorkers(1)).toEqual([1, 2])
    const { played } = worker()
    expect(await results).toEqual(here(plan))
    expect(played.toSorted((one, other) => one - other)).toEqual(here(plan).map(one => one.number))
  })

  test('a battle over which worker after worker is lost is told as one that failed', async () => {
    const plan = testingPlan({ battles: 2, seed: 'deadly' })
    const results = told(plan)
    const queue = await workQueue(broker, program)
    const safe = await queue.next({ expires: 10_000 })
    expect(new Set(await loseWorkers(5))).toEqual(new Set([2]))
    safe?.nak()
    const { played } = worker()
    const [one, two] = await results
    expect(one).toEqual(here(plan)[0])
    expect(two).toMatchObject({ number: 2, fault: '5 workers were lost over it', winners: [] })
    expect(played).toEqual([1])
  })

  test('a battle over which a thread is lost is told as one that failed', async () => {
    const plan = testingPlan({ battles: 1, seed: 'thread' })
    worker(() => Promise.reject(new Error('out of memory')))
    expect(await told(plan)).toMatchObject([{ number: 1, fault: 'out of memory' }])
  })

  test('who leaves gives back what is in hand, and another goes on with it at once', async () => {
    const plan = testingPlan({ battles: 4, seed: 'leaving' })
    const results = told(plan)
    const slow = worker(() => new Promise((_, reject) => setTimeout(reject, 300)))
    await vi.waitFor(() => expect(slow.played.length).toBe(2))
    await slow.leave()
    worker()
    expect(await results).toEqual(here(plan))
  })

  test('who wants no more takes back what nobody has begun, and is told nothing more', async () => {
    const plan = testingPlan({ battles: 5, seed: 'enough' })
    const enough = new AbortController()
    const tell = vi.fn<() => void>()
    const numbers = [1, 2, 3, 4, 5]
    const asked = playFar({ broker, program, plan, tell, signal: enough.signal }, numbers)
    const waiting = async () => (await broker.manager.streams.info(WORK)).state.messages
    await vi.waitFor(async () => expect(await waiting()).toBe(5))
    enough.abort()
    await asked
    expect(await waiting()).toBe(0)
    const { played, leave } = worker()
    await leave()
    expect(played).toEqual([])
    expect(tell).not.toHaveBeenCalled()
  })

  test('what cannot be read is thrown away', async () => {
    await workQueue(broker, program)
    await broker.jet.publish(workOf(program, 'rubbish'), 'rubbish')
    const plan = testingPlan({ battles: 2, seed: 'rubbish' })
    worker()
    expect(await told(plan)).toEqual(here(plan))
    await vi.waitFor(async () => {
      const { state } = await broker.manager.streams.info(WORK)
      expect(state.messages).toBe(0)
    })
  })

  test('a broker that comes back without what was on its disk is given the rest again', async () => {
    const plan = testingPlan({ battles: 6, seed: 'disk' })
    const results = told(plan, 1000)
    await loseWorkers(1)
    await nats.killAndStart('lost')
    worker()
    expect(await results).toEqual(here(plan))
  })

  test('workers are seen, and those of another version told apart', async () => {
    const seen = watchWorkers(broker, program)
    const other = watchWorkers(broker, 'another-version')
    worker()
    await vi.waitFor(() => expect(seen().workers).toBe(1), { timeout: 5000 })
    expect(seen()).toEqual({ workers: 1, threads: 2, others: 0 })
    expect(other()).toEqual({ workers: 0, threads: 0, others: 1 })
  })
})

test('where no broker is, that is said', async () => {
  await expect(openBroker(new URL('nats://127.0.0.1:1'))).rejects.toThrow(BrokerError)
})
