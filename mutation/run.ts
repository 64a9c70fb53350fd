import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { root } from '../checks/root.ts'
import { taskOf } from './areas.ts'
import { digest } from './mutants.ts'
import type { Mutant } from './mutants.ts'
import { Proof } from './proof.ts'
import type { Status } from './proof.ts'
import { keptAt, recordsOf } from './records.ts'
import type { Outcomes } from './records.ts'

// One process of `npm run mutation`: tries mutants and tells of each. It is ended where one hangs.

/** What the process tells: the mutant it begins, and what became of it. */
export interface Told {
  readonly begun?: Outcomes
  readonly done?: Outcomes
}

const MOST_MS = 5000

function tell(told: Told): void {
  process.send?.(told)
}

function textsOf(mutants: readonly Mutant[]): ReadonlyMap<string, string> {
  const paths = new Set(mutants.map(mutant => mutant.path))
  return new Map([...paths].map(path => [path, digest(readFileSync(join(root, path), 'utf8'))]))
}

function blank({ key, path }: Mutant, files: ReadonlyMap<string, string>, program: string) {
  const file = files.get(path) ?? ''
  const status: Status = 'killed'
  return { key, file, program, status, by: ['the process'], tests: 0, ms: 0 }
}

function isDone(known: Outcomes | undefined, now: Outcomes): boolean {
  if (known === undefined || known.file !== now.file) return false
  return known.status === 'killed' || known.program === now.program
}

async function main(args: readonly string[]): Promise<void> {
  setPriority(10)
  const { area, mutants } = taskOf(args)
  const files = textsOf(mutants)
  const numbered = mutants.map((mutant, id) => ({ ...mutant, id }))
  const proof = await Proof.of(area, numbered, keptAt(`${area.name}.reach`))
  const records = recordsOf(area.name)
  for (const mutant of numbered) {
    const begun = blank(mutant, files, proof.hash)
    if (isDone(records.get(mutant.key), begun)) continue
    tell({ begun })
    tell({ done: { ...begun, ...(await proof.judge(mutant, MOST_MS)) } })
  }
}

await main(process.argv.slice(2))
process.exit()
