import { crewOf, playAll } from '@grognard/lab/crew.ts'
import type { Plan } from '@grognard/lab/plan.ts'
import { print } from './harness.ts'

/** Battles that captains play against each other, so many in a round. */
interface Series {
  name: string
  ruleset: string
  scenario: string
  options?: Plan['options']
  seats: readonly string[]
  battles: number
}

const series: readonly Series[] = [
  {
    name: 'ship of the line, three a side',
    ruleset: 'ship-of-the-line',
    scenario: 'standard',
    seats: ['a', 'b'],
    battles: 120,
  },
  {
    name: 'line of battle, the First of June',
    ruleset: 'line-of-battle',
    scenario: 'first-of-june',
    seats: ['a', 'b'],
    battles: 60,
  },
  {
    name: 'belle alliance, the training fight',
    ruleset: 'belle-alliance',
    scenario: 'crossroads-farm',
    seats: ['france', 'prussia'],
    battles: 40,
  },
]

const worker = new URL('../cli/simulate/worker.ts', import.meta.url)
const ROUNDS = 3

function planOf({ ruleset, scenario, options = {}, seats, battles }: Series): Plan {
  const contestants = Object.fromEntries(seats.map(seat => [seat, 'captain' as const]))
  const rest = { papers: {}, seed: 'bench', swap: false, vary: null }
  return { ruleset, scenario, options, contestants, battles, ...rest }
}

/** Battles in a second. The crew plays some first, so that each thread is warm. */
async function perSecond(one: Series, workers: number): Promise<number> {
  const plan = planOf(one)
  const warm = crewOf(worker, plan, workers)
  const numbers = Array.from({ length: one.battles }, (_, index) => index + 1)
  const first = numbers.slice(0, workers * 4)
  await Promise.all(first.map(number => warm.play(number)))
  const before = performance.now()
  await playAll(warm, plan, numbers, () => undefined)
  return (one.battles * 1000) / (performance.now() - before)
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** One worker and two in turn, so that whatever else the machine does weighs on both. */
async function benchSeries(one: Series): Promise<void> {
  const alone: number[] = []
  const together: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await perSecond(one, 1))
    together.push(await perSecond(one, 2))
  }
  const [single, double] = [middle(alone), middle(together)]
  print({
    name: `battles, ${one.name}`,
    perSecondOnOne: Number(single.toPrecision(3)),
    perSecondOnTwo: Number(double.toPrecision(3)),
    ratio: Number((double / single).toPrecision(3)),
    atLeast: 1.9,
  })
}

/** How many battles the laboratory plays in a second, and what a second worker is worth. */
export async function benchBattles(): Promise<void> {
  for (const one of series) await benchSeries(one)
}
