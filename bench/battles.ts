import type { Plan } from '@grognard/lab/plan.ts'
import { workerPoolOf, playEach } from '@grognard/lab/worker-pool.ts'
import type { WorkerPool } from '@grognard/lab/worker-pool.ts'
import { captainsPlan, contests } from './contests.ts'
import type { Contest } from './contests.ts'
import { digits, print } from './harness.ts'
import { benchMachine, printSecondWorker } from './second-worker.ts'

/** Battles in a round, so that it lasts for some seconds. */
const battlesOf: Readonly<Record<(typeof contests)[number]['ruleset'], number>> = {
  'ship-of-the-line': 120,
  'line-of-battle': 120,
  'belle-alliance': 40,
  'wooden-ships': 40,
}

const worker = new URL('../cli/simulate/worker.ts', import.meta.url)

/**
 * Workers who have played so many battles each. Every thread compiles the rules for itself while it
 * plays its first dozens of battles, which in a long run is nothing.
 */
async function warmCrew(plan: Plan, workers: number, each: number): Promise<WorkerPool> {
  const crew = workerPoolOf(worker, plan, workers)
  await secondsFor(crew, plan, Math.min(plan.battles, workers * each))
  return crew
}

/** Seconds for so many battles of the plan. */
async function secondsFor(crew: WorkerPool, plan: Plan, battles: number): Promise<number> {
  const numbers = Array.from({ length: battles }, (_, index) => index + 1)
  const before = performance.now()
  await playEach(crew, plan, numbers, ({ result: { fault } }) => {
    if (fault !== null) throw new Error(fault)
  })
  return (performance.now() - before) / 1000
}

async function benchContest(contest: Contest, battles: number): Promise<void> {
  const plan = captainsPlan(contest, battles)
  const one = await warmCrew(plan, 1, battles / 2)
  const two = await warmCrew(plan, 2, battles / 2)
  const pair = {
    one: () => secondsFor(one, plan, battles),
    two: () => secondsFor(two, plan, battles),
  }
  try {
    await printSecondWorker(`battles, ${contest.name}`, battles, pair)
  } finally {
    await Promise.all([one.dismiss(), two.dismiss()])
  }
}

/** How many battles the laboratory plays in a second, and what a second worker is worth. */
export async function benchBattles(): Promise<void> {
  await benchMachine()
  for (const contest of contests) await benchContest(contest, battlesOf[contest.ruleset])
}

/** Points that buy sixteen ships a side. */
const fleets: Contest = {
  name: 'line of battle, sixteen ships a side',
  ruleset: 'line-of-battle',
  scenario: 'open-battle',
  options: { points: 14_000 },
  seats: ['a', 'b'],
}
const THOUSAND = 1000
const FEW = 4
const MOST_SECONDS = 60

/** A thousand battles of large fleets on two workers. */
export async function benchFleets(): Promise<void> {
  const plan = captainsPlan(fleets, THOUSAND)
  const crew = await warmCrew(plan, 2, FEW)
  const seconds = await secondsFor(crew, plan, THOUSAND)
  await crew.dismiss()
  print({
    name: `${THOUSAND} battles, ${fleets.name}, two workers`,
    seconds: digits(seconds),
    atMost: MOST_SECONDS,
    reached: seconds <= MOST_SECONDS,
  })
}
