/** Something to be measured: does it so many times, and returns a number that depends on the work. */
export interface Case {
  name: string
  run(times: number): number
}

export interface Measured {
  name: string
  /** Microseconds for one time: the median of the rounds. */
  microseconds: number
  /** The fastest and the slowest round. */
  from: number
  to: number
}

export interface Effort {
  warmUpMilliseconds: number
  roundMilliseconds: number
  rounds: number
}

const usual: Effort = { warmUpMilliseconds: 400, roundMilliseconds: 120, rounds: 9 }

/**
 * Measures cases side by side by their time of the processor: each round runs all of them one after
 * another, so that whatever else the machine does weighs on all alike and their ratios hold.
 */
export function measure(cases: readonly Case[], effort: Effort = usual): Measured[] {
  const prepared = cases.map(one => ({ one, times: timesFor(one, effort), rounds: [0].slice(1) }))
  for (let round = 0; round < effort.rounds; round++)
    for (const { one, times, rounds } of prepared) rounds.push(microsecondsOf(one, times))
  return prepared.map(({ one, rounds }) => summary(one.name, rounds))
}

/** Runs the case until it is warm, then tells how many times fill a round. */
function timesFor(one: Case, { warmUpMilliseconds, roundMilliseconds }: Effort): number {
  const until = performance.now() + warmUpMilliseconds
  let times = 1
  let microseconds = microsecondsOf(one, times)
  while (performance.now() < until) {
    times = Math.min(times * 2, 1_000_000)
    microseconds = microsecondsOf(one, times)
  }
  return Math.max(1, Math.round((roundMilliseconds * 1000) / microseconds))
}

let kept = 0

/** Of the processor, so that what else the machine does counts for little. */
function microsecondsOf(one: Case, times: number): number {
  const before = process.threadCpuUsage()
  kept += one.run(times)
  const { user, system } = process.threadCpuUsage(before)
  return Math.max(LEAST, (user + system) / times)
}

/** Microseconds: so that work too short to be measured is not taken for none. */
const LEAST = 0.0001

/** The sum of all that was computed: printed, so that no engine may leave the work out. */
export function checksum(): number {
  return kept
}

function summary(name: string, rounds: readonly number[]): Measured {
  const sorted = rounds.toSorted((one, other) => one - other)
  const at = (index: number) => sorted[index] ?? Number.NaN
  const [from, to] = [at(0), at(sorted.length - 1)]
  return { name, microseconds: middle(sorted), from, to }
}

/** A line of JSON for each measure, with three digits that mean something. */
export function printMeasures(measures: readonly Measured[]): void {
  for (const { name, microseconds, from, to } of measures)
    print({ name, microseconds: digits(microseconds), from: digits(from), to: digits(to) })
}

/** How many times faster one case is than another, with the least it ought to be. */
export function printRatio(
  name: string,
  slow: Measured | undefined,
  fast: Measured | undefined,
  atLeast: number,
): void {
  if (!slow || !fast) throw new Error(`A case of the ratio "${name}" was not measured.`)
  const ratio = slow.microseconds / fast.microseconds
  print({ name, ratio: digits(ratio), atLeast, reached: ratio >= atLeast })
}

/**
 * Whether a case takes no more microseconds than it may, by its quickest round: what else the machine
 * does can only add to what the program takes (decision 67). The median stands beside it.
 */
export function printLimit(name: string, measured: Measured | undefined, atMost: number): void {
  if (!measured) throw new Error(`The case of the limit "${name}" was not measured.`)
  const { from, microseconds } = measured
  print({
    name,
    quickest: digits(from),
    median: digits(microseconds),
    atMost,
    reached: from <= atMost,
  })
}

export function print(line: Record<string, string | number | boolean>): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** Three digits that mean something. */
export function digits(value: number): number {
  return Number(value.toPrecision(3))
}

/** The one in the middle of all in order; of two the later. */
export function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
