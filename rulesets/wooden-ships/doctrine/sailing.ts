import { hexDistance, hexTowards, turnBetween, turnedBy } from '@grognard/geometry/hex/hex.ts'
import type { Candidate, Message, Seat } from '@grognard/umpire'
import { plotsOpenTo } from '../chapters/movement/courses.ts'
import { limitsOf } from '../chapters/movement/limits.ts'
import { shipsToPlot } from '../chapters/movement/plot.ts'
import { allowanceIn } from '../model/allowance.ts'
import { rakeOf } from '../model/arcs.ts'
import { shipName } from '../model/names.ts'
import { posesAlong, readPlot } from '../model/plots.ts'
import type { HexPose } from '../model/plots.ts'
import {
  areEnemies,
  attitudeTo,
  distanceBetween,
  isBound,
  isFighting,
  isIn,
  isOnSea,
} from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { gunsOn } from './gunnery.ts'

/** What tells plots apart; found by playing. */
const weights = {
  /** Of damage taken, beside damage done. */
  danger: 0.55,
  /** For each hex to the nearest enemy, while none is in range. */
  distance: 0.8,
  /** For each hex beyond the range at which guns tell. */
  nearness: 0.7,
  /** Enemies upwind are out of reach: for each sixth off the wind at the end. */
  gauge: 0.05,
  headToWind: -2.5,
  clashWithFriend: -8,
  clashWithFoe: -1.5,
  turnOpen: -0.15,
  inLine: 2,
}

/** Enemies farther off are not looked at one by one, hexes. */
const NEAR = 13

/** Guns tell within this, hexes. */
const EFFECTIVE = 4

/** Where a ship is thought to lie at the end of the turn. */
interface Expected {
  ship: Ship
  /** She as she would lie there. */
  there: Ship
}

/** Where everybody is likely to be: friends by their plots, enemies straight on at their speed. */
export interface Outlook {
  friends: Expected[]
  foes: Expected[]
}

export function outlookFor(state: State, ship: Ship): Outlook {
  const friends: Expected[] = []
  const foes: Expected[] = []
  for (const other of state.ships) {
    if (other === ship || !isOnSea(other)) continue
    const isFoe = areEnemies(state, ship, other) && other.status === 'afloat'
    if (isFoe) foes.push({ ship: other, there: ahead(state, other) })
    else friends.push({ ship: other, there: byPlot(state, other) })
  }
  return { friends, foes }
}

function lying(ship: Ship, { q, r, heading }: HexPose): Ship {
  return { ...ship, q, r, heading }
}

function byPlot(state: State, ship: Ship): Ship {
  const plot = readPlot(ship.plot ?? '0')
  if (plot?.kind === 'steps') return lying(ship, posesAlong(ship, plot.steps).at(-1) ?? ship)
  return plot?.kind === 'wake' ? ahead(state, ship) : ship
}

function ahead(state: State, ship: Ship): Ship {
  if (isBound(state, ship) || ship.anchor !== 'none' || !isFighting(ship)) return ship
  return lying(ship, { ...hexTowards(ship, ship.heading, ship.speed), heading: ship.heading })
}

/** A plot with where it leads and what that is worth. */
interface Course {
  plot: string
  worth: number
  there: Ship
}

/** The ships that have no plot yet, those ahead of others first. */
function nextShip(state: State, seat: Seat): Ship | undefined {
  const ships = shipsToPlot(state, seat).filter(ship => ship.plot === null)
  return ships.find(ship => !followsOneOf(ships, ship)) ?? ships[0]
}

/** Another of the ships lies right ahead of her. */
function followsOneOf(ships: readonly Ship[], ship: Ship): boolean {
  const next = hexTowards(ship, ship.heading)
  return ships.some(other => other !== ship && isIn(other, next.q, next.r))
}

/** The plots of the next ship, the best first. */
export function coursesOf(state: State, seat: Seat): { ship: Ship; courses: Course[] } | undefined {
  const ship = nextShip(state, seat)
  if (!ship) return undefined
  const outlook = outlookFor(state, ship)
  const courses = plotsOpenTo(state, ship).map(plot => courseOf(state, ship, plot, outlook))
  return { ship, courses: courses.toSorted((one, other) => other.worth - one.worth) }
}

export function bestPlot(state: State, seat: Seat): Order | undefined {
  const found = coursesOf(state, seat)
  const [best] = found?.courses ?? []
  return found && best && { kind: 'plot', ship: found.ship.id, plot: best.plot }
}

/** Plots that are thought about for one ship. */
const COURSES = 5

/** The best plots with what speaks for them; the best of those that lead to the same place. */
export function* plotCandidates(state: State, seat: Seat): Generator<Candidate<Order>, void> {
  const found = coursesOf(state, seat)
  if (!found) return
  const { ship, courses } = found
  const places = new Set<string>()
  for (const { plot, worth, there } of courses) {
    const place = `${there.q},${there.r},${there.heading}`
    if (places.has(place) || places.size >= COURSES) continue
    places.add(place)
    const order: Order = { kind: 'plot', ship: ship.id, plot }
    yield {
      order,
      worth,
      get because() {
        return reasonsFor(state, ship, there)
      },
    }
  }
}

function courseOf(state: State, ship: Ship, text: string, outlook: Outlook): Course {
  const there = whereTo(state, ship, text, outlook)
  const worth = placeWorth(state, there, outlook) + orderWorth(state, ship, text, outlook)
  return { plot: text, worth, there }
}

/** A follower ends where the ship ahead of her has her stern. */
function whereTo(state: State, ship: Ship, text: string, { friends }: Outlook): Ship {
  const plot = readPlot(text)
  if (plot?.kind === 'steps')
    return lying(ship, posesAlong(limitsOf(state, ship).from, plot.steps).at(-1) ?? ship)
  if (plot?.kind !== 'wake') return ship
  const leader = friends.find(({ ship: other }) => isAheadOf(ship, other, plot.ahead))
  if (!leader) return ship
  const { there } = leader
  return lying(ship, { ...hexTowards(there, there.heading, -2), heading: there.heading })
}

function isAheadOf(ship: Ship, other: Ship, named: string | null): boolean {
  if (named !== null) return other.id === named
  return distanceBetween(ship, other) === 1 && turnBetween(ship.heading, other.heading) < 2
}

/** How good a place is: what she does there and what is done to her, and what she may run into. */
function placeWorth(state: State, there: Ship, { friends, foes }: Outlook): number {
  let done = 0
  let taken = 0
  let nearest = Infinity
  let clashes = 0
  for (const foe of foes) {
    const distance = distanceBetween(there, foe.there)
    nearest = Math.min(nearest, distance)
    if (distance > NEAR) continue
    if (distance === 0) clashes += weights.clashWithFoe
    done = Math.max(done, gunsOn(state, there, foe.there))
    taken += gunsOn(state, foe.there, there)
  }
  for (const friend of friends)
    if (distanceBetween(there, friend.there) === 0) clashes += weights.clashWithFriend
  const prospects = foes.length === 0 ? 0 : closing(nearestNext(state, there, foes))
  return (
    done -
    weights.danger * taken +
    clashes +
    closing(nearest) +
    prospects +
    attitudeWorth(state, there)
  )
}

/** How near she can be in the turn after, straight on or after a turn, if the enemies sail on too. */
function nearestNext(state: State, there: Ship, foes: readonly Expected[]): number {
  let nearest = Infinity
  for (const turn of [-1, 0, 1]) {
    const heading = turnedBy(there.heading, turn)
    const attitude = attitudeTo(heading, state.wind.direction)
    const way = Math.max(0, allowanceIn(state, there, attitude) - (turn === 0 ? 0 : 1))
    const then = hexTowards(there, heading, way)
    for (const { there: foe } of foes)
      nearest = Math.min(nearest, hexDistance(then, hexTowards(foe, foe.heading, foe.speed)))
  }
  return nearest
}

/** Nearer is better, most of all as long as nobody is in range. */
function closing(nearest: number): number {
  if (nearest === Infinity) return 0
  if (nearest > NEAR) return -weights.distance * (nearest - NEAR) - weights.nearness * NEAR
  return -weights.nearness * Math.max(0, nearest - EFFECTIVE)
}

function attitudeWorth({ wind }: State, { heading, isTurnOpen }: Ship): number {
  const sixths = turnBetween(heading, wind.direction)
  const open = isTurnOpen ? weights.turnOpen : 0
  return sixths === 3 ? weights.headToWind : open - weights.gauge * sixths
}

/** Out of range ships keep their line. */
function orderWorth(_state: State, ship: Ship, text: string, { foes }: Outlook): number {
  if (!text.startsWith('W')) return 0
  const isFar = foes.every(foe => distanceBetween(ship, foe.ship) > NEAR)
  return isFar ? weights.inLine * 2 : weights.inLine / 2
}

/** What speaks for lying there. */
function reasonsFor(state: State, ship: Ship, there: Ship): Message[] {
  const { foes } = outlookFor(state, ship)
  const reasons: Message[] = []
  const name = shipName(state, ship.id)
  for (const foe of foes) {
    if (gunsOn(state, there, foe.there) === 0) continue
    const target = shipName(state, foe.ship.id)
    const rakes = rakeOf(state, there, foe.there) !== 'none'
    const key = rakes ? 'ws.because.rakes' : 'ws.because.bears'
    reasons.push({ key, values: { ship: name, target } })
  }
  const isSafe = foes.every(foe => gunsOn(state, foe.there, there) === 0)
  if (reasons.length > 0 && isSafe)
    reasons.push({ key: 'ws.because.unseen', values: { ship: name } })
  const nearest = foes.toSorted(
    (one, other) => distanceBetween(there, one.there) - distanceBetween(there, other.there),
  )[0]
  if (reasons.length === 0 && nearest && isNearer(ship, there, nearest))
    reasons.push({
      key: 'ws.because.closes',
      values: { ship: name, target: shipName(state, nearest.ship.id) },
    })
  return reasons.slice(0, 2)
}

function isNearer(ship: Ship, there: Ship, foe: Expected): boolean {
  return distanceBetween(there, foe.there) < distanceBetween(ship, foe.there)
}
