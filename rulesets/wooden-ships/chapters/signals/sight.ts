import { hexDistance } from '@grognard/geometry/hex/hex.ts'
import type { Hex } from '@grognard/geometry/hex/hex.ts'
import { crossingsBetween } from '@grognard/geometry/hex/line.ts'
import { readableWithin, repeaterClass } from '../../book/tables/signals.ts'
import { isLandAt } from '../../model/ground.ts'
import {
  areEnemies,
  bowOf,
  cardOf,
  isFighting,
  isIn,
  isOnSea,
  shipOf,
  sternOf,
} from '../../model/ships.ts'
import type { Ship, Signal, State } from '../../model/state.ts'

/** [WS-049] Lines are tested where there are repeaters, or where the players agreed on it. */
function isSightTested({ rules, options }: State): boolean {
  return rules.hasRepeaters || options.signalSight === 'always'
}

/** [WS-049] Hexes from the sender's stern to the nearest hex where the receiver can read her flags; null where she cannot. */
export function legBetween(state: State, sender: Ship, receiver: Ship): number | null {
  const from = sternOf(sender)
  const legs = [bowOf(receiver), sternOf(receiver)]
    .filter(to => !isSightTested(state) || isReadable(state, from, to, sender, receiver))
    .map(to => hexDistance(from, to))
  return legs.length === 0 ? null : Math.min(...legs)
}

function isReadable(state: State, from: Hex, to: Hex, sender: Ship, receiver: Ship): boolean {
  if (hexDistance(from, to) > readableWithin) return false
  const blocks = (hex: Hex) => isBlocking(state, hex, sender, receiver)
  return !crossingsBetween(from, to).some(hexes => hexes.every(blocks))
}

/** [WS-049] Land, or a third ship; a line along a side is blocked where both hexes are. */
function isBlocking(state: State, hex: Hex, sender: Ship, receiver: Ship): boolean {
  if (isLandAt(state, hex)) return true
  return state.ships.some(
    ship => ship !== sender && ship !== receiver && isOnSea(ship) && isIn(ship, hex.q, hex.r),
  )
}

/** [WS-050] Fired, was fired at, or is grappled or fouled to an enemy, in so many turns before this one or now. */
function isEngaged(state: State, ship: Ship, turnsBack: number): boolean {
  if (ship.engagedIn >= state.turn - turnsBack) return true
  return state.bonds.some(({ one, other }) => {
    if (one !== ship.id && other !== ship.id) return false
    return areEnemies(state, ship, shipOf(state, one === ship.id ? other : one))
  })
}

/** [WS-050] A frigate or smaller out of combat that passes a signal on in the same turn. */
export function canRepeat(state: State, ship: Ship): boolean {
  return isRepeater(state, ship, 1) && !hasRepeated(state, ship)
}

/** [WS-050] One that read it in the turn before, and was out of combat then as well. */
export function canSendOn(state: State, ship: Ship, signal: Signal): boolean {
  return signal.readers.includes(ship.id) && isRepeater(state, ship, 2) && !hasRepeated(state, ship)
}

function isRepeater(state: State, ship: Ship, turnsBack: number): boolean {
  const isSmall = cardOf(state, ship).class >= repeaterClass
  return isSmall && isFighting(ship) && !isEngaged(state, ship, turnsBack)
}

/** [WS-050] Once a turn. */
function hasRepeated({ signals, turn }: State, ship: Ship): boolean {
  return signals.some(
    ({ passedIn, path }) => passedIn === turn && path.includes(ship.id) && path[0] !== ship.id,
  )
}

/** [WS-050] Frigates of the fleet that can read a signal shown by these ships. */
export function readersOf(state: State, shownBy: readonly Ship[]): string[] {
  const [sender] = shownBy
  if (!sender) return []
  return state.ships
    .filter(ship => !shownBy.includes(ship) && !areEnemies(state, ship, sender))
    .filter(ship => isRepeater(state, ship, 1))
    .filter(ship => shownBy.some(from => legBetween(state, from, ship) !== null))
    .map(({ id }) => id)
}
