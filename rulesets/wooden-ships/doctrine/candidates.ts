import { stepOf } from '@grognard/umpire'
import type { ByStep, Candidate, Dice, Seat } from '@grognard/umpire'
import { shipName } from '../model/names.ts'
import { areEnemies, cardOf, distanceBetween, isFighting } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { firesWorthWhile } from './gunnery.ts'
import type { Idea } from './gunnery.ts'
import { coursesOf, nextShip, reasonsFor } from './sailing.ts'
import type { Courses } from './sailing.ts'

type Thinker = (view: State, seat: Seat, dice: Dice) => Iterable<Candidate<Order>>

const thinkers: ByStep<State, Thinker> = { plots: plots, targets: fires }

/** What a commander may think of, the best first; where he has one thing to do, what the doctrine chooses. */
export function candidates(view: State, seat: Seat, dice: Dice): Iterable<Candidate<Order>> {
  return thinkers[stepOf(view)]?.(view, seat, dice) ?? []
}

/** Plots that are thought about for one ship. */
const COURSES = 5

/** Of the good courses a beginner sees one in so many. */
const CLUMSY = 2

/** With no enemy so near, hexes, there is nothing to think twice about. */
const NEAR = 8

/** The courses of the next ship; far from the enemy the best alone. */
function* plots(view: State, seat: Seat): Generator<Candidate<Order>, void> {
  const found = coursesOf(view, seat)
  if (found) yield* courses(view, found, isEnemyNear(view, found.ship, NEAR) ? COURSES : 1)
}

function isEnemyNear(view: State, ship: Ship, hexes: number): boolean {
  return view.ships.some(
    foe => isFighting(foe) && areEnemies(view, ship, foe) && distanceBetween(ship, foe) <= hexes,
  )
}

/** What beginners think of: the shortest way to the enemy first, then good courses, but not each of them. */
export function* beginnersCandidates(view: State, seat: Seat): Generator<Candidate<Order>, void> {
  if (stepOf(view) === 'targets') return yield* firesOrNone(view, seat)
  const found = stepOf(view) === 'plots' ? coursesOf(view, seat) : undefined
  if (!found) return
  const [rush] = found.courses.toSorted((one, other) => other.progress - one.progress)
  const others = found.courses.filter((course, at) => course !== rush && at % CLUMSY === 0)
  const thoughts = { ...found, courses: rush ? [rush, ...others] : others }
  yield* courses(view, thoughts, COURSES)
}

function* courses(
  view: State,
  { ship, courses: all }: Courses,
  most: number,
): Generator<Candidate<Order>, void> {
  for (const { plot, worth, there } of all.slice(0, most))
    yield {
      order: { kind: 'plot', ship: ship.id, plot },
      worth,
      get because() {
        return reasonsFor(view, ship, there)
      },
    }
}

/** The best fire, and other fires of the same side. */
function fires(view: State, seat: Seat): Candidate<Order>[] {
  const all = firesWorthWhile(view, seat)
  const [first] = all
  if (!first) return []
  const { ship, side } = first.order
  return all
    .filter(({ order }) => order.ship === ship && order.side === side)
    .map(idea => fireCandidate(view, idea))
}

/** Beginners forget a broadside now and then, and all that would have been named after it. */
function firesOrNone(view: State, seat: Seat): Candidate<Order>[] {
  const found = fires(view, seat)
  return found.length === 0 ? [] : [...found, { order: { kind: 'seal' }, worth: 0 }]
}

function fireCandidate(view: State, { order, worth }: Idea): Candidate<Order> {
  const { ship, target } = order
  const values = { ship: shipName(view, ship), target: shipName(view, target) }
  return { order, worth, because: [{ key: 'ws.because.target', values }] }
}

/** Where more ships fight than this, it would take too long to follow them all turn by turn. */
const MOST_SHIPS = 24

/** Hexes within which an enemy makes the course of a great ship worth the time. */
const AT_HAND = 4

/** In great fleets the ships that count most are followed: first-rates and those with leaders aboard, once the enemy is at hand. */
function isWorthFollowing(view: State, seat: Seat): boolean {
  if (view.ships.filter(isFighting).length <= MOST_SHIPS) return true
  const ship = nextShip(view, seat)
  return ship !== undefined && isGreat(view, ship) && isEnemyNear(view, ship, AT_HAND)
}

function isGreat(view: State, ship: Ship): boolean {
  const card = cardOf(view, ship)
  return card.class === 1 || card.leaders.length > 0
}

/** Plots decide most: they are followed until the guns of the turn have fired. */
export const lookahead = {
  clock: ({ turn }: State) => turn,
  isOfUse: (view: State, seat: Seat) => stepOf(view) === 'plots' && isWorthFollowing(view, seat),
  ahead: 1,
  candidates: 3,
  rollouts: 2,
  priorWeight: 0.002,
}
