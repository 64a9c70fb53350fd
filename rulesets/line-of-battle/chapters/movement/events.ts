import type { Pose } from '@grognard/geometry/measured/pose.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import type { Seat } from '@grognard/umpire'
import { listed, maybe, number, yesNo } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { along, heading, quarterHeading, run, seat, ship } from '../../model/fields.ts'
import { shipOf } from '../../model/ships.ts'
import { landing } from '../../model/state-shape.ts'
import type { Landing, Ship } from '../../model/state.ts'
import type { Evolve } from '../../rules.ts'

export type MovementEvent =
  | { kind: 'shipEntered'; seat: Seat; ship: string; x: number; y: number; heading: number }
  | Sailed
  | { kind: 'linkBroken'; leader: string; follower: string; by: string }
  /** `hull` is what is left of it. */
  | { kind: 'ranAground'; ship: string; damage: number; hull: number; turn: number }
  /** The last of its hull went on the rocks. */
  | { kind: 'wrecked'; ship: string }
  /** `edge` is the heading of the edge it crossed. */
  | { kind: 'leftBoard'; ship: string; edge: number; byMorale: boolean }
  | { kind: 'reachedHarbour'; ship: string; edge: number; byMorale: boolean }
  | { kind: 'tackDeclared'; ship: string }
  | { kind: 'tackRolled'; ship: string; die: number; bonus: number }
  | { kind: 'tackJudged'; ship: string; isPassed: boolean }
  | { kind: 'anchored'; ship: string }
  /** `met` is the ship its swing stopped at. */
  | { kind: 'spun'; ship: string; heading: number; met: string | null }
  /** The pose is where it lies afterwards. */
  | RefloatTried
  | CrewTransferred
  | { kind: 'partyLanded'; landing: Landing }
  /** `place` is the landing's in the state's list. */
  | LandingEnded
  | { kind: 'lineFormed'; seat: Seat; ships: string[] }
  /** All ships that stand in a line of battle now. */
  | { kind: 'linesSeen'; ships: string[] }

/** A whole move: where it ended, how long it was, what it touched. Lengths in 1/1000 in. */
export interface Sailed {
  kind: 'sailed'
  ship: string
  /** As ordered; contact or an edge may have ended it sooner. */
  legs: Leg[]
  /** The pose at the end of each leg sailed; the last is where the ship lies. */
  poses: Pose[]
  /** In all of this turn, the move after a rescue included. */
  travelled: number
  speed: number
  isWeighed: boolean
  isAnchored: boolean
  met: string | null
  isFlight: boolean
}

interface RefloatTried {
  kind: 'refloatTried'
  ship: string
  turn: number
  die: number
  isFree: boolean
  x: number
  y: number
  heading: number
}

interface CrewTransferred {
  kind: 'crewTransferred'
  from: string
  to: string
  turn: number
  declared: number
  /** Null where no test was asked for. */
  die: number | null
  arrived: number
  lost: number
  /** Crews afterwards. */
  fromCrew: number
  toCrew: number
}

interface LandingEnded {
  kind: 'landingEnded'
  place: number
  ship: string
  outcome: 'succeeded' | 'failed'
  carrier: string | null
}

export const movementEventShapes: EventShapes<MovementEvent> = {
  shipEntered: { seat: seat, ship: ship, x: along, y: along, heading: heading },
  sailed: {
    ship: ship,
    legs: listed({ type: 'record', fields: { advance: run, turn: number } }),
    poses: listed({ type: 'record', fields: { x: along, y: along, heading: heading } }),
    travelled: run,
    speed: run,
    isWeighed: yesNo,
    isAnchored: yesNo,
    met: maybe(ship),
    isFlight: yesNo,
  },
  linkBroken: { leader: ship, follower: ship, by: ship },
  ranAground: { ship: ship, damage: number, hull: number, turn: number },
  wrecked: { ship: ship },
  leftBoard: { ship: ship, edge: quarterHeading, byMorale: yesNo },
  reachedHarbour: { ship: ship, edge: quarterHeading, byMorale: yesNo },
  tackDeclared: { ship: ship },
  tackRolled: { ship: ship, die: number, bonus: number },
  tackJudged: { ship: ship, isPassed: yesNo },
  anchored: { ship: ship },
  spun: { ship: ship, heading: heading, met: maybe(ship) },
  refloatTried: {
    ship: ship,
    turn: number,
    die: number,
    isFree: yesNo,
    x: along,
    y: along,
    heading: heading,
  },
  crewTransferred: {
    from: ship,
    to: ship,
    turn: number,
    declared: number,
    die: maybe(number),
    arrived: number,
    lost: number,
    fromCrew: number,
    toCrew: number,
  },
  partyLanded: { landing: landing },
  landingEnded: {
    place: number,
    ship: ship,
    outcome: { type: 'text', values: ['succeeded', 'failed'] },
    carrier: maybe(ship),
  },
  lineFormed: { seat: seat, ships: listed(ship) },
  linesSeen: { ships: listed(ship) },
}

export const movementEvolve: Evolve<MovementEvent> = {
  shipEntered(state, event) {
    const ship = shipOf(state, event.ship)
    ship.status = 'afloat'
    moveTo(ship, event)
  },
  sailed(state, event) {
    sail(shipOf(state, event.ship), event)
  },
  linkBroken(state, event) {
    state.brokenLinks.push({ leader: event.leader, follower: event.follower })
  },
  ranAground(state, event) {
    const ship = shipOf(state, event.ship)
    ship.hull = event.hull
    ship.agroundSince = event.turn
  },
  wrecked(state, event) {
    shipOf(state, event.ship).status = 'sunk'
  },
  leftBoard(state, event) {
    const ship = shipOf(state, event.ship)
    ship.status = 'fled'
    ship.left = { edge: event.edge, byMorale: event.byMorale }
  },
  reachedHarbour(state, event) {
    const ship = shipOf(state, event.ship)
    ship.status = 'inHarbour'
    ship.left = { edge: event.edge, byMorale: event.byMorale }
  },
  tackDeclared(state, event) {
    state.test = {
      kind: 'tack',
      ship: event.ship,
      other: null,
      die: 0,
      otherDie: 0,
      bonus: 0,
      otherBonus: 0,
      spent: 0,
      otherSpent: 0,
    }
  },
  tackRolled(state, event) {
    if (!state.test) return
    state.test.die = event.die
    state.test.bonus = event.bonus
  },
  tackJudged(state, event) {
    shipOf(state, event.ship).manoeuvre = event.isPassed ? 'tackPassed' : 'tackFailed'
    state.test = null
  },
  anchored(state, event) {
    const ship = shipOf(state, event.ship)
    ship.isAnchored = true
    ship.isAnchorUsed = true
    ship.hasMoved = true
  },
  spun(state, event) {
    const ship = shipOf(state, event.ship)
    ship.heading = event.heading
    ship.hasSpun = true
  },
  refloatTried(state, event) {
    const ship = shipOf(state, event.ship)
    ship.refloatTriedIn = event.turn
    if (!event.isFree) return
    moveTo(ship, event)
    ship.agroundSince = null
    ship.hasMoved = true
  },
  crewTransferred(state, event) {
    const { from, to, turn } = event
    const giver = shipOf(state, from)
    const receiver = shipOf(state, to)
    giver.crew = event.fromCrew
    receiver.crew = event.toCrew
    giver.hasTransferred = true
    receiver.hasTransferred = true
    state.transfers = state.transfers.filter(row => row.turn === turn)
    state.transfers.push({ from, to, turn })
  },
  partyLanded(state, event) {
    state.landings.push(copyOf(event.landing))
    shipOf(state, event.landing.ship).hasMoved = true
  },
  landingEnded(state, event) {
    const landing = state.landings[event.place]
    if (!landing) return
    landing.outcome = event.outcome
    landing.carrier = event.carrier
  },
  lineFormed() {},
  linesSeen(state, event) {
    for (const ship of state.ships) ship.wasInLine = event.ships.includes(ship.id)
  },
}

function moveTo(ship: Ship, pose: { x: number; y: number; heading: number }): void {
  ship.x = pose.x
  ship.y = pose.y
  ship.heading = pose.heading
}

function sail(ship: Ship, event: Sailed): void {
  const end = event.poses[event.poses.length - 1]
  if (end) moveTo(ship, end)
  ship.hasMoved = true
  ship.travelled = event.travelled
  ship.speed = event.speed
  ship.isAnchored = event.isAnchored
  if (event.isWeighed || event.isAnchored) ship.isAnchorUsed = true
}

function copyOf(landing: Landing): Landing {
  return { ...landing }
}
