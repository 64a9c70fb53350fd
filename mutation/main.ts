import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { areas, taskOf } from './areas.ts'
import type { Mutant } from './mutants.ts'
import { equivalents, keep, recordsOf, scoreLine, scoreOf, writeSurvivors } from './records.ts'
import type { Outcomes } from './records.ts'
import type { Told } from './run.ts'

// Puts the tests to the proof: `npm run mutation [AREA | PATH …] [-- --count 300 --seed 1815]`, see docs/mutation.md.

const program = fileURLToPath(new URL('run.ts', import.meta.url))
const MOST_SECONDS = 300

/** True when all are tried; false where the process ended at a mutant, which counts as killed. */
function tried(args: readonly string[], onDone: (record: Outcomes) => void): Promise<boolean> {
  const child = fork(program, [...args])
  const open: { begun?: Outcomes; timer?: NodeJS.Timeout } = {}
  child.on('message', (told: Told) => {
    clearTimeout(open.timer)
    if (told.done) onDone(told.done)
    delete open.begun
    if (told.begun) {
      open.begun = told.begun
      open.timer = setTimeout(() => child.kill('SIGKILL'), MOST_SECONDS * 1000)
    }
  })
  return new Promise((resolve, reject) => {
    child.on('exit', code => {
      clearTimeout(open.timer)
      if (open.begun) onDone(open.begun)
      if (open.begun || code === 0) resolve(!open.begun)
      else reject(new Error(`the process ended with ${code}`))
    })
  })
}

function flagsFirst(args: readonly string[]): [readonly string[], readonly string[]] {
  const at = args.findIndex(one => one.startsWith('--'))
  return at === -1 ? [args, []] : [args.slice(0, at), args.slice(at)]
}

async function main(args: readonly string[]): Promise<void> {
  const [named, flags] = flagsFirst(args)
  const wanted = named.length === 0 ? areas.map(one => one.name) : named
  for (const one of wanted) await tryAll(one, flags)
}

/** Those that live are listed as it goes: it takes long. */
async function tryAll(wanted: string, flags: readonly string[]): Promise<void> {
  const { area, mutants } = taskOf([wanted, ...flags])
  let count = 0
  const onDone = (record: Outcomes): void => {
    keep(area.name, record)
    count += 1
    if (count % 25 === 0) listed(area.name, mutants)
  }
  while (!(await tried([wanted, ...flags], onDone)));
  const { line, path } = listed(area.name, mutants)
  process.stdout.write(`${wanted}: ${line}; those left are in ${path}\n`)
}

function listed(area: string, mutants: readonly Mutant[]): { line: string; path: string } {
  const records = recordsOf(area)
  const score = scoreOf(mutants, records, equivalents())
  return { line: scoreLine(score), path: writeSurvivors(area, score, records) }
}

await main(process.argv.slice(2))
