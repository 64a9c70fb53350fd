import { appendFileSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import type { Plan } from '@grognard/lab/plan.ts'
import type { Result } from '@grognard/lab/result.ts'
import { headOf, lineOf } from '@grognard/lab/run-file.ts'
import type { Run } from '@grognard/lab/run-file.ts'
import type { Game } from '@grognard/umpire'
import { unwritten } from '../files.ts'
import { usageFault } from '../usage-error.ts'
import { checkWritable } from './writable.ts'

/** Writes each result down as it comes, so that nothing played is lost. */
export interface RunKeeper {
  readonly path: string
  /** Somebody asked for the file. */
  readonly isWanted: boolean
  add(result: Result): void
  /** When all is played, or nothing was: a file that nobody asked for goes. */
  close(): void
}

/** `path` is where the player wants it; a file that is there already is refused. */
export function newRunKeeper(game: Game, plan: Plan, path: string | undefined): RunKeeper {
  if (path !== undefined && existsSync(path)) throw usageFault('simulate.runThere', { file: path })
  if (path !== undefined) checkWritable(path)
  return keeperAt(path ?? freePath(plan), headOf(game, plan), path !== undefined)
}

/** Goes on with the file of a run; what was torn at its end is left out. */
export function resumedRunKeeper(game: Game, path: string, { plan, results }: Run): RunKeeper {
  return keeperAt(path, headOf(game, plan) + results.map(lineOf).join(''), true)
}

function keeperAt(path: string, text: string, isWanted: boolean): RunKeeper {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw unwritten(path, error)
  }
  return {
    path,
    isWanted,
    add: result => appendFileSync(path, lineOf(result)),
    close: () => {
      if (!isWanted) rmSync(path)
    },
  }
}

/** Named after the run; with a number where an earlier one was left. */
function freePath(plan: Plan): string {
  const name = fileNameOf(plan)
  for (let number = 1; ; number++) {
    const path = `${name}${number > 1 ? `-${number}` : ''}.run.jsonl`
    if (!existsSync(path)) return path
  }
}

/** Of signs that every file system takes. */
export function fileNameOf({ ruleset, scenario, seed }: Plan): string {
  return `${ruleset}-${scenario}-${seed}`.replaceAll(/[^\w.-]/g, '_')
}
