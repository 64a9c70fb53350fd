import { hexTowards, turnedBy } from '@grognard/geometry/hex/hex.ts'
import { becalmed, driftEvery } from '../book/tables/sailing.ts'
import { allowanceIn } from '../model/allowance.ts'
import { changeOfSpeed } from '../model/plot-limits.ts'
import { attitudeTo, cardOf, isBound, isFighting, isOfTheLine, isOnSea } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'

/** The ship as she would lie after some hexes forward. */
export function lying(
  ship: Ship,
  { q, r, heading }: Pick<Ship, 'q' | 'r' | 'heading'>,
  speed = ship.speed,
  isTurnOpen = false,
): Ship {
  return { ...ship, q, r, heading, speed, isTurnOpen, stillTurns: 0, driftClock: -1 }
}

function canSail(state: State, ship: Ship): boolean {
  return isFighting(ship) && ship.anchor === 'none' && ship.aground === 0 && !isBound(state, ship)
}

/** [WS-100] The ship as she lies after a turn in which she made no hex forward: the wind takes her from the second on. */
export function becalmedAt(state: State, ship: Ship, heading: number, isTurnOpen = false): Ship {
  const stillTurns = ship.stillTurns + 1
  const clock = ship.driftClock < 0 ? -1 : ship.driftClock + 1
  if (!isAdrift(state, ship))
    return { ...ship, heading, speed: 0, isTurnOpen, stillTurns, driftClock: clock }
  const { q, r } = hexTowards(ship, state.wind.direction)
  return { ...ship, q, r, heading, speed: 0, isTurnOpen, stillTurns, driftClock: 1 }
}

function isAdrift(state: State, ship: Ship): boolean {
  if (ship.stillTurns < 1 || state.wind.velocity === becalmed) return false
  if (ship.anchor !== 'none' || ship.aground > 0) return false
  const every = isOfTheLine(state, ship) ? driftEvery.line : driftEvery.other
  return ship.driftClock < 0 || ship.driftClock >= every
}

/** Straight on at the speed that she has, as far as the wind lets her. */
export function straightOn(state: State, ship: Ship): Ship {
  if (!isOnSea(ship)) return ship
  if (!canSail(state, ship)) return becalmedAt(state, ship, ship.heading)
  return ahead(state, ship, Math.min(ship.speed, allowanceOn(state, ship, ship.heading)))
}

/** Straight on as fast as she gets in a turn. */
export function farOn(state: State, ship: Ship): Ship {
  const { gain } = changeOfSpeed(cardOf(state, ship), ship)
  const most = Math.min(ship.speed + gain, allowanceOn(state, ship, ship.heading))
  return ahead(state, ship, most)
}

const allowanceOn = (state: State, ship: Ship, heading: number): number =>
  allowanceIn(state, ship, attitudeTo(heading, state.wind.direction))

/** Where a ship may lie a turn on, in a few ways that stand for all: straight on, or a turn first or last. */
export function reachOf(state: State, ship: Ship): Ship[] {
  if (!canSail(state, ship)) return [becalmedAt(state, ship, ship.heading)]
  const { gain, loss } = changeOfSpeed(cardOf(state, ship), ship)
  const allowed = allowanceOn(state, ship, ship.heading)
  const most = Math.min(allowed, ship.speed + gain)
  const least = Math.min(allowed, Math.max(0, ship.speed - loss))
  const found = [ahead(state, ship, most)]
  if (least < most) found.push(ahead(state, ship, least))
  const isStill = ship.stillTurns > 0
  const turning = ship.turning - (isStill ? 1 : 0)
  if (turning < 1 && !isStill) return found
  for (const turn of [-1, 1]) {
    const heading = turnedBy(ship.heading, turn)
    if (!ship.isTurnOpen && !isStill) {
      const way = Math.min(most - 1, allowanceOn(state, ship, heading))
      if (way > 0) found.push(turnedFirst(ship, heading, way))
      else if (ship.speed <= loss) found.push(becalmedAt(state, ship, heading, true))
    }
    if (isStill && ship.speed <= loss) found.push(becalmedAt(state, ship, heading, true))
    if (most >= 2 && turning >= 1) found.push(thenTurned(ship, heading, most - 1))
  }
  return found
}

function ahead(state: State, ship: Ship, way: number): Ship {
  if (way <= 0) return becalmedAt(state, ship, ship.heading)
  const { heading } = ship
  return lying(ship, { ...hexTowards(ship, heading, way), heading }, way)
}

function turnedFirst(ship: Ship, heading: number, way: number): Ship {
  return lying(ship, { ...hexTowards(ship, heading, way), heading }, way + 1)
}

function thenTurned(ship: Ship, heading: number, way: number): Ship {
  return lying(ship, { ...hexTowards(ship, ship.heading, way), heading }, way + 1, true)
}
