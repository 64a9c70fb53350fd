import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { recorded } from '@grognard/lab/bout.ts'
import { battlesIn, matchOf } from '@grognard/lab/plan.ts'
import type { Plan } from '@grognard/lab/plan.ts'
import type { Result } from '@grognard/lab/result.ts'
import { isSound } from '@grognard/lab/summary.ts'
import { playAll, workerPoolOf } from '@grognard/lab/worker-pool.ts'
import type { Done } from '@grognard/lab/worker-pool.ts'
import { exportBattle, withFacesBefore } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'
import { keepWhole, writeWhole } from '../files.ts'
import { gameNamed } from '../games.ts'
import { resumeCommand } from '../simulate/command-line.ts'
import { farCrewAt } from '../simulate/far-crew.ts'
import type { FarCrew } from '../simulate/far-crew.ts'
import { MOST_WORKERS, numberFrom } from '../simulate/flags.ts'
import type { SimulateFlags } from '../simulate/flags.ts'
import { planFrom } from '../simulate/plan-from-flags.ts'
import { progressOf } from '../simulate/progress.ts'
import { checkReports, writeReports } from '../simulate/reports.ts'
import { checkAlike, resumedRun } from '../simulate/resumed.ts'
import { runSummaryOf } from '../simulate/run-summary.ts'
import {
  checkWritable,
  fileNameOf,
  newRunWriter,
  resumedRunWriter,
} from '../simulate/run-writer.ts'
import type { RunWriter } from '../simulate/run-writer.ts'
import { say } from '../simulate/sentences.ts'
import { tableLines } from '../simulate/table.ts'
import { tellerFor } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { writeLine, writeLines } from '../terminal.ts'
import { usageError } from '../usage-error.ts'
import { languageFrom } from '../words.ts'

const INTERRUPTED = 130

/** Plays a run and tells what it comes to; 1 where a battle went wrong. Throws UsageError. */
export async function simulate(flags: SimulateFlags): Promise<number> {
  const workers = numberFrom('workers', flags.workers ?? String(usualWorkers()), 1, MOST_WORKERS)
  if (flags.resume !== undefined && flags.run !== undefined)
    throw usageError('simulate.resumeOrRun')
  if (flags.broker !== undefined && flags.workers !== undefined)
    throw usageError('simulate.brokerWorkers')
  const { game, plan, results } = wishedRun(flags)
  if (flags.battle !== undefined || flags.save !== undefined)
    return saveBattle({ game, plan, results }, flags)
  checkReports(flags)
  const far = flags.broker === undefined ? null : await farCrewAt(flags.broker)
  try {
    const writer =
      flags.resume === undefined
        ? newRunWriter(game, plan, flags.run)
        : resumedRunWriter(game, flags.resume, { plan, results })
    return await played({ game, plan, results, keeper: writer, workers, far, flags })
  } finally {
    await far?.close()
  }
}

function usualWorkers(): number {
  return Math.min(availableParallelism(), MOST_WORKERS)
}

interface WishedRun {
  game: Game
  plan: Plan
  /** What was played before. */
  results: Result[]
}

function wishedRun(flags: SimulateFlags): WishedRun {
  if (flags.resume === undefined) {
    const plan = planFrom(flags)
    return { game: gameNamed(plan.ruleset), plan, results: [] }
  }
  const { game, run } = resumedRun(flags.resume, flags)
  return { game, ...run }
}

interface Running extends WishedRun {
  keeper: RunWriter
  workers: number
  /** Where others play; null where all is played here. */
  far: FarCrew | null
  flags: SimulateFlags
}

async function played(running: Running): Promise<number> {
  const { game, plan, keeper: writer, flags } = running
  const teller = tellerFor(withFacesBefore(game, plan), flags.language)
  const results = await playRest(teller, running)
  const of = battlesIn(plan)
  const account = runSummaryOf(plan, results, flags.paper)
  if (results.length > 0) await writeLines(tableLines(teller, account))
  if (results.length < of) {
    process.stderr.write(`${interruptedText(teller, running, results.length)}\n`)
    return INTERRUPTED
  }
  await writeReports(teller, account, flags)
  writer.close()
  await running.far?.forget()
  return results.some(({ fault }) => fault !== null) ? 1 : 0
}

/** Where nothing was played and nobody asked for a file, there is nothing to go on with. */
function interruptedText(
  teller: Teller,
  { plan, keeper: writer, flags }: Running,
  done: number,
): string {
  if (done === 0 && !writer.isWanted) {
    writer.close()
    return say(teller, 'interruptedAtOnce')
  }
  const command = resumeCommand(writer.path, flags, languageFrom(process.env))
  return say(teller, 'interrupted', { done, of: battlesIn(plan), file: writer.path, command })
}

/** Plays what has not been played; an interrupt ends it early. */
async function playRest(teller: Teller, running: Running): Promise<Result[]> {
  const { plan, results: before, keeper: writer, far } = running
  const known = new Set(before.map(({ number }) => number))
  const numbers = Array.from({ length: battlesIn(plan) }, (_, index) => index + 1).filter(
    number => !known.has(number),
  )
  const results = [...before]
  if (numbers.length === 0) return results
  const progress = progressOf(teller, battlesIn(plan), before.length, far?.seen)
  const tell = (one: Done) => {
    results.push(one.result)
    writer.add(one.result)
    progress.tell(results.length)
    if (one.result.fault !== null) keepFault(teller, plan, dirname(writer.path), one)
  }
  const interrupt = new AbortController()
  const stop = () => interrupt.abort()
  process.once('SIGINT', stop)
  progress.tell(results.length)
  if (far) await far.play(teller, { plan, numbers, tell, signal: interrupt.signal })
  else await playHere(running, numbers, tell, interrupt.signal)
  process.removeListener('SIGINT', stop)
  progress.close()
  return results
}

async function playHere(
  { plan, workers }: Running,
  numbers: readonly number[],
  tell: (one: Done) => void,
  signal: AbortSignal,
): Promise<void> {
  const worker = new URL('../simulate/worker.ts', import.meta.url)
  const pool = workerPoolOf(worker, plan, Math.min(workers, numbers.length))
  await playAll(pool, plan, numbers, tell, signal)
}

/** A battle that went wrong, up to there and beside the run's file, for whoever mends it. */
function keepFault(teller: Teller, plan: Plan, folder: string, { result, file }: Done): void {
  const { number } = result
  const path = join(folder, `${fileNameOf(plan)}-${number}.fault.json`)
  const fault = result.fault ?? ''
  if (file !== null) writeWhole(path, file)
  const key = file === null ? 'faultUnkept' : 'fault'
  process.stderr.write(`${say(teller, key, { number, fault, file: path })}\n`)
}

async function saveBattle(
  { game, plan, results }: WishedRun,
  flags: SimulateFlags,
): Promise<number> {
  const { battle: text, save, resume } = flags
  if (text === undefined || save === undefined) throw usageError('simulate.battleAndSave')
  if (flags.seed === undefined && resume === undefined) throw usageError('simulate.battleSeed')
  const number = numberFrom('battle', text, 1, battlesIn(plan))
  checkWritable(save)
  const { battle, result } = recorded(game, matchOf(plan, number))
  const kept = results.find(one => one.number === number && isSound(one))
  if (kept && resume !== undefined) checkAlike(resume, kept, result)
  if (!battle) throw usageError('simulate.notSetUp', { number })
  keepWhole(save, exportBattle(battle))
  const teller = tellerFor(game, flags.language)
  const key = battle.state.outcome ? 'saved' : 'savedFault'
  await writeLine(say(teller, key, { number, file: save }))
  return battle.state.outcome ? 0 : 1
}
