import { hexTowards, turnedBy } from '@grognard/geometry/hex/hex.ts'
import { allowanceIn } from '../model/allowance.ts'
import { changeOfSpeed } from '../model/plot-limits.ts'
import { attitudeTo, cardOf, isBound, isFighting } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'

/** The ship as she would lie somewhere. */
export function lying(
  ship: Ship,
  { q, r, heading }: Pick<Ship, 'q' | 'r' | 'heading'>,
  speed = ship.speed,
  isTurnOpen = false,
): Ship {
  return { ...ship, q, r, heading, speed, isTurnOpen, stillTurns: speed === 0 ? 1 : 0 }
}

function canSail(state: State, ship: Ship): boolean {
  return isFighting(ship) && ship.anchor === 'none' && ship.aground === 0 && !isBound(state, ship)
}

/** Straight on at the speed that she has, as far as the wind lets her. */
export function straightOn(state: State, ship: Ship): Ship {
  if (!canSail(state, ship)) return ship
  const way = Math.min(ship.speed, allowanceOn(state, ship, ship.heading))
  return lying(ship, { ...hexTowards(ship, ship.heading, way), heading: ship.heading }, way)
}

/** Straight on as fast as she gets in a turn. */
export function farOn(state: State, ship: Ship): Ship {
  const { gain } = changeOfSpeed(cardOf(state, ship), ship)
  return ahead(
    ship,
    ship.heading,
    Math.min(ship.speed + gain, allowanceOn(state, ship, ship.heading)),
  )
}

const allowanceOn = (state: State, ship: Ship, heading: number): number =>
  allowanceIn(state, ship, attitudeTo(heading, state.wind.direction))

/** Where a ship may lie a turn on, in a few ways that stand for all: straight on, or a turn first or last. */
export function reachOf(state: State, ship: Ship): Ship[] {
  if (!canSail(state, ship)) return [ship]
  const { gain, loss } = changeOfSpeed(cardOf(state, ship), ship)
  const allowed = allowanceOn(state, ship, ship.heading)
  const most = Math.min(allowed, ship.speed + gain)
  const least = Math.min(allowed, Math.max(0, ship.speed - loss))
  const found = [ahead(ship, ship.heading, most)]
  if (least < most) found.push(ahead(ship, ship.heading, least))
  const isStill = ship.stillTurns > 0
  const turning = ship.turning - (isStill ? 1 : 0)
  if (turning < 1 && !isStill) return found
  for (const turn of [-1, 1]) {
    const heading = turnedBy(ship.heading, turn)
    if (!ship.isTurnOpen && !isStill) {
      const way = Math.min(most - 1, allowanceOn(state, ship, heading))
      if (way >= 0) found.push(turned(ship, heading, way, way + 1))
    }
    if (isStill && ship.speed <= loss) found.push(turned(ship, heading, 0, 0))
    if (most >= 2 && turning >= 1) found.push(thenTurned(ship, heading, most - 1))
  }
  return found
}

function ahead(ship: Ship, heading: number, way: number): Ship {
  return lying(ship, { ...hexTowards(ship, heading, way), heading }, way)
}

function turned(ship: Ship, heading: number, way: number, speed: number): Ship {
  return lying(ship, { ...hexTowards(ship, heading, way), heading }, speed, way === 0)
}

function thenTurned(ship: Ship, heading: number, way: number): Ship {
  return lying(ship, { ...hexTowards(ship, ship.heading, way), heading }, way + 1, true)
}
