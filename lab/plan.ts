import { doctrinePlayer, isLevel, levels, playerOf } from '@grognard/players'
import type { Level, Player } from '@grognard/players'
import type { Game, Json, Options, OptionValue, Seat } from '@grognard/umpire'

/** All that decides how the battles of a run go; it is plain data and can be kept in a file. */
export interface Plan {
  ruleset: string
  scenario: string
  options: Options
  papers: Record<string, Json>
  /** By seat, in the order of the seats. */
  contestants: Record<Seat, Contestant>
  /** Under each value of what is varied. */
  battles: number
  seed: string
  /** Each seed is played twice; the second time each seat has the contestant of the next one. */
  swap: boolean
  vary: Variation | null
}

/** What differs between battles of the same seed. */
export type Variation =
  | { of: 'option'; name: string; values: OptionValue[] }
  | { of: 'seat'; name: Seat; values: Contestant[] }

/** The values as text, the first being what the others are held against; one where none is varied. */
export function valuesOf({ vary }: Plan): string[] {
  return vary ? vary.values.map(String) : ['']
}

export function battlesIn(plan: Plan): number {
  return plan.battles * valuesOf(plan).length
}

/** One battle of a run: all that is needed to play it again. */
export interface Match {
  /** The first is 1. */
  number: number
  /** Matches of one pair have all but what is varied in common. */
  pair: number
  /** Which of the values that are varied: 0 is the first. */
  value: number
  scenario: string
  options: Options
  papers: Record<string, Json>
  contestants: Record<Seat, Contestant>
  /** Quick dice: nobody plays against them. */
  dice: { kind: 'seeded'; seed: string }
}

/** The matches of a pair follow each other, so that a run broken off has whole pairs. */
export function matchOf(plan: Plan, number: number): Match {
  if (!Number.isInteger(number) || number < 1 || number > battlesIn(plan))
    throw new RangeError(`There is no battle ${number}; there are ${battlesIn(plan)}.`)
  const count = valuesOf(plan).length
  const value = (number - 1) % count
  const pair = Math.floor((number - 1) / count)
  const round = plan.swap ? Math.floor(pair / 2) : pair
  const { options, contestants } = varied(plan, value)
  return {
    number,
    pair: pair + 1,
    value,
    scenario: plan.scenario,
    options,
    papers: plan.papers,
    contestants: isSwapped(plan, pair) ? swapped(contestants) : contestants,
    dice: { kind: 'seeded', seed: `${plan.seed}-${round + 1}` },
  }
}

/** Whether those who play a seat have changed places in this pair, counted from 0. */
function isSwapped({ swap }: Plan, pair: number): boolean {
  return swap && pair % 2 === 1
}

/** Whether the battle before it with its value was the very same: all seats are played alike, and swapped. */
export function isRepeat(plan: Plan, { pair, contestants }: Match): boolean {
  return isSwapped(plan, pair - 1) && new Set(Object.values(contestants)).size === 1
}

/** Where he sits in a match whose seat this is in the plan. */
export function seatTaken(plan: Plan, { pair }: Pick<Match, 'pair'>, seat: Seat): Seat {
  const seats = Object.keys(plan.contestants)
  if (!isSwapped(plan, pair - 1)) return seat
  return seats.at(seats.indexOf(seat) - 1) ?? seat
}

function varied(
  { vary, options, contestants }: Plan,
  value: number,
): Pick<Match, 'options' | 'contestants'> {
  if (!vary) return { options, contestants }
  if (vary.of === 'option')
    return { options: { ...options, [vary.name]: chosen(vary.values, value) }, contestants }
  return { options, contestants: { ...contestants, [vary.name]: chosen(vary.values, value) } }
}

function chosen<Value>(values: readonly Value[], index: number): Value {
  const value = values[index]
  if (value === undefined) throw new RangeError(`There is no value ${index}.`)
  return value
}

function swapped(contestants: Match['contestants']): Match['contestants'] {
  const seats = Object.keys(contestants)
  const [first, ...others] = Object.values(contestants)
  const moved = first === undefined ? [] : [...others, first]
  return Object.fromEntries(seats.map((seat, index) => [seat, chosen(moved, index)]))
}

/**
 * Who plays a seat: the computer at a level; or, to measure it against, the doctrine that overlooks
 * nothing and does not look ahead, the doctrine with one plan from first to last, or blind chance.
 */
export type Contestant = Level | 'doctrine' | `doctrine:${string}` | 'random'

/** Those that every game has. */
export const contestants: readonly Contestant[] = [...levels, 'doctrine', 'random']

/** The one that is written so, with a plan that the game knows; undefined where there is none. */
export function contestantNamed(game: Game, text: string): Contestant | undefined {
  const plan = game.plans.find(name => text === `doctrine:${name}`)
  if (plan !== undefined) return `doctrine:${plan}`
  return contestants.find(contestant => contestant === text)
}

/** The plan that somebody keeps to from first to last; null for all others. */
export function planKept(contestant: string): string | null {
  return contestant.startsWith('doctrine:') ? contestant.slice('doctrine:'.length) : null
}

/** Somebody who comes fresh to the table; a player keeps in mind what he is about. */
export function contestantAt(game: Game, contestant: Contestant): Player {
  if (contestant === 'random') return blindPlayer(game)
  if (isLevel(contestant)) return playerOf(game, contestant)
  return doctrinePlayer(game, planKept(contestant) ?? undefined)
}

function blindPlayer(game: Game): Player {
  return {
    next(view, seat, dice) {
      const order = game.sample(view, seat, dice)
      if (order) return order
      throw new Error(`${game.id} has no order to pick for ${seat}.`)
    },
  }
}
