import { isDeepStrictEqual } from 'node:util'
import { fought } from '@grognard/lab/bout.ts'
import { matchOf } from '@grognard/lab/match.ts'
import { battlesIn } from '@grognard/lab/plan.ts'
import type { Result } from '@grognard/lab/result.ts'
import { lineOf, planIn, RunFileFault, runIn } from '@grognard/lab/run-file.ts'
import type { Run } from '@grognard/lab/run-file.ts'
import type { Plan } from '@grognard/lab/plan.ts'
import { isSound } from '@grognard/lab/summary.ts'
import type { Game } from '@grognard/umpire'
import { readText } from '../files.ts'
import { gameNamed, scenarioNamed } from '../games.ts'
import { UsageFault, usageFault } from '../usage-fault.ts'
import { checkPlayable, planFrom } from './planned.ts'
import type { SimulateWish } from './wish.ts'

/** The run in a file. What the flags say of the plan must be what it says. Throws UsageFault. */
export function resumedRun(path: string, wish: SimulateWish): { game: Game; run: Run } {
  const text = readText(path)
  const { game, run } = readRun(path, text)
  scenarioNamed(game, run.plan.scenario)
  checkPlayable(game, run.plan, wish)
  if (describesPlan(wish)) checkSame(path, run.plan, wish)
  if (run.results.length < battlesIn(run.plan)) checkPlaysAlike(path, game, run)
  return { game, run }
}

/**
 * Rules, scenario and players are the program's, which may have been changed since: a battle that was
 * kept is played again, and must go as it went. Throws UsageFault.
 */
function checkPlaysAlike(path: string, game: Game, { plan, results }: Run): void {
  const kept = results.find(isSound)
  if (kept) checkAlike(path, kept, fought(game, matchOf(plan, kept.number)))
}

/** `again` is the same battle as it goes today. Throws UsageFault. */
export function checkAlike(path: string, kept: Result, again: Result): void {
  if (lineOf(kept) === lineOf(again)) return
  const values = { file: path, number: kept.number }
  throw new UsageFault({ key: 'cli.simulate.run.players', values })
}

function readRun(path: string, text: string): { game: Game; run: Run } {
  try {
    const game = gameNamed(planIn(text).ruleset)
    return { game, run: runIn(game, text) }
  } catch (error) {
    if (!(error instanceof RunFileFault)) throw error
    const values = { file: path, line: error.line }
    throw new UsageFault({ key: `cli.simulate.run.${error.reason}`, values })
  }
}

function describesPlan(wish: SimulateWish): boolean {
  const { ruleset, battles, seed, swap, vary, seat, option, paper } = wish
  const isSaid = [ruleset, battles, seed, swap, vary].some(flag => flag !== undefined)
  return isSaid || seat.length + option.length + paper.length > 0
}

/** What is not said is as in the file, but a ruleset and a scenario have to be. */
function checkSame(path: string, plan: Plan, wish: SimulateWish): void {
  const wanted = planFrom({
    battles: String(plan.battles),
    seed: plan.seed,
    ...wish,
    ruleset: wish.ruleset ?? plan.ruleset,
    scenario: wish.scenario ?? plan.scenario,
  })
  const differing = Object.entries(wanted).filter(
    ([name, value]) =>
      !isDeepStrictEqual(value, new Map<string, unknown>(Object.entries(plan)).get(name)),
  )
  const [first] = differing
  if (!first) return
  const names = differing.map(([name]) => name).join(', ')
  throw usageFault('simulate.otherPlan', { file: path, names })
}
