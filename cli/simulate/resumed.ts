import { isDeepStrictEqual } from 'node:util'
import { fought } from '@grognard/lab/bout.ts'
import { battlesIn, matchOf } from '@grognard/lab/plan.ts'
import type { Plan } from '@grognard/lab/plan.ts'
import type { Result } from '@grognard/lab/result.ts'
import { lineOf, planIn, RunFileError, runIn } from '@grognard/lab/run-file.ts'
import type { Run } from '@grognard/lab/run-file.ts'
import { isSound } from '@grognard/lab/summary.ts'
import { withDefaults } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'
import { readText } from '../files.ts'
import { gameNamed, scenarioNamed } from '../games.ts'
import { UsageError, usageError } from '../usage-error.ts'
import type { SimulateFlags } from './flags.ts'
import { checkPlayable, plannedAnew } from './plan-from-flags.ts'

/** The run in a file. What the flags say of the plan must be what it says. Throws UsageError. */
export function resumedRun(path: string, flags: SimulateFlags): { game: Game; run: Run } {
  const text = readText(path)
  const { game, run } = readRun(path, text)
  scenarioNamed(game, run.plan.scenario)
  checkPlayable(game, run.plan, flags)
  checkSame(path, game, run.plan, flags)
  if (run.results.length < battlesIn(run.plan)) checkPlaysAlike(path, game, run)
  return { game, run }
}

/**
 * Rules, scenario and players are the program's, which may have been changed since: a battle that was
 * kept is played again, and must go as it went. Throws UsageError.
 */
function checkPlaysAlike(path: string, game: Game, { plan, results }: Run): void {
  const kept = results.find(isSound)
  if (kept) checkAlike(path, kept, fought(game, matchOf(plan, kept.number)))
}

/** `again` is the same battle as it goes today. Throws UsageError. */
export function checkAlike(path: string, kept: Result, again: Result): void {
  if (lineOf(kept) === lineOf(again)) return
  const values = { file: path, number: kept.number }
  throw new UsageError({ key: 'cli.simulate.run.players', values })
}

function readRun(path: string, text: string): { game: Game; run: Run } {
  try {
    const game = gameNamed(planIn(text).ruleset)
    return { game, run: runIn(game, text) }
  } catch (error) {
    if (!(error instanceof RunFileError)) throw error
    const values = { file: path, line: error.line }
    throw new UsageError({ key: `cli.simulate.run.${error.reason}`, values })
  }
}

/** What is not said on the command line is as in the file. Throws UsageError. */
function checkSame(path: string, game: Game, plan: Plan, flags: SimulateFlags): void {
  const names = otherGame(plan, flags)
  if (names.length === 0) names.push(...differingFlags(game, plan, flags))
  if (names.length === 0) return
  throw usageError('simulate.otherPlan', { file: path, names: names.join(', ') })
}

/** What options and seats there are is the game's: of another one nothing more can be compared. */
function otherGame(plan: Plan, { ruleset, scenario }: SimulateFlags): string[] {
  if (ruleset === undefined) return []
  const wanted = gameNamed(ruleset)
  if (scenario !== undefined) scenarioNamed(wanted, scenario)
  return [
    ...(ruleset === plan.ruleset ? [] : ['ruleset']),
    ...(scenario === undefined || scenario === plan.scenario ? [] : ['scenario']),
  ]
}

/** The flags that say otherwise than the plan. */
function differingFlags(game: Game, plan: Plan, flags: SimulateFlags): string[] {
  const wanted = plannedAnew(game, plan, flags)
  const options = withDefaults(game.optionsOf(plan.scenario), plan.options)
  const rows: readonly (readonly [string, unknown, unknown])[] = [
    ['--option', { ...options, ...wanted.options }, options],
    ['--paper', wanted.papers, plan.papers],
    ['--seat', wanted.contestants, plan.contestants],
    ['--battles', wanted.battles, plan.battles],
    ['--seed', wanted.seed, plan.seed],
    ['--swap', wanted.swap, plan.swap],
    ['--vary', wanted.vary, plan.vary],
  ]
  return rows.filter(([, here, there]) => !isDeepStrictEqual(here, there)).map(([flag]) => flag)
}
