import { engineVersion, errorIn, isRecord } from '@grognard/umpire'
import type { Game, Shape } from '@grognard/umpire'
import { battlesIn, contestants } from './plan.ts'
import type { Plan } from './plan.ts'
import { resultShape } from './result.ts'
import type { Result } from './result.ts'

/** A run as it stands in a file: what is to be played, and what has been played so far. */
export interface Run {
  plan: Plan
  results: Result[]
}

/** Why a run cannot go on; the reason names a sentence of its own. */
export type RunReason = 'format' | 'form' | 'torn' | 'edition' | 'result'

export class RunFileError extends Error {
  readonly reason: RunReason
  readonly line: number

  constructor(reason: RunReason, line: number) {
    super(`line ${line}: ${reason}`)
    this.name = 'RunFileError'
    this.reason = reason
    this.line = line
  }
}

const FORMAT = 'grognard-run/2'
/** Of the first form, which did not keep how battles ended. */
const EARLIER = 'grognard-run'

const text: Shape = { type: 'text' }
const values: Shape = { type: 'list', of: { type: 'anything' }, fewest: 2 }

const planShape: Shape = {
  type: 'record',
  fields: {
    ruleset: text,
    scenario: text,
    options: { type: 'table', of: { type: 'anything' } },
    papers: { type: 'table', of: { type: 'anything' } },
    contestants: { type: 'table', of: { type: 'text', values: contestants } },
    battles: { type: 'integer', from: 1 },
    seed: text,
    swap: { type: 'yesNo' },
    vary: {
      type: 'oneOf',
      of: [
        { type: 'nothing' },
        {
          type: 'record',
          fields: { of: { type: 'text', values: ['option', 'seat'] }, name: text, values },
        },
      ],
    },
  },
}

const headShape: Shape = {
  type: 'record',
  fields: {
    format: { type: 'text', values: [FORMAT] },
    engine: text,
    edition: text,
    plan: planShape,
  },
}

interface Head {
  format: string
  engine: string
  edition: string
  plan: Plan
}

/** The first line of a run file. */
export function headOf(game: Game, plan: Plan): string {
  const { edition } = game.rulebook
  const head: Head = { format: FORMAT, engine: engineVersion, edition, plan }
  return `${JSON.stringify(head)}\n`
}

/** A line of its own for each result. */
export function lineOf(result: Result): string {
  return `${JSON.stringify(result)}\n`
}

/** What is to be played, whoever is to play it. Throws RunFileError. */
export function planIn(text: string): Plan {
  return headIn(text).plan
}

/**
 * The run, its last line left out where it was not written to its end. Throws RunFileError, also
 * where another edition or version has played it: the battles would not be the same.
 */
export function runIn(game: Game, text: string): Run {
  const { plan, engine, edition } = headIn(text)
  if (engine !== engineVersion || edition !== game.rulebook.edition)
    throw new RunFileError('edition', 1)
  const [, ...lines] = wholeLines(text)
  const results = new Map<number, Result>()
  for (const [index, line] of lines.entries()) {
    const result = resultFrom(line, index + 2)
    if (result.number > battlesIn(plan)) throw new RunFileError('result', index + 2)
    results.set(result.number, result)
  }
  return { plan, results: [...results.values()] }
}

function headIn(text: string): Head {
  const [first = ''] = wholeLines(text)
  const head: unknown = jsonIn(first)
  if (isRecord(head) && head['format'] === EARLIER) throw new RunFileError('form', 1)
  if (!isRecord(head) || head['format'] !== FORMAT) throw new RunFileError('format', 1)
  if (isHead(head)) return head
  throw new RunFileError('torn', 1)
}

function isHead(value: unknown): value is Head {
  return errorIn(headShape, value) === null
}

export function isResult(value: unknown): value is Result {
  return errorIn(resultShape, value) === null
}

function resultFrom(line: string, at: number): Result {
  const value = jsonIn(line)
  if (isResult(value)) return value
  throw new RunFileError('result', at)
}

/** What comes after the last line feed was being written when the run ended. */
function wholeLines(text: string): string[] {
  return text.split('\n').slice(0, -1)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
