import { playerOf } from '@grognard/players'
import type { Level } from '@grognard/players'
import { loadGame } from '@grognard/rulesets/library.ts'
import { seededDice } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'
import { contests } from './contests.ts'
import type { Contest } from './contests.ts'
import { print } from './harness.ts'

/** Milliseconds that an order of a level may take, nineteen times of twenty. */
const atMost: Partial<Record<Level, number>> = { captain: 500, admiral: 2000 }
const QUANTILE = 0.95

/** Battles enough, and orders to warm up with that are not counted. */
const ORDERS = 400
const WARM_UP = 40

interface Thought {
  /** Milliseconds for each order. */
  times: number[]
  /** Orders carried out while looking ahead. */
  steps: number
}

/** Battles of a level against itself, one after another on this thread. */
function thought(game: Game, { scenario, options }: Contest, level: Level): Thought {
  const count = { steps: 0 }
  const counting: Game = {
    ...game,
    playInPlace(...order) {
      count.steps += 1
      game.playInPlace(...order)
    },
  }
  const times: number[] = []
  for (let battle = 1; times.length < ORDERS + WARM_UP; battle++) {
    const dice = seededDice(`thinking ${battle}`)
    const { state } = game.begin(game.prepare(scenario, options), dice)
    const players = new Map(game.seats(state).map(seat => [seat, playerOf(counting, level)]))
    while (!state.outcome && times.length < ORDERS + WARM_UP) {
      const seat = game.asks(state)[0]?.seat ?? ''
      const view = game.view(state, seat)
      const before = performance.now()
      const order = players.get(seat)?.next(view, seat, seededDice('own', times.length))
      times.push(performance.now() - before)
      if (times.length === WARM_UP) count.steps = 0
      if (order) game.playInPlace(state, seat, order, dice)
    }
  }
  return { times: times.slice(WARM_UP), steps: count.steps }
}

function printThought(name: string, level: Level, { times, steps }: Thought): void {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) =>
    Number((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toPrecision(3))
  const limit = atMost[level]
  print({
    name: `an order of the ${level}, ${name}`,
    milliseconds: at(0.5),
    nineteenOfTwenty: at(QUANTILE),
    slowest: at(1),
    ...(limit !== undefined && { atMost: limit, reached: at(QUANTILE) <= limit }),
  })
  const seconds = times.reduce((sum, one) => sum + one, 0) / 1000
  if (steps > 0)
    print({ name: `search, ${name}`, stepsPerSecond: Number((steps / seconds).toPrecision(3)) })
}

/** How long a computer player thinks, and how many orders he carries out in thought in a second. */
export async function benchThinking(): Promise<void> {
  for (const contest of contests) {
    const game = await loadGame(contest.ruleset)
    for (const level of ['ensign', 'captain', 'admiral'] as const)
      printThought(contest.name, level, thought(game, contest, level))
  }
}
