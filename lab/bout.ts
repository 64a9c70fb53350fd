import type { Player } from '@grognard/players'
import { diceFor, give, newBattle, seededDice } from '@grognard/umpire'
import type { Battle, Game, Kind, Playable, Seat, View } from '@grognard/umpire'
import { newCollector } from './metrics.ts'
import type { BattleMetrics } from './metrics.ts'
import { contestantAt } from './plan.ts'
import type { Match } from './plan.ts'
import { failed, newRoster, resultOf } from './result.ts'
import type { Result, Roster } from './result.ts'

/** No battle that people play has as many; one that does never ends. */
const MOST_ORDERS = 20_000

interface Course {
  readonly state: Playable
  /** What the seat sees, until the next order. */
  look(seat: Seat): View
  readonly orders: number
  execute(seat: Seat, order: Kind): void
  /** What the ruleset tells of it; asked when the battle is over. */
  found(): BattleMetrics | undefined
}

/** Plays the match fast, nothing recorded. What goes wrong stands in the result. */
export function fought(game: Game, match: Match): Result {
  return played(game, match, () => quickCourse(game, match))
}

export interface RecordedBout {
  result: Result
  /** Up to where it went wrong; null where it could not even begin. */
  battle: Battle | null
}

/** The same battle, its every order written down. */
export function recorded(game: Game, match: Match): RecordedBout {
  const begun: { course?: RecordedCourse } = {}
  const result = played(game, match, () => (begun.course = recordedCourse(game, match)))
  return { result, battle: begun.course?.battle ?? null }
}

function played(game: Game, match: Match, begin: () => Course): Result {
  let course: Course | null = null
  try {
    course = begin()
    const roster = newRoster()
    playOut(game, match, course, roster)
    const { state, orders } = course
    return resultOf(game, match, state, { orders, roster, found: course.found() })
  } catch (error) {
    return failed(match, course?.orders ?? 0, error)
  }
}

/**
 * Whoever is asked first orders, with dice of his own, until the battle is over. Pieces are looked
 * at when a turn begins, since that takes its time.
 */
function playOut(game: Game, { contestants, dice }: Match, course: Course, roster: Roster): void {
  const players = new Map<Seat, Player>()
  for (const [seat, contestant] of Object.entries(contestants))
    players.set(seat, contestantAt(game, contestant))
  let turn = Number.NaN
  while (!course.state.outcome) {
    if (course.orders >= MOST_ORDERS) throw new Error(`No end after ${MOST_ORDERS} orders.`)
    const [ask] = game.asks(course.state)
    const player = ask && players.get(ask.seat)
    if (!player) throw new Error(`Nobody plays ${ask?.seat ?? 'on'}, and the battle is not over.`)
    const view = course.look(ask.seat)
    const now = Math.floor(game.lookahead?.clock(view) ?? 0)
    if (now !== turn) roster.note(game.pieces(course.state))
    turn = now
    const own = seededDice(`${dice.seed} ${ask.seat}`, course.orders + 1)
    course.execute(ask.seat, player.next(view, ask.seat, own))
  }
}

/** The dice of an order are those that a battle file draws for its entry. */
function quickCourse(game: Game, { scenario, options, papers: attachments, dice }: Match): Course {
  const start = game.prepare(scenario, options, attachments)
  const { state, events } = game.begin(start, diceFor(dice, 0))
  const collector = newCollector()
  collector.follow(game, events, start)
  let orders = 0
  return {
    state,
    get orders() {
      return orders
    },
    look: seat => game.sharedView(state, seat),
    execute(seat, order) {
      orders += 1
      game.playInPlace(state, seat, order, diceFor(dice, orders), collector.take)
    },
    found() {
      collector.take(game.metricsAtEnd(state))
      return collector.found()
    },
  }
}

interface RecordedCourse extends Course {
  readonly battle: Battle
}

function recordedCourse(
  game: Game,
  { scenario, options, papers: attachments, dice }: Match,
): RecordedCourse {
  let battle = newBattle(game, { scenario, options, papers: attachments, dice })
  return {
    get battle() {
      return battle
    },
    get state() {
      return battle.state
    },
    get orders() {
      return battle.file.entries.length - 1
    },
    look: seat => game.view(battle.state, seat),
    execute(seat, order) {
      const given = give(battle, seat, order)
      if (!given.ruling.allowed) throw new Error(`${game.id} refuses ${order.kind} of ${seat}.`)
      battle = given.battle
    },
    found() {
      const collector = newCollector()
      const state = game.copy(battle.file.start)
      for (const { events } of battle.file.entries) collector.follow(game, events, state)
      collector.take(game.metricsAtEnd(state))
      return collector.found()
    },
  }
}
