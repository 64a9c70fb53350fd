import { hexTowards } from '@grognard/geometry/hex/hex.ts'
import type { Hex } from '@grognard/geometry/hex/hex.ts'
import type { HexPose } from './plots.ts'
import type { GroundHex, State } from './state.ts'

/** [WS-250] Depths by column and row; the ground is setting, so it is worked out once for a battle. */
const charts = new WeakMap<readonly GroundHex[], Map<number, Map<number, number>>>()

function chartOf(ground: readonly GroundHex[]): Map<number, Map<number, number>> {
  const known = charts.get(ground)
  if (known) return known
  const columns = Map.groupBy(ground, ({ q }) => q)
  const chart = new Map(
    [...columns].map(([q, hexes]) => [q, new Map(hexes.map(({ r, depth }) => [r, depth]))]),
  )
  charts.set(ground, chart)
  return chart
}

function depthAt(state: State, q: number, r: number): number {
  return chartOf(state.ground).get(q)?.get(r) ?? Infinity
}

/** [WS-049] */
export function isLandAt(state: State, { q, r }: Hex): boolean {
  return state.ground.length > 0 && depthAt(state, q, r) === 0
}

/** [WS-250] Infinite on the open sea; 0 on land. */
export function depthUnder(state: State, pose: HexPose): number {
  if (state.ground.length === 0) return Infinity
  const stern = hexTowards(pose, pose.heading, -1)
  return Math.min(depthAt(state, pose.q, pose.r), depthAt(state, stern.q, stern.r))
}

/** [WS-098] Bow or stern would be on land. */
export function isOnLand(state: State, pose: HexPose): boolean {
  return depthUnder(state, pose) === 0
}
