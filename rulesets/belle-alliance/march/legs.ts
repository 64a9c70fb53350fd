import type { Leg } from '../parts.ts'
import { TURNING_COST } from '../tables/movement.ts'
import { turningQuarters } from '../tables/turning.ts'

const QUARTER_TURN = 9_000
const QUARTERS_OF_FRONT = 4

/** [BA-2.4.2-02] Path of a leg, 1/1000 cm, also broken: of a turn in proportion to front and angle. */
export function pathOf({ kind, amount }: Leg, front: number): number {
  if (kind === 'about') return 0
  if (kind === 'straight') return Math.abs(amount)
  const quarters = (front * turningQuarters[kind]) / QUARTERS_OF_FRONT
  return (quarters * Math.abs(amount)) / QUARTER_TURN
}

/** [BA-2.4.3-01] [BA-2.4.2-01] What a length of the leg costs, in lengths of straight march. */
export function priceOf({ kind }: Leg, turnsFreely: boolean): number {
  return kind === 'straight' || turnsFreely ? 1 : TURNING_COST
}

/** Straight march that all legs cost together, 1/1000 cm. */
export function costOf(legs: readonly Leg[], front: number, turnsFreely: boolean): number {
  let cost = 0
  for (const leg of legs) cost += pathOf(leg, front) * priceOf(leg, turnsFreely)
  return cost
}

/** [BA-2.4.2-02] The most that a march turns, 1/100 degree, rounded down; at most all the way round. */
export function mostTurned(
  kind: 'pivot' | 'wheel',
  front: number,
  march: number,
  turnsFreely: boolean,
): number {
  const quarter = pathOf({ kind, amount: QUARTER_TURN }, front)
  const price = priceOf({ kind, amount: 0 }, turnsFreely)
  return Math.min(4 * QUARTER_TURN, Math.floor((march / price / quarter) * QUARTER_TURN))
}
