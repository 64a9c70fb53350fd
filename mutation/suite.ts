import { Script } from 'node:vm'
import { expect } from 'vitest'

type Body = (...args: readonly unknown[]) => unknown

/** One test as a file declared it; the rows of a table are one each. */
export interface Test {
  readonly name: string
  readonly run: () => unknown
}

/** What stands in for vitest's own `test` and `describe`, which run nothing outside of it. */
export class Collector {
  #tests: Test[] = []
  /** What modules import as vitest, whichever file declares its tests with it. */
  readonly words: object

  constructor() {
    const add = (name: string, run: () => unknown): void => void this.#tests.push({ name, run })
    const test = (name: string, ...rest: readonly unknown[]): void => {
      const body = bodyIn(rest)
      add(name, () => body())
    }
    const each: Each =
      rows =>
      (name, ...rest) => {
        const body = bodyIn(rest)
        for (const row of rows) add(name, () => body(...argsOf(row)))
      }
    const words = {
      expect,
      test: Object.assign(test, { each }),
      describe: Object.assign(group, { each: groupEach }),
    }
    this.words = { ...words, it: words.test, __esModule: true }
  }

  /** The tests that are declared while a file is loaded. */
  collect(load: () => void): readonly Test[] {
    const found: Test[] = []
    this.#tests = found
    load()
    return found
  }
}

function group(_: string, body: Body): void {
  body()
}

const groupEach: Each =
  rows =>
  (_, ...rest) => {
    for (const row of rows) bodyIn(rest)(...argsOf(row))
  }

type Each = (rows: readonly unknown[]) => (name: string, ...rest: readonly unknown[]) => void

function bodyIn(rest: readonly unknown[]): Body {
  const body = rest.find(one => typeof one === 'function')
  if (!body) throw new Error('a test without a body')
  return body as Body
}

function argsOf(row: unknown): readonly unknown[] {
  return Array.isArray(row) ? row : [row]
}

declare global {
  /** What the script below calls, for scripts can be given a time limit. */
  var mutationJob: (() => unknown) | undefined
}

const job = new Script('mutationJob()')

/** Ends what never would; what is awaited is not covered, for that there is the watch of the parent. */
export function withinTime<T>(run: () => T, timeout: number): T {
  globalThis.mutationJob = run
  return job.runInThisContext({ timeout: Math.ceil(timeout) }) as T
}
