import { crewOf, playAll } from '@grognard/lab/crew.ts'
import type { Crew } from '@grognard/lab/crew.ts'
import type { Plan } from '@grognard/lab/plan.ts'
import { captainsPlan, contests } from './contests.ts'
import type { Contest } from './contests.ts'
import { print } from './harness.ts'

/** Battles in a round, so that it lasts for some seconds. */
const battlesOf: Readonly<Record<(typeof contests)[number]['ruleset'], number>> = {
  'ship-of-the-line': 120,
  'line-of-battle': 60,
  'belle-alliance': 40,
}

const worker = new URL('../cli/simulate/worker.ts', import.meta.url)
const ROUNDS = 3

/** Workers who have played some battles, so that each thread is warm. */
async function warmCrew(plan: Plan, workers: number): Promise<Crew> {
  const crew = crewOf(worker, plan, workers)
  const first = Array.from({ length: workers * 4 }, (_, index) => index + 1)
  await Promise.all(first.map(number => crew.play(number)))
  return crew
}

/** Seconds for all battles of the plan. */
async function secondsFor(plan: Plan, workers: number): Promise<number> {
  const crew = await warmCrew(plan, workers)
  const numbers = Array.from({ length: plan.battles }, (_, index) => index + 1)
  const before = performance.now()
  await playAll(crew, plan, numbers, ({ result: { fault } }) => {
    if (fault !== null) throw new Error(fault)
  })
  return (performance.now() - before) / 1000
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** One worker and two in turn, so that whatever else the machine does weighs on both. */
async function benchContest(contest: Contest, battles: number): Promise<void> {
  const plan = captainsPlan(contest, battles)
  const [alone, together]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(battles / (await secondsFor(plan, 1)))
    together.push(battles / (await secondsFor(plan, 2)))
  }
  const [single, double] = [middle(alone), middle(together)]
  print({
    name: `battles, ${contest.name}`,
    perSecondOnOne: Number(single.toPrecision(3)),
    perSecondOnTwo: Number(double.toPrecision(3)),
    ratio: Number((double / single).toPrecision(3)),
    atLeast: 1.9,
  })
}

/** How many battles the laboratory plays in a second, and what a second worker is worth. */
export async function benchBattles(): Promise<void> {
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
const MOST_SECONDS = 60

/** A thousand battles of large fleets on two workers. */
export async function benchFleets(): Promise<void> {
  const seconds = await secondsFor(captainsPlan(fleets, THOUSAND), 2)
  print({
    name: `${THOUSAND} battles, ${fleets.name}, two workers`,
    seconds: Number(seconds.toPrecision(3)),
    atMost: MOST_SECONDS,
    reached: seconds <= MOST_SECONDS,
  })
}
