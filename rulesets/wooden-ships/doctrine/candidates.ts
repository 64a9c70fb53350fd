import { stepOf } from '@grognard/umpire'
import type { ByStep, Candidate, Dice, Message, Seat } from '@grognard/umpire'
import { shipsToPlot } from '../chapters/movement/plot.ts'
import { shipName } from '../model/names.ts'
import { isFighting } from '../model/ships.ts'
import type { State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { firesWorthWhile } from './gunnery.ts'
import type { Idea } from './gunnery.ts'
import { coursesOf, reasonsFor } from './sailing.ts'
import type { Courses } from './sailing.ts'
import { styles } from './styles.ts'

type Thinker = (view: State, seat: Seat, dice: Dice) => Iterable<Candidate<Order>>

const thinkers: ByStep<State, Thinker> = { plots: plots, targets: fires }

/** What a commander may think of, the best first; where he has one thing to do, what the doctrine chooses. */
export function candidates(view: State, seat: Seat, dice: Dice): Iterable<Candidate<Order>> {
  return thinkers[stepOf(view)]?.(view, seat, dice) ?? []
}

/** Plots that are thought about for one ship. */
const COURSES = 5

/** A beginner leaves out so many of the better ones between each two. */
const CLUMSY = 4

/** For a fleet that has no plot yet the ways to fight this turn; then ship by ship. */
function* plots(view: State, seat: Seat): Generator<Candidate<Order>, void> {
  if (isFleet(view, seat)) yield* inStyles(view, seat)
  const found = coursesOf(view, seat)
  if (found) yield* courses(view, found, 1)
}

/** What beginners think of: the best course and then others that are not next to it. */
export function* beginnersCandidates(view: State, seat: Seat): Generator<Candidate<Order>, void> {
  if (stepOf(view) === 'targets') return yield* fires(view, seat)
  const found = stepOf(view) === 'plots' ? coursesOf(view, seat) : undefined
  if (found) yield* courses(view, found, CLUMSY)
}

function* courses(
  view: State,
  { ship, courses: all }: Courses,
  every: number,
): Generator<Candidate<Order>, void> {
  for (const { plot, worth, there } of all.filter((_, at) => at % every === 0).slice(0, COURSES))
    yield {
      order: { kind: 'plot', ship: ship.id, plot },
      worth,
      get because() {
        return reasonsFor(view, ship, there)
      },
    }
}

/** Fewer ships are thought about one by one. */
const FLEET = 3

/** Nothing has been written yet for a seat that has more than a few ships. */
function isFleet(view: State, seat: Seat): boolean {
  const ships = shipsToPlot(view, seat)
  return ships.length >= FLEET && ships.every(({ plot }) => plot === null)
}

/** The whole turn in each manner, told by its first plot. */
function inStyles(view: State, seat: Seat): Candidate<Order>[] {
  return styles.flatMap((style, at) => {
    const found = coursesOf(view, seat, style)
    const [best] = found?.courses ?? []
    if (!found || !best) return []
    const order: Order = { kind: 'plot', ship: found.ship.id, plot: best.plot }
    return [{ order, worth: -at / 100, style, because: [{ key: `ws.because.${style}` }] }]
  })
}

/** The best fire, other fires of the same side, and none. */
function fires(view: State, seat: Seat): Candidate<Order>[] {
  const all = firesWorthWhile(view, seat)
  const [first] = all
  if (!first) return []
  const { ship, side } = first.order
  const same = all.filter(({ order }) => order.ship === ship && order.side === side)
  const held: Candidate<Order> = { order: { kind: 'seal' }, worth: 0, because: because('hold') }
  return [...same.map(idea => fireCandidate(view, idea)), held]
}

function fireCandidate(view: State, { order, worth }: Idea): Candidate<Order> {
  const { ship, target } = order
  const values = { ship: shipName(view, ship), target: shipName(view, target) }
  return { order, worth, because: [{ key: 'ws.because.target', values }] }
}

const because = (reason: 'hold'): Message[] => [{ key: `ws.because.${reason}` }]

/** More ships than this are not followed turn by turn: it would take too long. */
const MOST_SHIPS = 24

/** Plots decide most; what follows is known well enough for the turn after. */
export const lookahead = {
  clock: ({ turn }: State) => turn,
  isOfUse: (view: State) =>
    stepOf(view) === 'plots' && view.ships.filter(isFighting).length <= MOST_SHIPS,
  ahead: 2,
  candidates: 3,
  rollouts: 3,
  priorWeight: 0.002,
}
