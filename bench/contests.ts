import type { Plan } from '@grognard/lab/plan.ts'

/** A scenario that measures are taken of: each ruleset's main one. */
export interface Contest {
  name: string
  ruleset: string
  scenario: string
  options: Plan['options']
  seats: readonly string[]
}

export const contests = [
  {
    name: 'ship of the line, three a side',
    ruleset: 'ship-of-the-line',
    scenario: 'standard',
    options: {},
    seats: ['a', 'b'],
  },
  {
    name: 'line of battle, the First of June',
    ruleset: 'line-of-battle',
    scenario: 'first-of-june',
    options: {},
    seats: ['a', 'b'],
  },
  {
    name: 'belle alliance, the training fight',
    ruleset: 'belle-alliance',
    scenario: 'crossroads-farm',
    options: {},
    seats: ['france', 'prussia'],
  },
  {
    name: 'wooden ships, San Domingo',
    ruleset: 'wooden-ships',
    scenario: 'san-domingo',
    options: {},
    seats: ['a', 'b'],
  },
] as const satisfies readonly Contest[]

/** So many battles that captains play against each other. */
export function captainsPlan(contest: Contest, battles: number): Plan {
  const { ruleset, scenario, options, seats } = contest
  const contestants = Object.fromEntries(seats.map(seat => [seat, 'captain' as const]))
  const rest = { papers: {}, seed: 'bench', swap: false, vary: null }
  return { ruleset, scenario, options, contestants, battles, ...rest }
}
