import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { recorded } from '@grognard/lab/bout.ts'
import { battlesIn, matchOf } from '@grognard/lab/plan.ts'
import type { Plan } from '@grognard/lab/plan.ts'
import type { Result } from '@grognard/lab/result.ts'
import { isSound } from '@grognard/lab/summary.ts'
import { workerPoolOf, playAll } from '@grognard/lab/worker-pool.ts'
import type { Done } from '@grognard/lab/worker-pool.ts'
import { exportBattle } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'
import { keepWhole, writeWhole } from '../files.ts'
import { gameNamed } from '../games.ts'
import { writeLine, writeLines } from '../output.ts'
import { accountOf } from '../simulate/account.ts'
import { resumeCommand } from '../simulate/command-line.ts'
import { planFrom } from '../simulate/planned.ts'
import { progressOf } from '../simulate/progress.ts'
import { checkReports, writeReports } from '../simulate/reports.ts'
import { checkAlike, resumedRun } from '../simulate/resumed.ts'
import { fileNameOf, newRunKeeper, resumedRunKeeper } from '../simulate/run-keeper.ts'
import type { RunKeeper } from '../simulate/run-keeper.ts'
import { say } from '../simulate/sentences.ts'
import { tableLines } from '../simulate/table.ts'
import { numberFrom } from '../simulate/wish.ts'
import type { SimulateWish } from '../simulate/wish.ts'
import { checkWritable } from '../simulate/writable.ts'
import { tellerFor } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { usageFault } from '../usage-error.ts'
import { languageFrom } from '../words.ts'

const MOST_WORKERS = 256
const INTERRUPTED = 130

/** Plays a run and tells what it comes to; 1 where a battle went wrong. Throws UsageError. */
export async function simulate(wish: SimulateWish): Promise<number> {
  const workers = numberFrom('workers', wish.workers ?? String(usualWorkers()), 1, MOST_WORKERS)
  if (wish.resume !== undefined && wish.run !== undefined) throw usageFault('simulate.resumeOrRun')
  const { game, plan, results } = wishedRun(wish)
  if (wish.battle !== undefined || wish.save !== undefined)
    return saveBattle({ game, plan, results }, wish)
  checkReports(wish)
  const keeper =
    wish.resume === undefined
      ? newRunKeeper(game, plan, wish.run)
      : resumedRunKeeper(game, wish.resume, { plan, results })
  return played({ game, plan, results, keeper, workers, wish })
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

function wishedRun(wish: SimulateWish): WishedRun {
  if (wish.resume === undefined) {
    const plan = planFrom(wish)
    return { game: gameNamed(plan.ruleset), plan, results: [] }
  }
  const { game, run } = resumedRun(wish.resume, wish)
  return { game, ...run }
}

interface Running extends WishedRun {
  keeper: RunKeeper
  workers: number
  wish: SimulateWish
}

async function played(running: Running): Promise<number> {
  const { game, plan, keeper, wish } = running
  const teller = tellerFor(game, wish.language)
  const results = await playRest(teller, running)
  const of = battlesIn(plan)
  const account = accountOf(plan, results, wish.paper)
  if (results.length > 0) await writeLines(tableLines(teller, account))
  if (results.length < of) {
    process.stderr.write(`${interruptedText(teller, running, results.length)}\n`)
    return INTERRUPTED
  }
  await writeReports(teller, account, wish)
  keeper.close()
  return results.some(({ fault }) => fault !== null) ? 1 : 0
}

/** Where nothing was played and nobody asked for a file, there is nothing to go on with. */
function interruptedText(teller: Teller, { plan, keeper, wish }: Running, done: number): string {
  if (done === 0 && !keeper.isWanted) {
    keeper.close()
    return say(teller, 'interruptedAtOnce')
  }
  const command = resumeCommand(keeper.path, wish, languageFrom(process.env))
  return say(teller, 'interrupted', { done, of: battlesIn(plan), file: keeper.path, command })
}

/** Plays what has not been played; an interrupt ends it early. */
async function playRest(teller: Teller, running: Running): Promise<Result[]> {
  const { plan, results: before, keeper, workers } = running
  const known = new Set(before.map(({ number }) => number))
  const numbers = Array.from({ length: battlesIn(plan) }, (_, index) => index + 1).filter(
    number => !known.has(number),
  )
  const results = [...before]
  if (numbers.length === 0) return results
  const progress = progressOf(teller, battlesIn(plan), before.length)
  const tell = (one: Done) => {
    results.push(one.result)
    keeper.add(one.result)
    progress.tell(results.length)
    if (one.result.fault !== null) keepFault(teller, plan, dirname(keeper.path), one)
  }
  const interrupt = new AbortController()
  const stop = () => interrupt.abort()
  process.once('SIGINT', stop)
  const worker = new URL('../simulate/worker.ts', import.meta.url)
  const pool = workerPoolOf(worker, plan, Math.min(workers, numbers.length))
  progress.tell(results.length)
  await playAll(pool, plan, numbers, tell, interrupt.signal)
  process.removeListener('SIGINT', stop)
  progress.close()
  return results
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

async function saveBattle({ game, plan, results }: WishedRun, wish: SimulateWish): Promise<number> {
  const { battle: text, save, resume } = wish
  if (text === undefined || save === undefined) throw usageFault('simulate.battleAndSave')
  if (wish.seed === undefined && resume === undefined) throw usageFault('simulate.battleSeed')
  const number = numberFrom('battle', text, 1, battlesIn(plan))
  checkWritable(save)
  const { battle, result } = recorded(game, matchOf(plan, number))
  const kept = results.find(one => one.number === number && isSound(one))
  if (kept && resume !== undefined) checkAlike(resume, kept, result)
  if (!battle) throw usageFault('simulate.notSetUp', { number })
  keepWhole(save, exportBattle(battle))
  const teller = tellerFor(game, wish.language)
  const key = battle.state.outcome ? 'saved' : 'savedFault'
  await writeLine(say(teller, key, { number, file: save }))
  return battle.state.outcome ? 0 : 1
}
