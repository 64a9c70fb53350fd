import { hexTowards, isSameHex, stepDown, stepEast } from '@grognard/geometry/hex/hex.ts'
import type { Hex } from '@grognard/geometry/hex/hex.ts'
import { isOn } from '../book/options.ts'
import type { Limits } from './plot-limits.ts'
import { mayFollow, speedOf } from './plot-walk.ts'
import type { Walk } from './plot-walk.ts'
import { afterStep } from './plots.ts'
import type { HexPose, PlotStep } from './plots.ts'
import { areEnemies, isFighting } from './ships.ts'
import type { Ship, State } from './state.ts'

/** [WS-089] The friends that a ship could follow: their stern next to her bow and not to her own stern. */
export function shipsAhead(state: State, ship: Ship): Ship[] {
  const ahead: Ship[] = []
  if (!isOn(state.options, 'followInTheWake')) return ahead
  for (const other of state.ships) if (isAhead(state, ship, other)) ahead.push(other)
  return ahead
}

export function hasShipAhead(state: State, ship: Ship): boolean {
  if (!isOn(state.options, 'followInTheWake')) return false
  for (const other of state.ships) if (isAhead(state, ship, other)) return true
  return false
}

function isAhead(state: State, ship: Ship, other: Ship): boolean {
  if (Math.abs(other.q - ship.q) > 2 || Math.abs(other.r - ship.r) > 2) return false
  return (
    other !== ship &&
    isJustAhead(ship, other) &&
    isFighting(other) &&
    !areEnemies(state, ship, other)
  )
}

/** Her stern is next to the bow, straight ahead or 60 degrees off. */
function isJustAhead(ship: Ship, { q, r, heading }: Ship): boolean {
  const east = q - stepEast(heading) - ship.q
  const down = r - stepDown(heading) - ship.r
  for (let turn = -1; turn <= 1; turn++) {
    const direction = turned(ship.heading, turn)
    if (stepEast(direction) === east && stepDown(direction) === down) return true
  }
  return false
}

const turned = (heading: number, turn: number) => ((heading - 1 + turn + 6) % 6) + 1

/** What a follower sees of the ship ahead at a step. */
export interface Leader {
  /** [WS-089] Her stern at the start, then each hex that her bow has left: pairs of q and r. */
  trail: readonly number[]
  /** Where she will lie after this step. */
  after: HexPose
}

/**
 * [WS-089] The follower's next step, worked out as the leader goes: along the wake as far as her
 * allowance permits, backing only where she would run into her. [WS-085] The least speed comes first.
 */
export function stepInWake(
  limits: Limits,
  pose: HexPose,
  walk: Walk,
  leader: Leader,
): PlotStep | null {
  const wanted = towardsWake(pose, leader)
  const step = wanted ?? 'B'
  if (step === 'B' && mustSailOn(limits, walk)) return mayFollow(limits, walk, 'F') ? 'F' : null
  return mayFollow(limits, walk, step) ? step : null
}

/** [WS-085] So few points are left that each must be a hex forward. */
function mustSailOn(limits: Limits, walk: Walk): boolean {
  if (!limits.hasMomentum) return false
  const wanted = Math.min(limits.least, limits.allowance) - speedOf(walk)
  return wanted > 0 && limits.allowance - walk.cost <= wanted
}

/** Straight on or a turn towards the next hex of the wake; null where the ship ahead is still in it, or it lies elsewhere. */
function towardsWake(pose: HexPose, { trail, after }: Leader): PlotStep | null {
  const next = nextOfTrail(pose, trail)
  if (!next) return null
  if (isSameHex(next, after) || isSameHex(next, sternAt(after))) return null
  if (isSameHex(afterStep(pose, 'F', null), next)) return 'F'
  if (isSameHex(hexTowards(pose, turned(pose.heading, -1)), next)) return 'L'
  if (isSameHex(hexTowards(pose, turned(pose.heading, 1)), next)) return 'R'
  return null
}

function nextOfTrail({ q, r }: HexPose, trail: readonly number[]): Hex | null {
  for (let at = trail.length - 2; at >= 0; at -= 2)
    if (trail[at] === q && trail[at + 1] === r) return hexOfTrail(trail, at + 2)
  return hexOfTrail(trail, 0)
}

function hexOfTrail(trail: readonly number[], at: number): Hex | null {
  const q = trail[at]
  const r = trail[at + 1]
  return q === undefined || r === undefined ? null : { q, r }
}

function sternAt(pose: HexPose): Hex {
  return hexTowards(pose, pose.heading, -1)
}
