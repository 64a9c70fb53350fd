// Puts the tests to the proof: `npm run mutation [AREA | PATH …] [-- --count 300 --seed 1815]`, see docs/mutation.md.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { areas } from './areas.ts'
import { equivalents, keep, recordsOf, scoreLine, scoreOf, writeSurvivors } from './records.ts'
import type { Outcomes } from './records.ts'
import type { Told } from './run.ts'
import { taskOf } from './task.ts'

const program = fileURLToPath(new URL('run.ts', import.meta.url))
const MOST_SECONDS = 60

/** True when all are tried; false where the process ended at a mutant, which counts as killed. */
function tried(area: string, args: readonly string[]): Promise<boolean> {
  const child = fork(program, [...args])
  const open: { begun?: Outcomes; timer?: NodeJS.Timeout } = {}
  child.on('message', (told: Told) => {
    clearTimeout(open.timer)
    if (told.done) keep(area, told.done)
    delete open.begun
    if (told.begun) {
      open.begun = told.begun
      open.timer = setTimeout(() => child.kill('SIGKILL'), MOST_SECONDS * 1000)
    }
  })
  return new Promise((resolve, reject) => {
    child.on('exit', code => {
      clearTimeout(open.timer)
      if (open.begun) keep(area, open.begun)
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
  for (const one of wanted) {
    const { area, mutants } = taskOf([one, ...flags])
    while (!(await tried(area.name, [one, ...flags])));
    const records = recordsOf(area.name)
    const score = scoreOf(mutants, records, equivalents())
    const path = writeSurvivors(area.name, score, records)
    process.stdout.write(`${scoreLine(one, score)}; those left are in ${path}\n`)
  }
}

await main(process.argv.slice(2))
