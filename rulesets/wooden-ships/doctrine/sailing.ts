import { hexTowards, turnBetween } from '@grognard/geometry/hex/hex.ts'
import type { Message, Seat } from '@grognard/umpire'
import { plotsOpenTo } from '../chapters/plots/courses.ts'
import { shipsToPlot } from '../chapters/plots/plot.ts'
import { rakeOf } from '../model/arcs.ts'
import { depthUnder } from '../model/ground.ts'
import { shipName } from '../model/names.ts'
import { limitsOf } from '../model/plot-limits.ts'
import { posesAlong, readPlot } from '../model/plots.ts'
import type { HexPose, PlotStep } from '../model/plots.ts'
import { areEnemies, cardOf, distanceBetween, isFighting, isIn } from '../model/ships.ts'
import { sides } from '../model/state.ts'
import type { Ship, Side, State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { clashWorth, stoppedBy } from './clashes.ts'
import { errandOf } from './errands.ts'
import { canFire, exchangeWith, sideWorth, thoughtsOn } from './exchange.ts'
import type { ExchangeAt, Thoughts } from './exchange.ts'
import { mannerOf } from './manner.ts'
import { NEAR, outlookFor } from './outlook.ts'
import type { Outlook } from './outlook.ts'
import { laterTurns, prospects } from './prospects.ts'
import type { Mind } from './prospects.ts'
import { becalmedAt, lying, straightOn } from './reach.ts'

/** What tells plots apart; found by playing. */
const weights = {
  headToWind: -1.5,
  clashWithFoe: -3,
  shoal: -12,
  still: -0.6,
  inLine: 4,
  inLineInBattle: 0.5,
}

/** Places that the turn after is thought about for, the best as they are. */
const THOUGHT_ON = 10

/** A plot with where it leads and what that is worth. */
interface Course {
  plot: string
  worth: number
  /** Step by step, and in the end. */
  path: readonly HexPose[]
  there: Ship
  /** How well she gets on with her errand there, whatever anybody fires. */
  progress: number
}

/** The ships that have no plot yet, those ahead of others first. */
export function nextShip(state: State, seat: Seat): Ship | undefined {
  const ships = shipsToPlot(state, seat).filter(ship => ship.plot === null)
  return ships.find(ship => !followsOneOf(ships, ship)) ?? ships[0]
}

/** Another of the ships lies right ahead of her. */
function followsOneOf(ships: readonly Ship[], ship: Ship): boolean {
  const next = hexTowards(ship, ship.heading)
  return ships.some(other => other !== ship && isIn(other, next.q, next.r))
}

/** A ship and her plots, the best first. */
export interface Courses {
  ship: Ship
  courses: Course[]
}

/** The plots of the next ship. */
export function coursesOf(state: State, seat: Seat): Courses | undefined {
  const ship = nextShip(state, seat)
  if (!ship) return undefined
  const thoughts = thoughtsOn(state)
  const outlook = outlookFor(thoughts, ship)
  const manner = mannerOf(state)
  const errand = errandOf(state, ship, manner)
  const later = laterTurns(thoughts, outlook, manner)
  const mind = { thoughts, ship, outlook, errand, manner, later }
  return { ship, courses: weighed(mind, placesOpenTo(mind)) }
}

export function bestPlot(state: State, seat: Seat): Order | undefined {
  const found = coursesOf(state, seat)
  const [best] = found?.courses ?? []
  return found && best && { kind: 'plot', ship: found.ship.id, plot: best.plot }
}

/** Each place that she can be in, by the shortest plot that leads there. */
function placesOpenTo({ thoughts, ship, outlook }: Mind): Course[] {
  const { state } = thoughts
  const { from } = limitsOf(state, ship)
  const known = new Set<string>()
  return plotsOpenTo(state, ship).flatMap(text => {
    const plot = readPlot(text)
    const steps = plot?.kind === 'steps' ? plot.steps : []
    const path = posesAlong(from, steps, ship)
    const there =
      plot?.kind === 'wake' ? behind(ship, plot.ahead, outlook) : endOf(state, ship, path, steps)
    const clash =
      plot?.kind === 'wake' ? 0 : clashWorth(path, outlook) + shoalWorth(state, ship, path)
    const place = `${there.q},${there.r},${there.heading},${there.speed},${clash},${plot?.kind}`
    if (known.has(place)) return []
    known.add(place)
    return [{ plot: text, worth: clash, path, there, progress: 0 }]
  })
}

function endOf(
  state: State,
  ship: Ship,
  path: readonly HexPose[],
  steps: readonly PlotStep[],
): Ship {
  const forwards = steps.filter(step => step === 'F' || step === 'T').length
  const turns = steps.filter(step => step === 'L' || step === 'R').length
  const last = steps.findLast(step => step !== 'B')
  const isOpen = last === 'L' || last === 'R' || last === 'T'
  const end = path.at(-1) ?? ship
  const there =
    forwards === 0
      ? becalmedAt(state, ship, end.heading, isOpen)
      : lying(ship, end, forwards + turns, isOpen)
  return ship.anchor === 'none' ? there : { ...there, hasWarped: turns > 0 }
}

/** A follower ends where the ship ahead of her has her stern. */
function behind(ship: Ship, named: string | null, { neighbours }: Outlook): Ship {
  const leader = neighbours.find(({ ship: other }) => isAheadOf(ship, other, named))
  if (!leader) return ship
  const { there } = leader
  const { heading, speed } = there
  return lying(ship, { ...hexTowards(there, heading, -2), heading }, speed)
}

function isAheadOf(ship: Ship, other: Ship, named: string | null): boolean {
  if (named !== null) return other.id === named
  return distanceBetween(ship, other) === 1 && turnBetween(ship.heading, other.heading) < 2
}

/** [WS-250] Water too shallow for her, or land, anywhere on the way. */
function shoalWorth(state: State, ship: Ship, path: readonly HexPose[]): number {
  if (state.ground.length === 0) return 0
  const { depth } = cardOf(state, ship)
  const strikes = path.some((pose, step) => step > 0 && depthUnder(state, pose) <= depth)
  return strikes ? weights.shoal : 0
}

/** The best first; the turn after is looked at for those that are good in this one. */
function weighed(mind: Mind, courses: readonly Course[]): Course[] {
  const ways = waysFor(mind)
  const first = courses
    .map(course => ({
      ...course,
      worth: course.worth + placeWorth(mind, course, ways),
      progress: mind.errand.progress(course.there),
    }))
    .toSorted((one, other) => other.worth + other.progress - one.worth - one.progress)
  const foes = mind.outlook.ways[0]?.foes ?? []
  const good = first.slice(0, THOUGHT_ON).map(course => ({
    ...course,
    worth:
      course.worth +
      prospects(
        mind,
        stoppedBy(mind.thoughts.state, mind.ship, course.path, foes, mind.outlook) ?? course.there,
      ),
  }))
  return good.toSorted((one, other) => other.worth - one.worth)
}

/** One way that the enemies may sail, and what guns do then. */
interface WayOfFoes {
  weight: number
  foes: readonly Ship[]
  exchange: ExchangeAt
}

function waysFor({ thoughts, ship, outlook, manner }: Mind): WayOfFoes[] {
  const loaded = {
    own: (side: Side) => ship.load[side] !== null,
    theirs: (foe: Ship, side: Side) => foe.load[side] !== null,
  }
  return outlook.ways.map(({ weight, foes }) => ({
    weight,
    foes,
    exchange: exchangeWith(thoughts, foes, outlook.friends, manner.danger, loaded),
  }))
}

/** How good a course is in this turn. */
function placeWorth(mind: Mind, course: Course, ways: readonly WayOfFoes[]): number {
  const { there, plot } = course
  let worth = 0
  for (const way of ways) worth += way.weight * wayWorth(mind, course, way)
  const attitude = turnBetween(there.heading, mind.thoughts.state.wind.direction)
  if (attitude === 3) worth += weights.headToWind
  if (there.speed === 0) worth += weights.still * restlessness(mind.ship, there)
  if (plot.startsWith('W')) worth += lineWorth(mind)
  return worth
}

/** What the guns do, if the enemies sail so; [WS-096] from where she is stopped, and perhaps held, who runs into one. */
function wayWorth(mind: Mind, { path, there }: Course, { foes, exchange }: WayOfFoes): number {
  const { thoughts, outlook, ship, errand } = mind
  const stopped = stoppedBy(thoughts.state, ship, path, foes, outlook)
  return exchange(stopped ?? there) + (stopped && !errand.boards ? weights.clashWithFoe : 0)
}

/** Turns after which nobody puts off any longer what he could have done. */
const RESTLESS = 3

/** Who waits for a better moment to turn or to make sail waits for ever. */
function restlessness({ heading, stillTurns }: Ship, there: Ship): number {
  return there.heading === heading ? 1 + Math.min(RESTLESS, stillTurns) : 1
}

/** Out of range ships keep their line. */
function lineWorth({ outlook: { near }, ship, manner }: Mind): number {
  const isFar = near.every(foe => distanceBetween(ship, foe) > manner.breakAt)
  return isFar ? weights.inLine : weights.inLineInBattle
}

/** What speaks for lying there. */
export function reasonsFor(state: State, ship: Ship, there: Ship): Message[] {
  const thoughts = thoughtsOn(state)
  const foes = state.ships
    .filter(foe => foe.status === 'afloat' && areEnemies(state, ship, foe))
    .map(foe => straightOn(state, foe))
  const name = shipName(state, ship.id)
  const reasons = foes
    .filter(foe => gunsBear(thoughts, there, foe))
    .map((foe): Message => {
      const key = rakeOf(state, there, foe) === 'none' ? 'ws.because.bears' : 'ws.because.rakes'
      return { key, values: { ship: name, target: shipName(state, foe.id) } }
    })
  if (reasons.length > 0) {
    const isSafe = foes.every(foe => !gunsBear(thoughts, foe, there))
    return isSafe
      ? [...reasons.slice(0, 1), { key: 'ws.because.unseen', values: { ship: name } }]
      : reasons.slice(0, 2)
  }
  const [nearest] = foes.toSorted(
    (one, other) => distanceBetween(there, one) - distanceBetween(there, other),
  )
  if (!nearest || distanceBetween(there, nearest) >= distanceBetween(ship, nearest)) return []
  return [{ key: 'ws.because.closes', values: { ship: name, target: shipName(state, nearest.id) } }]
}

function gunsBear(thoughts: Thoughts, ship: Ship, target: Ship): boolean {
  const range = distanceBetween(ship, target)
  if (range > NEAR || !canFire(ship) || !isFighting(target)) return false
  return sides.some(side => sideWorth(thoughts, ship, side, target, range) > 0)
}
