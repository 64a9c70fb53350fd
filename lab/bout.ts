import type { Player } from '@grognard/players'
import { diceFor, give, newBattle, seededDice } from '@grognard/umpire'
import type { Battle, Game, Kind, Playable, Seat } from '@grognard/umpire'
import { contestantAt } from './contestant.ts'
import type { Match } from './match.ts'
import { failed, resultOf } from './result.ts'
import type { Result } from './result.ts'

/** No battle that people play has as many; one that does never ends. */
const MOST_ORDERS = 20_000

interface Course {
  readonly state: Playable
  readonly orders: number
  carryOut(seat: Seat, order: Kind): void
}

/** Plays the match fast, nothing recorded. What goes wrong stands in the result. */
export function fought(game: Game, match: Match): Result {
  let course: Course | null = null
  try {
    const start = game.prepare(match.scenario, match.options, match.papers)
    course = quickCourse(game, match, start)
    playOut(game, match, course)
    return resultOf(game, match, start, course.state, course.orders)
  } catch (error) {
    return failed(match, course?.orders ?? 0, error)
  }
}

/** The same battle recorded, up to where it went wrong; null where it could not even begin. */
export function recorded(game: Game, match: Match): Battle | null {
  let course: RecordedCourse | null = null
  try {
    course = recordedCourse(game, match)
    playOut(game, match, course)
  } catch {
    // What went wrong stands in the result; here is what led to it.
  }
  return course?.battle ?? null
}

/** Whoever is asked first orders, with dice of his own, until the battle is over. */
function playOut(game: Game, { contestants, dice }: Match, course: Course): void {
  const players = new Map<Seat, Player>()
  for (const [seat, contestant] of Object.entries(contestants))
    players.set(seat, contestantAt(game, contestant))
  while (!course.state.outcome) {
    if (course.orders >= MOST_ORDERS) throw new Error(`No end after ${MOST_ORDERS} orders.`)
    const [ask] = game.asks(course.state)
    const player = ask && players.get(ask.seat)
    if (!player) throw new Error(`Nobody plays ${ask?.seat ?? 'on'}, and the battle is not over.`)
    const { seat } = ask
    const own = seededDice(`${dice.seed} ${seat}`, course.orders + 1)
    course.carryOut(seat, player.next(game.view(course.state, seat), seat, own))
  }
}

/** The dice of an order are those that a battle file draws for its entry. */
function quickCourse(game: Game, { dice }: Match, start: Playable): Course {
  const { state } = game.begin(start, diceFor(dice, 0))
  let orders = 0
  return {
    state,
    get orders() {
      return orders
    },
    carryOut(seat, order) {
      orders += 1
      game.proceed(state, seat, order, diceFor(dice, orders))
    },
  }
}

interface RecordedCourse extends Course {
  readonly battle: Battle
}

function recordedCourse(game: Game, { scenario, options, papers, dice }: Match): RecordedCourse {
  let battle = newBattle(game, { scenario, options, papers, dice })
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
    carryOut(seat, order) {
      const given = give(battle, seat, order)
      if (!given.ruling.allowed) throw new Error(`${game.id} refuses ${order.kind} of ${seat}.`)
      battle = given.battle
    },
  }
}
