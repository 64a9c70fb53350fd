import { segmentCrossesHull, segmentCrossesPolygon } from '@grognard/geometry/measured/index.ts'
import type { Terrain } from '../setting.ts'
import type { Ship, State } from '../state.ts'

/** [LOB-130] Land between the centres of two ships blocks fire. */
export function landBetween(state: State, from: Ship, to: Ship): Terrain | undefined {
  for (const row of state.terrain)
    if (row.kind === 'land' && segmentCrossesPolygon(from.x, from.y, to.x, to.y, row.polygon))
      return row
  return undefined
}

/** [LOB-130] A hull between them, friend or enemy, blocks it too where so agreed. */
export function hullBetween(state: State, from: Ship, to: Ship): Ship | undefined {
  if (!state.options.hullsBlockFire) return undefined
  const { ships } = state
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    if (ship === undefined || ship === from || ship === to || ship.status !== 'afloat') continue
    if (segmentCrossesHull(from.x, from.y, to.x, to.y, ship)) return ship
  }
  return undefined
}
