import { stepDown, stepEast, turnedBy } from '@grognard/geometry/hex/hex.ts'
import { isOn } from '../book/options.ts'
import {
  becalmed,
  blanketing,
  blanketingGuns,
  blanketingSteps,
  foreAndAftAllowance,
  momentum,
  slowRating,
  towing,
} from '../book/tables/sailing.ts'
import type { Attitude } from '../book/tables/sailing.ts'
import { allowancesLess, ownLosses } from './allowance.ts'
import { hasGunners } from './crews.ts'
import type { HexPose } from './plots.ts'
import {
  attitudeTo,
  cardOf,
  isBound,
  isDismasted,
  isIn,
  isOnSea,
  riggingSectionsLost,
  shipOf,
} from './ships.ts'
import { towedBehind } from './tows.ts'
import type { Ship, ShipCard, State } from './state.ts'

/** What a ship may plot this turn, worked out once for all her plots. */
export interface Limits {
  /** [WS-088] Where the plot begins: as if a pledged turn had been made. */
  from: HexPose
  wind: number
  /** [WS-052] Points, and [WS-056] most hexes forward in each attitude. */
  allowance: number
  caps: Record<Attitude, number>
  /** [WS-055] [WS-062] */
  turning: number
  /** [WS-062] Her bow stayed in its hex last turn. */
  isStill: boolean
  /** [WS-070] [WS-071] The next move must be a hex forward. */
  isTurnOpen: boolean
  hasCrabMove: boolean
  hasMomentum: boolean
  /** [WS-083] Least and most speed; the least may be above what the allowance lets her make. */
  least: number
  most: number
  /** [WS-084] */
  isShortOfWay: boolean
  /** [WS-175] */
  canBack: boolean
}

/** As she lies when plots are written; what others cost her is worked out where it is not known. */
export function limitsOf(state: State, ship: Ship, losses = slowedBy(state, ship)): Limits {
  return limitsFrom(state, ship, pledgedHeading(ship), losses)
}

/** As she lay when the movement began, while it goes on. */
export function limitsAsBegun(state: State, ship: Ship): Limits {
  return limitsFrom(state, ship, ship.startHeading, ship.slowedBy)
}

/** [WS-088] Her heading once her pledged turn is made. */
export function pledgedHeading({ heading, pledge }: Ship): number {
  return pledge === 'none' ? heading : turnedBy(heading, pledge === 'L' ? -1 : 1)
}

/** [WS-107] [WS-109] Hexes lost to others, judged when plots are written. */
export function slowedBy(state: State, ship: Ship): number {
  return blanketingLoss(state, ship) + towingLoss(state, ship)
}

/** [WS-071] [WS-083] What binds her plot: who lay idle owes no hex forward. [WS-062] The Basic game does not ask how she gets under way. */
function limitsFrom(state: State, ship: Ship, heading: number, losses: number): Limits {
  const card = cardOf(state, ship)
  const attitude = attitudeTo(heading, state.wind.direction)
  const { A, B, C } = allowancesLess(state, ship, ownLosses(state, ship) + losses)
  const caps = { A, B, C, D: allowanceHeadToWind(state, ship, card) }
  const isBasic = state.options.game === 'basic'
  const isStill = ship.stillTurns > 0 && !isBasic
  const hasMomentum = isOn(state.options, 'momentum')
  const { gain, loss } = changeOfSpeed(card, ship)
  const speed = wayOn(state, ship)
  const least = Math.max(0, speed - loss)
  return {
    from: { q: ship.q, r: ship.r, heading },
    wind: state.wind.direction,
    allowance: caps[attitude],
    caps,
    turning: isStill ? ship.turning - 1 : ship.turning,
    isStill,
    isTurnOpen: ship.isTurnOpen && !ship.wasIdle,
    hasCrabMove: isOn(state.options, 'crabMove'),
    hasMomentum,
    least,
    most: speed + gain,
    isShortOfWay: hasMomentum && caps[attitude] < least,
    canBack: !isBasic,
  }
}

/** [WS-078] A fore-and-aft rigged ship sails a hex every second turn, head to wind; others none. */
function allowanceHeadToWind(state: State, ship: Ship, card: ShipCard): number {
  const sails =
    card.isForeAndAft && isOn(state.options, 'foreAndAft') && state.wind.velocity > becalmed
  return sails && !hasPinched(ship) && !isDismasted(ship) ? foreAndAftAllowance : 0
}

/** Her whole last turn was a hex on the heading that she has. */
function hasPinched({ lastPlot, startHeading, heading }: Ship): boolean {
  return lastPlot === '1' && startHeading === heading
}

/** [WS-086] Fouled, grappled or aground she has none, even if she had some when she fouled; [WS-059] nor without hands to sail her. */
function wayOn(state: State, ship: Ship): number {
  const isHeld = ship.aground > 0 || isBound(state, ship) || !hasGunners(ship)
  return isHeld ? 0 : ship.speed
}

/** [WS-081] [WS-082] How much speed she may gain and lose in a turn. */
export function changeOfSpeed(card: ShipCard, ship: Ship): { gain: number; loss: number } {
  const row = momentum[Math.min(card.class, 5)]
  if (!row) throw new RangeError(`There is no momentum for class ${card.class}.`)
  const isSlowed = row.isSlowedByRigging && riggingSectionsLost(ship) > 0
  return { gain: row.gain - (isSlowed ? 1 : 0), loss: card.rating >= slowRating ? 1 : row.loss }
}

/** [WS-107] The largest loss to a ship that stands on the hex upwind of bow or stern. */
function blanketingLoss(state: State, ship: Ship): number {
  const { direction, velocity } = state.wind
  if (velocity === becalmed || !isOn(state.options, 'blockedWind')) return 0
  const q = ship.q - stepEast(direction)
  const r = ship.r - stepDown(direction)
  let most = 0
  for (const other of state.ships) {
    if (Math.abs(other.q - q) > 2 || Math.abs(other.r - r) > 2 || other === ship) continue
    if (standsUpwind(ship, other, q, r) && isBlanket(other))
      most = Math.max(most, lossTo(state, ship, other))
  }
  return most
}

/** In the hex upwind of the bow, or of the stern. */
function standsUpwind({ heading }: Ship, other: Ship, q: number, r: number): boolean {
  return isIn(other, q, r) || isIn(other, q - stepEast(heading), r - stepDown(heading))
}

/** [WS-107] Hulks, struck ships and those at anchor have no sail set. */
function isBlanket(ship: Ship): boolean {
  return isOnSea(ship) && ship.status !== 'struck' && ship.anchor === 'none' && !isDismasted(ship)
}

function lossTo(state: State, ship: Ship, other: Ship): number {
  const card = cardOf(state, other)
  const hasHalf = sum(other.rigging) * 2 >= sum(card.log.rigging)
  return blanketingBy(
    { isFull: other.sails === 'full', hasHalf, rating: card.rating },
    cardOf(state, ship).rating,
  )
}

/** [WS-105] [WS-106] Hexes lost to a blocker, by its sails, its rigging and the ratings of both. */
export function blanketingBy(
  blocker: { isFull: boolean; hasHalf: boolean; rating: number },
  rating: number,
): number {
  const plain = blocker.isFull ? blanketing.full : blocker.hasHalf ? blanketing.battle : 0
  if (plain === 0) return 0
  const difference = blocker.rating - rating
  const steps = Math.min(blanketingSteps, Math.floor(Math.abs(difference) / blanketingGuns))
  return Math.max(0, plain + Math.sign(difference) * steps)
}

/** [WS-109] Of a chain each ship slows its head. */
function towingLoss(state: State, ship: Ship): number {
  if (!isOn(state.options, 'towing')) return 0
  if (state.tows.length === 0) return 0
  const { rating } = cardOf(state, ship)
  const losses = towedBehind(state, ship.id).map(towed =>
    cardOf(state, shipOf(state, towed)).rating > rating ? towing.heavier : towing.lighter,
  )
  return sum(losses)
}

function sum(squares: readonly number[]): number {
  let all = 0
  for (const each of squares) all += each
  return all
}
