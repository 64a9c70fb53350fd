import type { ConsumerMessages } from '@nats-io/jetstream'
import {
  ALIVE,
  LANES,
  makeStreams,
  pause,
  publishSurely,
  RESULTS,
  resultsOf,
  SECOND,
  throwAway,
  WORK,
  workOf,
} from './broker.ts'
import type { Broker } from './broker.ts'
import { aliveIn, batchesOf, doneIn, runOf } from './far-work.ts'
import type { Alive } from './far-work.ts'
import type { Plan } from './plan.ts'
import type { Done } from './worker-pool.ts'

/** Who has been heard of late. */
export interface Seen {
  workers: number
  /** Battles that they play at a time. */
  threads: number
  /** Workers of another version of the program: they cannot help. */
  others: number
}

interface FarRun {
  broker: Broker
  program: string
  plan: Plan
  /** Hears of each battle once. */
  tell(done: Done): void
  /** After it nothing more is told, and what nobody has begun is not handed out any more. */
  signal: AbortSignal
  /** Milliseconds without a result after which it is looked whether work was lost with the broker's disk. */
  patience?: number
}

/** Milliseconds after which a worker who says nothing is not there. */
const GONE = 5 * SECOND

const PATIENCE = 15 * SECOND

/** Milliseconds after which results are asked for anew: a broker that was started again does not know that they were. */
const ASKED_ANEW = 3 * SECOND

/** A run under way. */
interface Going extends FarRun {
  run: string
  /** Numbers of battles that have not been told. */
  left: Set<number>
  /** When all is told, or nobody wants more. */
  ended: AbortController
  /** What results are heard through. */
  hearing: ConsumerMessages | null
  /** Where the broker keeps what was handed out here, and the results that were heard. */
  places: { work: number[]; results: number[] }
}

/** What is left of a run at the broker when all has been told. */
export interface Told {
  /** Nobody will fetch it again. */
  forget(): Promise<void>
}

/**
 * Has the battles with these numbers played by whoever works for the broker. What was played before for
 * the same run, and is still there, is not played again.
 */
export async function playFar(far: FarRun, numbers: readonly number[]): Promise<Told> {
  const { broker, program, plan, signal } = far
  const going: Going = {
    ...far,
    run: runOf(program, plan),
    left: new Set(numbers),
    ended: new AbortController(),
    hearing: null,
    places: { work: [], results: [] },
  }
  const { ended, places } = going
  signal.addEventListener('abort', () => ended.abort())
  await Promise.all([collect(going), handOutFirst(going)])
  if (signal.aborted) await throwAway(broker, WORK, places.work)
  return { forget: () => throwAway(broker, RESULTS, places.results) }
}

async function handOutFirst(going: Going): Promise<void> {
  const { broker, run, left, ended } = going
  await persist(ended.signal, async () => {
    await makeStreams(broker.manager)
    const kept = await numbersKept(broker, run)
    await handOut(
      going,
      [...left].filter(number => !kept.has(number)),
    )
  })
  await refill(going)
}

/** Tries until it is done; the broker may be away. */
async function persist(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    try {
      await work()
      return
    } catch {
      await pause(SECOND / 4)
    }
  }
}

/** Unless it is handed out already: somebody else may have asked for the same run, or the same before. */
async function handOut(going: Going, numbers: readonly number[]): Promise<void> {
  const { broker, program, plan, run, ended, places } = going
  const subject = workOf(program, run)
  await makeStreams(broker.manager)
  const { state } = await broker.manager.streams.info(WORK, { subjects_filter: subject })
  if ((state.subjects?.[subject] ?? 0) > 0) return
  const batches = batchesOf(run, plan, numbers).values()
  const lane = async () => {
    for (const batch of batches) {
      const place = await publishSurely(broker, subject, JSON.stringify(batch), ended.signal)
      if (place !== null) places.work.push(place)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

async function numbersKept({ manager }: Broker, run: string): Promise<Set<number>> {
  const { state } = await manager.streams.info(RESULTS, { subjects_filter: resultsOf(run) })
  return new Set(
    Object.keys(state.subjects ?? {}).map(subject => Number(subject.split('.').at(-1))),
  )
}

/** Hears results, those that are there already first, until none is left. */
async function collect(going: Going): Promise<void> {
  const { broker, plan, run, left, ended, places, tell } = going
  ended.signal.addEventListener('abort', () => void going.hearing?.close())
  await persist(ended.signal, async () => {
    const results = await broker.jet.consumers.get(RESULTS, { filter_subjects: resultsOf(run) })
    going.hearing = await results.consume({ expires: ASKED_ANEW })
    for await (const message of going.hearing) {
      places.results.push(message.seq)
      const done = doneIn(plan, message.string())
      if (done && !ended.signal.aborted && left.delete(done.result.number)) tell(done)
      if (left.size === 0) ended.abort()
    }
    if (left.size > 0) throw new Error('The broker told no more.')
  })
}

/** A broker whose disk was lost comes back without the work and whoever listens: both are begun anew. */
async function refill(going: Going): Promise<void> {
  const { left, ended, patience = PATIENCE } = going
  while (!ended.signal.aborted) {
    const before = left.size
    await quiet(patience, ended.signal)
    if (left.size < before) continue
    await persist(ended.signal, () => handOut(going, [...left]))
    await going.hearing?.close()
  }
}

function quiet(patience: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, patience)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Listens for workers as long as the connection lasts. */
export function watchWorkers({ connection }: Broker, program: string): () => Seen {
  const heard = new Map<string, Alive & { at: number }>()
  connection.subscribe(ALIVE, {
    callback(error, message) {
      const alive = error ? null : aliveIn(message.string())
      if (alive) heard.set(alive.id, { ...alive, at: performance.now() })
    },
  })
  return () => {
    const now = [...heard.values()].filter(({ at }) => performance.now() - at < GONE)
    const own = now.filter(one => one.program === program)
    const threads = own.reduce((sum, one) => sum + one.threads, 0)
    return { workers: own.length, threads, others: now.length - own.length }
  }
}
