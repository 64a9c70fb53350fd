import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import type { Plan } from '@grognard/lab/plan.ts'
import type { Result } from '@grognard/lab/result.ts'
import { headOf, lineOf } from '@grognard/lab/run-file.ts'
import type { Run } from '@grognard/lab/run-file.ts'
import type { Game, Value } from '@grognard/umpire'
import { draftOf, unwritten, whyUnwritten } from '../files.ts'
import { errorMessage, unwritable, usageError } from '../usage-error.ts'

/** A run may take hours: that a file cannot be written is said before it. Throws UsageError. */
export function checkWritable(path: string): void {
  const fault = faultOf(path)
  if (fault !== null) throw unwritable(path, fault)
}

function faultOf(path: string): Value | null {
  if (existsSync(path) && statSync(path).isDirectory()) return errorMessage('why.folder')
  const draft = draftOf(path)
  try {
    closeSync(openSync(draft, 'a'))
    rmSync(draft)
    return null
  } catch (error) {
    return whyUnwritten(path, error)
  }
}

/** Writes each result down as it comes, so that nothing played is lost. */
export interface RunWriter {
  readonly path: string
  /** Somebody asked for the file. */
  readonly isWanted: boolean
  add(result: Result): void
  /** When all is played, or nothing was: a file that nobody asked for goes. */
  close(): void
}

/** `path` is where the player wants it; a file that is there already is refused. */
export function newRunWriter(game: Game, plan: Plan, path: string | undefined): RunWriter {
  if (path !== undefined && existsSync(path)) throw usageError('simulate.runThere', { file: path })
  if (path !== undefined) checkWritable(path)
  return writerAt(path ?? freePath(plan), headOf(game, plan), path !== undefined)
}

/** Goes on with the file of a run; what was torn at its end is left out. */
export function resumedRunWriter(game: Game, path: string, { plan, results }: Run): RunWriter {
  return writerAt(path, headOf(game, plan) + results.map(lineOf).join(''), true)
}

function writerAt(path: string, text: string, isWanted: boolean): RunWriter {
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
