import { Piscina } from 'piscina'
import { digits, middle, print } from './harness.ts'
import type { LoopKind } from './loop.ts'

const ROUNDS = 3
const LEAST = 1.9

/** Seconds for the same work by one worker and by two. */
export interface Pair {
  one(): Promise<number>
  two(): Promise<number>
}

/**
 * What a second worker is worth: the middle of the ratios of some rounds, in each of which one worker
 * and two do the work in turn, so that whatever else the machine does weighs on both.
 */
export async function printSecondWorker(name: string, work: number, pair: Pair): Promise<void> {
  const rounds: { alone: number; together: number }[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ alone: await pair.one(), together: await pair.two() })
  print({
    name,
    perSecondOnOne: digits(work / middle(rounds.map(({ alone }) => alone))),
    perSecondOnTwo: digits(work / middle(rounds.map(({ together }) => together))),
    ratio: digits(middle(rounds.map(({ alone, together }) => alone / together))),
    atLeast: LEAST,
  })
}

const loops: Readonly<Record<LoopKind, string>> = {
  numbers: 'the machine alone, loops over numbers',
  records: 'the machine and its language, loops over records',
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return (performance.now() - before) / 1000
}

/** What the machine itself gives: without it nothing is known of the ratios of battles. */
export async function benchMachine(): Promise<void> {
  const filename = new URL('./loop.ts', import.meta.url).href
  const pool = new Piscina<LoopKind, number>({ filename, minThreads: 2, maxThreads: 2 })
  try {
    for (const kind of ['numbers', 'records'] as const) await benchLoop(pool, kind)
  } finally {
    await pool.destroy()
  }
}

async function benchLoop(pool: Piscina<LoopKind, number>, kind: LoopKind): Promise<void> {
  const both = () => Promise.all([pool.run(kind), pool.run(kind)])
  const inTurn = async () => {
    await pool.run(kind)
    await pool.run(kind)
  }
  await both()
  const pair = { one: () => secondsOf(inTurn), two: () => secondsOf(both) }
  await printSecondWorker(loops[kind], 2, pair)
}
