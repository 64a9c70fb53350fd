import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../checks/root.ts'
import type { Mutant } from './mutants.ts'
import type { Outcome } from './proof.ts'

/** What became of a mutant, and of which text that is true. */
export interface Outcomes extends Outcome {
  readonly key: string
  /** Of the file that it changes: a killed mutant stays killed as long as this is the same. */
  readonly file: string
  /** Of all code of the area and its tests: others are tried again when this changes. */
  readonly program: string
}

const folder = join(root, 'reports', 'mutation')

export function keptAt(name: string): string {
  mkdirSync(folder, { recursive: true })
  return join(folder, name)
}

function recordsAt(area: string): string {
  return keptAt(`${area}.jsonl`)
}

/** By the mutant's key, the latest only. */
export function recordsOf(area: string): ReadonlyMap<string, Outcomes> {
  const path = recordsAt(area)
  if (!existsSync(path)) return new Map()
  const lines = readFileSync(path, 'utf8').trim().split('\n').filter(Boolean)
  return new Map(
    lines.map(line => {
      const record: Outcomes = JSON.parse(line)
      return [record.key, record]
    }),
  )
}

export function keep(area: string, record: Outcomes): void {
  appendFileSync(recordsAt(area), `${JSON.stringify(record)}\n`)
}

const JUDGED = 'docs/mutation.md'

/** The mutants that docs/mutation.md explains as equivalent, by their keys. */
export function equivalents(): ReadonlySet<string> {
  const path = join(root, JUDGED)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return new Set(text.match(/\b[0-9a-f]{16}\b/g) ?? [])
}

export interface Score {
  readonly mutants: number
  readonly killed: number
  readonly equivalent: number
  readonly left: readonly Mutant[]
}

/** What docs/mutation.md calls equivalent but a test kills counts as killed. */
export function scoreOf(
  mutants: readonly Mutant[],
  records: ReadonlyMap<string, Outcomes>,
  judged: ReadonlySet<string>,
): Score {
  const isKilled = (one: Mutant): boolean => records.get(one.key)?.status === 'killed'
  const alive = mutants.filter(one => !isKilled(one))
  return {
    mutants: mutants.length,
    killed: mutants.length - alive.length,
    equivalent: alive.filter(one => judged.has(one.key)).length,
    left: alive.filter(one => !judged.has(one.key)),
  }
}

export function scoreLine({ mutants, killed, equivalent }: Score): string {
  const percent = ((100 * killed) / Math.max(1, mutants - equivalent)).toFixed(1)
  return `${killed} of ${mutants} killed, ${equivalent} equivalent: ${percent} %`
}

/** One line for each mutant that lives: where, what, and who saw it. */
export function writeSurvivors(
  area: string,
  { left }: Score,
  records: ReadonlyMap<string, Outcomes>,
): string {
  const lines = left.map(one => {
    const { status = 'not tried', by = [], tests = 0 } = records.get(one.key) ?? {}
    const seen = by.length > 4 ? [...by.slice(0, 4), `and ${by.length - 4} more`] : by
    const told = `${status}, ${tests} tests: ${seen.join(', ')}`
    return `${one.key} ${one.path}:${one.line} ${inItsLine(one)} (${told})\n`
  })
  const path = keptAt(`${area}.txt`)
  writeFileSync(path, lines.toSorted(byPlace).join(''))
  return path
}

/** What becomes what, with the rest of the lines around it. */
function inItsLine({ path, start, end, original, replacement }: Mutant): string {
  const text = readFileSync(join(root, path), 'utf8')
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end)
  const changed = `${text.slice(from, start)}⟦${original} → ${replacement}⟧${text.slice(end, to)}`
  return changed.trim().replaceAll(/\s+/g, ' ')
}

function byPlace(a: string, b: string): number {
  return a.slice(17) < b.slice(17) ? -1 : 1
}
