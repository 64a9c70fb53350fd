import type { Evolve } from '../rules.ts'
import { shipOf } from '../ships.ts'
import type { Landing, Ship } from '../state.ts'
import type { MovementEvent, Sailed } from './events.ts'

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
