import * as fastCheck from 'fast-check'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { testsOf } from './areas.ts'
import type { Area } from './areas.ts'
import { programOf } from './modules.ts'
import type { Program } from './modules.ts'
import type { Numbered } from './mutants.ts'
import { Collector, withinTime } from './suite.ts'
import type { Test } from './suite.ts'

/** What one test of a file reached and took. */
interface Reach {
  readonly ms: number
  readonly mutants: readonly number[]
  /** Left out: it fails as things stand, or takes too long to be run for each mutant. */
  readonly out: boolean
}

interface FileReach {
  readonly path: string
  readonly ms: number
  /** Mutants that were reached when the file and what it imports was loaded. */
  readonly loading: readonly number[]
  readonly tests: readonly Reach[]
}

/** One test to be run: the file and its place in it. */
interface Chosen {
  readonly path: string
  readonly at: number
  readonly ms: number
}

interface Failing {
  readonly one: Chosen
  readonly reason: string
}

export type Status = 'killed' | 'survived' | 'unreached'

export interface Outcome {
  readonly status: Status
  /** The test that failed, or those that did not. */
  readonly by: readonly string[]
  readonly tests: number
  readonly ms: number
}

const LONGEST_TEST = 4000
const LEAST_TIME = 6000
const LONGEST_FILE = 20_000
const SEED = 1815
const NONE = -1

declare global {
  var mutantOn: ((id: number) => boolean) | undefined
}

/** The tests of an area, ready to be run against any of the mutants that are woven into it. */
export class Proof {
  readonly #program: Program
  readonly #packages: Map<string, unknown>
  readonly #reached: Uint8Array
  readonly #collector = new Collector()
  #active = NONE
  #reach: readonly FileReach[] = []

  private constructor(program: Program, packages: Map<string, unknown>, mutants: number) {
    this.#program = program
    this.#packages = packages.set('vitest', this.#collector.words)
    this.#reached = new Uint8Array(mutants)
    globalThis.mutantOn = id => {
      this.#reached[id] = 1
      return id === this.#active
    }
  }

  static async of(area: Area, mutants: readonly Numbered[], kept: string): Promise<Proof> {
    const tests = testsOf(area)
    const program = await programOf(tests, mutants)
    const packages = new Map<string, unknown>()
    for (const name of program.packages) {
      const found: object = name === 'fast-check' ? fastCheck : await import(name)
      packages.set(name, { ...found, __esModule: true })
    }
    fastCheck.configureGlobal({ seed: SEED })
    const proof = new Proof(program, packages, mutants.length)
    await proof.#findReach(tests, `${kept}.${program.hash}.json`)
    return proof
  }

  get hash(): string {
    return this.#program.hash
  }

  get left(): readonly string[] {
    return this.#reach.flatMap(({ path, tests }) =>
      tests.flatMap(({ out, ms }, at) => (out ? [`${path}#${at} (${Math.round(ms)} ms)`] : [])),
    )
  }

  async #findReach(tests: readonly string[], kept: string): Promise<void> {
    if (existsSync(kept)) {
      this.#reach = JSON.parse(readFileSync(kept, 'utf8'))
      return
    }
    const found: FileReach[] = []
    for (const path of tests) found.push(await this.#reachOf(path))
    this.#reach = found
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(kept, JSON.stringify(found))
  }

  /** Each test alone after the others of its file, in a process that knows nothing yet of the file. */
  async #reachOf(path: string): Promise<FileReach> {
    this.#reached.fill(0)
    const before = processMs()
    const tests = this.#opened(path)
    const ms = processMs() - before
    const loading = this.#taken()
    const found: Reach[] = []
    let spent = 0
    for (const test of tests) {
      const start = processMs()
      const fails = spent > LONGEST_FILE || (await failed(test.run, 5 * LONGEST_TEST))
      const took = processMs() - start
      spent += took
      found.push({ ms: took, mutants: this.#taken(), out: fails || took > LONGEST_TEST })
    }
    return { path, ms, loading, tests: found }
  }

  #taken(): readonly number[] {
    const found = [...this.#reached.keys()].filter(id => this.#reached[id] === 1)
    this.#reached.fill(0)
    return found
  }

  /** What does not load here has no tests. */
  #opened(path: string): readonly Test[] {
    try {
      return this.#open(path, this.#program.fresh(this.#packages))
    } catch (fault) {
      process.stderr.write(`${path} is left out: ${String(fault)}\n`)
      return []
    }
  }

  #open(path: string, load: Load): readonly Test[] {
    return this.#collector.collect(() => withinTime(() => load(path), 5 * LONGEST_TEST))
  }

  /** Runs what reaches the mutant, the nearest and quickest first, until a test fails. */
  async judge(mutant: Numbered, budget: number): Promise<Outcome> {
    const start = performance.now()
    const tried = await this.#judged(mutant.id, within(this.#testsFor(mutant), budget))
    return { ...tried, ms: Math.round(performance.now() - start) }
  }

  /** A test that fails without the mutant too, where the machine is too busy for it, is left out. */
  async #judged(id: number, chosen: readonly Chosen[]): Promise<Omit<Outcome, 'ms'>> {
    const tests = chosen.length
    const failing = await this.#firstFailing(chosen, id)
    if (!failing) {
      const by = [...new Set(chosen.map(one => one.path))]
      return { status: tests === 0 ? 'unreached' : 'survived', by, tests }
    }
    const asItStands = await this.#firstFailing(upTo(chosen, failing), NONE)
    if (!asItStands) return { status: 'killed', by: [failing.reason], tests }
    const others = chosen.filter(one => one !== asItStands.one && one !== failing.one)
    return this.#judged(id, others)
  }

  async #firstFailing(chosen: readonly Chosen[], active: number): Promise<Failing | undefined> {
    this.#active = active
    const failing = await this.#tryInTurn(chosen)
    this.#active = NONE
    return failing
  }

  async #tryInTurn(chosen: readonly Chosen[]): Promise<Failing | undefined> {
    const open = new Map<string, readonly Test[]>()
    const load = this.#program.fresh(this.#packages)
    for (const one of chosen) {
      const { path, at, ms } = one
      try {
        const tests = open.get(path) ?? this.#open(path, load)
        open.set(path, tests)
        const test = tests[at]
        if (test === undefined) return { one, reason: `${path} has other tests` }
        if (await failed(test.run, LEAST_TIME + 10 * ms))
          return { one, reason: `${path} ${test.name}` }
      } catch {
        return { one, reason: `${path} does not load` }
      }
    }
    return undefined
  }

  /** First the tests that were seen to reach it, then all others of those files: what is cached hides its reach. */
  #testsFor(mutant: Numbered): readonly Chosen[] {
    const seen: Chosen[] = []
    const others: Chosen[] = []
    for (const { path, loading, tests } of this.#reach) {
      const isLoaded = loading.includes(mutant.id)
      const isReached = isLoaded || tests.some(test => test.mutants.includes(mutant.id))
      if (!isReached) continue
      tests.forEach((test, at) => {
        if (test.out) return
        const one = { path, at, ms: test.ms }
        if (test.mutants.includes(mutant.id) || isLoaded) seen.push(one)
        else others.push(one)
      })
    }
    return [...sorted(seen, mutant.path), ...sorted(others, mutant.path)]
  }
}

/** Milliseconds of this process alone: others may keep the machine busy. */
function processMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function upTo(chosen: readonly Chosen[], { one }: Failing): readonly Chosen[] {
  return chosen.slice(0, chosen.indexOf(one) + 1)
}

type Load = ReturnType<Program['fresh']>

function sorted(chosen: readonly Chosen[], path: string): readonly Chosen[] {
  return chosen.toSorted((a, b) => distance(path, a.path) - distance(path, b.path) || a.ms - b.ms)
}

/** How far a test's file is from the source: beside it with its name, in its folder, elsewhere. */
function distance(path: string, test: string): number {
  if (test === path.replace(/\.ts$/, '.test.ts')) return 0
  if (dirname(test) === dirname(path)) return 1
  return test.includes('playthroughs') ? 3 : 2
}

function within(chosen: readonly Chosen[], budget: number): readonly Chosen[] {
  let spent = 0
  return chosen.filter(({ ms }) => {
    spent += ms
    return spent <= budget
  })
}

async function failed(run: () => unknown, timeout: number): Promise<boolean> {
  try {
    await withinTime(run, timeout)
    return false
  } catch {
    return true
  }
}
