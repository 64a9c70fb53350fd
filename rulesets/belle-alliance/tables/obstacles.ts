import type { Class } from '../terrain.ts'
import type { Arm } from './arms.ts'

/** How often the march is halved; null: cannot pass. */
export interface ObstacleRow {
  infantry: number | null
  cavalry: number | null
  artillery: number | null
}

/** [BA-2.3.5-03] [BA-T-04] */
export const obstacleRows: Record<Class, ObstacleRow> = {
  I: { infantry: 0, cavalry: 1, artillery: 1 },
  II: { infantry: 1, cavalry: 2, artillery: 2 },
  III: { infantry: 2, cavalry: null, artillery: null },
}

/** [BA-2.3.5-03] Halvings of the march in an obstacle; null: impassable. */
export function obstacleHalvings(obstacle: Class, arm: Arm): number | null {
  const row = obstacleRows[obstacle]
  if (arm === 'infantry') return row.infantry
  return arm === 'artillery' || arm === 'wagon' ? row.artillery : row.cavalry
}
