import { createHash } from 'node:crypto'
import { errorIn } from '@grognard/umpire'
import type { Shape } from '@grognard/umpire'
import { battlesIn } from './plan.ts'
import type { Plan } from './plan.ts'
import { isResult } from './run-file.ts'
import type { Done } from './worker-pool.ts'

/** Some battles of a run, as one worker is handed them. */
export interface Batch {
  run: string
  plan: Plan
  numbers: number[]
}

/** What a worker says every second. */
export interface Alive {
  id: string
  program: string
  /** Battles that he plays at a time. */
  threads: number
}

const aliveShape: Shape = {
  type: 'record',
  fields: {
    id: { type: 'text' },
    program: { type: 'text' },
    threads: { type: 'integer', from: 1 },
  },
}

const ATTEMPTED = 100
const MOST = 20

/** The same plan by the same program is the same run, whoever asks for it and when. */
export function runOf(program: string, plan: Plan): string {
  return createHash('sha256')
    .update(`${program}\n${JSON.stringify(plan)}`)
    .digest('hex')
    .slice(0, 20)
}

/** Few battles are handed out one by one, so that all workers have some; of many, several at once. */
export function batchesOf(run: string, plan: Plan, numbers: readonly number[]): Batch[] {
  const size = Math.max(1, Math.min(MOST, Math.floor(numbers.length / ATTEMPTED)))
  return Array.from({ length: Math.ceil(numbers.length / size) }, (_, index) => ({
    run,
    plan,
    numbers: numbers.slice(index * size, (index + 1) * size),
  }))
}

/** What a worker sent, if it is a result of this run. */
export function doneIn(plan: Plan, text: string): Done | null {
  const sent = jsonIn(text)
  if (typeof sent !== 'object' || sent === null || !('result' in sent) || !('file' in sent))
    return null
  const { result, file } = sent
  if (!isResult(result) || result.number > battlesIn(plan)) return null
  return { result, file: typeof file === 'string' ? file : null }
}

export function aliveIn(text: string): Alive | null {
  const sent = jsonIn(text)
  return isAlive(sent) ? sent : null
}

function isAlive(sent: unknown): sent is Alive {
  return errorIn(aliveShape, sent) === null
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
