import { otherTack, stepOf, turned } from '@grognard/geometry/dots/heading.ts'
import { fewestMoves } from '../book/tables/ship.ts'
import { downwind, isDot, isIntoWind, shipAt } from './board.ts'
import { canBoardAny } from './boardable.ts'
import type { Ship, State, Turn } from './state.ts'

/** What a cable in some direction comes to. `barred`: over the edge in the turn of return. */
export type Way = 'clear' | 'leaves' | 'collides' | 'barred'

/** Turns before a plain move: to larboard, none, to starboard. */
export const turns: readonly number[] = [-1, 0, 1]

/** [SOL-125] [SOL-134] [SOL-095] One cable from the ship's dot. */
export function wayOf(state: State, ship: Ship, turn: Turn, direction: number): Way {
  const { dx, dy } = stepOf(direction)
  const x = ship.x + dx
  const y = ship.y + dy
  if (!isDot(state, x, y)) return mayLeave(state, turn) ? 'leaves' : 'barred'
  return shipAt(state, x, y) === undefined ? 'clear' : 'collides'
}

/** [SOL-134] Not in the turn of its return. */
export function mayLeave(state: State, turn: Turn): boolean {
  return !turn.hasReturned || state.options.returningShipMayLeaveAgain
}

/** The other ship of a collision; throws where there is none. */
export function struckBy(state: State, ship: Ship, direction: number): Ship {
  const { dx, dy } = stepOf(direction)
  const struck = shipAt(state, ship.x + dx, ship.y + dy)
  if (!struck) throw new Error(`${ship.id} runs into nobody.`)
  return struck
}

/** [SOL-030] [SOL-035] From 45 or 90 degrees off the wind a ship changes tack; [SOL-037] [SOL-038] wearing asks no more. */
export function isOnATack(state: State, ship: Ship): boolean {
  return otherTack(ship.heading, state.windFrom).length > 0
}

/** Placed and rigged for coming about, wherever it leads. */
function canComeAbout(state: State, ship: Ship, turn: Turn): boolean {
  return isOnATack(state, ship) && isFitToComeAbout(ship, turn)
}

/** What coming about asks of a ship; one in a plan will do. */
type Rigged = Pick<Ship, 'masts' | 'lastAction'>
type Hauling = Pick<Turn, 'isClubHauling'>

function isFitToComeAbout(ship: Rigged, turn: Hauling): boolean {
  return !lacksForesails(ship, turn) && !cameAboutLast(ship, turn)
}

/** [SOL-032] [SOL-C07] A club-haul does without. */
export function lacksForesails({ masts }: Rigged, { isClubHauling }: Hauling): boolean {
  return !isClubHauling && (masts.fore ?? 0) === 0
}

/** [SOL-033] [SOL-C07] */
export function cameAboutLast({ lastAction }: Rigged, { isClubHauling }: Hauling): boolean {
  return !isClubHauling && lastAction === 'comeAbout'
}

const unaided: Hauling = { isClubHauling: false }

/** [SOL-C07] Whether it takes the card to bring the ship about. */
export function needsClubHaul(ship: Rigged): boolean {
  return !isFitToComeAbout(ship, unaided)
}

/** [SOL-133] A collision may be chosen where rams are agreed on, or for want of any other way. */
export function mayCollide(state: State, ship: Ship, turn: Turn): boolean {
  if (state.options.rammingAllowed) return true
  return turn.moves < fewestMoves && !turn.isExcused && !hasOtherWay(state, ship, turn)
}

/** [SOL-022] A ship that can still sail has not made its cable, and there is a way to make it. */
export function owesMove(state: State, ship: Ship, turn: Turn): boolean {
  if (turn.moves >= fewestMoves || turn.isExcused) return false
  return hasOtherWay(state, ship, turn) || hasWay(state, ship, turn, 'collides')
}

/** [SOL-133] Clear water, the edge of the board or a boarding. */
function hasOtherWay(state: State, ship: Ship, turn: Turn): boolean {
  return (
    hasWay(state, ship, turn, 'clear') ||
    hasWay(state, ship, turn, 'leaves') ||
    canBoardAny(state, ship)
  )
}

function hasWay(state: State, ship: Ship, turn: Turn, sought: Way): boolean {
  for (let by = -1; by <= 1; by++) {
    const heading = turned(ship.heading, by)
    if (!isIntoWind(state, heading) && wayOf(state, ship, turn, heading) === sought) return true
  }
  if (!isOnATack(state, ship)) return false
  if (wayOf(state, ship, turn, downwind(state)) === sought) return true
  return canComeAbout(state, ship, turn) && wayOf(state, ship, turn, state.windFrom) === sought
}
