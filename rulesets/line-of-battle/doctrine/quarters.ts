import { inches } from '@grognard/geometry/measured/units.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import { quarterOf } from '../chapters/ending/score.ts'
import { distanceBetween } from '../model/measures.ts'
import { sideOf } from '../model/players.ts'
import { isOperational } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import { bestBy } from './weights.ts'

/** Turns before the last from which a captain thinks of the quarters: until then they change hands freely. */
const LATE = 5

/** How far within a quarter a ship wants to lie, 1/1000 in. */
const INSIDE = inches(1)

/** Ships of each side in each quarter. */
interface Held {
  own: Ship[][]
  theirs: Ship[][]
}

/** [LOB-218] The place that a ship is to hold or reach for the sake of a quarter; null while there is none. */
export function quarterSought(state: State, ship: Ship): Point | null {
  const { victory, turnLimit } = state.rules
  if (victory !== 'points' || turnLimit === 0 || turnLimit - state.turn >= LATE) return null
  const held = heldIn(state, sideOf(state, ship.seat))
  const own = quarterOf(state, ship)
  if (own !== null && isHolder(held, own, ship)) return within(state, own, ship)
  const sought = [0, 1, 2, 3]
    .filter(quarter => held.own[quarter]?.length === 0)
    .filter(quarter => nearestTo(state, held, quarter) === ship)
    .map(quarter => within(state, quarter, ship))
  return bestBy(sought, place => -distanceBetween(ship, place)) ?? null
}

function heldIn(state: State, side: number): Held {
  const held: Held = { own: [[], [], [], []], theirs: [[], [], [], []] }
  for (const ship of state.ships) {
    const quarter = quarterOf(state, ship)
    if (quarter === null || !isOperational(ship) || ship.isFleeing) continue
    const list = sideOf(state, ship.seat) === side ? held.own : held.theirs
    list[quarter]?.push(ship)
  }
  return held
}

/** She alone is there: the quarter is hers, or not the enemy's, as long as she stays. */
function isHolder({ own }: Held, quarter: number, ship: Ship): boolean {
  return own[quarter]?.length === 1 && own[quarter][0] === ship
}

/** Of the ships that no quarter needs where they are the one that is nearest. */
function nearestTo(state: State, held: Held, quarter: number): Ship | undefined {
  let nearest: Ship | undefined
  let least = Infinity
  for (const ships of held.own) {
    if (ships.length < 2) continue
    for (const ship of ships) {
      const distance = distanceBetween(ship, within(state, quarter, ship))
      if (distance >= least) continue
      nearest = ship
      least = distance
    }
  }
  return nearest
}

/** The point of a quarter that is nearest to a ship, a little inside. */
function within({ width, height }: State, quarter: number, { x, y }: Point): Point {
  const isEast = quarter === 1 || quarter === 2
  const isNorth = quarter >= 2
  return {
    x: isEast ? clamped(x, width / 2, width) : clamped(x, 0, width / 2),
    y: isNorth ? clamped(y, height / 2, height) : clamped(y, 0, height / 2),
  }
}

function clamped(value: number, from: number, to: number): number {
  return Math.max(from + INSIDE, Math.min(to - INSIDE, value))
}
